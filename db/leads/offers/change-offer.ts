import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from '../../client.ts'
import { didChange, recordAct } from '../../desk/audit-log.ts'
import { insertMailWhere } from '../../mail/outbox.ts'
import type { StaffMember } from '../../model/accounts/staff.ts'
import { heldUntil } from '../../model/desk/undo-time.ts'
import { erasureDate, formCatalogue } from '../../model/forms/form-catalogue.ts'
import { isOpenState } from '../../model/leads/lead.ts'
import { isOpenOffer, type OfferDetails, type OfferStep, type RestoredOffer } from '../../model/leads/offers/offer.ts'
import { communications, leads, offerEvents, offers, outbox, staff } from '../../schema.ts'
import { answerLead, insertLeadEvent } from '../desk-lead.ts'
import type { DeskOffer } from './offers.ts'

/** The steps of purchase offers, each with its history, mail and audit in one batch. Times are UTC in ISO 8601. */

/** The outbox id of the mail about a step. */
export const offerMailId = (event: string) => `offer-${event}`

/** A step to be taken. */
export interface NewStep {
  /** The id of its event. */
  readonly event: string
  readonly step: OfferStep
  readonly details: OfferDetails
  /** What the agent adds for the bidder; empty: nothing. */
  readonly text: string
  /** Where the bidder is mailed, and where their answer goes; null: no mail. */
  readonly mail: { readonly to: string; readonly replyTo: string } | null
}

/**
 * The statements of a step: the first returns no row if the offer has changed since `version` (optimistic lock), or if another offer of the home is
 * accepted and this one would be too; then the others do nothing. The mail is held for undo. A contact renews the time for which the lead is kept.
 */
export function takingStep(db: Db, member: StaffMember, offer: DeskOffer, { event, step, details, text, mail }: NewStep, now: Date) {
  const { id, version, state, counterAmount, counterUntil, locale } = offer
  const before = JSON.stringify({ state, counterAmount, counterUntil } satisfies RestoredOffer)
  const lead = sql`(SELECT json_object('state', state, 'remindAt', remind_at) FROM leads WHERE id = ${id})`
  const restored = isOpenOffer(step) ? sql`${before}` : sql`json_set(${before}, '$.lead', json(${lead}))`
  const others = sql`SELECT 1 FROM offers AS other WHERE other.listing_id = ${offer.listingId} AND other.state = 'accepted'`
  const changed = db
    .update(offers)
    .set({
      state: step,
      isOpen: isOpenOffer(step),
      version: version + 1,
      ...(step === 'countered' ? { counterAmount: details.amount, counterUntil: details.until } : {}),
      ...(step === 'accepted' ? { acceptedBy: details.by ?? null, acceptedOn: details.on ?? null, acceptedIn: details.in ?? null } : {}),
    })
    .where(and(eq(offers.id, id), eq(offers.version, version), step === 'accepted' ? sql`NOT EXISTS (${others})` : undefined))
    .returning({ id: offers.id })
  const values = [id, now.toISOString(), member.id, step, JSON.stringify(details), text === '' ? null : text, mail === null ? 0 : 1]
  const noted = db.insert(offerEvents).select(
    sql`SELECT ${event}, ${sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )}, ${restored}, NULL, NULL WHERE ${didChange}`,
  )
  const outgoing = mail && ({ template: 'offerStep', locale, ...mail, data: { event } } as const)
  return [
    changed,
    noted,
    ...(outgoing === null ? [] : [insertMailWhere(db, offerMailId(event), outgoing, heldUntil(now).toISOString(), id, didChange)]),
    answerLead(db, id, member.id, now, didChange),
    ...(isOpenOffer(step) ? [] : [closingLead(db, id)]),
    insertLeadEvent(db, { id: event, leadId: id, actor: member.id, kind: 'offer', text: step }, now, didChange),
    keepingLead(db, id, now),
    recordAct(db, member, { action: 'change', object: 'offer', objectId: id, fields: [step] }, now, didChange),
  ] as const
}

/** The lead of a decided offer is no longer work. */
function closingLead(db: Db, id: string): Statement {
  return db
    .update(leads)
    .set({ state: 'done', isOpen: false, remindAt: null })
    .where(and(eq(leads.id, id), didChange))
}

/** The lead that the step closed is what it was, unless it has changed since. */
function reopeningLead(db: Db, id: string, { state, remindAt }: NonNullable<RestoredOffer['lead']>, where: SQL): Statement {
  return db
    .update(leads)
    .set({ state, isOpen: isOpenState(state), remindAt, version: sql`${leads.version} + 1` })
    .where(and(eq(leads.id, id), eq(leads.state, 'done'), where))
}

/** Keeps the lead for its full period from now (decisions, "Retention": after the last contact). */
function keepingLead(db: Db, id: string, now: Date): Statement {
  const until = erasureDate(now, formCatalogue.purchaseOffer.months).toISOString()
  return db
    .update(leads)
    .set({ eraseAfter: sql`max(${leads.eraseAfter}, ${until})` })
    .where(and(eq(leads.id, id), didChange))
}

/** The statements that undo the newest step of an offer; the first returns no row if the offer has changed since it was read. A mail that still waits is deleted. */
export function undoingStep(
  db: Db,
  member: StaffMember,
  { offer, event }: { readonly offer: OfferVersion; readonly event: StoredStep },
  because: string | null,
  now: Date,
) {
  const at = now.toISOString()
  const { state, counterAmount, counterUntil, lead } = event.before
  const isUndone = sql`EXISTS (SELECT 1 FROM offer_events WHERE id = ${event.id} AND undone_at = ${at})`
  return [
    db
      .update(offers)
      .set({ state, counterAmount, counterUntil, isOpen: isOpenOffer(state), acceptedBy: null, acceptedOn: null, acceptedIn: null, version: offer.version + 1 })
      .where(and(eq(offers.id, offer.id), eq(offers.version, offer.version)))
      .returning({ id: offers.id }),
    db
      .update(offerEvents)
      .set({ undoneAt: at, undoneBecause: because })
      .where(and(eq(offerEvents.id, event.id), isNull(offerEvents.undoneAt), didChange)),
    recordAct(db, member, { action: 'undo', object: 'offer', objectId: offer.id, fields: [event.step] }, now, didChange),
    db
      .delete(outbox)
      .where(and(eq(outbox.id, offerMailId(event.id)), inArray(outbox.state, ['waiting', 'dead']), isUndone))
      .returning({ mail: outbox.id }),
    ...(lead ? [reopeningLead(db, offer.id, lead, isUndone)] : []),
  ] as const
}

type OfferVersion = Pick<DeskOffer, 'id' | 'version'>
type StoredStep = Pick<typeof offerEvents.$inferSelect, 'id' | 'step' | 'before'>

/** Steps by their ids, each with its offer, and whether it is the newest one of its offer that stands. */
export function findSteps(db: Db, ids: readonly string[]) {
  const newest = sql`SELECT own.id FROM offer_events AS own WHERE own.offer_id = ${offers.id} AND own.undone_at IS NULL ORDER BY own.at DESC, own.id DESC LIMIT 1`
  return db
    .select({
      event: offerEvents,
      offer: { id: offers.id, version: offers.version, office: offers.office, listingId: offers.listingId },
      isNewest: sql<boolean>`${offerEvents.id} = (${newest})`.mapWith(Boolean),
    })
    .from(offerEvents)
    .innerJoin(offers, eq(offers.id, offerEvents.offerId))
    .where(inArray(offerEvents.id, ids.slice(0, 60)))
}

/** The statements that show an offer to the owner, with or without the bidder's name, or no longer; the first returns no row on a conflict. */
export function releasingOffer(db: Db, member: StaffMember, { id, version }: OfferVersion, shown: 'no' | 'unnamed' | 'named', now: Date) {
  const isReleased = shown !== 'no'
  return [
    db
      .update(offers)
      .set({ isReleased, namesBidder: shown === 'named', version: version + 1 })
      .where(and(eq(offers.id, id), eq(offers.version, version)))
      .returning({ id: offers.id }),
    recordAct(db, member, { action: isReleased ? 'release' : 'withhold', object: 'offer', objectId: id }, now, didChange),
    db
      .update(communications)
      .set({ isReleased })
      .where(
        and(eq(communications.leadId, id), eq(communications.type, 'offer'), ne(communications.isReleased, isReleased), releasedNow(id, isReleased, version)),
      ),
  ] as const
}

const releasedNow = (id: string, isReleased: boolean, version: number): SQL =>
  sql`EXISTS (SELECT 1 FROM offers WHERE id = ${id} AND is_released = ${isReleased ? 1 : 0} AND version = ${version + 1})`

/** The step that a mail tells of, with the bidder and the agent; null once it is undone or erased. */
export async function findMailedStep(db: Db, event: string) {
  const found = await db
    .select({
      ...{ step: offerEvents.step, details: offerEvents.details, text: offerEvents.text, before: offerEvents.before },
      ...{ listingId: offers.listingId, office: offers.office, amount: offers.amount, fields: leads.fields, name: staff.name, email: staff.email },
    })
    .from(offerEvents)
    .innerJoin(offers, eq(offers.id, offerEvents.offerId))
    .innerJoin(leads, eq(leads.id, offers.id))
    .leftJoin(staff, eq(staff.id, offerEvents.actor))
    .where(and(eq(offerEvents.id, event), isNull(offerEvents.undoneAt)))
    .get()
  return found ?? null
}
