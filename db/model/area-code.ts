import polyline from '@mapbox/polyline'
import { isOnEarth } from './point.ts'
import type { Corner } from './search.ts'

/** Corners an area has at most, and characters its text has. */
const maxCorners = 100
const maxLength = 2_000

/** The corners of an area as one short text: an encoded polyline of five decimals. */
export function writeArea(corners: readonly Corner[]): string {
  return polyline.encode(corners.map(({ lat, lng }) => [lat, lng]))
}

/** The corners an encoded text stands for; null when it is no area on earth. */
export function readArea(text: string | null): readonly Corner[] | null {
  if (text === null || text.length > maxLength || !/^[?-~]+$/.test(text)) return null
  const corners = polyline.decode(text).map(([lat, lng]) => ({ lat, lng }))
  const isArea = corners.length >= 3 && corners.length <= maxCorners && corners.every(({ lat, lng }) => isOnEarth(lat, lng))
  return isArea ? corners : null
}
