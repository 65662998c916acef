import { eq, sql } from 'drizzle-orm'
import type { Db, Store } from '../client.ts'
import { hasListingIn, hasListingsAbroad, readListingPage } from '../listings/listing-pages.ts'
import { withTrueSizes } from '../listings/photo-sizes.ts'
import type { Listing, ListingCard } from '../model/listings/listing.ts'
import type { Stock } from '../model/search/search.ts'
import type { Versions } from '../model/site/versions.ts'
import { listProjects } from '../projects/projects.ts'
import { listings } from '../schema.ts'
import { openIndex } from '../search/open.ts'
import { cacheName, putInCache, throughCatalogueCache } from '../site/catalogue.ts'

const cacheKey = 'stock:2'

/** A summary of the listings on offer, through the catalogue cache. */
export function readStock(store: Store): Promise<Stock> {
  return throughCatalogueCache(store, cacheKey, () => countStock(store))
}

/** Warms the cache of `readStock` for a version that is about to be published, so that no page has to count. */
export async function prepareStock(store: Store, versions: Versions): Promise<void> {
  await putInCache(store, cacheName(versions, ['stock'], cacheKey), await countStock({ ...store, versions }))
}

async function countStock(store: Store): Promise<Stock> {
  const { db } = store
  const [{ size, firstRental }, projects, sold, abroad] = await Promise.all([openIndex(store), listProjects(db, 1), hasReferences(db), hasListingsAbroad(db)])
  return { sale: firstRental, rent: size - firstRental, hasProjects: projects.length > 0, hasReferences: sold, hasAbroad: abroad }
}

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
function hasReferences(db: Db): Promise<boolean> {
  return hasListingIn(db, references)
}
