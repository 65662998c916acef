import { kindRank, type NamedZone, namesAt, zipsSpoken, zoneIndex } from './zone-index.ts'
import { type ZipEntry, zoneTable } from './zone-table.ts'
import { readZipText, spellings, squeezed, type ZipText, zoneWords } from './zone-words.ts'

/** Longer than any place with the zone it lies in. */
const maxLength = 100

/** A place as a key and value of a query. */
export interface PlaceValue {
  readonly key: 'zone' | 'zip'
  readonly value: string
}

/**
 * Resolves a typed place: 'Brugge', 'bruges', '8000', '8000 Brugge', 'L-4010', 'Vlaams-Brabant', 'Berchem (Antwerpen)'.
 * If several zones have the name, the largest kind wins if only one of that kind has it: 'Luxembourg' is the country. A province with
 * the name of its capital is called 'province of' in the table, so 'Antwerpen' is the city.
 * @returns null when no zone has the name, or it is ambiguous
 */
export function zoneNamed(text: string): PlaceValue | null {
  if (text.length > maxLength) return null
  const zip = readZipText(text)
  if (zip) return zip.digits.length === 4 ? zipNamed(zip) : null
  const bearers = zoneIndex().byName.get(squeezed(zoneWords(text))) ?? []
  const found = largest(bearers.length > 0 ? bearers : spelledOtherwise(text)) ?? largest(namedWithin(text))
  return found && { key: 'zone', value: found.entry.zone.code }
}

function zipNamed(zip: ZipText): PlaceValue | null {
  const spoken = zipsSpoken(zip)
  if (zip.rest === '') return spoken[0] ? { key: 'zip', value: spoken[0].key } : null
  const rest = spellings(zip.rest).map(squeezed)
  const isCalled = (names: readonly string[]) => names.some((name) => spellings(name).some((each) => rest.includes(squeezed(each))))
  for (const at of spoken) {
    const zone = localityAt(at, isCalled)
    if (zone) return { key: 'zone', value: zone }
    if (isCalled(namesAt(at))) return { key: 'zip', value: at.key }
  }
  return null
}

/** A locality that is a separate zone, by its name and postcode. */
function localityAt({ localities }: ZipEntry, isCalled: (names: readonly string[]) => boolean): string | null {
  const found = localities.find(({ names, entry }) => entry.zone.kind === 'locality' && isCalled(Object.values(names)))
  return found?.entry.zone.code ?? null
}

function spelledOtherwise(text: string): readonly NamedZone[] {
  const { byName } = zoneIndex()
  return spellings(text).flatMap((words) => byName.get(squeezed(words)) ?? [])
}

/** 'Berchem (Antwerpen)', 'Halle Zoersel': a name and the zone it lies in. */
function namedWithin(text: string): readonly NamedZone[] {
  const { byName } = zoneIndex()
  const words = zoneWords(text).split(' ')
  return words.slice(1).flatMap((_, index) => {
    const [name, rest] = [words.slice(0, index + 1), words.slice(index + 1)].map((part) => part.join(''))
    return (byName.get(name ?? '') ?? []).filter(({ entry }) => isCalledAbove(entry.zone.parent, rest ?? ''))
  })
}

function isCalledAbove(code: string | null, name: string): boolean {
  const above = code === null ? undefined : zoneTable().entries.get(code)
  if (!above) return false
  const names = [...Object.values(above.zone.names), ...above.aliases].flatMap(spellings).map(squeezed)
  return names.includes(name) || isCalledAbove(above.zone.parent, name)
}

/** The zone of the largest kind, if only one of that kind has the name. */
function largest(named: readonly NamedZone[]): NamedZone | null {
  const hasTown = named.some(({ entry }) => entry.zone.kind === 'municipality')
  const bearers = hasTown ? named.filter(({ entry }) => entry.zone.kind !== 'province') : named
  const first = Math.min(...bearers.map(({ entry }) => kindRank(entry)))
  const [only, ...others] = new Set(bearers.filter(({ entry }) => kindRank(entry) === first))
  return only && others.length === 0 ? only : null
}
