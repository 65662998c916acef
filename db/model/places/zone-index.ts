import { type ZipEntry, type ZoneEntry, type ZoneKind, zipKey, zoneTable } from './zone-table.ts'
import { spellings, squeezed, type ZipText } from './zone-words.ts'

interface ZoneIndex {
  readonly named: readonly NamedZone[]
  /** Every spelling without spaces → the zones called so. */
  readonly byName: ReadonlyMap<string, readonly NamedZone[]>
  /** In numeric order, Belgium first. */
  readonly zips: readonly ZipEntry[]
}

export interface NamedZone {
  readonly entry: ZoneEntry
  /** Every spelling of its names in every language, each with a leading space, so that words match by prefix. */
  readonly spellings: readonly string[]
  /** The lower, the larger the zone. */
  readonly rank: number
}

/** Cantons come after municipalities: visitors mean the town. */
const order: readonly ZoneKind[] = ['country', 'region', 'province', 'municipality', 'canton', 'area', 'locality', 'district']
let built: ZoneIndex | null = null

/** The index that finds zones by typed text; built on first use. */
export function zoneIndex(): ZoneIndex {
  built ??= buildIndex()
  return built
}

/** The rank of a kind, the largest first. */
export function kindRank({ zone }: ZoneEntry): number {
  return order.indexOf(zone.kind)
}

/** The postcodes a text with four digits can mean. Without a country, Belgium's comes first. */
export function zipsSpoken({ country, digits }: ZipText): ZipEntry[] {
  const { zips } = zoneTable()
  const countries = country ? [country] : (['BE', 'LU'] as const)
  return countries.flatMap((each) => zips.get(zipKey(each, digits)) ?? [])
}

/** The names at a postcode, in every language. */
export function namesAt({ municipalities, localities }: ZipEntry): string[] {
  return [...municipalities.map(({ zone }) => zone.names), ...localities.map(({ names }) => names)].flatMap((names) => Object.values(names))
}

function buildIndex(): ZoneIndex {
  const { entries, zips } = zoneTable()
  const named = [...entries.values()].map(nameZone)
  const byName = new Map<string, NamedZone[]>()
  for (const zone of named) {
    for (const name of new Set(zone.spellings.map(squeezed))) byName.set(name, [...(byName.get(name) ?? []), zone])
  }
  return { named, byName, zips: [...zips.values()].sort((one, other) => (zipOrder(one) < zipOrder(other) ? -1 : 1)) }
}

function nameZone(entry: ZoneEntry): NamedZone {
  const names = [...new Set([...Object.values(entry.zone.names), ...entry.aliases])]
  return { entry, spellings: [...new Set(names.flatMap(spellings))].map((words) => ` ${words}`), rank: kindRank(entry) - size(entry) }
}

/** Between 0 and 1 for the largest towns, else 0. */
function size({ zone }: ZoneEntry): number {
  const { largest } = zoneTable()
  const place = largest.indexOf(zone.code)
  return place < 0 ? 0 : 1 - (place + 1) / (largest.length + 1)
}

function zipOrder({ key }: ZipEntry): string {
  return key.startsWith('L') ? key : ` ${key}`
}
