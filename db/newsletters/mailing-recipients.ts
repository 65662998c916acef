import { and, asc, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { mayBeContacted } from '../contacts/contacts.ts'
import { isDue } from '../mail/outbox.ts'
import { earliestBegin } from '../model/newsletters/mailing.ts'
import { isTailored } from '../model/newsletters/segment.ts'
import { mailBlocks, mailingRecipients, mailings, outbox, subscriptions } from '../schema.ts'
import { findMailing, insertHandedIn, type Mailing } from './mailings.ts'
import { findSeekingReaders } from './seeking-readers.ts'

/** Recipients of a mailing and its progress. Triggers keep a recipient's state in step with its outbox mail. Times are UTC in ISO 8601. */

/** The outbox id of a subscriber's mail: deterministic, so that retries never send it twice. */
const mailIdOf = (mailing: SQL) => sql`'newsletter.' || ${mailing} || '.' || ${subscriptions.id}`

/** The readers of a mailing for a narrowed audience, and the version that they were found for. */
interface Chosen {
  readonly readers: readonly string[]
  readonly version: number
}

/**
 * The statements that begin a scheduled mailing that is due: they snapshot its recipients, all confirmed subscribers whose address is not blocked, and
 * mark it as sending. Idempotent; must run in one batch.
 * @param chosen the readers, if its audience is narrowed by what they look for
 */
function beginStatements(db: Db, id: string, now: Date, chosen: Chosen | null = null) {
  const at = now.toISOString()
  const isDue = and(
    eq(mailings.id, id),
    eq(mailings.state, 'planned'),
    lte(mailings.plannedAt, at),
    sql`${mailings.plannedAt} >= ${earliestBegin(now).toISOString()}`,
    chosen === null ? undefined : eq(mailings.version, chosen.version),
  )
  const isAddressed = sql`(${mailings.audience} = 'everyone' OR json_extract(${mailings.texts}, '$.' || ${subscriptions.locale}) IS NOT NULL)
    AND (coalesce(json_array_length(${mailings.segment}, '$.languages'), 0) = 0
      OR ${subscriptions.locale} IN (SELECT value FROM json_each(${mailings.segment}, '$.languages')))`
  const isChosen = chosen === null ? sql`true` : sql`${subscriptions.id} IN (SELECT value FROM json_each(${JSON.stringify(chosen.readers)}))`
  return [
    db
      .insert(mailingRecipients)
      .select(
        sql`SELECT ${mailings.id}, ${subscriptions.email}, ${subscriptions.id}, ${mailIdOf(sql`${mailings.id}`)}, 'waiting', NULL, NULL
          FROM ${mailings} CROSS JOIN ${subscriptions}
          WHERE ${isDue} AND ${subscriptions.kind} = 'newsletter' AND ${subscriptions.state} = 'active' AND ${isAddressed} AND ${isChosen}
            AND ${mayBeContacted(subscriptions.email)}
            AND NOT EXISTS (SELECT 1 FROM ${mailBlocks} WHERE ${mailBlocks.email} = ${subscriptions.email})`,
      )
      .onConflictDoNothing(),
    db
      .update(mailings)
      .set({ state: 'sending', begunAt: at, total: sql`(SELECT count(*) FROM mailing_recipients WHERE mailing_id = ${id})` })
      .where(isDue),
  ] as const
}

/** Begins a scheduled mailing that is due. Its audience is decided now, and stays as it is for the whole run. */
export async function beginMailing(db: Db, id: string, now: Date): Promise<void> {
  const mailing = await findMailing(db, id)
  if (mailing?.state !== 'planned') return
  const { segment, version } = mailing
  const chosen = segment !== null && isTailored(segment) ? { version, readers: (await findSeekingReaders(db, segment)).map((reader) => reader.id) } : null
  await db.batch(beginStatements(db, id, now, chosen))
}

/** Stores a mailing submitted through the API and begins it. Idempotent by id. @returns the number of its recipients */
export async function handIn(db: Db, mailing: Pick<Mailing, 'id' | 'subjects' | 'texts'>, now: Date): Promise<number> {
  const [, listed] = await db.batch([insertHandedIn(db, mailing, now), ...beginStatements(db, mailing.id, now)])
  return listed.meta.changes
}

const isWaiting = (id: string) => and(eq(mailingRecipients.mailingId, id), eq(mailingRecipients.state, 'waiting'))
const isQueued = (id: string) => and(eq(mailingRecipients.mailingId, id), eq(mailingRecipients.state, 'queued'))

/**
 * Moves the next recipients into the outbox, up to a limit (backpressure).
 * @param most maximum per call
 * @param mostInOutbox maximum of this mailing's unsent mails, so that a mail server outage does not fill the outbox
 * @returns the ids of the mails to send now, new ones and due retries; and whether any recipient was queued
 */
export async function queueSlice(
  db: Db,
  id: string,
  most: number,
  mostInOutbox: number,
  now: Date,
): Promise<{ readonly mails: readonly string[]; readonly hasQueued: boolean }> {
  const at = now.toISOString()
  const [again, next, [held]] = await db.batch([
    db
      .select({ id: outbox.id })
      .from(mailingRecipients)
      .innerJoin(outbox, eq(outbox.id, mailingRecipients.mailId))
      .where(and(isQueued(id), isDue(now)))
      .limit(most),
    db.select({ id: mailingRecipients.mailId }).from(mailingRecipients).where(isWaiting(id)).orderBy(asc(mailingRecipients.mailId)).limit(most),
    db.select({ mails: sql<number>`count(*)` }).from(mailingRecipients).where(isQueued(id)),
  ])
  const room = Math.max(0, Math.min(most - again.length, mostInOutbox - (held?.mails ?? 0)))
  const chosen = next.slice(0, room).map((row) => row.id)
  if (chosen.length === 0) return { mails: again.map((row) => row.id), hasQueued: false }
  const isChosen = and(isWaiting(id), sql`${mailingRecipients.mailId} IN (SELECT value FROM json_each(${JSON.stringify(chosen)}))`)
  const isReader = sql`EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${subscriptions.id} = ${mailingRecipients.subscriptionId} AND ${subscriptions.state} = 'active')
    AND NOT EXISTS (SELECT 1 FROM ${mailBlocks} WHERE ${mailBlocks.email} = ${mailingRecipients.email})`
  const [, due] = await db.batch([
    db
      .update(mailingRecipients)
      .set({ state: 'skipped' })
      .where(and(isChosen, sql`NOT (${isReader})`)),
    db
      .insert(outbox)
      .select(
        sql`SELECT ${mailingRecipients.mailId}, NULL, 'newsletterIssue', ${subscriptions.locale}, ${subscriptions.recipient}, NULL,
            json_object('subscription', ${subscriptions.id}, 'issue', ${mailingRecipients.mailingId}), 'waiting', 0, ${at}, NULL, NULL, NULL, ${at}, NULL
          FROM ${mailingRecipients} CROSS JOIN ${subscriptions}
          WHERE ${isChosen} AND ${subscriptions.id} = ${mailingRecipients.subscriptionId}
            AND EXISTS (SELECT 1 FROM ${mailings} WHERE ${mailings.id} = ${id} AND ${mailings.state} = 'sending')`,
      )
      .onConflictDoNothing()
      .returning({ id: outbox.id }),
    db
      .update(mailingRecipients)
      .set({ state: 'queued' })
      .where(and(isChosen, sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.id} = ${mailingRecipients.mailId})`)),
  ])
  return { mails: [...again, ...due].map((row) => row.id), hasQueued: true }
}

/** Progress of a mailing after a slice. */
interface Rest {
  readonly waiting: number
  /** How many of the slice a server accepted or refused. */
  readonly settled: number
}

/** Marks a mailing as sent once every recipient is settled. @returns its progress */
export async function settleMailing(db: Db, id: string, slice: readonly string[], now: Date): Promise<Rest> {
  const isOpen = sql`EXISTS (SELECT 1 FROM ${mailingRecipients} WHERE ${mailingRecipients.mailingId} = ${id} AND ${mailingRecipients.state} IN ('waiting', 'queued'))`
  const [, [waiting], [settled]] = await db.batch([
    db
      .update(mailings)
      .set({ state: 'sent', finishedAt: now.toISOString() })
      .where(and(eq(mailings.id, id), eq(mailings.state, 'sending'), sql`NOT ${isOpen}`)),
    db.select({ number: sql<number>`count(*)` }).from(sql`(SELECT 1 FROM ${mailingRecipients} WHERE ${isWaiting(id)} LIMIT 1)`),
    db
      .select({ number: sql<number>`count(*)` })
      .from(outbox)
      .where(and(sql`${outbox.id} IN (SELECT value FROM json_each(${JSON.stringify(slice)}))`, inArray(outbox.state, ['sent', 'dead']))),
  ])
  return { waiting: waiting?.number ?? 0, settled: settled?.number ?? 0 }
}

/** Settles a recipient without sending the mail. */
export async function skipRecipient(db: Db, mailId: string): Promise<void> {
  await db
    .update(mailingRecipients)
    .set({ state: 'skipped' })
    .where(and(eq(mailingRecipients.mailId, mailId), inArray(mailingRecipients.state, ['waiting', 'queued'])))
}

/** The statements that settle the remaining recipients of a stopped mailing and withdraw its waiting mails. @param isStopped condition that it was stopped */
export function stopStatements(db: Db, id: string, isStopped: SQL) {
  return [
    db
      .delete(outbox)
      .where(
        and(eq(outbox.state, 'waiting'), sql`${outbox.id} IN (SELECT ${mailingRecipients.mailId} FROM ${mailingRecipients} WHERE ${isQueued(id)})`, isStopped),
      ),
    db
      .update(mailingRecipients)
      .set({ state: 'skipped' })
      .where(and(isWaiting(id), isStopped)),
  ] as const
}

/** The statement that attributes an unsubscription to the last mailing the subscriber received. @param isActive condition that the subscription was active */
export function countEnd(db: Db, subscriptionId: string, isActive: SQL, now: Date) {
  const last = sql`(SELECT rowid FROM mailing_recipients WHERE subscription_id = ${subscriptionId} AND state = 'sent' ORDER BY sent_at DESC LIMIT 1)`
  return db
    .update(mailingRecipients)
    .set({ endedAt: now.toISOString() })
    .where(and(sql`rowid = ${last}`, isNull(mailingRecipients.endedAt), isActive))
}

/** The recipients who did not receive a mailing, with the reason, at most `max`. */
export function selectUndelivered(db: Db, id: string, max: number) {
  return db
    .select({ email: mailingRecipients.email, state: mailingRecipients.state, error: outbox.error })
    .from(mailingRecipients)
    .leftJoin(outbox, eq(outbox.id, mailingRecipients.mailId))
    .where(and(eq(mailingRecipients.mailingId, id), inArray(mailingRecipients.state, ['refused', 'failed'])))
    .orderBy(asc(mailingRecipients.email))
    .limit(max)
}

/** Erases the recipients of mailings that ended before a given time; the totals stay. */
export async function eraseOldRecipients(db: Db, before: string): Promise<void> {
  await db.delete(mailingRecipients).where(sql`${mailingRecipients.mailingId} IN (SELECT id FROM mailings WHERE ${lt(mailings.finishedAt, before)})`)
}
