import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import type { Goal, Listing, ListingCard, ListingState, Photo } from './model/listing.ts'
import { listings } from './schema.ts'

/** Written out, so that the partial indexes of what is listed serve. */
const inLists = sql`${listings.listed} = 1`

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
