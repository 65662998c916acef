import { type AnyColumn, and, asc, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#messages/locales.ts'
import type { Db } from './client.ts'
import type { Goal, Listing, ListingCard, ListingState, Photo } from './model/listing.ts'
import { pageSize, type Search } from './model/search.ts'
import { mostCompared, mostShown } from './model/shortlist.ts'
import { collationKey } from './model/sort-key.ts'
import { listings } from './schema.ts'

/** Written out, so that the partial indexes of what is listed serve. */
const inLists = sql`${listings.listed} = 1`

/** How many listings of one category a search finds, whatever types it asks for. */
export interface CategoryCount {
  readonly mainType: string
  readonly type: string
  readonly typeName: string
  readonly count: number
}

/** One page of a list. */
export interface ListingPage {
  readonly cards: readonly ListingCard[]
  /** Objects in all, on all pages. */
  readonly total: number
  readonly categories: readonly CategoryCount[]
}

/**
 * One page of the listings for sale or for rent that a search asks for, with the count by category: two queries in one round trip.
 * Sold, rented, inactive and withdrawn objects are in no list; a price or count filter leaves out what has no such number;
 * ties go by newest, then by id, descending. `locale` is the language that cities and types are sorted in.
 */
export async function listListings(db: Db, goal: Goal, search: Search, locale: Locale): Promise<ListingPage> {
  const meant = and(eq(listings.goal, goal), inLists, ...filters(search))
  const [categories, rows] = await db.batch([
    db
      .select({ mainType: listings.mainType, type: listings.type, typeName: listings.typeName, count: sql<number>`count(*)` })
      .from(listings)
      .where(meant)
      .groupBy(listings.mainType, listings.type, listings.typeName),
    db
      .select({ card: listings.card })
      .from(listings)
      .where(and(meant, ofTypes(search.types)))
      .orderBy(...order(search, locale))
      .limit(pageSize)
      .offset((search.page - 1) * pageSize),
  ])
  const total = categories.filter((category) => isOfTypes(category, search.types)).reduce((sum, category) => sum + category.count, 0)
  return { cards: rows.map((row) => row.card), total, categories }
}

/** The newest listings of a goal, at most `count`. */
export async function listNewest(db: Db, goal: Goal, count: number): Promise<readonly ListingCard[]> {
  const rows = await db
    .select({ card: listings.card })
    .from(listings)
    .where(and(eq(listings.goal, goal), inLists))
    .orderBy(desc(listings.createdAt), desc(listings.id))
    .limit(count)
  return rows.map((row) => row.card)
}

/** How many listings of a goal are in lists. */
export async function countListed(db: Db, goal: Goal): Promise<number> {
  const row = await db
    .select({ count: sql<number>`count(*)` })
    .from(listings)
    .where(and(eq(listings.goal, goal), inLists))
    .get()
  return row?.count ?? 0
}

/** Everything a visitor may know of a listing, whatever its state; null when it was never known. The secret address is not read. */
export async function findListing(db: Db, id: number): Promise<Listing | null> {
  const row = await db.select({ card: listings.card, record: listings.record, state: listings.state }).from(listings).where(eq(listings.id, id)).get()
  return row ? { ...row.record, ...row.card, state: row.state } : null
}

/** What is known of listings asked for by their ids. */
export interface ChosenListings {
  /** Those a visitor may see, sold and rented ones among them, in the order asked. */
  readonly cards: readonly ListingCard[]
  /** How many of the others were on offer once. */
  readonly withdrawn: number
}

/** Listings by their ids, the first sixty of them; ids nobody knows are left out. */
export async function listChosen(db: Db, ids: readonly number[]): Promise<ChosenListings> {
  const rows = await db
    .select({ id: listings.id, state: listings.state, card: listings.card })
    .from(listings)
    .where(among(ids.slice(0, mostShown)))
  const cards = rows.filter((row) => isPublic(row.state)).map((row) => ({ ...row.card, state: row.state }))
  return { cards: inOrder(cards, ids), withdrawn: rows.filter((row) => row.state === 'withdrawn').length }
}

/** Everything a visitor may know of the first few listings asked for, in that order: as many as fit side by side. The secret address is not read. */
export async function findChosen(db: Db, ids: readonly number[]): Promise<readonly Listing[]> {
  const rows = await db
    .select({ card: listings.card, record: listings.record, state: listings.state })
    .from(listings)
    .where(among(ids.slice(0, mostCompared)))
  const found = rows.filter((row) => isPublic(row.state)).map((row): Listing => ({ ...row.record, ...row.card, state: row.state }))
  return inOrder(found, ids)
}

function among(ids: readonly number[]): SQL {
  return sql`${listings.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`
}

function inOrder<Found extends { readonly id: number }>(found: readonly Found[], ids: readonly number[]): Found[] {
  const byId = new Map(found.map((each) => [each.id, each]))
  return ids.map((id) => byId.get(id)).filter((each) => each !== undefined)
}

/**
 * Listings that may please who liked this one, at most `count`: of its goal and category, in its town first, then near its price.
 * Looks at the forty newest here and the forty newest elsewhere, so that the cost does not grow with the stock.
 */
export async function listSimilar(db: Db, listing: ListingCard, count: number): Promise<readonly ListingCard[]> {
  const near = listing.price.amount === null ? sql`NULL` : sql`abs(coalesce(price, 9e15) - ${listing.price.amount})`
  const alike = sql`listed = 1 AND goal = ${listing.goal} AND main_type = ${listing.mainType} AND id <> ${listing.id}`
  const newest = sql`ORDER BY created_at DESC, id DESC LIMIT 40`
  const rows = await db.all<{ card: string }>(sql`
    SELECT card FROM (
      SELECT * FROM (SELECT id, card, price, created_at, 0 AS elsewhere FROM listings WHERE ${alike} AND zip = ${listing.place.zip} ${newest})
      UNION ALL
      SELECT * FROM (SELECT id, card, price, created_at, 1 AS elsewhere FROM listings WHERE ${alike} AND zip IS NOT ${listing.place.zip} ${newest})
    ) ORDER BY elsewhere, ${near}, created_at DESC, id DESC LIMIT ${count}`)
  return rows.map((row): ListingCard => JSON.parse(row.card))
}

/** The photographs of a listing that may be shown; empty when it is not known or withdrawn. */
export async function photosOf(db: Db, id: number): Promise<readonly Photo[]> {
  const row = await db.select({ record: listings.record, state: listings.state }).from(listings).where(eq(listings.id, id)).get()
  return row && isPublic(row.state) ? row.record.photos : []
}

/** The ids, places and dates of every page a crawler should know: what is listed. */
export async function listPages(db: Db, from: number, count: number): Promise<readonly ListingCard[]> {
  const rows = await db
    .select({ card: listings.card })
    .from(listings)
    .where(and(inLists, sql`${listings.id} > ${from}`))
    .orderBy(asc(listings.id))
    .limit(count)
  return rows.map((row) => row.card)
}

function isPublic(state: ListingState): boolean {
  return state !== 'withdrawn' && state !== 'prospective'
}

function filters(search: Search): (SQL | undefined)[] {
  return [
    search.zips.length > 0 ? oneOf(listings.zip, search.zips) : undefined,
    search.priceMin === null ? undefined : sql`${listings.price} >= ${search.priceMin}`,
    search.priceMax === null ? undefined : sql`${listings.price} <= ${search.priceMax}`,
    search.bedroomsMin === null ? undefined : sql`${listings.bedrooms} >= ${search.bedroomsMin}`,
    search.bedroomsMax === null ? undefined : sql`${listings.bedrooms} <= ${search.bedroomsMax}`,
    search.q === null ? undefined : named(search.q),
  ]
}

/** A town in any of its languages, from its first letters; a postcode; a reference. Ranges, because D1 takes no pattern over fifty bytes. */
function named(q: string): SQL | undefined {
  const from = collationKey(q)
  const towns = [listings.cityNl, listings.cityFr, listings.cityEn, listings.cityDe].map((city) => and(gte(city, from), lt(city, `${from}\u{10ffff}`)))
  return or(...(from === '' ? [] : towns), eq(listings.zip, q), eq(listings.reference, q))
}

function ofTypes(types: readonly string[]): SQL | undefined {
  if (types.length === 0) return undefined
  return or(oneOf(listings.mainType, types), oneOf(listings.type, types), oneOf(listings.typeName, types))
}

/** One bound value however many there are: D1 takes a hundred. */
function oneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`
}

function isOfTypes(category: CategoryCount, types: readonly string[]): boolean {
  return types.length === 0 || types.includes(category.mainType) || types.includes(category.type) || types.includes(category.typeName)
}

const cities = { nl: listings.cityNl, fr: listings.cityFr, en: listings.cityEn, de: listings.cityDe } as const
const types = { nl: listings.typeNl, fr: listings.typeFr, en: listings.typeEn, de: listings.typeDe } as const

function order(search: Search, locale: Locale): SQL[] {
  const newest = [desc(listings.createdAt), desc(listings.id)]
  const turn = search.dir === 'asc' ? asc : desc
  switch (search.sort) {
    case 'date':
      return search.dir === 'desc' ? newest : [asc(listings.createdAt), desc(listings.id)]
    case 'price':
      return [asc(search.dir === 'asc' ? listings.priceUp : listings.priceDown), ...newest]
    case 'city':
      return [turn(cities[locale]), ...newest]
    case 'type':
      return [turn(types[locale]), ...newest]
  }
}
