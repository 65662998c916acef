import type { KVNamespace } from '@cloudflare/workers-types'
import type { Store } from '#db/client.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import { firstNewYear } from '#db/model/listings/new-building.ts'
import { countKeys, filterCount, type Search } from '#db/model/search/search.ts'
import { writeSearch } from '#db/model/search/search-query.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import { hour } from '#db/model/site/durations.ts'
import { type ListingPage, searchListings } from '#db/search/find.ts'
import { countTowns, type TownCount } from '#db/search/place-counts.ts'
import { throughCatalogueCache } from '#db/site/catalogue.ts'
import type { Locale } from '#messages/locales.ts'

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
  // What counts as new build changes at New Year without an import.
  const newSince = firstNewYear(brusselsDay(new Date()))
  return throughCatalogueCache(store, `list:2:${goal}:${newSince}:${inLanguage}${writeSearch(search, { view: 'grid', page: search.page })}`, read, {
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

/** Granularity of usual price filters, in euro. */
const priceStep: Readonly<Record<Goal, number>> = { sale: 25_000, rent: 50 }
const maxCount = 10
/** Granularity of usual area and year filters, in square metres and years. */
const measureStep = 10
const maxMeasure = 2_100
/** KV writes per isolate and hour. */
const maxWritten = 300

const isolates = new WeakMap<KVNamespace, { readonly since: number; count: number }>()

/**
 * Whether to write a list to KV: each write is billed, and a crawler can request endless combinations of filters. The list must have results, its
 * filters must look like a person's choice, and the isolate must be below its hourly limit.
 */
export function isWorthWriting(kv: KVNamespace, goal: Goal, search: Search, { cards, facets }: ListingPage): boolean {
  const known = new Set(facets.categories.flatMap(({ mainType, type }) => [mainType, type]))
  const isChosen =
    cards.length > 0 &&
    search.types.every((type) => known.has(type)) &&
    search.zips.length + search.zones.length <= 1 &&
    [search.priceMin, search.priceMax].every((price) => (price ?? 0) % priceStep[goal] === 0) &&
    countKeys.every((key) => isUsualBound(search[key] ?? 0))
  return isChosen && takesShare(kv)
}

/** A count of rooms, or a round area or year. */
function isUsualBound(bound: number): boolean {
  return bound <= maxCount || (bound <= maxMeasure && bound % measureStep === 0)
}

function takesShare(kv: KVNamespace): boolean {
  const now = Date.now()
  const known = isolates.get(kv)
  const written = known && now - known.since < hour ? known : { since: now, count: 0 }
  if (written.count >= maxWritten) return false
  written.count += 1
  isolates.set(kv, written)
  return true
}
