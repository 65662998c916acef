import type { Place } from '#db/model/listings/listing.ts'
import { streetLine } from '#db/model/places/address.ts'
import type { Locale } from '#messages/locales.ts'

/** The address of a route service for a point, 'lat,lng' in degrees. */
export function routeTo(point: string): string {
  return `https://www.openstreetmap.org/directions?to=${point}`
}

/** The same for a place; null unless its street is published and its point is exact. */
export function routeToPlace(place: Place, locale: Locale): string | null {
  const { point } = place
  return point?.exact && streetLine(place, locale) !== null ? routeTo(`${point.lat},${point.lng}`) : null
}
