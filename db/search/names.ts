import { sql } from 'drizzle-orm'
import { byLocale } from '#messages/locales.ts'
import type { Db } from '../client.ts'
import type { Country } from '../model/listings/listing.ts'
import { type LocalizedText, textIn } from '../model/site/localized.ts'
import type { IndexedCategory, IndexedPlace, SortKeys } from './listing-index.ts'

/** Places with their sort keys in every language, by id; removed ones are left out. */
export async function readPlaces(db: Db, ids: readonly number[]): Promise<readonly IndexedPlace[]> {
  if (ids.length === 0) return []
  const rows = await db.values<[number, Country, string | null, string, string]>(sql`
    SELECT id, country, zip, search_names, (SELECT json_group_object(locale, sort_key) FROM place_names WHERE place_id = id)
    FROM places WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) ORDER BY id`)
  return rows.map(([id, country, zip, names, keys]) => ({ id, country, zip, names: JSON.parse(names), keys: sortKeysOf(keys) }))
}

/** Categories with their sort keys in every language, by id; removed ones are left out. */
export async function readCategories(db: Db, ids: readonly number[]): Promise<readonly IndexedCategory[]> {
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
