import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { slug } from '#db/model/path-segment.ts'
import {
  bilingualLocalities,
  communeAliases,
  countries,
  englishTowns,
  type FourNames,
  germanCommunes,
  germanTowns,
  largestTowns,
  provinces,
  regions,
} from './zone-exonyms.ts'

interface Point {
  readonly lat: number
  readonly lng: number
}

interface Municipality extends Point {
  readonly nis: string
  readonly nl: string
  readonly fr: string
  readonly de: string
  readonly province: string | null
  readonly region: string
}

interface Commune extends Point {
  readonly name: string
  readonly canton: string
}

interface Locality {
  readonly names: FourNames
  readonly points: readonly Point[]
  readonly zips: readonly string[]
}

type CsvRow = Readonly<Record<string, string>>

/** The compact table of `db/model/zone-table.ts`: a row is a zone, its fields joined by '|', followed by its localities. */
export interface ZoneRows {
  readonly zones: readonly (readonly string[])[]
  /** Former NIS numbers with the municipality they became a part of. */
  readonly former: readonly (readonly [former: string, now: string])[]
  /** Codes, the town with most people first. */
  readonly largest: readonly string[]
}

/** Reads the sources (GeoNames and Statbel, CC BY 4.0) from a folder and gives the table's rows, always in the same order. */
export function readZoneRows(folder: string): ZoneRows {
  const admin: { municipalities: readonly Municipality[]; nis2024_to_2025: Readonly<Record<string, string>> } = readJson(join(folder, 'be_admin.json'))
  const communes: readonly Commune[] = readJson(join(folder, 'lu_communes.json'))
  const former = Object.entries(admin.nis2024_to_2025).filter(([then, now]) => then !== now)
  const zones = [
    ...belgianRows(admin.municipalities, readCsv(join(folder, 'be_localities.csv'))),
    ...luxembourgRows(communes, readCsv(join(folder, 'lu_localities.csv'))),
  ]
  const codes = new Set(zones.map(([head = '']) => head.split('|')[0] ?? ''))
  return {
    zones,
    largest: largestTowns.filter((code) => codes.has(code)),
    former: former.sort(([one], [other]) => compare(one, other)),
  }
}

function belgianRows(municipalities: readonly Municipality[], localities: readonly CsvRow[]): string[][] {
  const sorted = [...municipalities].sort((one, other) => compare(one.nis, other.nis))
  const within = (nis: string) => sorted.filter((town) => town.region === nis || town.province === nis)
  return [
    [zoneField('be', 'country', '', countries.be.names, sorted, countries.be.aliases)],
    ...Object.entries(regions).map(([nis, { names, aliases }]) => [zoneField(`be-${nis}`, 'region', 'be', names, within(nis), aliases)]),
    ...Object.entries(provinces).map(([nis, names]) => [
      zoneField(`be-${nis}`, 'province', `be-${within(nis)[0]?.region ?? ''}`, names, within(nis), provinceAliases(names)),
    ]),
    ...sorted.map((town) => [
      zoneField(`be-${town.nis}`, 'municipality', `be-${town.province ?? town.region}`, townNames(town), [town], []),
      ...belgianLocalities(localities.filter((row) => row.nis5 === town.nis)).map(localityField),
    ]),
  ]
}

function townNames(town: Municipality): FourNames {
  const [nl, fr, de] = [town.nl, town.fr, town.de].map(withoutProvince)
  if (nl === undefined || fr === undefined || de === undefined) throw new Error(`No name for ${town.nis}`)
  const own = germanTowns.has(town.nis) ? de : town.region === '02000' ? nl : fr
  return [nl, fr, englishTowns[town.nis] ?? own, de]
}

function provinceAliases([nl, fr, en, de]: FourNames): string[] {
  const french = /^[AEIOU]/.test(fr) ? [`Province d’${fr}`] : [`Province de ${fr}`, `Province du ${fr}`]
  return [`Provincie ${nl}`, ...french, `Province of ${en}`, `Provinz ${de}`]
}

/** One for each postcode a name is used in: both `Berchem`s are places of their own. */
function belgianLocalities(rows: readonly CsvRow[]): Locality[] {
  return rows
    .map((row) => {
      const name = inLowerCase(field(row, 'locality'))
      return { names: bilingualLocalities[name] ?? fourTimes(name), points: [pointOf(row)], zips: [field(row, 'zip')] }
    })
    .sort(byName)
}

function luxembourgRows(communes: readonly Commune[], rows: readonly CsvRow[]): string[][] {
  const sorted = [...communes].sort((one, other) => compare(one.name, other.name))
  const cantons = [...new Set(sorted.map(({ canton }) => canton))].sort(compare)
  const strays = strayRows(rows)
  return [
    [zoneField('lu', 'country', '', countries.lu.names, sorted, countries.lu.aliases)],
    ...cantons.map((name) => {
      const names = communeNames(name)
      const aliases = [...new Set([`Kanton ${names[0]}`, `Canton ${name}`, `Canton de ${name}`, `Canton of ${name}`, `Kanton ${names[3]}`])]
      return [
        zoneField(
          `lu-canton-${slug(name)}`,
          'canton',
          'lu',
          names,
          sorted.filter(({ canton }) => canton === name),
          aliases,
        ),
      ]
    }),
    ...sorted.map((commune) => [
      zoneField(
        `lu-${slug(commune.name)}`,
        'municipality',
        `lu-canton-${slug(commune.canton)}`,
        communeNames(commune.name),
        [commune],
        communeAliases[commune.name] ?? [],
      ),
      ...luxembourgLocalities(rows.filter((row) => row.commune === commune.name && !strays.has(row))).map(localityField),
    ]),
  ]
}

function communeNames(name: string): FourNames {
  const own = inPrint(name)
  return [name === 'Luxembourg' ? 'Luxemburg' : own, own, own, germanCommunes[name] ?? own]
}

/** One for each name in a commune: its streets have a postcode each. */
function luxembourgLocalities(rows: readonly CsvRow[]): Locality[] {
  const byLocality = Map.groupBy(rows, (row) => withoutProvince(field(row, 'locality')).replace('/', '-sur-'))
  return [...byLocality]
    .map(([name, found]) => ({
      names: fourTimes(name),
      points: found.map(pointOf),
      zips: [...new Set(found.map((row) => field(row, 'zip').slice('L-'.length)))].sort(),
    }))
    .sort(byName)
}

/** A street or two of a large locality that the source counts to the commune next door. */
function strayRows(rows: readonly CsvRow[]): Set<CsvRow> {
  const sizes = Map.groupBy(rows, (row) => field(row, 'locality'))
  return new Set(
    [...sizes.values()].flatMap((all) => {
      const communes = [...Map.groupBy(all, (row) => field(row, 'commune')).values()]
      const largest = Math.max(...communes.map((found) => found.length))
      return communes.filter((found) => found.length * 20 < largest && found.every((row) => row.commune !== row.locality)).flat()
    }),
  )
}

function zoneField(code: string, kind: string, parent: string, names: FourNames, points: readonly Point[], aliases: readonly string[]): string {
  return [code, kind, parent, written(names), middle(points), ...aliases.filter((alias) => !names.includes(alias))].join('|')
}

function localityField({ names, points, zips }: Locality): string {
  return [written(names), runs(zips), middle(points)].join('|')
}

/** One name where all languages agree, else four. */
function written(names: FourNames): string {
  return [...new Set(names)].length === 1 ? names[0] : names.join(',')
}

/** '1111 1112 1113 1120' → '1111-1113 1120' */
function runs(zips: readonly string[]): string {
  const found: [first: number, last: number][] = []
  for (const zip of zips.map(Number)) {
    const open = found.at(-1)
    if (open && open[1] + 1 === zip) open[1] = zip
    else found.push([zip, zip])
  }
  return found.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(' ')
}

function middle(points: readonly Point[]): string {
  const mean = (axis: keyof Point) => (points.reduce((sum, point) => sum + point[axis], 0) / points.length).toFixed(3)
  return `${mean('lat')} ${mean('lng')}`
}

/** 'Aalst (Aalst)' → 'Aalst', which the table tells apart by the zone it is in. */
function withoutProvince(name: string): string {
  return inPrint(name.replace(/ \([^)]*\)$/, ''))
}

/** "'s Gravenbrakel" → '’s-Gravenbrakel'. */
function inPrint(name: string): string {
  return name
    .replaceAll("'", '’')
    .replace(/^’s /i, '’s-')
    .replace(/\bIj/g, 'IJ')
    .replace(/^Kessel Lo$/, 'Kessel-Lo')
}

const small = 'aan|als|au|aux|bij|de|den|der|des|devant|du|en|et|het|in|la|le|les|lez|op|over|près|sous|sur|te|ten|ter|à|l|d|s|t'

/** 'Braine-L'Alleud' → 'Braine-l’Alleud': the source writes every word with a capital. */
function inLowerCase(name: string): string {
  const words = new RegExp(`(?<=[- '])(?:${small})(?=[- '])`, 'gi')
  return inPrint(name.replace(words, (word) => word.toLowerCase()))
}

function fourTimes(name: string): FourNames {
  return [name, name, name, name]
}

function pointOf(row: CsvRow): Point {
  return { lat: Number(field(row, 'lat')), lng: Number(field(row, 'lng')) }
}

function byName(one: Locality, other: Locality): number {
  return compare(one.names[0], other.names[0]) || compare(one.zips[0] ?? '', other.zips[0] ?? '')
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

function field(row: CsvRow, name: string): string {
  const value = row[name]
  if (value === undefined || value === '') throw new Error(`No ${name} in ${JSON.stringify(row)}`)
  return value
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The sources quote nothing. */
function readCsv(file: string): CsvRow[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  const names = head.split(',')
  return lines.map((line) => {
    const values = line.split(',')
    if (values.length !== names.length) throw new Error(`${file}: ${line}`)
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
  })
}
