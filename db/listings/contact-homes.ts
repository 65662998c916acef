import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Listing, ListingCard } from '../model/listings/listing.ts'
import { listings } from '../schema.ts'
import { firstOf } from '../site/union.ts'

/** The contact of a listing as its index has it (`listings_by_contact`). */
const contactOf = sql<string>`${listings.record} -> '$.contact'`
/** A literal, not a bound value, so that SQLite can use the partial index. */
const inLists = sql`${listings.listed} = 1`

/** A contact of homes in lists. */
export interface HomeContact {
  /** As stored, to ask for its homes. */
  readonly stored: string
  readonly contact: Listing['contact']
}

const maxContacts = 200

/** The contacts of the homes in lists, each once. Reads about one row for each, however many homes they have. */
export async function listHomeContacts(db: Db): Promise<readonly HomeContact[]> {
  const next = sql`SELECT min(${contactOf}) FROM ${listings} WHERE ${inLists}`
  const rows = await db.all<{ stored: string }>(sql`
    WITH RECURSIVE found (stored) AS (
      ${next} UNION ALL SELECT (${next} AND ${contactOf} > found.stored) FROM found WHERE found.stored IS NOT NULL
    ) SELECT stored FROM found WHERE stored IS NOT NULL LIMIT ${maxContacts}`)
  return rows.map(({ stored }) => ({ stored, contact: JSON.parse(stored) }))
}

/** One person is written in few ways: with and without a phone number, for each office. */
const maxSpellings = 20

/** The newest homes in lists with one of these contacts, at most `count`. */
export async function listNewestOfContacts(db: Db, contacts: readonly HomeContact[], count: number): Promise<readonly ListingCard[]> {
  if (contacts.length === 0) return []
  const { createdAt: value, id } = listings
  const parts = contacts.slice(0, maxSpellings).map(({ stored }) => ({
    ...{ value: sql`${value}`, id: sql`${id}` },
    rows: sql`FROM ${listings} WHERE ${inLists} AND ${contactOf} = ${stored}`,
  }))
  const rows = await db
    .select({ card: listings.card })
    .from(listings)
    .where(sql`${id} IN (${firstOf(parts, false, count)})`)
    .orderBy(sql`${value} DESC`, sql`${id} DESC`)
  return rows.map(({ card }) => card)
}
