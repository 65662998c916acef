import type { Locale } from '#messages/locales.ts'
import { slug } from './path-segment.ts'
import table from './zones.json'

export type ZoneKind = 'country' | 'region' | 'province' | 'canton' | 'municipality' | 'locality'

/** A place people search in, under a code that never changes: official (NIS) numbers in Belgium, names in Luxembourg. */
export interface Zone {
  readonly code: string
  readonly kind: ZoneKind
  readonly country: 'BE' | 'LU'
  readonly names: Readonly<Record<Locale, string>>
  /** The code of the zone it is in. */
  readonly parent: string | null
  /** Degrees: roughly its middle. */
  readonly point: { readonly lat: number; readonly lng: number } | null
}

/** What the table says of a zone besides. */
export interface ZoneEntry {
  readonly zone: Zone
  /** What it is called too; found, never shown. */
  readonly aliases: readonly string[]
  /** Keys of postcodes; none for what holds municipalities. */
  readonly zips: readonly string[]
}

/** What is at a postcode. */
export interface ZipEntry {
  /** '8000' or 'L-4010', as queries write it: the two countries' numbers overlap. */
  readonly key: string
  readonly municipalities: readonly ZoneEntry[]
  /** Every locality, in its languages; one that bears its municipality's name is no zone of its own. */
  readonly localities: readonly { readonly names: Zone['names']; readonly entry: ZoneEntry }[]
}

interface ZoneTable {
  readonly entries: ReadonlyMap<string, ZoneEntry>
  readonly zips: ReadonlyMap<string, ZipEntry>
  /** Former NIS codes with today's. */
  readonly former: ReadonlyMap<string, string>
  /** Codes, the town with most people first. */
  readonly largest: readonly string[]
}

type Zips = Map<string, { key: string; municipalities: ZoneEntry[]; localities: ZipEntry['localities'][number][] }>

const kinds: readonly ZoneKind[] = ['country', 'region', 'province', 'canton', 'municipality', 'locality']
let built: ZoneTable | null = null

/** The table of all zones, read when first asked for. */
export function zoneTable(): ZoneTable {
  built ??= readTable()
  return built
}

/** A postcode as queries write it: '8000', or 'L-4010' for Luxembourg's. */
export function zipKey(country: 'BE' | 'LU', zip: string): string {
  return country === 'LU' ? `L-${zip}` : zip
}

function readTable(): ZoneTable {
  const entries = new Map<string, ZoneEntry>()
  const zips: Zips = new Map()
  for (const [head = '', ...localities] of table.zones) {
    const entry = readZone(head, localities)
    entries.set(entry.zone.code, entry)
    for (const key of entry.zips) zipAt(zips, key).municipalities.push(entry)
    for (const row of localities) {
      const locality = readLocality(row, entry)
      if (locality !== entry) entries.set(locality.zone.code, locality)
      for (const key of readZips(row, entry.zone.country)) zipAt(zips, key).localities.push({ names: readNames(row.split('|')[0]), entry: locality })
    }
  }
  return { entries, zips, former: new Map(table.former.map(([then, now]) => [`be-${then}`, `be-${now}`])), largest: table.largest }
}

function readZone(head: string, localities: readonly string[]): ZoneEntry {
  const [code = '', kind, parent = '', names, point, ...aliases] = head.split('|')
  const country = code.startsWith('lu') ? 'LU' : 'BE'
  const known = kinds.find((each) => each === kind) ?? 'municipality'
  return {
    zone: { code, kind: known, country, names: readNames(names), parent: parent === '' ? null : parent, point: readPoint(point) },
    aliases,
    zips: [...new Set(localities.flatMap((row) => readZips(row, country)))].sort(),
  }
}

/** A locality as a zone of its own, or the municipality when that bears its name. */
function readLocality(row: string, municipality: ZoneEntry): ZoneEntry {
  const { code, country, names: town } = municipality.zone
  const [written, , point] = row.split('|')
  const names = readNames(written)
  const taken = [...Object.values(town), ...municipality.aliases].map(slug)
  if (Object.values(names).some((name) => taken.includes(slug(name)))) return municipality
  const zips = readZips(row, country)
  const own = country === 'LU' ? `${code}-${slug(names.fr)}` : `be-${zips[0] ?? ''}-${slug(names.nl)}`
  return { zone: { code: own, kind: 'locality', country, names, parent: code, point: readPoint(point) }, aliases: [], zips }
}

function zipAt(zips: Zips, key: string) {
  const known = zips.get(key) ?? { key, municipalities: [], localities: [] }
  zips.set(key, known)
  return known
}

function readNames(written = ''): Zone['names'] {
  const [nl = '', fr = nl, en = nl, de = nl] = written.split(',')
  return { nl, fr, en, de }
}

function readPoint(written = ''): Zone['point'] {
  const [lat = 0, lng = 0] = written.split(' ').map(Number)
  return written === '' ? null : { lat, lng }
}

/** '1111-1113 1120' → its four postcodes. */
function readZips(row: string, country: 'BE' | 'LU'): string[] {
  const written = row.split('|')[1] ?? ''
  return written.split(' ').flatMap((run) => {
    const [first = 0, last = first] = run.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => zipKey(country, String(first + index)))
  })
}
