import type { Store } from '#db/client.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import type { Zone } from '#db/model/places/zones.ts'
import { countTowns } from '#db/search/place-counts.ts'
import { byLocale } from '#messages/locales.ts'
import { hasLanding, type Landing, landingPath, minForLanding } from '#ui/search/landing-paths.present.ts'
import type { SitemapPage } from './xml.ts'

/** Pages per part, the same number as listings per part. */
const maxPages = 500
const goals: readonly Goal[] = ['sale', 'rent']

/** The number of parts for the landing pages that have enough homes to be indexed. */
export async function countLandingParts(store: Store): Promise<number> {
  return Math.ceil((await indexedLandings(store)).length / maxPages)
}

/** The landing pages in a part. All get the date of the latest change in the lists. @param part from 0 */
export async function landingPages(store: Store, part: number, changedAt: string | null): Promise<readonly SitemapPage[]> {
  const landings = (await indexedLandings(store)).slice(part * maxPages, (part + 1) * maxPages)
  const changedOn = changedAt?.slice(0, 10) ?? null
  return landings.map((landing) => ({ paths: byLocale((locale) => landingPath(landing, locale) ?? ''), changedOn }))
}

async function indexedLandings(store: Store): Promise<readonly Landing[]> {
  return (await Promise.all(goals.map((goal) => landingsOf(store, goal)))).flat()
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

/** A stable order, independent of the number of homes. */
function byCode(one: { readonly town: Zone }, other: { readonly town: Zone }): number {
  return one.town.code < other.town.code ? -1 : 1
}
