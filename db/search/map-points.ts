import type { Store } from '../client.ts'
import type { Goal } from '../model/listings/listing.ts'
import type { Box } from '../model/places/circle.ts'
import type { Search } from '../model/search/search.ts'
import { findMatch } from './find.ts'
import { type ListingIndex, microdegrees, nowhere } from './listing-index.ts'
import { degrees, type MapPoint, pointOf, summedPoints } from './map-cells.ts'
import type { Match } from './match.ts'

interface MapPoints {
  /** Listings the search finds, with or without a point. */
  readonly total: number
  /** West, south, east and north of all results; null if none has a point. */
  readonly bounds: readonly [number, number, number, number] | null
  readonly places: readonly MapPoint[]
}

/** Beyond this many points they are clustered by cell. */
const maxPoints = 2_500

/** The listings of a search in a map viewport: individually up to a limit, beyond it clustered by cells that fit the zoom. */
export async function findMapPoints(store: Store, goal: Goal, search: Search, box: Box, zoom: number): Promise<MapPoints> {
  const { index, match } = await findMatch(store, goal, search)
  const rows = rowsIn(index, match, box)
  return {
    total: match.total,
    bounds: boundsOf(index, match),
    places: rows.length <= maxPoints ? rows.map((row) => pointOf(index, row)) : summedPoints(index, rows, zoom, maxPoints),
  }
}

function rowsIn({ columns: { lat, lng } }: ListingIndex, { found, from, to }: Match, box: Box): number[] {
  const west = box.west * microdegrees
  const south = box.south * microdegrees
  const east = box.east * microdegrees
  const north = box.north * microdegrees
  const rows: number[] = []
  for (let row = from; row < to; row += 1) {
    if (found[row] !== 1) continue
    const y = lat[row] ?? nowhere
    const x = lng[row] ?? nowhere
    if (y !== nowhere && y >= south && y <= north && x >= west && x <= east) rows.push(row)
  }
  return rows
}

const bounds = new WeakMap<Match, MapPoints['bounds']>()

/** The extent of the results. The outermost 1 % on each side is left out, so that a few listings abroad do not shrink a whole country to a corner. */
function boundsOf({ columns: { lat, lng } }: ListingIndex, match: Match): MapPoints['bounds'] {
  const known = bounds.get(match)
  if (known !== undefined) return known
  const placed = new Uint32Array(match.total)
  let count = 0
  for (let row = match.from; row < match.to; row += 1) {
    if (match.found[row] !== 1 || lat[row] === nowhere) continue
    placed[count] = row
    count += 1
  }
  const rows = placed.subarray(0, count)
  const trim = Math.floor(count / 100)
  const [west, east] = ends(lng, rows, trim)
  const [south, north] = ends(lat, rows, trim)
  const box: MapPoints['bounds'] = count === 0 ? null : [degrees(west), degrees(south), degrees(east), degrees(north)]
  bounds.set(match, box)
  return box
}

/** The smallest and the largest value of some rows, without a number of values on each side. */
function ends(column: Int32Array, rows: Uint32Array, trim: number): readonly [number, number] {
  const values = new Int32Array(rows.length)
  for (let at = 0; at < rows.length; at += 1) values[at] = column[rows[at] ?? 0] ?? 0
  return [nthSmallest(values, trim), nthSmallest(values, values.length - 1 - trim)]
}

/** Quickselect: returns the value at an index of the sorted array, or 0 if the array is empty. Reorders the array in place. */
export function nthSmallest(values: Int32Array, position: number): number {
  let [from, to] = [0, values.length - 1]
  while (from < to) {
    const pivot = values[(from + to) >> 1] ?? 0
    let [left, right] = [from, to]
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left += 1
      while ((values[right] ?? 0) > pivot) right -= 1
      if (left > right) break
      const value = values[left] ?? 0
      values[left] = values[right] ?? 0
      values[right] = value
      left += 1
      right -= 1
    }
    if (position <= right) to = right
    else if (position >= left) from = left
    else break
  }
  return values[position] ?? 0
}
