import type { Country } from '#db/model/listings/listing.ts'
import { isOnEarth } from '#db/model/places/point.ts'
import { zipKey, zoneTable } from '#db/model/places/zone-table.ts'

interface Point {
  /** Degrees. */
  readonly lat: number
  readonly lng: number
}

/** The countries' bounds, a little beyond their borders. */
const bounds = {
  BE: { south: 49.48, north: 51.52, west: 2.5, east: 6.42 },
  LU: { south: 49.43, north: 50.2, west: 5.72, east: 6.54 },
} as const

/** Kilometres from the middle of the postcode's municipality beyond which a point and an address contradict each other. */
const farthest = 60

interface Found extends Point {
  readonly isSwapped: boolean
  readonly isFar: boolean
}

/**
 * The point of a home, if it can be one of its country: latitude and longitude are exchanged where that puts it there.
 * @returns null if neither way fits
 */
export function pointIn(country: Country, zip: string | null, lat: number, lng: number): Found | null {
  const [given, swapped] = [
    { lat, lng },
    { lat: lng, lng: lat },
  ]
  if (country === 'other') return isOnEarth(lat, lng) && !(lat === lng && Math.abs(lat) <= 1) ? { ...given, isSwapped: false, isFar: false } : null
  if (isWithin(country, given)) return { ...given, isSwapped: false, isFar: isFar(country, zip, given) }
  return isWithin(country, swapped) ? { ...swapped, isSwapped: true, isFar: isFar(country, zip, swapped) } : null
}

function isWithin(country: 'BE' | 'LU', { lat, lng }: Point): boolean {
  const { south, north, west, east } = bounds[country]
  return lat >= south && lat <= north && lng >= west && lng <= east
}

function isFar(country: 'BE' | 'LU', zip: string | null, { lat, lng }: Point): boolean {
  const [town] = zip === null ? [] : (zoneTable().zips.get(zipKey(country, zip))?.municipalities ?? [])
  const middle = town?.zone.point
  return middle !== undefined && middle !== null && Math.hypot((lat - middle.lat) * 111, (lng - middle.lng) * 71) > farthest
}
