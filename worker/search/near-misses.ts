import type { Store } from '#db/client.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import { placesAround } from '#db/model/places/zones.ts'
import { filterCount, type Search } from '#db/model/search/search.ts'
import { countPlaces, countWithoutFilters } from '#db/search/place-counts.ts'
import type { Locale } from '#messages/locales.ts'
import { type NearMissViews, presentNearby, presentWithout } from '#ui/search/near-misses.present.ts'

/** Near misses are offered for a search with at most this many results. */
const few = 3
/** Most municipalities that are counted around a place. */
export const maxAround = 12
/** Most offers of each kind. */
const maxOffers = 5

export const noNearMisses: NearMissViews = { without: [], nearby: [] }

/** The near misses of a search with few results; empty for a search with enough results or no filter. Two passes over the index. */
export async function readNearMisses(store: Store, goal: Goal, search: Search, total: number, locale: Locale): Promise<NearMissViews> {
  if (total > few || filterCount(search) === 0) return noNearMisses
  const [without, places] = await Promise.all([countWithoutFilters(store, goal, search), countPlaces(store, goal, search, placesAround(search, maxAround))])
  return {
    without: without.slice(0, maxOffers).map(({ filter, count }) => presentWithout(filter, count, search, locale)),
    nearby: places.slice(0, maxOffers).map(({ zone, away, count }) => presentNearby(zone, away, count, search, locale)),
  }
}
