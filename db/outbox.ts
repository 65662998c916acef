import { and, asc, count, eq, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#messages/locales.ts'
import type { Db } from './client.ts'
import type { MailData, MailState, MailTemplate, OwedMail } from './model/mail.ts'
import { nextAttempt } from './model/mail-attempts.ts'
import { outbox } from './schema.ts'

/**
 * Mails that are owed. Whoever wants to send one leases it first, so that a message delivered twice sends it once; a lease that runs
 * out belongs to somebody who died, and the mail is due again. Times are UTC in ISO 8601.
 */

/** A mail that is ours to send until its lease runs out. */
export interface LeasedMail {
  readonly id: string
  readonly template: MailTemplate
  readonly locale: Locale
  readonly recipient: string
  readonly replyTo: string | null
  readonly data: MailData
  /** Which attempt this is, from 1. It tells this lease from a later one. */
  readonly attempts: number
  readonly createdAt: string
}

const maxErrorLength = 500

/**
 * The statement that owes a mail, for the batch that keeps what it tells of. An id that is there already changes nothing.
 * @param at from when on it is due
 * @param leadId the lead it is erased with; null for a mail that tells of none
 */
export function owing(db: Db, id: string, mail: OwedMail, at: string, leadId: string | null) {
  const { template, locale, to: recipient, replyTo, data } = mail
  return db.insert(outbox).values({ id, leadId, template, locale, recipient, replyTo, data, state: 'waiting', dueAt: at, createdAt: at }).onConflictDoNothing()
}

/** Likewise, owed only where a condition holds by then: a mail about a change is owed when the statements before it have made the change. */
export function owingWhere(db: Db, id: string, mail: OwedMail, at: string, leadId: string, holds: SQL) {
  const { template, locale, to, replyTo, data } = mail
  return db
    .insert(outbox)
    .select(
      sql`SELECT ${id}, ${leadId}, ${template}, ${locale}, ${to}, ${replyTo}, ${sql.param(data, outbox.data)}, 'waiting', 0, ${at}, NULL, NULL, NULL, ${at} WHERE ${holds}`,
    )
    .onConflictDoNothing()
}

/**
 * Takes a mail to send it, if it is due.
 * @param leaseFor milliseconds; longer than any attempt can take
 * @returns null when it is sent, dead, not due yet, not there, or in somebody else's hands
 */
export async function leaseMail(db: Db, id: string, now: Date, leaseFor: number): Promise<LeasedMail | null> {
  const rows = await db
    .update(outbox)
    .set({ state: 'sending', attempts: sql`${outbox.attempts} + 1`, leasedUntil: new Date(now.getTime() + leaseFor).toISOString() })
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

/** Notes that a mail has gone out: whoever holds it by now, it needs no other attempt. */
export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db.update(outbox).set({ state: 'sent', sentAt: now.toISOString(), leasedUntil: null, error: null }).where(eq(outbox.id, id))
}

/**
 * Notes that an attempt has failed, unless somebody else has taken the mail meanwhile.
 * @param chance from 0 to 1, spreads the next attempts
 * @returns when it is due again; null when it is given up, at once for a failure that will not pass
 */
export async function markFailed(db: Db, mail: LeasedMail, error: string, isFinal: boolean, now: Date, chance: number): Promise<Date | null> {
  const next = isFinal ? null : nextAttempt(mail.attempts, now, chance)
  const outcome = next === null ? { state: 'dead' as const } : { state: 'waiting' as const, dueAt: next.toISOString() }
  await db
    .update(outbox)
    .set({ ...outcome, leasedUntil: null, error: error.slice(0, maxErrorLength) })
    .where(isOurs(mail))
  return next
}

/** Takes a mail out that has nothing left to tell, unless somebody else has taken it meanwhile. */
export async function dropMail(db: Db, mail: LeasedMail): Promise<void> {
  await db.delete(outbox).where(isOurs(mail))
}

/** Gives up a mail that has not gone out: it is kept, and may be replayed. */
export async function markDead(db: Db, id: string, error: string): Promise<void> {
  await db
    .update(outbox)
    .set({ state: 'dead', leasedUntil: null, error: error.slice(0, maxErrorLength) })
    .where(and(eq(outbox.id, id), or(eq(outbox.state, 'waiting'), eq(outbox.state, 'sending'))))
}

/** The ids of mails that should have been taken by now, the longest waiting first, at most `most`. */
export async function dueMails(db: Db, now: Date, most: number): Promise<readonly string[]> {
  const rows = await db.select({ id: outbox.id }).from(outbox).where(isDue(now)).orderBy(asc(outbox.dueAt)).limit(most)
  return rows.map((row) => row.id)
}

/** Gives dead mails all their attempts again, at most `most`, the oldest first. @returns their ids */
export async function replayDead(db: Db, now: Date, most: number): Promise<readonly string[]> {
  const dead = db.select({ id: outbox.id }).from(outbox).where(eq(outbox.state, 'dead')).orderBy(asc(outbox.dueAt)).limit(most)
  const rows = await db
    .update(outbox)
    .set({ state: 'waiting', attempts: 0, dueAt: now.toISOString() })
    .where(sql`${outbox.id} IN ${dead}`)
    .returning({ id: outbox.id })
  return rows.map((row) => row.id)
}

/** How many mails are in each state. */
export async function countMails(db: Db): Promise<Readonly<Record<MailState, number>>> {
  const rows = await db.select({ state: outbox.state, count: count() }).from(outbox).groupBy(outbox.state)
  const counts = { waiting: 0, sending: 0, sent: 0, dead: 0 }
  for (const row of rows) counts[row.state] = row.count
  return counts
}

/** Waiting and due, or taken by somebody whose lease has run out. */
function isDue(now: Date): SQL | undefined {
  const moment = now.toISOString()
  return or(and(eq(outbox.state, 'waiting'), lte(outbox.dueAt, moment)), and(eq(outbox.state, 'sending'), lte(outbox.leasedUntil, moment)))
}

/** Leased, and by nobody since. */
function isOurs({ id, attempts }: LeasedMail): SQL | undefined {
  return and(eq(outbox.id, id), eq(outbox.state, 'sending'), eq(outbox.attempts, attempts))
}
