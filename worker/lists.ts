import { throughCatalogueCache } from '#db/catalogue.ts'
import type { Store } from '#db/client.ts'
import type { Goal } from '#db/model/listing.ts'
import { filterCount, type Search } from '#db/model/search.ts'
import { writeSearch } from '#db/model/search-query.ts'
import { type ListingPage, searchListings } from '#db/search/find.ts'
import { countTowns, type TownCount } from '#db/search/place-counts.ts'
import type { Locale } from '#messages/locales.ts'
import { minForLanding } from '#ui/presenters/landing-paths.ts'
import { isWorthWriting } from './kept-lists.ts'

const maxFilters = 2
const maxPages = 10

/**
 * One page of a list. Common searches go through the cache, and to KV if `isWorthWriting`; rare ones are answered from the index without
 * being cached.
 */
export function readList(store: Store, goal: Goal, search: Search, locale: Locale): Promise<ListingPage> {
  const read = () => searchListings(store, goal, search, locale)
  if (!isUsual(search)) return read()
  const inLanguage = search.sort === 'city' || search.sort === 'type' ? locale : ''
  return throughCatalogueCache(store, `list:${goal}:${inLanguage}${writeSearch(search, { view: 'grid', page: search.page })}`, read, {
    isWorthKeeping: (page) => isWorthWriting(store.kv, goal, search, page),
  })
}

function isUsual(search: Search): boolean {
  return search.q === null && search.near === null && search.area === null && filterCount(search) <= maxFilters && search.page <= maxPages
}

const maxTowns = 8

/** The municipalities with the most listings, among those with an indexed landing page. */
export function mainTowns(store: Store, goal: Goal): Promise<readonly Pick<TownCount, 'town' | 'count'>[]> {
  return throughCatalogueCache(store, `towns:${goal}`, async () =>
    (await countTowns(store, goal))
      .filter(({ town, count }) => town.kind === 'municipality' && count >= minForLanding)
      .slice(0, maxTowns)
      .map(({ town, count }) => ({ town, count })),
  )
}
