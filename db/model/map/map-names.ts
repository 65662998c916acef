import type { Locale } from '#messages/locales.ts'
import { zoneTable } from '../places/zone-table.ts'
import { findZone } from '../places/zones.ts'

/** A name on the map: latitude, longitude, rank (0 large town, 1 chief town, 2 municipality, 3 locality), name. */
export type MapName = readonly [lat: number, lng: number, rank: number, name: string]

/** Shown at low zoom, largest first. */
const large =
  'be-21004 be-11002 be-44021 lu-luxembourg be-62063 be-52011 be-31005 be-92094 be-53053 be-24062 be-71022 be-34022 be-35013 lu-esch-sur-alzette be-57081 be-81001 be-82003'
/** Chief towns of arrondissements and cantons. */
const chief =
  'be-12025 be-13040 be-23027 be-23088 be-25072 be-32003 be-33011 be-36015 be-37015 be-38025 be-41002 be-42006 be-43005 be-45035 be-46021 ' +
  'be-51004 be-57096 be-58001 be-55040 be-56078 be-61031 be-63079 be-64074 be-72021 be-73083 be-83034 be-84043 be-85045 be-91034 be-93056 ' +
  'lu-mamer-capellen lu-clervaux lu-diekirch lu-echternach lu-grevenmacher lu-mersch lu-redange lu-remich lu-vianden lu-wiltz'

/**
 * The place names on a map of Belgium and Luxembourg in a language, the most important first.
 * @source GeoNames and Statbel (CC BY 4.0); ranks by administrative role
 */
export function listMapNames(locale: Locale): readonly MapName[] {
  const ranks = new Map([large, chief].flatMap((codes, rank) => codes.split(' ').flatMap((code): [string, number][] => [[findZone(code)?.code ?? code, rank]])))
  const order = [...ranks.keys()]
  const named = [...zoneTable().entries.values()].flatMap(({ zone }): { code: string; name: MapName }[] => {
    if (zone.point === null || (zone.kind !== 'municipality' && zone.kind !== 'locality')) return []
    const rank = ranks.get(zone.code) ?? (zone.kind === 'municipality' ? 2 : 3)
    return [{ code: zone.code, name: [zone.point.lat, zone.point.lng, rank, zone.names[locale]] }]
  })
  return named.sort((one, other) => one.name[2] - other.name[2] || order.indexOf(one.code) - order.indexOf(other.code)).map(({ name }) => name)
}
