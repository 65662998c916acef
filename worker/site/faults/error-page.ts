import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Env } from '#worker/env.ts'
import { apiFault, isApi } from '#worker/site/faults/api-fault.ts'
import { faultPage } from '#worker/site/faults/fault-page.tsx'
import { reportedError } from '#worker/site/faults/reported-error.ts'
import { keptForm } from '#worker/site/requests/kept-form.ts'

/**
 * Handles an uncaught error of a page or of the public API: logs it with a reference and shows that reference in the visitor's language; 503 while the
 * database does not respond or is missing a migration. Reveals no internals and uses nothing that may itself have failed.
 */
export async function errorPage(error: Error, context: Context<{ Bindings: Env }>): Promise<Response> {
  const isPublicApi = isApi(new URL(context.req.url).pathname)
  if (error instanceof HTTPException) return isPublicApi ? apiFault(context, error.status) : error.getResponse()
  const { reference, cause, status, retryAfter } = await reportedError(error, context)
  if (isPublicApi) return apiFault(context, status, retryAfter === null ? {} : { 'Retry-After': retryAfter }, reference)
  const fault = cause === 'unavailable' ? ({ kind: 'unavailable' } as const) : ({ kind: 'error', reference } as const)
  return faultPage(context.req.raw, context.env, fault, status, retryAfter, await keptForm(context.req.raw, context.executionCtx))
}
