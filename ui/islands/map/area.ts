import polyline from '@mapbox/polyline'
import type { Bounds } from './bounds.ts'

/** A corner of a drawn area: latitude, then longitude, in degrees. */
export type Corner = readonly [lat: number, lng: number]

/** Corners an area has at most. */
export const mostCorners = 60
const longest = 2_000

/** Reads an encoded area (an encoded polyline with five decimals); null when it has not three corners on earth. */
export function readArea(text: unknown): readonly Corner[] | null {
  if (typeof text !== 'string' || text.length > longest || !/^[?-~]+$/.test(text)) return null
  const corners = polyline.decode(text)
  return corners.length >= 3 && corners.every(([lat, lng]) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180) ? corners : null
}

/** Writes an area as an encoded polyline with five decimals. */
export function writeArea(corners: readonly Corner[]): string {
  return polyline.encode(corners.map(([lat, lng]) => [lat, lng]))
}

/** The area that a box covers, as an encoded polyline. */
export function areaOf([west, south, east, north]: Bounds): string {
  return writeArea([
    [south, west],
    [north, west],
    [north, east],
    [south, east],
  ])
}
