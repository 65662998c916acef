import polyline from '@mapbox/polyline'
import { isOnEarth } from '../places/point.ts'
import type { Corner } from './search.ts'

/** Maximum corners of an area, and characters of its text. */
const maxCorners = 100
const maxLength = 2_000

/** The corners of an area as an encoded polyline with five decimals. */
export function writeArea(corners: readonly Corner[]): string {
  return polyline.encode(corners.map(({ lat, lng }) => [lat, lng]))
}

/** Decodes the corners of an area; null if it is not an area on earth. */
export function readArea(text: string | null): readonly Corner[] | null {
  if (text === null || text.length > maxLength || !/^[?-~]+$/.test(text)) return null
  const corners = polyline.decode(text).map(([lat, lng]) => ({ lat, lng }))
  const isArea = corners.length >= 3 && corners.length <= maxCorners && corners.every(({ lat, lng }) => isOnEarth(lat, lng))
  return isArea ? corners : null
}
