import type { Search } from '../search/search.ts'
import { distance } from './circle.ts'
import { type Zone, zoneTable } from './zone-table.ts'

/** Maximum distance of a neighbour, in km. */
const reach = 30
/** How many places of a search get neighbours; a longer list is a region. */
const maxPlaces = 3

/** A municipality near the places of a search. */
export interface PlaceAround {
  readonly zone: Zone
  /** Kilometres from the middle of the nearest of them; null for the municipality of one of them. */
  readonly away: number | null
}

/**
 * The municipalities of the places in a search that are not searched themselves, then their neighbours, the nearest first.
 * @returns nothing for a search without places, or for provinces and regions only
 */
export function placesAround({ zones, zips }: Pick<Search, 'zones' | 'zips'>, most: number): readonly PlaceAround[] {
  const towns = [...new Set([...zones.slice(0, maxPlaces).flatMap(townOf), ...zips.slice(0, maxPlaces).flatMap(townsAt)])]
  const middles = towns.flatMap(({ point }) => point ?? [])
  if (middles.length === 0) return []
  const neighbours: { readonly zone: Zone; readonly away: number }[] = []
  for (const { zone } of zoneTable().entries.values()) {
    if (zone.kind !== 'municipality' || !zone.point || towns.includes(zone)) continue
    const { point } = zone
    const away = Math.min(...middles.map((middle) => distance(middle, point)))
    if (away <= reach) neighbours.push({ zone, away })
  }
  neighbours.sort((one, other) => one.away - other.away)
  const own = towns.map((zone): PlaceAround => ({ zone, away: null }))
  return [...own, ...neighbours].filter(({ zone }) => !zones.includes(zone.code)).slice(0, most)
}

/** The municipality of a zone that is one or lies in one. */
function townOf(code: string): readonly Zone[] {
  const { entries } = zoneTable()
  const zone = entries.get(code)?.zone
  const town = zone?.kind === 'locality' && zone.parent !== null ? entries.get(zone.parent)?.zone : zone
  return town?.kind === 'municipality' ? [town] : []
}

function townsAt(zip: string): readonly Zone[] {
  const { zips } = zoneTable()
  return (zips.get(zip) ?? zips.get(`L-${zip}`))?.municipalities.map(({ zone }) => zone) ?? []
}
