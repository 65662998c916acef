import { type SQL, sql } from 'drizzle-orm'
import { byLocale } from '#messages/locales.ts'
import type { Db } from '../client.ts'
import type { Country, Goal } from '../model/listing.ts'
import { type LocalizedText, textIn } from '../model/localized.ts'
import {
  type Columns,
  type CountColumn,
  columnKinds,
  flag,
  type IndexedCategory,
  type IndexedPlace,
  type ListingIndex,
  microdegrees,
  nowhere,
  type SortKeys,
} from './listing-index.ts'

type Row = [
  id: number,
  goal: Goal,
  place: number,
  category: number,
  price: number | null,
  bedrooms: number | null,
  bathrooms: number | null,
  rooms: number | null,
  garages: number | null,
  parkings: number | null,
  terrace: number,
  garden: number,
  epc: string | null,
  lat: number | null,
  lng: number | null,
  createdAt: string,
]

/** Rows of one read. */
const slice = 20_000
const maxLabels = 255
const maxCount = 32_767

const isListed = sql`listed = 1`

/**
 * Reads every listing that is in lists into an index: only the narrow columns, from one covering index, and the few thousand places
 * and categories they refer to. Reads one row for each listing; done once for each version of the catalogue.
 */
export function buildIndex(db: Db, version: number): Promise<ListingIndex> {
  return indexWhere(db, version, isListed)
}

/** The same for given listings, as far as they are in lists. Reads as many rows as there are ids; its version is 0. */
export function buildIndexOf(db: Db, ids: readonly number[]): Promise<ListingIndex> {
  return indexWhere(db, 0, sql`listed = 1 AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
}

async function indexWhere(db: Db, version: number, isIn: SQL): Promise<ListingIndex> {
  const places = await readPlaces(db, isIn)
  const categories = await readCategories(db, isIn)
  const rows = inOrder((await readRows(db, isIn)).filter((row) => places.positions.has(row[2]) && categories.positions.has(row[3])))
  const labels = labelsOf(rows)
  const columns = emptyColumns(rows.length)
  for (const [at, row] of rows.entries()) {
    columns.id[at] = row[0]
    columns.created[at] = moment(row)
    columns.price[at] = row[4] ?? Number.NaN
    columns.place[at] = places.positions.get(row[2]) ?? 0
    columns.category[at] = categories.positions.get(row[3]) ?? 0
    columns.lat[at] = microdegreesOf(row[13])
    columns.lng[at] = microdegreesOf(row[14])
    columns.label[at] = Math.max(0, labels.indexOf(row[12] ?? ''))
    columns.flags[at] = (row[10] ? flag.terrace : 0) | (row[11] ? flag.garden : 0)
    for (const [name, position] of countPositions) columns[name][at] = Math.min(row[position] ?? -1, maxCount)
  }
  const firstRental = rows.findIndex((row) => row[1] === 'rent')
  return {
    version,
    size: rows.length,
    firstRental: firstRental < 0 ? rows.length : firstRental,
    columns,
    places: places.entries,
    categories: categories.entries,
    labels,
  }
}

const countPositions: readonly (readonly [CountColumn, 5 | 6 | 7 | 8 | 9])[] = [
  ['bedrooms', 5],
  ['bathrooms', 6],
  ['rooms', 7],
  ['garages', 8],
  ['parkings', 9],
]

async function readRows(db: Db, isIn: SQL): Promise<Row[]> {
  const rows: Row[] = []
  for (let after = -1; ; after = rows.at(-1)?.[0] ?? after) {
    const next = await db.values<Row>(sql`
      SELECT id, goal, place, category, price, bedrooms, bathrooms, rooms, garages, parkings, terrace, garden, epc, lat, lng, created_at
      FROM listings INDEXED BY listings_searched WHERE ${isIn} AND id > ${after} ORDER BY id LIMIT ${slice}`)
    for (const row of next) rows.push(row)
    if (next.length < slice) return rows
  }
}

/** By goal, newest first, then by id, descending. */
function inOrder(rows: readonly Row[]): readonly Row[] {
  const dated = rows.map((row) => ({ row, isRental: row[1] === 'rent' ? 1 : 0, moment: moment(row) }))
  dated.sort((one, other) => one.isRental - other.isRental || other.moment - one.moment || other.row[0] - one.row[0])
  return dated.map(({ row }) => row)
}

function moment(row: Row): number {
  return Date.parse(row[15]) || 0
}

interface Dictionary<Entry> {
  readonly entries: readonly Entry[]
  /** By the id of an entry in the database. */
  readonly positions: ReadonlyMap<number, number>
}

async function readPlaces(db: Db, isIn: SQL): Promise<Dictionary<IndexedPlace>> {
  const rows = await db.values<[number, Country, string | null, string, string]>(sql`
    SELECT id, country, zip, search_names, (SELECT json_group_object(locale, sort_key) FROM place_names WHERE place_id = id)
    FROM places WHERE id IN (SELECT place FROM listings WHERE ${isIn})`)
  return dictionary(rows, ([, country, zip, names, keys]) => ({ country, zip, names: JSON.parse(names), keys: sortKeysOf(keys) }))
}

async function readCategories(db: Db, isIn: SQL): Promise<Dictionary<IndexedCategory>> {
  const rows = await db.values<[number, string, string, string, string]>(sql`
    SELECT id, main_type, type, type_name, (SELECT json_group_object(locale, sort_key) FROM category_names WHERE category_id = id)
    FROM categories WHERE id IN (SELECT category FROM listings WHERE ${isIn})`)
  return dictionary(rows, ([, mainType, type, typeName, keys]) => ({ mainType, type, typeName, keys: sortKeysOf(keys) }))
}

/** A language added since the last import uses the keys of the nearest other one until the next import. */
function sortKeysOf(json: string): SortKeys {
  const known: LocalizedText = JSON.parse(json)
  return byLocale((locale) => textIn(known, locale))
}

function dictionary<Found extends [number, ...unknown[]], Entry>(rows: readonly Found[], read: (row: Found) => Entry): Dictionary<Entry> {
  return { entries: rows.map(read), positions: new Map(rows.map((row, position) => [row[0], position])) }
}

function labelsOf(rows: readonly Row[]): readonly string[] {
  const found = new Set(rows.map((row) => row[12]).filter((label) => label !== null))
  found.delete('')
  return ['', ...[...found].sort().slice(0, maxLabels)]
}

function microdegreesOf(degrees: number | null): number {
  return degrees === null ? nowhere : Math.round(degrees * microdegrees)
}

function emptyColumns(size: number): Columns {
  return {
    id: new columnKinds.id(size),
    created: new columnKinds.created(size),
    price: new columnKinds.price(size),
    lat: new columnKinds.lat(size),
    lng: new columnKinds.lng(size),
    place: new columnKinds.place(size),
    category: new columnKinds.category(size),
    bedrooms: new columnKinds.bedrooms(size),
    bathrooms: new columnKinds.bathrooms(size),
    rooms: new columnKinds.rooms(size),
    garages: new columnKinds.garages(size),
    parkings: new columnKinds.parkings(size),
    label: new columnKinds.label(size),
    flags: new columnKinds.flags(size),
  }
}
