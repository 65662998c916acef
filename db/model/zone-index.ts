import { type ZipEntry, type ZoneEntry, type ZoneKind, zipKey, zoneTable } from './zone-table.ts'
import { spellings, squeezed, type ZipText } from './zone-words.ts'

interface ZoneIndex {
  readonly named: readonly NamedZone[]
  /** Every spelling without spaces → who is called so. */
  readonly byName: ReadonlyMap<string, readonly NamedZone[]>
  /** In the order of their numbers, Belgium first. */
  readonly zips: readonly ZipEntry[]
}

export interface NamedZone {
  readonly entry: ZoneEntry
  /** Every spelling of its names in every language, each after a space, so that words are found by their beginning. */
  readonly spellings: readonly string[]
  /** The smaller, the larger. */
  readonly rank: number
}

/** Nobody speaks of cantons: their capitals come first. */
const order: readonly ZoneKind[] = ['country', 'region', 'province', 'municipality', 'canton', 'locality']
let built: ZoneIndex | null = null

/** What is needed to find zones by what people type; made when first asked for. */
export function zoneIndex(): ZoneIndex {
  built ??= buildIndex()
  return built
}

/** The place of a kind among the others, the largest first. */
export function kindRank({ zone }: ZoneEntry): number {
  return order.indexOf(zone.kind)
}

/** The postcodes a text with all four digits speaks of. Without a country, Belgium's comes first. */
export function zipsSpoken({ country, digits }: ZipText): ZipEntry[] {
  const { zips } = zoneTable()
  const countries = country ? [country] : (['BE', 'LU'] as const)
  return countries.flatMap((each) => zips.get(zipKey(each, digits)) ?? [])
}

/** What things at a postcode are called, in every language. */
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

/** Below 1, and above nothing for the towns with most people. */
function size({ zone }: ZoneEntry): number {
  const { largest } = zoneTable()
  const place = largest.indexOf(zone.code)
  return place < 0 ? 0 : 1 - (place + 1) / (largest.length + 1)
}

function zipOrder({ key }: ZipEntry): string {
  return key.startsWith('L') ? key : ` ${key}`
}
