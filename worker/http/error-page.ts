import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { reportFault } from '#db/report-fault.ts'

import type { Env } from '#worker/env.ts'
import { apiFault, isApi, newReference } from '#worker/http/api-fault.ts'
import { databaseAnswers } from '#worker/http/database-watch.ts'
import { faultPage } from '#worker/http/fault-page.tsx'
import { isSchemaLag } from '#worker/http/schema-lag.ts'
import { storeOf } from './store-of.ts'

/** Timeout in milliseconds of the database probe; on timeout the database is considered the cause of the error. */
const timeout = 250
/** Seconds until a visitor may retry. */
const again = { migrating: '5', silent: '10' } as const

/**
 * Handles an uncaught error: logs it with a reference and shows that reference in the visitor's language; 503 while the database does not respond or is
 * missing a migration. Reveals no internals and uses nothing that may itself have failed.
 */
export async function errorPage(error: Error, context: Context<{ Bindings: Env }>): Promise<Response> {
  const isPublicApi = isApi(new URL(context.req.url).pathname)
  if (error instanceof HTTPException) return isPublicApi ? apiFault(context, error.status) : error.getResponse()
  const reference = newReference()
  const isLag = isSchemaLag(error)
  const isSilent = !isLag && !(await databaseAnswers(storeOf(context.env, context.executionCtx), timeout))
  if (isLag) reportFault(`error ${reference}: the database is missing a migration`)
  else if (isSilent) reportFault(`error ${reference}: the database does not answer`, error)
  else reportFault(`error ${reference}`, error)
  const retryAfter = isLag ? again.migrating : isSilent ? again.silent : null
  const status = retryAfter === null ? 500 : 503
  if (isPublicApi) return apiFault(context, status, retryAfter === null ? {} : { 'Retry-After': retryAfter }, reference)
  return faultPage(context.req.raw, context.env, isSilent ? { kind: 'unavailable' } : { kind: 'error', reference }, status, retryAfter)
}
