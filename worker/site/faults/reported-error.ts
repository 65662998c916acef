import type { Context } from 'hono'
import { reportFault } from '#db/site/report-fault.ts'
import type { Env } from '#worker/env.ts'
import { newReference } from '#worker/site/faults/api-fault.ts'
import { databaseAnswers } from '#worker/site/faults/database-watch.ts'
import { isDatabaseAway, isSchemaLag } from '#worker/site/faults/query-errors.ts'
import { storeOf } from '../requests/store-of.ts'

/** Timeout in milliseconds of the database probe; on timeout the database is considered the cause of the error. */
const timeout = 250

/** Why a request failed: a migration has not run yet, the database does not take queries, or an error of the site itself. */
type Cause = 'migrating' | 'unavailable' | 'inside'

interface ReportedError {
  readonly reference: string
  readonly cause: Cause
  readonly status: 500 | 503
  /** Seconds until the request may be sent again; null: no repetition helps. */
  readonly retryAfter: string | null
}

const retryAfters = { migrating: '5', unavailable: '10', inside: null } as const

/** Logs an uncaught error under a new reference, and says what may be answered. Uses nothing that may itself have failed. */
export async function reportedError(error: Error, { env, executionCtx }: Pick<Context<{ Bindings: Env }>, 'env' | 'executionCtx'>): Promise<ReportedError> {
  const reference = newReference()
  const cause = await causeOf(error, () => databaseAnswers(storeOf(env, executionCtx), timeout))
  if (cause === 'migrating') reportFault(`error ${reference}: the database is missing a migration`)
  else if (cause === 'unavailable') reportFault(`error ${reference}: the database does not answer`, error)
  else reportFault(`error ${reference}`, error)
  return { reference, cause, status: cause === 'inside' ? 500 : 503, retryAfter: retryAfters[cause] }
}

async function causeOf(error: Error, answers: () => Promise<boolean>): Promise<Cause> {
  if (isSchemaLag(error)) return 'migrating'
  return isDatabaseAway(error) || !(await answers()) ? 'unavailable' : 'inside'
}
