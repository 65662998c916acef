import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { reportFault } from '#db/site/report-fault.ts'
import { translator } from '#messages/translate.ts'
import type { Env } from '#worker/env.ts'
import { apiFault, isApi, newReference } from '#worker/site/faults/api-fault.ts'
import { databaseAnswers } from '#worker/site/faults/database-watch.ts'
import { faultPage } from '#worker/site/faults/fault-page.tsx'
import { visitorLocale } from '#worker/site/languages/language.ts'
import { storeOf } from '#worker/site/requests/request-store.ts'
import { unsentForm } from '#worker/site/requests/unsent-form.ts'

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
  return faultPage(context.req.raw, context.env, fault, status, retryAfter, await unsentForm(context.req.raw, context.executionCtx))
}

/** Endpoints that people open in a browser: files and documents by a mailed link, and the choice of cookies. */
const forPeople = /^\/(?:files|documents|consent)(?:\/|$)/
/** Paths that do not answer with JSON: pictures, calendars, style sheets, feeds and texts. */
const noJson = /\.(?:avif|webp|jpe?g|png|svg|ico|ics|css|xml|atom|txt)$/

/** `Retry-After` in seconds for a program whose request failed with a 500: such a fault needs a fix before a retry can succeed. */
const insideRetryAfter = '60'

const words = {
  migrating: 'the database is being migrated; the same call may be tried again',
  unavailable: 'the database does not answer; the same call may be tried again',
  inside: 'the site failed inside; the same call may be tried again',
} as const

/**
 * Handles an uncaught error of an address that is no page: JSON with a reference to quote, for pictures, calendars and other files a plain text, and a page
 * only for a person's browser. Always with `Retry-After`, so that a program takes nothing for done.
 */
export async function endpointFault(error: Error, context: Context<{ Bindings: Env }>): Promise<Response> {
  const { pathname } = new URL(context.req.url)
  if (isApi(pathname) || (forPeople.test(pathname) && isBrowsed(context))) return errorPage(error, context)
  if (error instanceof HTTPException) return error.getResponse()
  const { reference, cause, status, retryAfter } = await reportedError(error, context)
  const headers = { 'Retry-After': retryAfter ?? insideRetryAfter, 'Cache-Control': 'private, no-store' }
  if (!noJson.test(pathname)) return Response.json({ error: words[cause], reference }, { status, headers })
  const locale = visitorLocale(context.req.raw, context.env, 'lng')
  const t = translator(locale)
  const text = `${t(cause === 'unavailable' ? 'unavailable.text' : 'error.text')}\n${t('error.reference', { reference })}\n`
  return new Response(text, { status, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8', 'Content-Language': locale } })
}

function isBrowsed({ req }: Context): boolean {
  return req.header('Authorization') === undefined && (req.header('Accept')?.includes('text/html') ?? false)
}

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
async function reportedError(error: Error, { env, executionCtx }: Pick<Context<{ Bindings: Env }>, 'env' | 'executionCtx'>): Promise<ReportedError> {
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

/** Whether a query failed because a migration that this build needs has not run yet: a deployment in progress, not an error of the request. */
function isSchemaLag(error: unknown): boolean {
  return saysDatabase(error, /no such (?:table|column)/)
}

/** Whether a query failed because the database takes none or no writes at present: it is locked, overloaded, restarting or out of reach. */
function isDatabaseAway(error: unknown): boolean {
  return saysDatabase(
    error,
    /\b(?:locked|SQLITE_BUSY|SQLITE_LOCKED|SQLITE_IOERR|overloaded|timed out|exceeded timeout|reset because|Network connection lost)\b/i,
  )
}

/** Whether the message of an error of D1, or of its causes, matches. The message of drizzle is left out: it quotes what a person has sent. */
function saysDatabase(error: unknown, words: RegExp): boolean {
  if (!(error instanceof Error)) return false
  return (error.message.startsWith('D1_') && words.test(error.message)) || saysDatabase(error.cause, words)
}
