import { and, asc, desc, eq, gt, type SQL, sql, sum } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { insertMailWhere } from '../mail/outbox.ts'
import type { Lead } from '../model/leads/lead.ts'
import type { OutgoingMail } from '../model/mail/mail.ts'
import type { OpenDayGuest, OpenDayTerms } from '../model/visits/open-day-places.ts'
import { leads, openDayGuests, openDayTerms } from '../schema.ts'
import { changeMailIds } from './appointments.ts'

/**
 * Registrations for open days. One statement takes the places of a household within the capacity of its slot; without enough places it inserts null,
 * which violates NOT NULL and rolls back the batch.
 */

/** The query for the terms of a home's open days, the next first. */
export function selectOpenDayTerms(db: Db, listingId: number) {
  const { day, opens, closes, minutes, capacity, isOpen, version } = openDayTerms
  return db
    .select({ day, opens, closes, minutes, capacity, isOpen, version })
    .from(openDayTerms)
    .where(eq(openDayTerms.listingId, listingId))
    .orderBy(asc(day), asc(opens))
}

/** The query for how many people come at each start of a home's open days after a moment. */
export function selectTakenPlaces(db: Db, listingId: number, after: string) {
  const { startsAt, people } = openDayGuests
  return db
    .select({ startsAt, taken: sum(people).mapWith(Number).as('taken') })
    .from(openDayGuests)
    .where(and(eq(openDayGuests.listingId, listingId), isConfirmed, gt(startsAt, after)))
    .groupBy(startsAt)
}

/** The statement that takes the places of a household, for the batch that stores its lead; fails if there are too few. Idempotent. */
export function claimPlaces(db: Db, guest: OpenDayGuest, minutes: number): Statement {
  const { id, listingId, day, opens, office, organizer, locale, startsAt, endsAt, state, sequence, changedAt } = guest
  return db.insert(openDayGuests).select(
    sql`SELECT ${id}, ${listingId}, ${day}, ${opens}, ${office}, ${organizer}, ${locale}, ${startsAt}, ${endsAt}, ${placesFor(db, guest, minutes)},
          ${state}, ${sequence}, ${changedAt}, NULL
        WHERE NOT EXISTS (SELECT 1 FROM ${openDayGuests} WHERE ${openDayGuests.id} = ${id})`,
  )
}

/** How many places a slot has left for a household that is not in it; null if it takes no registrations. @param minutes of the slot */
export async function placesLeft(db: Db, guest: OpenDayGuest, minutes: number): Promise<number | null> {
  const [row] = await db.all<{ places: number | null }>(sql`SELECT ${capacityOf(db, guest, minutes)} - ${takenBeside(guest)} AS places`)
  return row?.places ?? null
}

/** A registration with its lead. */
export interface KnownGuest {
  readonly guest: OpenDayGuest
  readonly lead: Pick<Lead, 'fields' | 'consent'>
}

/** The query for a registration by its id. */
export function selectGuest(db: Db, id: string) {
  const { fields, consent } = leads
  return db
    .select({ guest: openDayGuests, lead: { fields, consent } })
    .from(openDayGuests)
    .innerJoin(leads, eq(leads.id, openDayGuests.id))
    .where(eq(openDayGuests.id, id))
}

/**
 * Moves or cancels a registration, with its mails. Throws without changing anything if the new slot has too few places.
 * @param known as it was read (optimistic lock): of two concurrent changes the second does nothing
 * @param next the registration after the change
 * @param minutes of the new slot
 * @param also further statements for the batch, run right after the change: `didChange` is the condition of the first
 */
export async function changeGuest(
  db: Db,
  known: OpenDayGuest,
  next: OpenDayGuest,
  minutes: number,
  mails: readonly OutgoingMail[],
  also: readonly Statement[] = [],
): Promise<void> {
  const { id, day, opens, startsAt, endsAt, state, sequence, changedAt } = next
  const people = state === 'cancelled' ? sql`${next.people}` : placesFor(db, next, minutes)
  const isMade = sql`EXISTS (SELECT 1 FROM ${openDayGuests} WHERE ${and(eq(openDayGuests.id, id), eq(openDayGuests.sequence, sequence), eq(openDayGuests.state, state), eq(openDayGuests.startsAt, startsAt), eq(openDayGuests.changedAt, changedAt))})`
  const ids = changeMailIds(next, mails)
  await db.batch([
    db
      .update(openDayGuests)
      .set({ day, opens, startsAt, endsAt, state, sequence, changedAt, people })
      .where(and(eq(openDayGuests.id, id), isConfirmed, eq(openDayGuests.sequence, known.sequence))),
    ...also,
    ...mails.map((mail, index) => insertMailWhere(db, ids[index] ?? '', mail, changedAt, id, isMade)),
  ])
}

const mostListed = 200

/** The query for the households of a home's open days, the latest day first, by time and then in the order in which they registered. */
export function selectGuests(db: Db, listingId: number) {
  const { id, day, opens, startsAt, endsAt, people, came, sequence } = openDayGuests
  return db
    .select({ id, day, opens, startsAt, endsAt, people, came, sequence, fields: leads.fields })
    .from(openDayGuests)
    .innerJoin(leads, eq(leads.id, id))
    .where(and(eq(openDayGuests.listingId, listingId), isConfirmed))
    .orderBy(desc(day), asc(startsAt), asc(leads.createdAt))
    .limit(mostListed)
}

/** The statement that stores the terms of an open day under an optimistic lock; no row on a conflict. A slot's length is kept while people are registered. */
export function saveOpenDayTerms(db: Db, listingId: number, { day, opens, closes, minutes, capacity, version }: OpenDayTerms) {
  const row = { closes, minutes, capacity, isOpen: true, version: version + 1 }
  const hasGuests = sql`EXISTS (SELECT 1 FROM ${openDayGuests} WHERE ${and(eq(openDayGuests.listingId, listingId), eq(openDayGuests.day, day), eq(openDayGuests.opens, opens), isConfirmed)})`
  return db
    .insert(openDayTerms)
    .values({ listingId, day, opens, ...row })
    .onConflictDoUpdate({
      target: [openDayTerms.listingId, openDayTerms.day, openDayTerms.opens],
      set: row,
      setWhere: sql`${openDayTerms.version} = ${version} AND (${openDayTerms.minutes} = ${minutes} OR NOT ${hasGuests})`,
    })
    .returning({ day: openDayTerms.day })
}

/** The statement that ends or resumes the registrations of an open day under an optimistic lock; no row on a conflict. */
export function switchOpenDay(db: Db, listingId: number, { day, opens, version }: Pick<OpenDayTerms, 'day' | 'opens' | 'version'>, isOpen: boolean) {
  return db
    .update(openDayTerms)
    .set({ isOpen, version: version + 1 })
    .where(and(eq(openDayTerms.listingId, listingId), eq(openDayTerms.day, day), eq(openDayTerms.opens, opens), eq(openDayTerms.version, version)))
    .returning({ day: openDayTerms.day })
}

/** The statement that notes whether a household came; no row if it is not among the home's confirmed ones. */
export function noteArrival(db: Db, listingId: number, id: string, came: boolean | null) {
  return db
    .update(openDayGuests)
    .set({ came })
    .where(and(eq(openDayGuests.id, id), eq(openDayGuests.listingId, listingId), isConfirmed))
    .returning({ id: openDayGuests.id })
}

const isConfirmed = eq(openDayGuests.state, 'confirmed')

/** The number of places that a household takes; null if the slot has too few. */
function placesFor(db: Db, guest: OpenDayGuest, minutes: number): SQL {
  return sql`CASE WHEN ${takenBeside(guest)} + ${guest.people} <= ${capacityOf(db, guest, minutes)} THEN ${guest.people} END`
}

/** Null without open terms for slots of that length. */
function capacityOf(db: Db, { listingId, day, opens }: OpenDayGuest, minutes: number): SQL {
  const isNamed = and(eq(openDayTerms.listingId, listingId), eq(openDayTerms.day, day), eq(openDayTerms.opens, opens), eq(openDayTerms.minutes, minutes))
  const open = db
    .select({ capacity: openDayTerms.capacity })
    .from(openDayTerms)
    .where(and(isNamed, eq(openDayTerms.isOpen, true)))
  return sql`${open}`
}

/** The people of other households in the slot. */
function takenBeside({ id, listingId, startsAt }: OpenDayGuest): SQL {
  return sql`(SELECT coalesce(sum(other.people), 0) FROM open_day_guests AS other
    WHERE other.listing_id = ${listingId} AND other.starts_at = ${startsAt} AND other.state = 'confirmed' AND other.id <> ${id})`
}
