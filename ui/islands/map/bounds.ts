import type { Corner } from '#db/model/search.ts'

/** A box on the map, degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

/** Reads four numbers as a box; null when they are none, or lie the wrong way round. */
export function readBounds(value: unknown): Bounds | null {
  if (!Array.isArray(value) || value.length !== 4) return null
  const [west, south, east, north]: unknown[] = value
  if (!isDegree(west, 180) || !isDegree(south, 90) || !isDegree(east, 180) || !isDegree(north, 90)) return null
  return west <= east && south <= north ? [west, south, east, north] : null
}

/** Whether one box lies in another. */
export function holds([west, south, east, north]: Bounds, inner: Bounds): boolean {
  return west <= inner[0] && south <= inner[1] && east >= inner[2] && north >= inner[3]
}

function isDegree(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most
}

/** The corners of a box, as those of an area. */
export function cornersOf([west, south, east, north]: Bounds): readonly Corner[] {
  return [
    { lat: south, lng: west },
    { lat: north, lng: west },
    { lat: north, lng: east },
    { lat: south, lng: east },
  ]
}
