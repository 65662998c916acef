import type { Store } from '#db/client.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import { filterCount, type Search } from '#db/model/search/search.ts'
import { writeSearch } from '#db/model/search/search-query.ts'
import { type ListingPage, searchListings } from '#db/search/find.ts'
import { countTowns, type TownCount } from '#db/search/place-counts.ts'
import { throughCatalogueCache } from '#db/site/catalogue.ts'
import type { Locale } from '#messages/locales.ts'
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
/** With fewer towns than this the block is left out. */
const minTowns = 3

/** The municipalities with the most listings, in a small stock also those with one or two; none if there are too few to choose from. */
export function mainTowns(store: Store, goal: Goal): Promise<readonly Pick<TownCount, 'town' | 'count'>[]> {
  return throughCatalogueCache(store, `main-towns:${goal}`, async () => {
    const towns = (await countTowns(store, goal)).filter(({ town }) => town.kind === 'municipality')
    return towns.length < minTowns ? [] : towns.slice(0, maxTowns).map(({ town, count }) => ({ town, count }))
  })
}
