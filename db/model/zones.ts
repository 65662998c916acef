import type { Locale } from '#messages/locales.ts'
import { type Zone, zoneTable } from './zone-table.ts'

export { zoneHolds } from './zone-contents.ts'
export { zoneNamed } from './zone-named.ts'
export { type Suggestion, suggestZones } from './zone-suggestions.ts'
export type { Zone, ZoneKind } from './zone-table.ts'

/**
 * A zone by its code, in any case. A municipality that has become part of another answers as that one.
 * @returns null when there is none
 * @source GeoNames and Statbel (CC BY 4.0), written by `worker/local/write-zones.ts`
 */
export function findZone(code: string): Zone | null {
  const { entries, former } = zoneTable()
  const known = code.trim().toLowerCase()
  return entries.get(former.get(known) ?? known)?.zone ?? null
}

/** What a zone is called in a language. */
export function zoneName(zone: Zone, locale: Locale): string {
  return zone.names[locale]
}
