import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from '../../client.ts'
import type { OfficeKey } from '../../model/agency/office.ts'
import { readOffer } from '../../model/forms/offer.ts'
import type { Lead } from '../../model/leads/lead.ts'
import { instantAt } from '../../model/site/brussels-time.ts'
import { leads, listings, offerEvents, offers, outbox, staff } from '../../schema.ts'

/** Purchase offers: stored with their lead, and read by the desk and by owners. Times are UTC in ISO 8601, days YYYY-MM-DD. */

/** The statements that store the offer in a lead, for the batch of the lead; none for another form. Idempotent. */
export function recordingOffer(db: Db, { id, form, listingId, office, fields, createdAt }: Lead): readonly Statement[] {
  const amount = form === 'purchaseOffer' && typeof fields.offer === 'string' ? readOffer(fields.offer) : null
  if (amount === null || listingId === null) return []
  const validUntil = typeof fields.offerEnd === 'string' ? fields.offerEnd : null
  const receivedAt = typeof fields.receivedOn === 'string' ? receivedOn(fields.receivedOn, createdAt) : createdAt
  return [db.insert(offers).values({ id, listingId, office, amount, receivedAt, validUntil }).onConflictDoNothing()]
}

/** The middle of a day, or now if that is still to come. */
function receivedOn(day: string, now: string): string {
  const noon = instantAt({ day, time: '12:00' }).toISOString()
  return noon < now ? noon : now
}

const terms = {
  id: offers.id,
  listingId: offers.listingId,
  office: offers.office,
  amount: offers.amount,
  receivedAt: offers.receivedAt,
  validUntil: offers.validUntil,
  state: offers.state,
  counterAmount: offers.counterAmount,
  counterUntil: offers.counterUntil,
  acceptedBy: offers.acceptedBy,
  acceptedOn: offers.acceptedOn,
  acceptedIn: offers.acceptedIn,
  isReleased: offers.isReleased,
  namesBidder: offers.namesBidder,
  version: offers.version,
}
const ofBidder = { fields: leads.fields, email: leads.email, locale: leads.locale }

function selectOffers(db: Db) {
  return db
    .select({ ...terms, ...ofBidder })
    .from(offers)
    .innerJoin(leads, eq(leads.id, offers.id))
}

/** An offer with its bidder. */
export type DeskOffer = Awaited<ReturnType<typeof selectHomeOffers>>[number]

/** Offers of a home that its page shows. */
const maxOfHome = 60

/** The query for the offers of a home, highest first. */
export function selectHomeOffers(db: Db, listingId: number) {
  return selectOffers(db).where(eq(offers.listingId, listingId)).orderBy(desc(offers.amount), asc(offers.receivedAt)).limit(maxOfHome)
}

/** The queries for an offer with the others of its home, the home itself, and what was done about the offer. */
export function selectOfferAround(db: Db, id: string) {
  const listing = sql`(SELECT listing_id FROM offers WHERE id = ${id})`
  return [
    selectOffers(db).where(eq(offers.listingId, listing)).orderBy(desc(offers.amount), asc(offers.receivedAt)).limit(maxOfHome),
    db.select({ card: listings.card, record: listings.record, state: listings.state }).from(listings).where(eq(listings.id, listing)),
    selectEvents(db, id),
    // The highest ones of the home may leave it out.
    selectOffers(db).where(eq(offers.id, id)),
  ] as const
}

/** The steps of an offer, newest first, with who took each and the state of its mail. */
function selectEvents(db: Db, id: string) {
  return db
    .select({
      id: offerEvents.id,
      at: offerEvents.at,
      step: offerEvents.step,
      details: offerEvents.details,
      text: offerEvents.text,
      isMailed: offerEvents.isMailed,
      undoneAt: offerEvents.undoneAt,
      undoneBecause: offerEvents.undoneBecause,
      name: staff.name,
      mailState: outbox.state,
    })
    .from(offerEvents)
    .leftJoin(staff, eq(staff.id, offerEvents.actor))
    .leftJoin(outbox, eq(outbox.id, sql`'offer-' || ${offerEvents.id}`))
    .where(eq(offerEvents.offerId, id))
    .orderBy(desc(offerEvents.at), desc(offerEvents.id))
}

/** A cursor in the list of open offers. */
interface OfferPlace {
  readonly at: string
  readonly id: string
}

/** The query for the open offers of some offices, newest first, with their homes. @param worksFor null: of all offices */
export function selectOpenOffers(db: Db, worksFor: readonly OfficeKey[] | null, after: OfferPlace | null, limit: number) {
  const beyond: SQL | undefined = after === null ? undefined : sql`(${offers.receivedAt}, ${offers.id}) < (${after.at}, ${after.id})`
  const served = worksFor === null ? undefined : or(sql`+${offers.office} IN ${[...worksFor]}`, isNull(sql`+${offers.office}`))
  return db
    .select({ ...terms, ...ofBidder, card: listings.card })
    .from(offers)
    .innerJoin(leads, eq(leads.id, offers.id))
    .leftJoin(listings, eq(listings.id, offers.listingId))
    .where(and(eq(offers.isOpen, true), served, beyond))
    .orderBy(desc(offers.receivedAt), desc(offers.id))
    .limit(limit)
}

/** The query for how many offers of a home await a decision. */
export function selectOpenOfferCount(db: Db, listingId: number, today: string) {
  return db
    .select({ openOffers: sql<number>`count(*)`.as('open_offers') })
    .from(offers)
    .where(and(eq(offers.listingId, listingId), eq(offers.isOpen, true), sql`coalesce(${ends}, '9999') >= ${today}`))
}

/** The last day of what can be accepted. */
const ends = sql`CASE WHEN ${offers.state} = 'countered' THEN ${offers.counterUntil} ELSE ${offers.validUntil} END`

const maxReleased = 20

/** The query for the offers of a home that its owner sees, highest first; the bidder only where the agency names them. */
export function selectReleasedOffers(db: Db, listingId: number) {
  const { id, amount, receivedAt, validUntil, state, counterAmount, counterUntil } = offers
  return db
    .select({
      ...{ id, amount, receivedAt, validUntil, state, counterAmount, counterUntil },
      conditions: sql<string | null>`${leads.fields} ->> '$.conditions'`.as('conditions'),
      bidder: sql<Lead['fields'] | null>`CASE WHEN ${offers.namesBidder} = 1 THEN ${leads.fields} END`.mapWith(leads.fields).as('bidder'),
    })
    .from(offers)
    .innerJoin(leads, eq(leads.id, offers.id))
    .where(and(eq(offers.listingId, listingId), eq(offers.isReleased, true)))
    .orderBy(desc(amount), asc(receivedAt))
    .limit(maxReleased)
}

/** Records offers whose last day lies before a day as lapsed, without a mail. */
export async function lapseOffers(db: Db, before: string): Promise<void> {
  await db
    .update(offers)
    .set({ state: 'lapsed', isOpen: false, version: sql`${offers.version} + 1` })
    .where(and(eq(offers.isOpen, true), sql`${ends} < ${before}`))
}
