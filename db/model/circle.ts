import type { Circle, Corner } from './search.ts'

const earthRadius = 6371.009 // km
const radians = Math.PI / 180

/** A box in degrees that holds something: nothing outside it needs a closer look. */
export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Kilometres between two points, along the earth's surface. */
export function distance(one: Corner, other: Corner): number {
  const rise = Math.sin(((other.lat - one.lat) * radians) / 2) ** 2
  const run = Math.sin(((other.lng - one.lng) * radians) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(rise + Math.cos(one.lat * radians) * Math.cos(other.lat * radians) * run)))
}

/** The box around a circle. */
export function boxAround({ lat, lng, radius }: Circle): Box {
  const height = radius / earthRadius / radians
  const width = height / Math.max(0.01, Math.cos(Math.min(89, Math.abs(lat) + height) * radians))
  return { west: lng - width, south: lat - height, east: lng + width, north: lat + height }
}
