import { eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { hasListingIn, readListingPage } from '../listings/listing-pages.ts'
import { withTrueSizes } from '../listings/photo-sizes.ts'
import type { Listing, ListingCard } from '../model/listings/listing.ts'
import { listings } from '../schema.ts'

/** References: listings the agency sold or let, latest first; those without a known date come last. */
const references = {
  // A literal, not bound values, so that SQLite can use the partial index.
  isIn: sql`${listings.state} IN ('sold', 'rented')`,
  latestBy: listings.closedOn,
}

/** A listing that was sold or let, and the day (YYYY-MM-DD; null if unknown). */
export interface Reference<Of extends ListingCard = ListingCard> {
  readonly listing: Of
  readonly closedOn: string | null
}

/** One page of references, and the total. @param page from 1 */
export async function listReferences(db: Db, page: number, pageSize: number): Promise<{ readonly shown: readonly Reference[]; readonly total: number }> {
  const { rows, total } = await readListingPage(db, references, page, pageSize)
  return { shown: rows.map(({ card, state, closedOn }) => ({ listing: { ...card, state }, closedOn })), total }
}

/** A listing in any state, with the day it was sold or let; null for an unknown id. Does not read the secret address. */
export async function findReference(db: Db, id: number): Promise<Reference<Listing> | null> {
  const { card, record, state, closedOn } = listings
  const row = await db.select({ card, record, state, closedOn }).from(listings).where(eq(listings.id, id)).get()
  if (!row) return null
  const photos = await withTrueSizes(db, row.record.photos)
  return { listing: { ...row.record, ...row.card, state: row.state, photos }, closedOn: row.closedOn }
}

/** Whether anything was sold or let. */
export function hasReferences(db: Db): Promise<boolean> {
  return hasListingIn(db, references)
}
