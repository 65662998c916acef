import type { Store } from '../client.ts'
import type { Goal } from '../model/listings/listing.ts'
import type { PlaceAround } from '../model/places/places-around.ts'
import { zoneHolds } from '../model/places/zone-contents.ts'
import type { Search } from '../model/search/search.ts'
import { findMatch } from './find.ts'

/** How many listings a search would find in each of the given places instead of its own, in the given order; places without listings are left out. */
export async function countPlaces(
  store: Store,
  goal: Goal,
  search: Search,
  places: readonly PlaceAround[],
): Promise<readonly (PlaceAround & { readonly count: number })[]> {
  if (places.length === 0) return []
  const { index, match } = await findMatch(store, goal, { ...search, zones: [], zips: [], page: 1 })
  const counts = new Uint32Array(index.places.length)
  for (let row = match.from; row < match.to; row += 1) {
    const place = index.columns.place[row] ?? 0
    if (match.found[row] === 1) counts[place] = (counts[place] ?? 0) + 1
  }
  const bearing = index.places.map((place, at) => ({ place, count: counts[at] ?? 0 })).filter(({ count }) => count > 0)
  return places
    .map(({ zone, away }) => {
      const holds = zoneHolds(zone)
      return { zone, away, count: bearing.reduce((sum, { place, count }) => (holds(place) ? sum + count : sum), 0) }
    })
    .filter(({ count }) => count > 0)
}
