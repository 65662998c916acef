import type { Country, Place } from '../listings/listing.ts'
import { slug } from '../site/path-segment.ts'
import { zoneHolds } from './zone-contents.ts'
import { type Zone, zipKey, zoneTable } from './zone-table.ts'

/** The parts of an address that identify a municipality. */
interface MunicipalityPlace {
  readonly country: Country
  readonly zip: string | null
  /** City and district in all languages. */
  readonly names: readonly string[]
}

/**
 * The municipality of a place, by postcode and, if several share it, by name; null abroad and for an unknown postcode.
 * @source GeoNames and Statbel
 */
export function municipalityOf(place: MunicipalityPlace): Zone | null {
  if (place.country === 'other' || place.zip === null) return null
  const municipalities = zoneTable().zips.get(zipKey(place.country, place.zip))?.municipalities ?? []
  const [first] = municipalities
  if (!first || municipalities.length === 1) return first?.zone ?? null
  return (municipalities.find(({ zone }) => zoneHolds(zone)(place)) ?? first).zone
}

/** Maps a locality to its municipality and returns any other zone unchanged; null for an unknown code. */
export function municipalityOrLarger(code: string): Zone | null {
  const { entries, former } = zoneTable()
  const zone = entries.get(former.get(code) ?? code)?.zone ?? null
  if (zone?.kind !== 'locality' || zone.parent === null) return zone
  return entries.get(zone.parent)?.zone ?? zone
}

/** The municipalities at a postcode, written as in queries ('8000', 'L-4010'). */
export function municipalitiesAt(zip: string): readonly Zone[] {
  return (
    zoneTable()
      .zips.get(zip)
      ?.municipalities.map(({ zone }) => zone) ?? []
  )
}

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
