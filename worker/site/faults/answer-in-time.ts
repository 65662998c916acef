import type { ExecutionContext } from 'hono'
import { minute } from '#db/model/site/durations.ts'
import { reportFault } from '#db/site/report-fault.ts'
import { readVersions } from '#db/site/versions.ts'
import { isLocale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formatMoment } from '#ui/site/number.present.ts'
import { escapeXml } from '#ui/site/xml.present.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { pageDay } from '#worker/site/caching/cache-policy.ts'
import { addressIn, canonicalAddress, queryIn } from '#worker/site/caching/page-address.ts'
import { answerRemembered, bodyFor, isCurrent, type PageMemory, pageMemoryOf, type RememberedPage } from '#worker/site/caching/remembered-page.ts'
import { faultOfApi, isApi } from '#worker/site/faults/api-fault.ts'
import { unlessSilent } from '#worker/site/faults/database-watch.ts'
import { faultPage } from '#worker/site/faults/fault-page.tsx'
import { storeOf } from '#worker/site/requests/request-store.ts'
import { unsentForm } from '#worker/site/requests/unsent-form.ts'

type Render = () => Response | Promise<Response>

/** Paths with a timeout: pages and the public API. Endpoints for the agency's programs may take as long as they need. */
const watched = new RegExp(`^/(?:$|api/|property/|preview/|(?:${locales.join('|')})(?:/|$))`)

/** Seconds until a visitor may retry. */
const retryAfter = '10'

/** Timeout in milliseconds for a form. A form that cannot be stored is reported on its page; this only applies if that page cannot be rendered either. */
const formPatience = 2_000

/**
 * Handles a request: from page memory if possible, else by `render`. If the database does not respond or rendering fails, it serves a stale page with a
 * notice (stale-if-error), or else a 503 within a second.
 * @param keys query keys that remembered pages read
 */
export async function answerInTime(request: Request, env: Env, context: ExecutionContext, keys: ReadonlySet<string>, render: Render): Promise<Response> {
  if (!watched.test(new URL(request.url).pathname)) return render()
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const answering = answerFromMemory(request, env, context, keys).then((remembered) => remembered ?? render())
  const store = storeOf(env, context)
  const answer = await unlessSilent(answering, store, isRead ? undefined : formPatience)
  if (answer !== null && answer.status < 500) return answer
  return staleFromMemory(request, env, keys) ?? answer ?? unavailable(request, env, context)
}

async function unavailable(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
  reportFault(`the database did not answer: ${new URL(request.url).pathname}`)
  return isApi(new URL(request.url).pathname)
    ? faultOfApi(request, env, 503, { 'Retry-After': retryAfter })
    : faultPage(request, env, { kind: 'unavailable' }, 503, retryAfter, await unsentForm(request, context))
}

/** Longer URLs are rarely shared, so they are not cached. */
const maxAddress = 2_000

/**
 * Serves a public page from this isolate's memory if nothing has changed since it was rendered; runs before all routing.
 * @param keys query keys that remembered pages read
 * @returns null on a miss
 */
async function answerFromMemory(request: Request, env: Env, context: ExecutionContext, keys: ReadonlySet<string>): Promise<Response | null> {
  const address = addressIn(request.url)
  if ((request.method !== 'GET' && request.method !== 'HEAD') || address.length > maxAddress || request.body !== null) return null
  try {
    const memory = pageMemoryOf(env.LISTINGS, settingsOf(env).pageMemory)
    const page = pageAt(memory, address, keys)
    if (page === undefined) return null
    const versions = await readVersions(storeOf(env, context))
    if (!isCurrent(page, versions, pageDay(new Date()))) return null
    page.confirmed.at = Date.now()
    return answerRemembered(page, request, address, memory)
  } catch {
    // Invalid settings or a failing database: treat as a miss; the regular path reports it.
    return null
  }
}

/** The page as this isolate last rendered it, of any age (stale-if-error). @returns null if absent */
function staleFromMemory(request: Request, env: Env, keys: ReadonlySet<string>): Response | null {
  const address = addressIn(request.url)
  if ((request.method !== 'GET' && request.method !== 'HEAD') || address.length > maxAddress) return null
  try {
    const page = pageAt(pageMemoryOf(env.LISTINGS, settingsOf(env).pageMemory), address, keys)
    return page === undefined ? null : staleAnswer(page, address, Date.now())
  } catch {
    return null
  }
}

/** Links on the site already have the canonical query; others are parsed first. */
function pageAt({ pages }: PageMemory, address: string, keys: ReadonlySet<string>): RememberedPage | undefined {
  return pages.get(address) ?? (address.includes('?') ? pages.get(canonicalAddress(address, keys)) : undefined)
}

/**
 * Stale-if-error: milliseconds for which a remembered page may be served after it was last known to be current. During that time withdrawn or hidden
 * content may stay visible (DECISIONS.md).
 */
const maxStale = 30 * minute

/** Header of a stale page: when it was last known to be current. */
const staleHeader = 'Stale-Since'

/** A remembered page with a notice that it may be out of date; null if it is too old. */
function staleAnswer(page: RememberedPage, address: string, now: number): Response | null {
  const since = page.confirmed.at
  if (now - since > maxStale) return null
  const headers = new Headers(page.headers)
  for (const name of ['ETag', 'Cache-Tag', 'Cloudflare-CDN-Cache-Control']) headers.delete(name)
  headers.set('Cache-Control', 'private, no-store')
  headers.set(staleHeader, new Date(since).toUTCString())
  return new Response(noted(bodyFor(page, queryIn(address)), headers.get('Content-Language') ?? '', new Date(since)), { headers })
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Inserts the notice before the content. */
function noted(body: Uint8Array<ArrayBuffer>, language: string, since: Date): Uint8Array<ArrayBuffer> {
  const html = decoder.decode(body)
  const at = html.indexOf('<main')
  if (at === -1 || !isLocale(language)) return body
  const text = translator(language)('stale.text', { time: formatMoment(since, language) })
  return encoder.encode(`${html.slice(0, at)}<aside class="stale-notice"><div class="measure"><p>${escapeXml(text)}</p></div></aside>${html.slice(at)}`)
}
