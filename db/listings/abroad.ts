import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { ListingCard } from '../model/listings/listing.ts'
import { listings, places } from '../schema.ts'
import { hasListingIn, readListingPage } from './listing-pages.ts'

/** Listings outside Belgium and Luxembourg. The regular lists have them too; these queries go by place, since few places are abroad. */
const abroad = {
  isIn: sql`${listings.listed} = 1 AND ${listings.place} IN (SELECT id FROM ${places} WHERE country = 'other')`,
  latestBy: listings.createdAt,
}

/** One page of the listings abroad, newest first, and the total. @param page from 1 */
export async function listAbroad(db: Db, page: number, pageSize: number): Promise<{ readonly shown: readonly ListingCard[]; readonly total: number }> {
  const { rows, total } = await readListingPage(db, abroad, page, pageSize)
  return { shown: rows.map(({ card }) => card), total }
}

/** Whether any listing on offer is outside Belgium and Luxembourg. */
export function hasListingsAbroad(db: Db): Promise<boolean> {
  return hasListingIn(db, abroad)
}
