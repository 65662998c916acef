import type { Circle, Corner } from '../search/search.ts'

/** The radii around a place that a search offers, in kilometres. */
export const distances = [2, 5, 10, 20, 50] as const

const earthRadius = 6371.009 // km
const radians = Math.PI / 180

/** A bounding box in degrees. */
export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** The great-circle distance of two points in km. */
export function distance(one: Corner, other: Corner): number {
  const rise = Math.sin(((other.lat - one.lat) * radians) / 2) ** 2
  const run = Math.sin(((other.lng - one.lng) * radians) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(rise + Math.cos(one.lat * radians) * Math.cos(other.lat * radians) * run)))
}

/** The bounding box of a circle. */
export function boxAround({ lat, lng, radius }: Circle): Box {
  const height = radius / earthRadius / radians
  const width = height / Math.max(0.01, Math.cos(Math.min(89, Math.abs(lat) + height) * radians))
  return { west: lng - width, south: lat - height, east: lng + width, north: lat + height }
}
