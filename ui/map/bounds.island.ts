import type { Corner } from '#db/model/search/search.ts'

/** A box on the map, degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

/** Reads four numbers as a box; null for anything else, and for a box whose west or south is the larger. */
export function readBounds(value: unknown): Bounds | null {
  if (!Array.isArray(value) || value.length !== 4) return null
  const [west, south, east, north]: unknown[] = value
  if (!isDegree(west, 180) || !isDegree(south, 90) || !isDegree(east, 180) || !isDegree(north, 90)) return null
  return west <= east && south <= north ? [west, south, east, north] : null
}

/** Whether the first box contains the second. */
export function contains([west, south, east, north]: Bounds, inner: Bounds): boolean {
  return west <= inner[0] && south <= inner[1] && east >= inner[2] && north >= inner[3]
}

function isDegree(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= max
}

/** The corners of a box, in the order of an area's. */
export function cornersOf([west, south, east, north]: Bounds): readonly Corner[] {
  return [
    { lat: south, lng: west },
    { lat: north, lng: west },
    { lat: north, lng: east },
    { lat: south, lng: east },
  ]
}
