import { presentStock } from '#db/feeds/guard/staged-stock.ts'
import type { ListingTexts } from '#db/feeds/import-hidden-units.ts'
import type { DeskHome } from '#db/listings/desk/desk-home.ts'
import { nextHome } from '#db/listings/desk/next-home.ts'
import { isPublic } from '#db/model/listings/listing-state.ts'
import { href } from '#ui/routes.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { expectedOf, recordPath } from '#worker/feeds/guard/expected-page.ts'
import { faultLine } from '#worker/site/canary/fault-line.ts'
import { anyPage } from '#worker/site/canary/page-fault.ts'
import { type TriedPage, tryPages } from '#worker/site/canary/try-pages.ts'

/**
 * Renders the page of a home in each language, and the site's first page, with a presentation before it is stored.
 * @returns what is wrong with them and not at present, each with its page, in words; empty if they are in order
 */
export async function faultsOfHome({ env, agency, locale }: DeskContext, home: DeskHome, texts: ListingTexts): Promise<readonly string[]> {
  const { listing, secret, projectSecret } = home
  if (!isPublic(listing.state)) return []
  const hidden = listing.place.address?.houseNumber ? null : (secret ?? projectSecret)
  const expected = expectedOf({ card: JSON.parse(texts.card), hidden, hasOwnText: true }, agency)
  const { enabled } = agency.languages
  const pages: readonly TriedPage[] = [
    ...enabled.map((each) => ({ path: recordPath('listing', listing.id, listing.goal, each), isNew: false, expected })),
    { path: href('home', agency.languages.default), isNew: false, expected: { ...anyPage, isPublished: true } },
  ]
  const present = presentStock([{ kind: 'listing', id: listing.id }])
  const found = await tryPages(env, pages, nextHome(listing.id, texts), present)
  if (found.length === 0) return []
  const paths = found.map(({ page }) => page.path)
  const known = await tryPages(
    env,
    pages.filter(({ path }) => paths.includes(path)),
    present,
    present,
  )
  const isKnown = (path: string) => known.some(({ page }) => page.path === path)
  return found.flatMap(({ page, fault }) => (isKnown(page.path) ? [] : [faultLine(page.path, fault, locale)]))
}
