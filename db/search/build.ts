import { sql } from 'drizzle-orm'
import { byLocale } from '#messages/locales.ts'
import type { Db } from '../client.ts'
import type { Country } from '../model/listings/listing.ts'
import { firstNewYear } from '../model/listings/new-building.ts'
import { brusselsDay } from '../model/site/brussels-time.ts'
import { type LocalizedText, textIn } from '../model/site/localized.ts'
import { reorder, resized } from './columns.ts'
import { columnsToFill, type Filled } from './fill.ts'
import type { IndexedCategory, IndexedPlace, ListingIndex, SortKeys } from './listing-index.ts'
import { countListed, readListed, readListedAmong } from './rows.ts'

/**
 * Reads every listing that is in lists into an index: only the narrow columns, slice by slice from one covering index, and the few thousand
 * places and categories they refer to. Reads each listing twice, the first time to count it.
 */
export async function buildIndex(db: Db, version: number): Promise<ListingIndex> {
  const { add, filled } = columnsToFill(await countListed(db))
  for await (const rows of readListed(db)) for (const row of rows) add(row)
  return arranged(db, version, filled())
}

/** `buildIndex` for given listings, if they are listed. Reads one row per id; its version is 0. */
export async function buildIndexOf(db: Db, ids: readonly number[]): Promise<ListingIndex> {
  const rows = await readListedAmong(db, ids)
  const { add, filled } = columnsToFill(rows.length)
  for (const row of rows) add(row)
  return arranged(db, 0, filled())
}

async function arranged(
  db: Db,
  version: number,
  { columns: unsorted, isRental, size, placeIds, categoryIds, labels, bouquets }: Filled,
): Promise<ListingIndex> {
  const [places, categories] = await Promise.all([readPlaces(db, placeIds), readCategories(db, categoryIds)])
  const placeOf = positionsIn(places, placeIds)
  const categoryOf = positionsIn(categories, categoryIds)
  const rows = new Uint32Array(size)
  let matched = 0
  // Rows come by id, so in reverse most are already in order.
  for (let row = size - 1; row >= 0; row -= 1) {
    if ((placeOf[unsorted.place[row] ?? 0] ?? -1) < 0 || (categoryOf[unsorted.category[row] ?? 0] ?? -1) < 0) continue
    rows[matched] = row
    matched += 1
  }
  const { id, created } = unsorted
  const inOrder = rows
    .subarray(0, matched)
    .sort((one, other) => (isRental[one] ?? 0) - (isRental[other] ?? 0) || (created[other] ?? 0) - (created[one] ?? 0) || (id[other] ?? 0) - (id[one] ?? 0))
  reorder(unsorted, inOrder)
  const columns = unsorted.id.length === matched ? unsorted : resized(unsorted, matched)
  for (let row = 0; row < matched; row += 1) {
    columns.place[row] = placeOf[columns.place[row] ?? 0] ?? 0
    columns.category[row] = categoryOf[columns.category[row] ?? 0] ?? 0
  }
  const firstRental = inOrder.findIndex((row) => isRental[row] === 1)
  return {
    ...{ version, size: matched, firstRental: firstRental < 0 ? matched : firstRental, columns, places, categories, labels, bouquets },
    newSince: firstNewYear(brusselsDay(new Date())),
  }
}

/** The position of each id among the entries; -1 for an id that is not among them. */
function positionsIn(entries: readonly { readonly id: number }[], ids: readonly number[]): Int32Array {
  const positions = new Map(entries.map((entry, at) => [entry.id, at]))
  return Int32Array.from(ids, (id) => positions.get(id) ?? -1)
}

/** Places with their sort keys in every language, by id; removed ones are left out. */
async function readPlaces(db: Db, ids: readonly number[]): Promise<readonly IndexedPlace[]> {
  if (ids.length === 0) return []
  const rows = await db.values<[number, Country, string | null, string, string]>(sql`
    SELECT id, country, zip, search_names, (SELECT json_group_object(locale, sort_key) FROM place_names WHERE place_id = id)
    FROM places WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) ORDER BY id`)
  return rows.map(([id, country, zip, names, keys]) => ({ id, country, zip, names: JSON.parse(names), keys: sortKeysOf(keys) }))
}

/** Categories with their sort keys in every language, by id; removed ones are left out. */
async function readCategories(db: Db, ids: readonly number[]): Promise<readonly IndexedCategory[]> {
  if (ids.length === 0) return []
  const rows = await db.values<[number, string, string, string, string]>(sql`
    SELECT id, main_type, type, type_name, (SELECT json_group_object(locale, sort_key) FROM category_names WHERE category_id = id)
    FROM categories WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) ORDER BY id`)
  return rows.map(([id, mainType, type, typeName, keys]) => ({ id, mainType, type, typeName, keys: sortKeysOf(keys) }))
}

/** A language added since the last import uses the keys of the nearest other one until the next import. */
function sortKeysOf(json: string): SortKeys {
  const known: LocalizedText = JSON.parse(json)
  return byLocale((locale) => textIn(known, locale))
}
