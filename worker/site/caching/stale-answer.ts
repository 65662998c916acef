import { minute } from '#db/model/site/durations.ts'
import { isLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formatMoment } from '#ui/site/number.present.ts'
import { escapeXml } from '#ui/site/xml.present.ts'
import { queryIn } from '#worker/site/caching/page-address.ts'
import type { RememberedPage } from '#worker/site/caching/page-memory.ts'
import { bodyFor } from '#worker/site/caching/remembered-page.ts'

/**
 * Stale-if-error: milliseconds for which a remembered page may be served after it was last known to be current. During that time withdrawn or hidden
 * content may stay visible (DECISIONS.md).
 */
const maxStale = 30 * minute

/** Header of a stale page: when it was last known to be current. */
const staleHeader = 'Stale-Since'

/** A remembered page with a notice that it may be out of date; null if it is too old. */
export function staleAnswer(page: RememberedPage, address: string, now: number): Response | null {
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
