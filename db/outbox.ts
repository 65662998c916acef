import { and, asc, count, desc, eq, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#messages/locales.ts'
import type { Db } from './client.ts'
import type { MailData, MailState, MailTemplate, OutgoingMail } from './model/mail.ts'
import { nextAttempt } from './model/mail-attempts.ts'
import { isLimited, mailboxLimits, mailboxOf } from './model/mailbox.ts'
import { outbox } from './schema.ts'

/**
 * Mails to send. A worker leases a mail before sending it, so that a queue message delivered twice sends it once; when a lease expires its
 * worker has crashed, and the mail is due again. Times are UTC in ISO 8601.
 */

/** A mail this worker may send until the lease expires. */
export interface LeasedMail {
  readonly id: string
  readonly template: MailTemplate
  readonly locale: Locale
  readonly recipient: string
  readonly replyTo: string | null
  readonly data: MailData
  /** The number of this attempt, from 1. It identifies the lease. */
  readonly attempts: number
  readonly createdAt: string
}

const maxErrorLength = 500

/**
 * The statement that adds a mail, for the batch that stores what the mail is about. Idempotent: a known id changes nothing. A mail to an
 * address that a form was given is stored as dropped once its mailbox has had its share of them (`mailboxLimits`).
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

const limitNote = `not sent: forms had caused ${mailboxLimits.map(({ within, max }) => `${max} mails in ${within / 3_600_000} h`).join(' or ')} to this mailbox`

/** Whether a mailbox has had its share of mails at a moment. */
function reachesLimit(mailbox: string | null, at: string): SQL {
  if (mailbox === null) return sql`false`
  const reached = mailboxLimits.map(({ within, max }) => {
    const since = new Date(Date.parse(at) - within).toISOString()
    return sql`(SELECT count(*) FROM outbox AS earlier WHERE earlier.mailbox = ${mailbox} AND earlier.created_at > ${since} AND earlier.state <> 'dropped') >= ${max}`
  })
  return sql.join(reached, sql` OR `)
}

/** The same for a mail about a change: it is added only where the condition holds, after the statements before it in the batch. */
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
 * Leases a mail, if it is due.
 * @param leaseTime milliseconds; longer than any attempt can take
 * @returns null when it is sent, dead, not due yet, unknown, or leased by another worker
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

/** Marks a mail as sent, even when another worker holds its lease by now. */
export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db.update(outbox).set({ state: 'sent', sentAt: now.toISOString(), leasedUntil: null, error: null }).where(eq(outbox.id, id))
}

/**
 * Marks an attempt as failed, unless another worker has leased the mail since.
 * @param isPermanent no further attempt is made
 * @param random from 0 to 1: jitter for the next attempt
 * @returns when it is due again; null when it is dead
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

/** Deletes a mail with nothing left to say, unless another worker has leased it since. */
export async function dropMail(db: Db, mail: LeasedMail): Promise<void> {
  await db.delete(outbox).where(holdsLease(mail))
}

/** Marks a mail that was not sent as dead: it is kept, and may be replayed. */
export async function markDead(db: Db, id: string, error: string): Promise<void> {
  await db
    .update(outbox)
    .set({ state: 'dead', leasedUntil: null, error: error.slice(0, maxErrorLength) })
    .where(and(eq(outbox.id, id), or(eq(outbox.state, 'waiting'), eq(outbox.state, 'sending'))))
}

/** The ids of at most `max` mails that are due, the longest waiting first. Those of mailings are left out: their own job sends them, behind all others. */
export async function dueMails(db: Db, now: Date, max: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isDue(now), ne(outbox.template, 'newsletterIssue')))
    .orderBy(asc(outbox.dueAt))
    .limit(max)
  return rows.map((row) => row.id)
}

/** Makes at most `max` dead mails due again, with all their attempts, the oldest first. @returns their ids */
export async function replayDead(db: Db, now: Date, max: number): Promise<readonly string[]> {
  const dead = db.select({ id: outbox.id }).from(outbox).where(eq(outbox.state, 'dead')).orderBy(asc(outbox.dueAt)).limit(max)
  const rows = await db
    .update(outbox)
    .set({ state: 'waiting', attempts: 0, dueAt: now.toISOString() })
    .where(sql`${outbox.id} IN ${dead}`)
    .returning({ id: outbox.id })
  return rows.map((row) => row.id)
}

/** The statement that makes one dead or dropped mail due again, with all its attempts; it returns no row for a mail in another state. */
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

/** Beyond this many mails of a state the desk says 'more than'. */
export const maxMailsCounted = 100

/** The query for how many mails are in each state, counted no further than one more than `maxMailsCounted`. */
export function selectMailCounts(db: Db) {
  const bounded = (state: MailState) =>
    sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${outbox} WHERE ${outbox.state} = ${state} LIMIT ${maxMailsCounted + 1}))`.as(state)
  return db
    .select({ waiting: bounded('waiting'), sending: bounded('sending'), sent: bounded('sent'), dead: bounded('dead'), dropped: bounded('dropped') })
    .from(sql`(SELECT 1)`)
}

/** How many mails are in each state. */
export async function countMails(db: Db): Promise<Readonly<Record<MailState, number>>> {
  const rows = await db.select({ state: outbox.state, count: count() }).from(outbox).groupBy(outbox.state)
  const counts = { waiting: 0, sending: 0, sent: 0, dead: 0, dropped: 0 }
  for (const row of rows) counts[row.state] = row.count
  return counts
}

/** Waiting and due, or leased by a worker whose lease has expired. */
function isDue(now: Date): SQL | undefined {
  const moment = now.toISOString()
  return or(and(eq(outbox.state, 'waiting'), lte(outbox.dueAt, moment)), and(eq(outbox.state, 'sending'), lte(outbox.leasedUntil, moment)))
}

/** Still held by this lease. */
function holdsLease({ id, attempts }: LeasedMail): SQL | undefined {
  return and(eq(outbox.id, id), eq(outbox.state, 'sending'), eq(outbox.attempts, attempts))
}
