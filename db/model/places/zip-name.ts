import type { Locale } from '#messages/locales.ts'
import type { Country } from '../listings/listing.ts'
import type { Corner } from '../search/search.ts'
import { type Zone, zipKey, zoneTable } from './zone-table.ts'

/** The name of the municipality of a postcode ('8000', 'L-4010'); null for an unknown postcode. */
export function zipName(zip: string, locale: Locale): string | null {
  return municipalityAt(zip)?.names[locale] ?? null
}

/** The names of the municipality of a postcode in every language; empty for an unknown postcode or another country. */
export function zipNames(country: Country, zip: string | null): readonly string[] {
  if (zip === null || country === 'other') return []
  const [municipality] = zoneTable().zips.get(zipKey(country, zip))?.municipalities ?? []
  return municipality ? Object.values(municipality.zone.names) : []
}

/** The middle of the municipality of a postcode, in degrees; null for an unknown postcode. */
export function zipPoint(zip: string): Corner | null {
  return municipalityAt(zip)?.point ?? null
}

/** Without a country, Belgium's comes first. */
function municipalityAt(zip: string): Zone | null {
  const { zips } = zoneTable()
  const [municipality] = (zips.get(zip) ?? zips.get(`L-${zip}`))?.municipalities ?? []
  return municipality?.zone ?? null
}
