import { sql } from 'drizzle-orm'
import type { Db, Store } from '../client.ts'
import type { ListingCard } from '../model/listings/listing.ts'
import { openIndex } from './open.ts'
import { similarRows } from './similar.ts'

/** The cards of at most `count` similar listings (see `similarRows`). Reads `count` rows. */
export async function listSimilar(store: Store, listing: ListingCard, count: number): Promise<readonly ListingCard[]> {
  const { id, goal, mainType, type, place, price } = listing
  const index = await openIndex(store)
  const rows = similarRows(index, { id, goal, mainType, type, country: place.country, zip: place.zip, point: place.point, price: price.amount }, count)
  return readCards(
    store.db,
    rows.map((row) => index.columns.id[row] ?? -1),
  )
}

/** The cards of listed listings, in the order of the ids; others are left out. */
async function readCards(db: Db, ids: readonly number[]): Promise<readonly ListingCard[]> {
  if (ids.length === 0) return []
  const rows = await db.all<{ id: number; card: string }>(
    sql`SELECT id, card FROM listings WHERE listed = 1 AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  )
  const cards = new Map(rows.map((row): [number, ListingCard] => [row.id, JSON.parse(row.card)]))
  return ids.map((id) => cards.get(id)).filter((card) => card !== undefined)
}
