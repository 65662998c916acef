import { and, asc, count, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#messages/locales.ts'
import type { Db } from '../client.ts'
import {
  heldNote,
  isLimited,
  type MailData,
  type MailState,
  type MailTemplate,
  mailboxLimits,
  mailboxOf,
  nextAttempt,
  type OutgoingMail,
} from '../model/mail/mail.ts'
import { hour } from '../model/site/durations.ts'
import { crmLeadRules, crmLeads, outbox } from '../schema.ts'
import { hasCome, hasExpired, isRecent } from '../site/lease.ts'

/**
 * The transactional outbox. Queue delivery is at least once, so a worker leases a mail before sending it; an expired lease means that the worker
 * crashed, and the mail is due again. Times are UTC in ISO 8601.
 */

/** A mail this worker may send until the lease expires. */
export interface LeasedMail {
  readonly id: string
  readonly template: MailTemplate
  readonly locale: Locale
  readonly recipient: string
  readonly replyTo: string | null
  readonly data: MailData
  /** The number of this attempt, from 1; also the fencing token of the lease. */
  readonly attempts: number
  readonly createdAt: string
}

const maxErrorLength = 500

/**
 * The statement that adds a mail, for the batch that stores what the mail is about. Idempotent: a known id changes nothing. A mail to an address that
 * was typed into a form is stored as dropped once its mailbox has reached its rate limit (`mailboxLimits`).
 * @param at when it is due
 * @param leadId the lead it is erased with; null for a mail without one
 */
export function insertMail(db: Db, id: string, mail: OutgoingMail, at: string, leadId: string | null, holds: SQL = sql`true`) {
  const { template, locale, to, replyTo, data } = mail
  const mailbox = isLimited(template) ? mailboxOf(to) : null
  return db
    .insert(outbox)
    .select(
      sql`SELECT ${id}, ${leadId}, ${template}, ${locale}, ${to}, ${replyTo}, ${sql.param(data, outbox.data)},
        CASE WHEN limits.reached THEN 'dropped' ELSE 'waiting' END, 0, ${at}, NULL, NULL,
        CASE WHEN limits.reached THEN ${limitNote} END, ${at}, ${mailbox}
        FROM (SELECT ${reachesLimit(mailbox, at)} AS reached) AS limits WHERE ${holds}`,
    )
    .onConflictDoNothing()
}

const limitNote = `not sent: forms had caused ${mailboxLimits.map(({ within, max }) => `${max} mails in ${within / hour} h`).join(' or ')} to this mailbox`

/** The condition that a mailbox has reached its rate limit at a given time. */
function reachesLimit(mailbox: string | null, at: string): SQL {
  if (mailbox === null) return sql`false`
  const reached = mailboxLimits.map(({ within, max }) => {
    const isWithin = isRecent(sql`earlier.created_at`, new Date(at), within)
    return sql`(SELECT count(*) FROM outbox AS earlier WHERE earlier.mailbox = ${mailbox} AND ${isWithin} AND earlier.state <> 'dropped') >= ${max}`
  })
  return sql.join(reached, sql` OR `)
}

/** `insertMail` under a condition, evaluated after the preceding statements of the batch. */
export function insertMailWhere(db: Db, id: string, mail: OutgoingMail, at: string, leadId: string | SQL | null, holds: SQL) {
  const { template, locale, to, replyTo, data } = mail
  return db
    .insert(outbox)
    .select(
      sql`SELECT ${id}, ${leadId}, ${template}, ${locale}, ${to}, ${replyTo}, ${sql.param(data, outbox.data)}, 'waiting', 0, ${at}, NULL, NULL, NULL, ${at}, NULL WHERE ${holds}`,
    )
    .onConflictDoNothing()
}

/**
 * The statement that holds new mails of a lead back while it is on its way to a CRM whose rules leave them out, for the end of the batch that stores it. They are
 * released if it does not arrive there (migrations/0141_crm_lead_mail.sql). Idempotent.
 */
export function holdMails(db: Db, ids: readonly string[], leadId: string) {
  const isOnItsWay = sql`EXISTS (SELECT 1 FROM ${crmLeads} AS lead JOIN ${crmLeadRules} AS rules ON rules.crm = lead.crm
    WHERE lead.lead_id = ${leadId} AND lead.state = 'waiting' AND rules.without_mail = 1)`
  return db
    .update(outbox)
    .set({ state: 'dropped', error: heldNote })
    .where(and(inArray(outbox.id, [...ids]), eq(outbox.state, 'waiting'), isOnItsWay))
}

/** Releases the mails of a lead that were held back, as the trigger does. */
export async function releaseMails(db: Db, leadId: string): Promise<void> {
  await db
    .update(outbox)
    .set({ state: 'waiting', error: null })
    .where(and(eq(outbox.leadId, leadId), eq(outbox.state, 'dropped'), eq(outbox.error, heldNote)))
}

/**
 * Leases a mail, if it is due.
 * @param leaseTime milliseconds; longer than any attempt can take
 * @returns null if it is unknown, sent, dead, not yet due or leased by another worker
 */
export async function leaseMail(db: Db, id: string, now: Date, leaseTime: number): Promise<LeasedMail | null> {
  const rows = await db
    .update(outbox)
    .set({ state: 'sending', attempts: sql`${outbox.attempts} + 1`, leasedUntil: new Date(now.getTime() + leaseTime).toISOString() })
    .where(and(eq(outbox.id, id), isDue(now)))
    .returning({
      id: outbox.id,
      template: outbox.template,
      locale: outbox.locale,
      recipient: outbox.recipient,
      replyTo: outbox.replyTo,
      data: outbox.data,
      attempts: outbox.attempts,
      createdAt: outbox.createdAt,
    })
  return rows[0] ?? null
}

/** Marks a mail as sent, even if another worker holds the lease by now. */
export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db.update(outbox).set({ state: 'sent', sentAt: now.toISOString(), leasedUntil: null, error: null }).where(eq(outbox.id, id))
}

/**
 * Marks an attempt as failed, unless another worker has leased the mail since.
 * @param isPermanent true for no retry
 * @param random from 0 to 1: jitter of the backoff
 * @returns when it is due again; null if it is now dead
 */
export async function markFailed(db: Db, mail: LeasedMail, error: string, isPermanent: boolean, now: Date, random: number): Promise<Date | null> {
  const next = isPermanent ? null : nextAttempt(mail.attempts, now, random)
  const outcome = next === null ? { state: 'dead' as const } : { state: 'waiting' as const, dueAt: next.toISOString() }
  await db
    .update(outbox)
    .set({ ...outcome, leasedUntil: null, error: error.slice(0, maxErrorLength) })
    .where(holdsLease(mail))
  return next
}

/** Deletes a mail that has become pointless, unless another worker has leased it since. */
export async function dropMail(db: Db, mail: LeasedMail): Promise<void> {
  await db.delete(outbox).where(holdsLease(mail))
}

/** Marks an unsent mail as dead (dead letter): it is kept and can be replayed. */
export async function markDead(db: Db, id: string, error: string): Promise<void> {
  await db
    .update(outbox)
    .set({ state: 'dead', leasedUntil: null, error: error.slice(0, maxErrorLength) })
    .where(and(eq(outbox.id, id), or(eq(outbox.state, 'waiting'), eq(outbox.state, 'sending'))))
}

/** The ids of at most `max` due mails, longest waiting first, without those of mailings, which their own job sends at lower priority. */
export async function dueMails(db: Db, now: Date, max: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isDue(now), ne(outbox.template, 'newsletterIssue')))
    .orderBy(asc(outbox.dueAt))
    .limit(max)
  return rows.map((row) => row.id)
}

/** Makes at most `max` dead mails due again, oldest first, with their attempts reset. @returns their ids */
export async function replayDead(db: Db, now: Date, max: number): Promise<readonly string[]> {
  const dead = db.select({ id: outbox.id }).from(outbox).where(eq(outbox.state, 'dead')).orderBy(asc(outbox.dueAt)).limit(max)
  const rows = await db
    .update(outbox)
    .set({ state: 'waiting', attempts: 0, dueAt: now.toISOString() })
    .where(sql`${outbox.id} IN ${dead}`)
    .returning({ id: outbox.id })
  return rows.map((row) => row.id)
}

/** The statement that makes one dead or dropped mail due again, with its attempts reset; returns no row for a mail in another state. */
export function replayMail(db: Db, id: string, leadId: string, now: Date) {
  return db
    .update(outbox)
    .set({ state: 'waiting', attempts: 0, dueAt: now.toISOString(), error: null })
    .where(and(eq(outbox.id, id), eq(outbox.leadId, leadId), or(eq(outbox.state, 'dead'), eq(outbox.state, 'dropped'))))
    .returning({ id: outbox.id })
}

/** The dead mails, the newest first, at most `max`. */
export function listDeadMails(db: Db, max: number) {
  const { id, template, recipient, error, createdAt, leadId, state, dueAt } = outbox
  return db.select({ id, template, recipient, error, createdAt, leadId }).from(outbox).where(eq(state, 'dead')).orderBy(desc(dueAt)).limit(max)
}

/** The desk shows 'more than' beyond this many mails in a state. Bounds the page, with its list, to 200 rows. */
export const maxMailsCounted = 30

/** The query for the number of mails in each state except `dead`, each counted up to `maxMailsCounted` + 1. */
export function selectMailCounts(db: Db) {
  const bounded = (state: MailState) =>
    sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${outbox} WHERE ${outbox.state} = ${state} LIMIT ${maxMailsCounted + 1}))`.as(state)
  return db.select({ waiting: bounded('waiting'), sending: bounded('sending'), sent: bounded('sent'), dropped: bounded('dropped') }).from(sql`(SELECT 1)`)
}

/** The number of mails in each state. */
export async function countMails(db: Db): Promise<Readonly<Record<MailState, number>>> {
  const rows = await db.select({ state: outbox.state, count: count() }).from(outbox).groupBy(outbox.state)
  const counts = { waiting: 0, sending: 0, sent: 0, dead: 0, dropped: 0 }
  for (const row of rows) counts[row.state] = row.count
  return counts
}

/** Waiting and due, or leased by a worker whose lease has expired. */
export function isDue(now: Date): SQL | undefined {
  return or(and(eq(outbox.state, 'waiting'), hasCome(outbox.dueAt, now)), and(eq(outbox.state, 'sending'), hasExpired(outbox.leasedUntil, now)))
}

/** The condition that this lease is still held. */
function holdsLease({ id, attempts }: LeasedMail): SQL | undefined {
  return and(eq(outbox.id, id), eq(outbox.state, 'sending'), eq(outbox.attempts, attempts))
}
