import { join } from 'node:path'
import { slug } from '#db/model/site/path-segment.ts'
import {
  bilingualLocalities,
  communeAliases,
  countries,
  englishTowns,
  type FourNames,
  germanCommunes,
  germanNames,
  germanTowns,
  largestTowns,
  provinces,
  regions,
  townAliases,
} from './zone-exonyms.ts'
import { type Locality, localityField, type Point, zoneField } from './zone-fields.ts'
import { pointOfLocality, pointOfTown, readShapes, type Shape } from './zone-points.ts'
import { type CsvRow, field, inLowerCase, inPrint, readCsv, readJson, withoutProvince } from './zone-sources.ts'

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

/** The compact table of `db/model/places/zone-table.ts`: a row is a zone, its fields joined by '|', followed by its localities. */
export interface ZoneRows {
  readonly zones: readonly (readonly string[])[]
  /** Former NIS numbers with the municipality they became a part of. */
  readonly former: readonly (readonly [former: string, now: string])[]
  /** Codes by population, the largest first. */
  readonly largest: readonly string[]
}

/** Reads the sources (GeoNames and Statbel, CC BY 4.0) from a folder and gives the table's rows, always in the same order. */
export function readZoneRows(folder: string): ZoneRows {
  const admin: { municipalities: readonly Municipality[]; nis2024_to_2025: Readonly<Record<string, string>> } = readJson(join(folder, 'be_admin.json'))
  const communes: readonly Commune[] = readJson(join(folder, 'lu_communes.json'))
  const former = Object.entries(admin.nis2024_to_2025).filter(([then, now]) => then !== now)
  const zones = [
    ...belgianRows(
      admin.municipalities,
      readCsv(join(folder, 'be_localities.csv')),
      readShapes(join(folder, 'be_municipality_bounds.csv'), admin.nis2024_to_2025),
    ),
    ...luxembourgRows(communes, readCsv(join(folder, 'lu_localities.csv'))),
  ]
  const codes = new Set(zones.map(([head = '']) => head.split('|')[0] ?? ''))
  return {
    zones,
    largest: largestTowns.filter((code) => codes.has(code)),
    former: former.sort(([one], [other]) => compare(one, other)),
  }
}

function belgianRows(municipalities: readonly Municipality[], localities: readonly CsvRow[], shapes: ReadonlyMap<string, Shape>): string[][] {
  const sorted = [...municipalities].map((town) => ({ ...town, ...pointOfTown(town, shapes.get(town.nis)) })).sort((one, other) => compare(one.nis, other.nis))
  const within = (nis: string) => sorted.filter((town) => town.region === nis || town.province === nis)
  return [
    [zoneField('be', 'country', '', countries.be.names, sorted, countries.be.aliases)],
    ...Object.entries(regions).map(([nis, { names, aliases }]) => [zoneField(`be-${nis}`, 'region', 'be', names, within(nis), aliases)]),
    ...Object.entries(provinces).map(([nis, names]) => [
      zoneField(`be-${nis}`, 'province', `be-${within(nis)[0]?.region ?? ''}`, names, within(nis), provinceAliases(names)),
    ]),
    ...sorted.map((town) => [
      zoneField(`be-${town.nis}`, 'municipality', `be-${town.province ?? town.region}`, townNames(town), [town], townAliases[town.nis] ?? []),
      ...belgianLocalities(
        localities.filter((row) => row.nis5 === town.nis),
        (point) => pointOfLocality(point, shapes.get(town.nis), town),
      ).map(localityField),
    ]),
  ]
}

function townNames(town: Municipality): FourNames {
  const [nl, fr, de] = [town.nl, town.fr, town.de].map(withoutProvince)
  if (nl === undefined || fr === undefined || de === undefined) throw new Error(`No name for ${town.nis}`)
  const own = germanTowns.has(town.nis) ? de : town.region === '02000' ? nl : fr
  return [nl, fr, englishTowns[town.nis] ?? own, germanNames[town.nis] ?? de]
}

function provinceAliases([nl, fr, en, de]: FourNames): string[] {
  const french = /^[AEIOU]/.test(fr) ? [`Province d’${fr}`] : [`Province de ${fr}`, `Province du ${fr}`]
  return [`Provincie ${nl}`, ...french, `Province of ${en}`, `Provinz ${de}`]
}

/** One for each postcode of a name: the two `Berchem`s are different places. */
function belgianLocalities(rows: readonly CsvRow[], placed: (point: Point) => Point): Locality[] {
  return rows
    .map((row) => {
      const name = inLowerCase(field(row, 'locality'))
      return { names: bilingualLocalities[name] ?? fourTimes(name), points: [placed(pointOf(row))], zips: [field(row, 'zip')] }
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

/** One for each name in a commune, where every street has a postcode. */
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

/** A few streets of a large locality that the source assigns to the neighbouring commune. */
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
