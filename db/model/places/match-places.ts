import { type NamedZone, zoneIndex } from './zone-index.ts'
import { type PlaceValue, zoneNamed } from './zone-named.ts'
import { type ZoneEntry, zoneTable } from './zone-table.ts'
import { readZipText, spellings, squeezed, zoneWords } from './zone-words.ts'

/** Longer than any place with the zone it lies in. */
const maxLength = 100
/** A text that could mean more places than this is treated as naming no place. */
const maxPlaces = 3
const minBeginning = 4

/**
 * The places that a typed text matches, where `zoneNamed` knows only one that has the name: 'Knokke' is Knokke-Heist, whose homes bear the name
 * of the municipality; 'Berchem' is each of its namesakes, 'Knok' the only municipality that begins so.
 */
export function matchPlaces(text: string): readonly PlaceValue[] {
  const exact = zoneNamed(text)
  if (exact?.key === 'zip' || text.length > maxLength) return exact ? [exact] : []
  const entry = exact && zoneTable().entries.get(exact.value)
  if (readZipText(text)) return entry ? [asPlace(widen(entry))] : []
  const called = entry ? [entry, ...zonesCalled(text).filter((each) => widen(each) !== each)] : zonesCalled(text)
  const found = [...new Set([...called.map(widen), ...(called.some((each) => widen(each) !== each) || called.length === 0 ? townsBeginning(text, ' ') : [])])]
  if (found.length === 0) return onlyTown(text)
  if (found.length > maxPlaces) return exact ? [exact] : []
  return found.map(asPlace)
}

/**
 * The towns, localities and postcodes that a text names with all of its words, in any language and spelling: 'Liège', 'St-Truiden', 'B-1000', each
 * 'Berchem'. Empty for anything else, the beginning of a name included.
 */
export function placesCalled(text: string): { readonly zones: readonly string[]; readonly zips: readonly string[] } {
  const zip = readZipText(text)
  const isNamed = text.length <= maxLength && (zip ? zip.digits.length === 4 : zonesCalled(text).some(isTown))
  const places = isNamed ? matchPlaces(text).filter(({ key, value }) => key === 'zip' || isTown(zoneTable().entries.get(value))) : []
  const valuesOf = (key: PlaceValue['key']) => places.filter((place) => place.key === key).map(({ value }) => value)
  return { zones: valuesOf('zone'), zips: valuesOf('zip') }
}

function isTown(entry: ZoneEntry | undefined): boolean {
  return entry?.zone.kind === 'municipality' || entry?.zone.kind === 'locality'
}

function zonesCalled(text: string): readonly ZoneEntry[] {
  const { byName } = zoneIndex()
  return spellings(text).flatMap((words) => (byName.get(squeezed(words)) ?? []).map(({ entry }) => entry))
}

/** The municipality of a locality that gave it part of its name (Knokke, Heist; Heusden, Zolder); else the zone itself. */
function widen(entry: ZoneEntry): ZoneEntry {
  const { zone } = entry
  const town = zone.kind === 'locality' && zone.parent !== null ? zoneTable().entries.get(zone.parent) : undefined
  const names = new Set(Object.values(zone.names).map(zoneWords))
  return town && Object.values(town.zone.names).some((name) => [...names].some((part) => ` ${zoneWords(name)} `.includes(` ${part} `))) ? town : entry
}

let towns: readonly NamedZone[] | null = null

/** Municipalities whose name begins with the words of a text; `end` is what follows them. */
function townsBeginning(text: string, end: ' ' | ''): readonly ZoneEntry[] {
  const words = zoneWords(text)
  if (words === '') return []
  towns ??= zoneIndex().named.filter(({ entry }) => entry.zone.kind === 'municipality')
  return towns.flatMap(({ entry, spellings: known }) => (known.some((name) => name.startsWith(` ${words}${end}`)) ? [entry] : []))
}

function onlyTown(text: string): readonly PlaceValue[] {
  const [town, ...others] = zoneWords(text).length < minBeginning ? [] : townsBeginning(text, '')
  return town && others.length === 0 ? [asPlace(town)] : []
}

function asPlace({ zone }: ZoneEntry): PlaceValue {
  return { key: 'zone', value: zone.code }
}
