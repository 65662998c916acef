import type { Locale } from '#messages/locales.ts'
import type { Country } from '../listings/listing.ts'
import { type LocalizedText, textIn } from '../site/localized.ts'
import { zipPoint } from './zip-name.ts'
import { zoneNamed } from './zone-named.ts'
import { type Zone, zoneTable } from './zone-table.ts'

export { matchPlaces } from './match-places.ts'
export { placesAround } from './places-around.ts'
export { zipsOf, zoneHolds } from './zone-contents.ts'
export { type Suggestion, suggestZones } from './zone-suggestions.ts'
export type { Zone } from './zone-table.ts'
export { zoneNamed }

/**
 * A zone by its code, case-insensitive. The code of a merged municipality gives the one it became part of.
 * @returns null for an unknown code
 * @source GeoNames and Statbel (CC BY 4.0), written by `worker/local/zones/write-zones.ts`
 */
export function findZone(code: string): Zone | null {
  const { entries, former } = zoneTable()
  const known = code.trim().toLowerCase()
  return entries.get(former.get(known) ?? known)?.zone ?? null
}

/** The name of a zone in a language. */
export function zoneName(zone: Zone, locale: Locale): string {
  return zone.names[locale]
}

const townNames = new Map<Locale, ReadonlySet<string>>()

/** Whether a zone larger than a municipality has the name of one: the province of Liège and its capital. */
export function hasTownsName({ kind, names }: Zone, locale: Locale): boolean {
  if (kind === 'municipality' || kind === 'locality') return false
  const known = townNames.get(locale) ?? namesOfTowns(locale)
  townNames.set(locale, known)
  return known.has(names[locale])
}

function namesOfTowns(locale: Locale): ReadonlySet<string> {
  return new Set([...zoneTable().entries.values()].flatMap(({ zone }) => (zone.kind === 'municipality' ? [zone.names[locale]] : [])))
}

/**
 * Roughly where a home is that has no coordinates: the middle of its locality, or else of the municipality of its postcode or name.
 * @returns degrees; null outside Belgium and Luxembourg, and where the place is not known
 */
export function townPoint(country: Country, zip: string | null, city: LocalizedText): { readonly lat: number; readonly lng: number } | null {
  if (country === 'other') return null
  const key = zip === null ? '' : `${country === 'LU' ? 'L-' : ''}${zip}`
  const names = [...new Set([textIn(city, 'nl'), ...Object.values(city)])].filter((name) => name !== '')
  const spelled = [...names.map((name) => `${key} ${name}`.trim()), key, ...(zip === null ? names : [])].filter((text) => text !== '')
  const found = spelled.reduce<ReturnType<typeof zoneNamed>>((place, text) => place ?? zoneNamed(text), null)
  if (found === null) return null
  return (found.key === 'zip' ? zipPoint(found.value) : findZone(found.value)?.point) ?? null
}
