import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#messages/locales.ts'
import type { Db } from '../client.ts'
import type { Country } from '../model/listings/listing.ts'
import { catalogue, categories, categoryNames, imports, listings, placeNames, places } from '../schema.ts'
import { jsonBatches } from '../site/json-batches.ts'
import { nextRevision } from '../site/versions.ts'

/** A name in one language with its collation key (`collationKey`). */
export interface SortedName {
  readonly name: string
  readonly sortKey: string
}

type NamesByLocale = Readonly<Record<Locale, SortedName>>

/** A postcode with its names. Its id is a hash of both, so equal places share a row. */
export interface PlaceRow {
  readonly id: number
  readonly country: Country
  readonly zip: string | null
  /** City, district and sub-city in every language of the feed, for matching zones. */
  readonly searchNames: readonly string[]
  readonly names: NamesByLocale
}

/** A category of the feed as path segments, with its names. */
export interface CategoryRow {
  readonly id: number
  readonly mainType: string
  readonly type: string
  readonly typeName: string
  readonly names: NamesByLocale
}

/** The rows that a listing refers to. */
export interface ListingNames {
  readonly place: PlaceRow
  readonly category: CategoryRow
}

/**
 * Upserts places and categories with their names in every language. Idempotent; unchanged rows cost no write. May run before the listings are copied:
 * a place without listings is never read.
 */
export async function saveListingNames(db: Db, rows: readonly ListingNames[]): Promise<void> {
  const placeValues = unique(rows.map(({ place }) => place)).map(({ id, country, zip, searchNames, names }) => [id, country, zip, searchNames, inRows(names)])
  const categoryValues = unique(rows.map(({ category }) => category)).map(({ id, mainType, type, typeName, names }) => [
    id,
    mainType,
    type,
    typeName,
    inRows(names),
  ])
  for (const part of jsonBatches(placeValues.map((value) => JSON.stringify(value)))) await db.batch(savingPlaces(db, part))
  for (const part of jsonBatches(categoryValues.map((value) => JSON.stringify(value)))) await db.batch(savingCategories(db, part))
}

function unique<Row extends { readonly id: number }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

function inRows(names: NamesByLocale): (readonly [string, string, string])[] {
  return Object.entries(names).map(([locale, { name, sortKey }]) => [locale, name, sortKey])
}

function savingPlaces(db: Db, values: string) {
  return [
    notingCorrections(db, values, placeNames, placeNames.placeId),
    db.insert(places).select(sql`SELECT value ->> 0, value ->> 1, value ->> 2, value -> 3 FROM json_each(${values}) WHERE true`).onConflictDoNothing(),
    db
      .insert(placeNames)
      .select(namesIn(values))
      .onConflictDoUpdate({ target: [placeNames.placeId, placeNames.locale], ...changedNames }),
  ] as const
}

function savingCategories(db: Db, values: string) {
  return [
    notingCorrections(db, values, categoryNames, categoryNames.categoryId),
    db.insert(categories).select(sql`SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(${values}) WHERE true`).onConflictDoNothing(),
    db
      .insert(categoryNames)
      .select(namesIn(values))
      .onConflictDoUpdate({ target: [categoryNames.categoryId, categoryNames.locale], ...changedNames }),
  ] as const
}

/** Records that the sort order of a known place or category has changed, or that it gains a language. No listing changes, so the search index must be rebuilt. */
function notingCorrections(db: Db, values: string, names: typeof placeNames | typeof categoryNames, owner: SQLiteColumn) {
  const given = namesIn(values)
  const id = sql.identifier(owner.name)
  return db
    .update(catalogue)
    .set({ namesRevision: nextRevision })
    .where(
      sql`EXISTS (
        SELECT 1 FROM (${given}) AS given LEFT JOIN ${names} AS known ON known.${id} = given.owner AND known.locale = given.locale
        WHERE known.sort_key IS NOT given.sort_key AND EXISTS (SELECT 1 FROM ${names} AS other WHERE other.${id} = given.owner))`,
    )
}

function namesIn(values: string): SQL {
  return sql`
    SELECT named.value ->> 0 AS owner, name.value ->> 0 AS locale, name.value ->> 1 AS name, name.value ->> 2 AS sort_key
    FROM json_each(${values}) AS named, json_each(named.value, '$[4]') AS name WHERE true`
}

const changedNames = {
  set: { name: sql`excluded.name`, sortKey: sql`excluded.sort_key` },
  setWhere: sql`name <> excluded.name OR sort_key <> excluded.sort_key`,
}

/** Garbage-collects places and categories without a listed or held-back listing. Does nothing during an import, whose staged listings may need them. */
export async function removeUnusedNames(db: Db): Promise<void> {
  const isOrWillBeListed = sql`listed = 1 OR held_state IS NOT NULL`
  const isIdle = sql`NOT EXISTS (SELECT 1 FROM ${imports} WHERE state IN ('receiving', 'applying'))`
  await db.batch([
    db.delete(places).where(sql`${isIdle} AND id NOT IN (SELECT place FROM ${listings} WHERE ${isOrWillBeListed})`),
    db.delete(categories).where(sql`${isIdle} AND id NOT IN (SELECT category FROM ${listings} WHERE ${isOrWillBeListed})`),
  ])
}
