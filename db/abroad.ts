import { desc, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import type { ListingCard } from './model/listing.ts'
import { listings, places } from './schema.ts'

/** Listings outside Belgium and Luxembourg. They are in the lists too; these queries find them by place, since few places are abroad. */
const isAbroad = sql`${listings.listed} = 1 AND ${listings.place} IN (SELECT id FROM ${places} WHERE country = 'other')`

/** One page of the listings abroad, newest first, and the total. @param page from 1 */
export async function listAbroad(db: Db, page: number, pageSize: number): Promise<{ readonly cards: readonly ListingCard[]; readonly total: number }> {
  const [rows, [all]] = await db.batch([
    db
      .select({ card: listings.card })
      .from(listings)
      .where(isAbroad)
      .orderBy(desc(listings.createdAt), desc(listings.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: sql<number>`count(*)` }).from(listings).where(isAbroad),
  ])
  return { cards: rows.map(({ card }) => card), total: all?.total ?? 0 }
}

/** Whether any listing on offer is outside Belgium and Luxembourg. */
export async function hasListingsAbroad(db: Db): Promise<boolean> {
  const [row] = await db.all<{ found: number }>(sql`SELECT EXISTS (SELECT 1 FROM ${listings} WHERE ${isAbroad}) AS found`)
  return row?.found === 1
}
