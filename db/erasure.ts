import { and, asc, eq, gt, inArray, isNull, lt, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { appointments, leads, outbox, subscriptions } from './schema.ts'

/**
 * Leads whose time has come (decisions, "Retention"), the oldest first.
 * @param most how many at once
 * @returns their ids
 */
export async function dueLeads(db: Db, now: Date, most: number): Promise<readonly string[]> {
  const rows = await db.select({ id: leads.id }).from(leads).where(lte(leads.eraseAfter, now.toISOString())).orderBy(asc(leads.eraseAfter)).limit(most)
  return rows.map(({ id }) => id)
}

/** The ids of the leads that somebody sent from an e-mail address, or that name it in one of their fields. */
export async function leadsUnder(db: Db, email: string): Promise<readonly string[]> {
  const rows = await db.select({ id: leads.id }).from(leads).where(isUnder(email))
  return rows.map(({ id }) => id)
}

/** The appointments these leads made that are agreed and yet to begin, the next first: where and when, and nothing of who comes. */
export function comingAppointments(db: Db, ids: readonly string[], now: Date) {
  const { id, office, startsAt, listingId, state } = appointments
  const isComing = and(sql`${id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`, eq(state, 'confirmed'), gt(startsAt, now.toISOString()))
  return db.select({ office, startsAt, listingId }).from(appointments).where(isComing).orderBy(asc(startsAt))
}

/** Erases leads, with every mail they owe or owed and the appointments they made, whose seats are free then. Safe to repeat. */
export async function eraseLeads(db: Db, ids: readonly string[]): Promise<void> {
  const listed = JSON.stringify(ids)
  await db.batch([
    db.delete(outbox).where(sql`${outbox.leadId} IN (SELECT value FROM json_each(${listed}))`),
    db.delete(appointments).where(sql`${appointments.id} IN (SELECT value FROM json_each(${listed}))`),
    db.delete(leads).where(sql`${leads.id} IN (SELECT value FROM json_each(${listed}))`),
  ])
}

/** Erases the mails that went to an e-mail address; what an office was told stays with the lead it is about. */
export async function eraseMailsTo(db: Db, email: string): Promise<void> {
  await db.delete(outbox).where(wentTo(email))
}

/** Erases the mails that keep coming to an e-mail address. @returns how many there were */
export async function eraseSubscriptionsOf(db: Db, email: string): Promise<number> {
  const rows = await db.delete(subscriptions).where(isOf(email)).returning({ id: subscriptions.id })
  return rows.length
}

const day = 24 * 60 * 60 * 1000
/** Days a mail is kept that tells of no lead, once nobody tries to send it any more. */
const looseMailDays = 30

/** Erases the old mails that go with no lead, as newsletters do. */
export async function eraseOldLooseMails(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - looseMailDays * day).toISOString()
  await db.delete(outbox).where(and(isNull(outbox.leadId), inArray(outbox.state, ['sent', 'dead']), lt(outbox.createdAt, before)))
}

/** Everything that is kept under an e-mail address: the leads as they are stored, the appointments they made, the mails that went there, and those that keep coming. */
export async function keptUnder(db: Db, email: string) {
  const { id, leadId, template, locale, recipient, data, state, createdAt, sentAt } = outbox
  const [kept, agreed, mails, coming] = await db.batch([
    db.select().from(leads).where(isUnder(email)).orderBy(asc(leads.createdAt)),
    db
      .select()
      .from(appointments)
      .where(sql`${appointments.id} IN ${db.select({ id: leads.id }).from(leads).where(isUnder(email))}`)
      .orderBy(asc(appointments.startsAt)),
    db.select({ id, leadId, template, locale, recipient, data, state, createdAt, sentAt }).from(outbox).where(wentTo(email)).orderBy(asc(createdAt)),
    db.select().from(subscriptions).where(isOf(email)).orderBy(asc(subscriptions.createdAt)),
  ])
  return { leads: kept, appointments: agreed, mails, subscriptions: coming }
}

/** Which of these ids are no lead's. */
export async function unknownLeads(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await db.all<{ id: string }>(sql`SELECT value AS id FROM json_each(${JSON.stringify(ids)}) WHERE value NOT IN (SELECT id FROM leads)`)
  return rows.map(({ id }) => id)
}

function isUnder(email: string): SQL {
  const address = email.trim().toLowerCase()
  const named = sql`EXISTS (SELECT 1 FROM json_each(${leads.fields}) AS field WHERE field.type = 'text' AND lower(trim(field.value)) = ${address})`
  return sql`(${eq(leads.email, address)} OR ${named})`
}

function isOf(email: string): SQL {
  return eq(subscriptions.email, email.trim().toLowerCase())
}

function wentTo(email: string): SQL | undefined {
  return and(sql`lower(${outbox.recipient}) = ${email.trim().toLowerCase()}`, notInArray(outbox.template, ['leadNotice', 'appointmentNotice']))
}
