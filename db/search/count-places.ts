import type { Store } from '../client.ts'
import type { Goal } from '../model/listing.ts'
import type { Search } from '../model/search.ts'
import { zoneHolds } from '../model/zone-contents.ts'
import type { Zone } from '../model/zone-table.ts'
import { findMatch } from './find.ts'

/** How many listings a search would find in each of the given zones instead of its own, in the given order; zones without listings are left out. */
export async function countPlaces(
  store: Store,
  goal: Goal,
  search: Search,
  zones: readonly Zone[],
): Promise<readonly { readonly zone: Zone; readonly count: number }[]> {
  if (zones.length === 0) return []
  const { index, match } = await findMatch(store, goal, { ...search, zones: [], zips: [], page: 1 })
  const counts = new Uint32Array(index.places.length)
  for (let row = match.from; row < match.to; row += 1) {
    const place = index.columns.place[row] ?? 0
    if (match.found[row] === 1) counts[place] = (counts[place] ?? 0) + 1
  }
  const bearing = index.places.map((place, at) => ({ place, count: counts[at] ?? 0 })).filter(({ count }) => count > 0)
  return zones
    .map((zone) => {
      const holds = zoneHolds(zone)
      return { zone, count: bearing.reduce((sum, { place, count }) => (holds(place) ? sum + count : sum), 0) }
    })
    .filter(({ count }) => count > 0)
}
