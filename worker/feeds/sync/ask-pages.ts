import type { ReceiptRecord } from '#db/feeds/receipt-record.ts'
import type { Locale } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'

/** Asks this site for a page, without the network. */
export type AskPage = (request: Request) => Promise<Response>

const maxRedirects = 3

/** A record's page in a language; it leads to the canonical address. */
export function pagePath({ name, id }: NonNullable<ReceiptRecord['page']>, locale: Locale): string {
  return name === 'project' ? href(name, locale, { city: '-', name: '-', id: String(id) }) : href(name, locale, { city: '-', type: '-', id: String(id) })
}

/** The languages in which a page does not answer 200, each with its status: `503 (de)`. */
export async function failingPages(ask: AskPage, origin: string, page: NonNullable<ReceiptRecord['page']>, locales: readonly Locale[]) {
  const failing: string[] = []
  for (const locale of locales) {
    const status = await statusOf(ask, new URL(pagePath(page, locale), origin))
    if (status !== 200) failing.push(`${status} (${locale})`)
  }
  return failing
}

/** The status of a page after its redirects; one that is on another site is not asked for. */
async function statusOf(ask: AskPage, first: URL): Promise<number> {
  for (let [url, redirects] = [first, 0]; ; redirects += 1) {
    const response = await ask(new Request(url))
    await response.body?.cancel()
    const location = response.headers.get('Location')
    if (location === null || response.status < 300 || response.status >= 400 || redirects === maxRedirects) return response.status
    url = new URL(location, url)
    if (url.origin !== first.origin) return 200
  }
}
