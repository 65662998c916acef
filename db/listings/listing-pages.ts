import { desc, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { ListingCard, ListingState } from '../model/listings/listing.ts'
import { listings, places } from '../schema.ts'

/** A part of the stock with its own list page, and the date it is sorted by. */
interface ListingGroup {
  /** Which listings belong to it. */
  readonly isIn: SQL
  readonly latestBy: typeof listings.createdAt | typeof listings.closedOn
}

interface GroupedListing {
  readonly card: ListingCard
  readonly state: ListingState
  /** The day it was sold or let (YYYY-MM-DD); null if unknown. */
  readonly closedOn: string | null
}

/** One page of a group of listings, latest first, and the total. @param page from 1 */
export async function readListingPage(
  db: Db,
  { isIn, latestBy }: ListingGroup,
  page: number,
  pageSize: number,
): Promise<{ readonly rows: readonly GroupedListing[]; readonly total: number }> {
  const [rows, [all]] = await db.batch([
    db
      .select({ card: listings.card, state: listings.state, closedOn: listings.closedOn })
      .from(listings)
      .where(isIn)
      .orderBy(desc(latestBy), desc(listings.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: sql<number>`count(*)` }).from(listings).where(isIn),
  ])
  return { rows, total: all?.total ?? 0 }
}

/** Whether a group has any listing. */
export async function hasListingIn(db: Db, { isIn }: Pick<ListingGroup, 'isIn'>): Promise<boolean> {
  const [row] = await db.all<{ found: number }>(sql`SELECT EXISTS (SELECT 1 FROM ${listings} WHERE ${isIn}) AS found`)
  return row?.found === 1
}

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
