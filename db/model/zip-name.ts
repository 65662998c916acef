import type { Locale } from '#messages/locales.ts'
import type { Corner } from './search.ts'
import { type Zone, zoneTable } from './zone-table.ts'

/** What the municipality of a postcode ('8000', 'L-4010') is called; null when the postcode is in no table. */
export function zipName(zip: string, locale: Locale): string | null {
  return municipalityAt(zip)?.names[locale] ?? null
}

/** The middle of the municipality of a postcode, in degrees; null when the postcode is in no table. */
export function zipPoint(zip: string): Corner | null {
  return municipalityAt(zip)?.point ?? null
}

/** Without a country, Belgium's comes first. */
function municipalityAt(zip: string): Zone | null {
  const { zips } = zoneTable()
  const [municipality] = (zips.get(zip) ?? zips.get(`L-${zip}`))?.municipalities ?? []
  return municipality?.zone ?? null
}
