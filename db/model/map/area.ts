import polyline from '@mapbox/polyline'
import type { Box } from '../places/circle.ts'
import { isOnEarth } from '../places/point.ts'
import type { Corner } from '../search/search.ts'

/** The box around an area of at least one corner. */
export function boxOf(corners: readonly Corner[]): Box {
  const lats = corners.map(({ lat }) => lat)
  const lngs = corners.map(({ lng }) => lng)
  return { west: Math.min(...lngs), south: Math.min(...lats), east: Math.max(...lngs), north: Math.max(...lats) }
}

/** Whether a point lies in an area, by the even-odd rule: parts that overlap themselves are holes. */
export function isInArea({ lat, lng }: Corner, corners: readonly Corner[]): boolean {
  let isInside = false
  let before = corners.at(-1)
  for (const corner of corners) {
    if (before && corner.lat > lat !== before.lat > lat) {
      const crossing = corner.lng + ((lat - corner.lat) / (before.lat - corner.lat)) * (before.lng - corner.lng)
      if (lng < crossing) isInside = !isInside
    }
    before = corner
  }
  return isInside
}

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
