import type { Locale } from '#messages/locales.ts'
import { zoneTable } from './zone-table.ts'

/** What the municipality of a postcode ('8000', 'L-4010') is called; null when the postcode is in no table. Without a country, Belgium's comes first. */
export function zipName(zip: string, locale: Locale): string | null {
  const { zips } = zoneTable()
  const [municipality] = (zips.get(zip) ?? zips.get(`L-${zip}`))?.municipalities ?? []
  return municipality?.zone.names[locale] ?? null
}
