import type { Store } from '#db/client.ts'
import type { Goal } from '#db/model/listing.ts'
import { filterCount, type Search } from '#db/model/search.ts'
import { placesAround } from '#db/model/zones.ts'
import { countPlaces } from '#db/search/count-places.ts'
import { countWithoutFilters } from '#db/search/near-misses.ts'
import type { Locale } from '#messages/locales.ts'
import { type NearMissViews, presentNearby, presentWithout } from '#ui/presenters/near-misses.ts'

/** A search that finds no more than this is offered what it just misses. */
const few = 3
/** Municipalities looked at, and offers of each kind. */
const maxAround = 12
const maxOffers = 5

/** What a search that finds little just misses; nothing for a search that finds enough or has no filter. Two passes over the index. */
export async function readNearMisses(store: Store, goal: Goal, search: Search, total: number, locale: Locale): Promise<NearMissViews> {
  if (total > few || filterCount(search) === 0) return { without: [], nearby: [] }
  const [without, places] = await Promise.all([countWithoutFilters(store, goal, search), countPlaces(store, goal, search, placesAround(search, maxAround))])
  return {
    without: without.slice(0, maxOffers).map(({ filter, count }) => presentWithout(filter, count, search, locale)),
    nearby: places.slice(0, maxOffers).map(({ zone, away, count }) => presentNearby(zone, away, count, search, locale)),
  }
}
