import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { selectDocuments } from '../files/documents.ts'
import type { OfficeKey } from '../model/agency/office.ts'
import type { OfferedDocument } from '../model/files/document.ts'
import type { Goal, Listing, ListingCard, Photo } from '../model/listings/listing.ts'
import { isPublic } from '../model/listings/listing-state.ts'
import { readPublicId } from '../model/listings/public-id.ts'
import { maxCompared, maxShown } from '../model/shortlist/shortlist.ts'
import { deskHomes, listings } from '../schema.ts'

/** A literal, not a bound value, so that SQLite can use the partial indexes. */
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

/** The newest listings on offer of an office, at most `count`. */
export async function listNewestOfOffice(db: Db, office: OfficeKey, count: number): Promise<readonly ListingCard[]> {
  const rows = await db
    .select({ card: listings.card })
    .from(deskHomes)
    .innerJoin(listings, eq(listings.id, deskHomes.id))
    .where(and(eq(deskHomes.office, office), eq(deskHomes.state, 'available'), inLists))
    .orderBy(desc(deskHomes.createdAt), desc(deskHomes.id))
    .limit(count)
  return rows.map((row) => row.card)
}

/** A listing's public fields, in any state; null for an unknown id. Does not read the secret address. */
export async function findListing(db: Db, id: number): Promise<Listing | null> {
  return toListing(await selectListing(db, id))
}

/** The query of `findListing`, for use in a batch; `toListing` reads its rows. */
export function selectListing(db: Db, id: number) {
  return db.select({ card: listings.card, record: listings.record, state: listings.state }).from(listings).where(eq(listings.id, id))
}

/** The listing in the rows of `selectListing`; null without one. */
export function toListing([row]: Awaited<ReturnType<typeof selectListing>>): Listing | null {
  return row === undefined ? null : { ...row.record, ...row.card, state: row.state }
}

/** The card of a listed listing by its reference (case-insensitive), else by its id; null if none or several match. Reads one index. */
export async function findListedByReference(db: Db, text: string): Promise<ListingCard | null> {
  const named = await db
    .select({ card: listings.card })
    .from(listings)
    .where(and(inLists, sql`${listings.reference} = ${text} COLLATE NOCASE`))
    .limit(2)
  if (named.length > 0) return named.length === 1 ? (named[0]?.card ?? null) : null
  const id = readPublicId(text)
  if (id === null) return null
  const row = await db
    .select({ card: listings.card })
    .from(listings)
    .where(and(inLists, eq(listings.id, id)))
    .get()
  return row?.card ?? null
}

/** `findListing` with the documents on request, in one round trip; null for an unknown id. */
export async function findListingWithDocuments(
  db: Db,
  id: number,
): Promise<{ readonly listing: Listing; readonly documents: readonly OfferedDocument[] } | null> {
  const [[row], documents] = await db.batch([
    db.select({ card: listings.card, record: listings.record, state: listings.state }).from(listings).where(eq(listings.id, id)),
    selectDocuments(db, { kind: 'property', id }),
  ])
  return row ? { listing: { ...row.record, ...row.card, state: row.state }, documents } : null
}

/** The listings, of the ids asked for, that are public. */
export interface ChosenListings {
  /** Public listings, sold and rented included, in the order of the ids. */
  readonly cards: readonly ListingCard[]
  /** The number of ids that are withdrawn listings. */
  readonly withdrawn: number
}

/** Listings by id, of the first sixty ids; unknown ids are left out. */
export async function listChosen(db: Db, ids: readonly number[]): Promise<ChosenListings> {
  const rows = await db
    .select({ id: listings.id, state: listings.state, card: listings.card })
    .from(listings)
    .where(among(ids.slice(0, maxShown)))
  const cards = rows.filter((row) => isPublic(row.state)).map((row) => ({ ...row.card, state: row.state }))
  return { cards: inOrder(cards, ids), withdrawn: rows.filter((row) => row.state === 'withdrawn').length }
}

/** The cards of listings in any state, for the desk; unknown ids are left out. */
export async function listCards(db: Db, ids: readonly number[]): Promise<readonly ListingCard[]> {
  const rows = await db.select({ state: listings.state, card: listings.card }).from(listings).where(among(ids))
  return rows.map(({ card, state }) => ({ ...card, state }))
}

/** The public fields of the first `max` listings, in the order of the ids. Does not read the secret address. */
export async function findChosen(db: Db, ids: readonly number[], max = maxCompared): Promise<readonly Listing[]> {
  const rows = await db
    .select({ card: listings.card, record: listings.record, state: listings.state })
    .from(listings)
    .where(among(ids.slice(0, max)))
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

/** The photographs of a listing; empty if it is unknown or not public. */
export async function photosOf(db: Db, id: number): Promise<readonly Photo[]> {
  const row = await db.select({ record: listings.record, state: listings.state }).from(listings).where(eq(listings.id, id)).get()
  return row && isPublic(row.state) ? row.record.photos : []
}

/** The films of a listing, as in its record; empty if it is unknown or not public. */
export async function filmsOf(db: Db, id: number): Promise<readonly string[]> {
  const row = await db.select({ record: listings.record, state: listings.state }).from(listings).where(eq(listings.id, id)).get()
  return row && isPublic(row.state) ? row.record.films : []
}
