import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import type { ListingCard } from './model/listing.ts'

/**
 * Similar listings, at most `count`: same goal and category, those in the same town first, then by difference in price.
 * Looks only at the forty newest in town and the forty newest elsewhere, so that the cost does not grow with the catalogue.
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
