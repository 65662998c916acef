import { byLocale, type Locale } from '#messages/locales.ts'
import type { LocalizedText } from '../site/localized.ts'
import { slug } from '../site/path-segment.ts'
import groups from './zone-groups.json' with { type: 'json' }
import table from './zones.json' with { type: 'json' }

/** A district is an arrondissement; an area is one that people name, like the coast. Both are made of municipalities and localities. */
export type ZoneKind = 'country' | 'region' | 'province' | 'canton' | 'district' | 'area' | 'municipality' | 'locality'

/** A place to search in. Codes are stable: official (NIS) numbers in Belgium, names in Luxembourg. */
export interface Zone {
  readonly code: string
  readonly kind: ZoneKind
  readonly country: 'BE' | 'LU'
  readonly names: Readonly<Record<Locale, string>>
  /** The code of the zone it is in. */
  readonly parent: string | null
  /** Roughly its middle, in degrees. */
  readonly point: { readonly lat: number; readonly lng: number } | null
}

/** A zone with its aliases and postcodes. */
export interface ZoneEntry {
  readonly zone: Zone
  /** Other names; found, never shown. */
  readonly aliases: readonly string[]
  /** Keys of postcodes; empty for zones above municipalities. */
  readonly zips: readonly string[]
  /** Codes of the municipalities and localities of a district or an area; empty for other kinds. */
  readonly members: readonly string[]
}

/** What is at a postcode. */
export interface ZipEntry {
  /** '8000' or 'L-4010', as queries write it: the two countries' numbers overlap. */
  readonly key: string
  readonly municipalities: readonly ZoneEntry[]
  /** Every locality; one with its municipality's name refers to the municipality. */
  readonly localities: readonly { readonly names: Zone['names']; readonly entry: ZoneEntry }[]
}

interface ZoneTable {
  readonly entries: ReadonlyMap<string, ZoneEntry>
  readonly zips: ReadonlyMap<string, ZipEntry>
  /** Former NIS codes → current ones. */
  readonly former: ReadonlyMap<string, string>
  /** Codes by population, the largest first. */
  readonly largest: readonly string[]
}

interface LocalityRow extends Pick<Zone, 'names' | 'point'> {
  readonly zips: readonly string[]
}

type Zips = Map<string, { key: string; municipalities: ZoneEntry[]; localities: ZipEntry['localities'][number][] }>

const kinds: readonly ZoneKind[] = ['country', 'region', 'province', 'canton', 'district', 'area', 'municipality', 'locality']
let built: ZoneTable | null = null

/** The table of all zones, parsed on first use. */
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
  for (const [head = '', ...rows] of table.zones) {
    const country = head.startsWith('lu') ? 'LU' : 'BE'
    const localities = rows.map((row) => readLocality(row, country))
    const town = readZone(head, country, localities)
    entries.set(town.zone.code, town)
    for (const key of town.zips) zipAt(zips, key).municipalities.push(town)
    const taken = slugsOf([...Object.values(town.zone.names), ...town.aliases])
    for (const locality of localities) {
      const entry = bearsName(locality, taken) ? town : localityZone(locality, town)
      entries.set(entry.zone.code, entry)
      for (const key of locality.zips) zipAt(zips, key).localities.push({ names: locality.names, entry })
    }
  }
  for (const group of groups.groups.map((row) => readGroup(row, entries))) entries.set(group.zone.code, group)
  return { entries, zips, former: new Map(table.former.map(([then, now]) => [`be-${then}`, `be-${now}`])), largest: table.largest }
}

/** A district or an area: the fields of a zone, then '||' and its members: '13*' is every municipality whose code begins so. */
function readGroup(row: string, entries: ReadonlyMap<string, ZoneEntry>): ZoneEntry {
  const [head = '', written = ''] = row.split('||')
  const members = written.split(' ').flatMap((member) => {
    const code = `be-${member.replace('*', '')}`
    return member.endsWith('*') ? [...entries.keys()].filter((each) => each.startsWith(code) && /^be-\d{5}$/.test(each) && !each.endsWith('000')) : [code]
  })
  const [code = '', kind, parent = '', names, ...aliases] = head.split('|')
  const known = kinds.find((each) => each === kind) ?? 'area'
  return { zone: { code, kind: known, country: 'BE', names: readNames(names), parent, point: middle(members, entries) }, aliases, zips: [], members }
}

function middle(codes: readonly string[], entries: ReadonlyMap<string, ZoneEntry>): Zone['point'] {
  const points = codes.flatMap((code) => entries.get(code)?.zone.point ?? [])
  const mean = (values: readonly number[]) => Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 1000) / 1000
  return points.length === 0 ? null : { lat: mean(points.map(({ lat }) => lat)), lng: mean(points.map(({ lng }) => lng)) }
}

function readZone(head: string, country: 'BE' | 'LU', localities: readonly LocalityRow[]): ZoneEntry {
  const [code = '', kind, parent = '', names, point, ...aliases] = head.split('|')
  const known = kinds.find((each) => each === kind) ?? 'municipality'
  return {
    zone: { code, kind: known, country, names: readNames(names), parent: parent === '' ? null : parent, point: readPoint(point) },
    aliases,
    zips: [...new Set(localities.flatMap((locality) => locality.zips))].sort(),
    members: [],
  }
}

function readLocality(row: string, country: 'BE' | 'LU'): LocalityRow {
  const [names, zips, point] = row.split('|')
  return { names: readNames(names), zips: readZips(zips, country), point: readPoint(point) }
}

/** Such a locality is not a separate zone: its name means the whole municipality. */
function bearsName({ names }: LocalityRow, taken: ReadonlySet<string>): boolean {
  return [...slugsOf(Object.values(names))].some((name) => taken.has(name))
}

function localityZone({ names, zips, point }: LocalityRow, { zone: town }: ZoneEntry): ZoneEntry {
  const code = town.country === 'LU' ? `${town.code}-${slug(names.fr)}` : `be-${zips[0] ?? ''}-${slug(names.nl)}`
  return { zone: { code, kind: 'locality', country: town.country, names, parent: town.code, point }, aliases: [], zips, members: [] }
}

/** Most names are the same in all languages. */
function slugsOf(names: readonly string[]): Set<string> {
  return new Set([...new Set(names)].map((name) => slug(name)))
}

function zipAt(zips: Zips, key: string) {
  const known = zips.get(key) ?? { key, municipalities: [], localities: [] }
  zips.set(key, known)
  return known
}

function readNames(written = ''): Zone['names'] {
  const [nl = '', fr = nl, en = nl, de = nl] = written.split(',')
  const names: LocalizedText = { nl, fr, en, de }
  return byLocale((locale) => names[locale] ?? en)
}

function readPoint(written = ''): Zone['point'] {
  const [lat = 0, lng = 0] = written.split(' ').map(Number)
  return written === '' ? null : { lat, lng }
}

/** '1111-1113 1120' → its four postcodes. */
function readZips(written: string | undefined, country: 'BE' | 'LU'): string[] {
  const zips: string[] = []
  for (const run of (written ?? '').split(' ')) {
    const [first = 0, last = first] = run.split('-').map(Number)
    for (let zip = first; zip <= last; zip++) zips.push(zipKey(country, String(zip)))
  }
  return zips
}
