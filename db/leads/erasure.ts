import { and, asc, eq, gt, inArray, isNull, lt, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { looseMailDays } from '../model/mail/mail.ts'
import { day } from '../model/site/durations.ts'
import {
  appointments,
  crmLeads,
  homeVisits,
  importRejects,
  leadEvents,
  leadReplies,
  leads,
  mailBlocks,
  mailingRecipients,
  offerEvents,
  offers,
  openDayGuests,
  outbox,
  ownerLinks,
  subscriptions,
  unsavedTexts,
} from '../schema.ts'
import { forgettingVisitors } from './lead-records.ts'
import { compactLeadTexts, unindexLeadTexts } from './lead-texts.ts'

/** The ids of leads that are due for erasure (decisions, "Retention"), the oldest first, at most `most`. */
export async function dueLeads(db: Db, now: Date, most: number): Promise<readonly string[]> {
  const rows = await db.select({ id: leads.id }).from(leads).where(lte(leads.eraseAfter, now.toISOString())).orderBy(asc(leads.eraseAfter)).limit(most)
  return rows.map(({ id }) => id)
}

/** The ids of leads sent from an email address or mentioning it in a field. */
export async function leadsUnder(db: Db, email: string): Promise<readonly string[]> {
  const rows = await db.select({ id: leads.id }).from(leads).where(isUnder(email))
  return rows.map(({ id }) => id)
}

/** The upcoming confirmed appointments of these leads, the next first: place and time, without personal data. */
export function comingAppointments(db: Db, ids: readonly string[], now: Date) {
  const { id, office, startsAt, listingId, state } = appointments
  const isComing = and(sql`${id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`, eq(state, 'confirmed'), gt(startsAt, now.toISOString()))
  return db.select({ office, startsAt, listingId }).from(appointments).where(isComing).orderBy(asc(startsAt))
}

/** Erases leads with their mails and appointments, whose seats become free. The anonymised records in the owner portal stay. Idempotent. */
export async function eraseLeads(db: Db, ids: readonly string[]): Promise<void> {
  const listed = JSON.stringify(ids)
  await db.batch([
    forgettingVisitors(db, listed),
    db.delete(outbox).where(sql`${outbox.leadId} IN (SELECT value FROM json_each(${listed}))`),
    unindexLeadTexts(db, listed),
    db.delete(appointments).where(sql`${appointments.id} IN (SELECT value FROM json_each(${listed}))`),
    db.delete(openDayGuests).where(sql`${openDayGuests.id} IN (SELECT value FROM json_each(${listed}))`),
    db.delete(leads).where(sql`${leads.id} IN (SELECT value FROM json_each(${listed}))`),
    compactLeadTexts(db),
    // What is being typed on their pages.
    db
      .delete(unsavedTexts)
      .where(sql`${unsavedTexts.object} LIKE 'form-%' AND EXISTS (SELECT 1 FROM json_each(${listed}) WHERE instr(${unsavedTexts.object}, value) > 0)`),
  ])
}

/**
 * Erases an email address's mails, mailing recipients, bounce block and rejected import records, mails to others that name it, and links that would give
 * it to an account. Mails to the office about a lead are erased with the lead.
 */
export async function eraseMailsTo(db: Db, email: string): Promise<void> {
  const address = email.trim().toLowerCase()
  await db.batch([
    db.delete(mailingRecipients).where(eq(mailingRecipients.email, address)),
    db.delete(mailBlocks).where(eq(mailBlocks.email, address)),
    db.delete(outbox).where(or(wentTo(email), and(isNull(outbox.leadId), namesAddress(address)))),
    db.delete(ownerLinks).where(sql`lower(${ownerLinks.recipient}) = ${address}`),
    db.update(importRejects).set({ record: null }).where(isNamedIn(address)),
    db.delete(unsavedTexts).where(sql`${unsavedTexts.object} LIKE 'form-%' AND instr(lower(${unsavedTexts.fields}), ${address}) > 0`),
  ])
}

/** Erases the subscriptions of an email address. @returns how many there were */
export async function eraseSubscriptionsOf(db: Db, email: string): Promise<number> {
  const rows = await db.delete(subscriptions).where(isOf(email)).returning({ id: subscriptions.id })
  return rows.length
}

/** Erases old mails without a lead, such as newsletters. */
export async function eraseOldLooseMails(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - looseMailDays * day).toISOString()
  await db.delete(outbox).where(and(isNull(outbox.leadId), inArray(outbox.state, ['sent', 'dead']), lt(outbox.createdAt, before)))
}

/** Everything stored under an email address, for a subject access request: leads, their appointments, visit records, offers and standings in CRMs, mails, subscriptions, and rejected import records that mention it. */
export async function findPersonData(db: Db, email: string) {
  const { id, leadId, template, locale, recipient, data, state, createdAt, sentAt } = outbox
  const { appointmentId, startsAt, visitor, showsVisitor, interest, feedback, feedbackIsReleased, nextStep } = homeVisits
  const ofLeads = db.select({ id: leads.id }).from(leads).where(isUnder(email))
  const address = email.trim().toLowerCase()
  const [found, agreed, openDays, mails, coming, visits, replies, events, offered, steps, mailings, blocks, rejects, inCrms] = await db.batch([
    db.select().from(leads).where(isUnder(email)).orderBy(asc(leads.createdAt)),
    db.select().from(appointments).where(sql`${appointments.id} IN ${ofLeads}`).orderBy(asc(appointments.startsAt)),
    db.select().from(openDayGuests).where(sql`${openDayGuests.id} IN ${ofLeads}`).orderBy(asc(openDayGuests.startsAt)),
    db.select({ id, leadId, template, locale, recipient, data, state, createdAt, sentAt }).from(outbox).where(wentTo(email)).orderBy(asc(createdAt)),
    db.select().from(subscriptions).where(isOf(email)).orderBy(asc(subscriptions.createdAt)),
    db
      .select({ appointmentId, startsAt, visitor, showsVisitor, interest, feedback, feedbackIsReleased, nextStep })
      .from(homeVisits)
      .where(sql`${appointmentId} IN ${ofLeads}`)
      .orderBy(asc(startsAt)),
    db.select().from(leadReplies).where(sql`${leadReplies.leadId} IN ${ofLeads}`).orderBy(asc(leadReplies.createdAt)),
    db.select().from(leadEvents).where(sql`${leadEvents.leadId} IN ${ofLeads}`).orderBy(asc(leadEvents.at)),
    db.select().from(offers).where(sql`${offers.id} IN ${ofLeads}`).orderBy(asc(offers.receivedAt)),
    db.select().from(offerEvents).where(sql`${offerEvents.offerId} IN ${ofLeads}`).orderBy(asc(offerEvents.at)),
    db.select().from(mailingRecipients).where(eq(mailingRecipients.email, address)).orderBy(asc(mailingRecipients.mailingId)),
    db.select().from(mailBlocks).where(eq(mailBlocks.email, address)),
    db.select().from(importRejects).where(isNamedIn(address)),
    db.select().from(crmLeads).where(sql`${crmLeads.leadId} IN ${ofLeads}`).orderBy(asc(crmLeads.createdAt)),
  ])
  return {
    ...{ leads: found, appointments: agreed, openDays, visits, mails, subscriptions: coming, replies, events },
    ...{ offers: offered, offerEvents: steps, mailings, blocks, rejects, crmLeads: inCrms },
  }
}

/** The ids, of those given, that belong to no lead. */
export async function unknownLeads(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await db.all<{ id: string }>(sql`SELECT value AS id FROM json_each(${JSON.stringify(ids)}) WHERE value NOT IN (SELECT id FROM leads)`)
  return rows.map(({ id }) => id)
}

function isUnder(email: string): SQL {
  const address = email.trim().toLowerCase()
  const named = sql`EXISTS (SELECT 1 FROM json_each(${leads.fields}) AS field WHERE field.type = 'text' AND lower(trim(field.value)) = ${address})`
  return sql`(${eq(leads.email, address)} OR ${named})`
}

/** The condition that a rejected import record contains an address. A full scan: there are few, deleted after 90 days. */
function isNamedIn(address: string): SQL {
  return sql`instr(lower(${importRejects.record}), ${address}) > 0`
}

/** The condition that a mail's payload has the address as a value, as the notice of a changed address does. */
function namesAddress(address: string): SQL {
  return sql`EXISTS (SELECT 1 FROM json_tree(${outbox.data}) AS part WHERE part.type = 'text' AND lower(trim(part.value)) = ${address})`
}

function isOf(email: string): SQL {
  return eq(subscriptions.email, email.trim().toLowerCase())
}

function wentTo(email: string): SQL | undefined {
  return and(
    sql`lower(${outbox.recipient}) = ${email.trim().toLowerCase()}`,
    notInArray(outbox.template, ['leadNotice', 'appointmentNotice', 'ownerMessage', 'ownerReply']),
  )
}
