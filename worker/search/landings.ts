import type { Store } from '#db/client.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import { minForLanding } from '#db/model/search/search.ts'
import { countTowns, type TownCount } from '#db/search/place-counts.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { landingTitle } from '#ui/search/landing.present.ts'
import { hasLanding, type Landing } from '#ui/search/landing-paths.present.ts'

/** The landing pages that have enough homes to be indexed, and their names. */

const goals: readonly Goal[] = ['sale', 'rent']

/** The landing pages for the sitemap, in a stable order, independent of the number of homes. */
export async function indexedLandings(store: Store): Promise<readonly Landing[]> {
  return landingsIn(store, (towns) => towns.toSorted((one, other) => (one.town.code < other.town.code ? -1 : 1)))
}

/** The names of landing pages in a language, those of the towns with the most homes first. */
export async function landingNames(store: Store, locale: Locale): Promise<readonly string[]> {
  const landings = await landingsIn(store, (towns) => towns)
  return [...new Set(landings.map((landing) => landingTitle(landing, locale)))].slice(0, maxNames)
}

/** How many names a field offers. Others are understood too. */
const maxNames = 500

/** The landing pages whose names, in any language, are among the words, by the words in lower case. Of two towns with one name it is the one with more homes. */
export async function landingsNamed(store: Store, words: readonly string[]): Promise<ReadonlyMap<string, Landing>> {
  const asked = new Set(words.map(plain))
  if (asked.size === 0) return new Map()
  const named = (await landingsIn(store, (towns) => towns)).flatMap((landing) =>
    locales.flatMap((locale) => {
      const name = plain(landingTitle(landing, locale))
      return asked.has(name) ? [[name, landing] as const] : []
    }),
  )
  return new Map(named.toReversed())
}

/** Words as the names of landing pages are compared. */
export function plain(words: string): string {
  return words.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

async function landingsIn(store: Store, order: (towns: readonly TownCount[]) => readonly TownCount[]): Promise<readonly Landing[]> {
  const byGoal = goals.map(async (goal) => order(await countTowns(store, goal)).flatMap((town) => landingsOf(town, goal)))
  return (await Promise.all(byGoal)).flat()
}

function landingsOf({ town, count, types }: TownCount, goal: Goal): readonly Landing[] {
  if (count < minForLanding) return []
  const ofTypes = [...types].flatMap(([type, each]) => (each >= minForLanding && hasLanding(type) ? [{ goal, town, type }] : []))
  return [{ goal, town, type: null }, ...ofTypes]
}
