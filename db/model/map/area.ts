import type { Box } from '../places/circle.ts'
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
