import type { Store } from '#db/client.ts'
import type { Goal } from '#db/model/listing.ts'
import type { Zone } from '#db/model/zones.ts'
import { countTowns } from '#db/search/place-counts.ts'
import { byLocale } from '#messages/locales.ts'
import { hasLanding, type Landing, landingPath, minForLanding } from '#ui/presenters/landing-paths.ts'
import type { SitemapPage } from './xml.ts'

/** Pages per part, the same number as listings per part. */
const maxPages = 500
const goals: readonly Goal[] = ['sale', 'rent']

/** Landing pages with enough homes to be indexed. All get the day of the latest change in the lists. */
export async function landingPages(store: Store, changedAt: string | null): Promise<readonly SitemapPage[]> {
  const landings = (await Promise.all(goals.map((goal) => landingsOf(store, goal)))).flat()
  const changedOn = changedAt?.slice(0, 10) ?? null
  return landings.map((landing) => ({ paths: byLocale((locale) => landingPath(landing, locale) ?? ''), changedOn }))
}

/** The number of parts for landing pages. */
export function partsOf(pages: readonly SitemapPage[]): number {
  return Math.ceil(pages.length / maxPages)
}

/** The pages in a part. @param part from 0 */
export function pagesOfPart(pages: readonly SitemapPage[], part: number): readonly SitemapPage[] {
  return pages.slice(part * maxPages, (part + 1) * maxPages)
}

async function landingsOf(store: Store, goal: Goal): Promise<readonly Landing[]> {
  const towns = (await countTowns(store, goal)).filter(({ count }) => count >= minForLanding)
  return towns
    .toSorted(byCode)
    .flatMap(({ town, types }) => [
      { goal, town, type: null },
      ...[...types].flatMap(([type, count]) => (count >= minForLanding && hasLanding(type) ? [{ goal, town, type }] : [])),
    ])
}

/** In an order that does not depend on the number of homes. */
function byCode(one: { readonly town: Zone }, other: { readonly town: Zone }): number {
  return one.town.code < other.town.code ? -1 : 1
}
