import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { translator } from '#messages/translate.ts'
import type { Env } from '#worker/env.ts'
import { isApi } from '#worker/site/faults/api-fault.ts'
import { errorPage } from '#worker/site/faults/error-page.ts'
import { reportedError } from '#worker/site/faults/reported-error.ts'
import { visitorLocale } from '#worker/site/languages/visitor-locale.ts'

/** Endpoints that people open in a browser: files and documents by a mailed link, and the choice of cookies. */
const forPeople = /^\/(?:files|documents|consent)(?:\/|$)/
/** What is no JSON: pictures, calendars, style sheets, feeds and texts. */
const noJson = /\.(?:avif|webp|jpe?g|png|svg|ico|ics|css|xml|atom|txt)$/

/** Seconds until a program may send a request again that failed inside: somebody has to mend it first. */
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
