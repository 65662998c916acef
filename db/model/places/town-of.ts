import type { Place } from '../listings/listing.ts'
import { slug } from '../site/path-segment.ts'
import { type Zone, zipKey, zoneTable } from './zone-table.ts'

/**
 * The town of a place by postcode and name: the locality or municipality with that name, or else the municipality of the postcode.
 * @returns null outside Belgium and Luxembourg, and for an unknown postcode
 */
export function townOf({ country, zip, city }: Pick<Place, 'country' | 'zip' | 'city'>): Zone | null {
  if (country === 'other' || zip === null) return null
  const at = zoneTable().zips.get(zipKey(country, zip))
  if (!at) return null
  const names = new Set(Object.values(city).map((name) => slug(name)))
  const isNamed = (spelled: Zone['names']) => Object.values(spelled).some((name) => names.has(slug(name)))
  const town = at.municipalities.find(({ zone }) => isNamed(zone.names)) ?? at.localities.find((each) => isNamed(each.names))?.entry
  return (town ?? at.municipalities[0])?.zone ?? null
}
