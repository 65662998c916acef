import { and, asc, eq, gt, inArray, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { mayBeContacted } from '../contacts/contacts.ts'
import type { DigestData } from '../model/alerts/digest.ts'
import type { Alert } from '../model/alerts/subscription.ts'
import { day } from '../model/site/durations.ts'
import { outbox, subscriptions } from '../schema.ts'

/** No alert is checked less often than once a week (ms). */
const longestRhythm = 8 * day

/** Alerts that are due, and the digest mails they produce. Times are UTC in ISO 8601. */

/** An active alert whose next check is due. */
export interface DueAlert extends Alert {
  readonly id: string
  /** The last event it has checked. */
  readonly seenEvent: number
  readonly dueAt: string
}

/** The outcome of a check: the digest to send, if any, and when the next check is due. */
export interface CheckedAlert {
  readonly alert: DueAlert
  readonly seenEvent: number
  readonly dueAt: Date
  readonly digest: DigestData | null
}

/**
 * At most `max` active alerts that are due, the longest overdue first; instant alerts only when there is an event they have not checked. One that is due
 * further ahead than any rhythm was checked by a clock that was ahead: it is due now, or it would be silent until then.
 */
export async function dueAlerts(db: Db, now: Date, newestEvent: number, max: number): Promise<readonly DueAlert[]> {
  const { id, goal, search, rhythm, seenEvent, dueAt } = subscriptions
  const isActive = and(eq(subscriptions.kind, 'alert'), eq(subscriptions.state, 'active'))
  const [, rows] = await db.batch([
    db
      .update(subscriptions)
      .set({ dueAt: now.toISOString() })
      .where(and(isActive, gt(dueAt, new Date(now.getTime() + longestRhythm).toISOString()))),
    db
      .select({ id, goal, search, rhythm, seenEvent, dueAt })
      .from(subscriptions)
      .where(and(isActive, lte(dueAt, now.toISOString()), or(ne(rhythm, 'instant'), lt(seenEvent, newestEvent)), and(isNotNull(goal), isNotNull(search))))
      .orderBy(asc(dueAt), asc(id))
      .limit(max),
  ])
  return rows.flatMap(({ goal, search, rhythm, dueAt, ...alert }) =>
    goal === null || search === null || rhythm === null || dueAt === null ? [] : [{ ...alert, goal, search, rhythm, dueAt }],
  )
}

/** The deterministic id of the digest of an alert up to an event: repeating a check yields the same mail. */
function digestId(subscriptionId: string, lastEvent: number): string {
  return `digest.${subscriptionId}.${lastEvent}`
}

/**
 * Stores checks and their digests in one batch. Idempotent: an alert that is no longer active, or that another run has checked since, is
 * left alone. A hard-bounced address, and a person who is not to be contacted, gets no mail; the alert keeps running in case that changes.
 * @returns the ids of the new mails
 */
export async function saveChecks(db: Db, checked: readonly CheckedAlert[], now: Date): Promise<readonly string[]> {
  const moves = checked.map(({ alert, seenEvent, dueAt, digest }) => ({
    id: alert.id,
    was: { seen: alert.seenEvent, due: alert.dueAt },
    is: { seen: seenEvent, due: dueAt.toISOString() },
    mail: digest && { id: digestId(alert.id, seenEvent), data: digest },
  }))
  const moved = sql`json_each(${JSON.stringify(moves)}) AS moved`
  const at = now.toISOString()
  // '+' makes SQLite use the primary key: by the index on due alerts it would compare each row of `moved` with every alert.
  const isStill = sql`"subscriptions"."id" = moved.value ->> '$.id' AND +"subscriptions"."kind" = 'alert' AND +"subscriptions"."state" = 'active'
    AND "subscriptions"."seen_event" = moved.value ->> '$.was.seen' AND +"subscriptions"."due_at" = moved.value ->> '$.was.due'`
  const [due] = await db.batch([
    db
      .insert(outbox)
      .select(sql`
        SELECT moved.value ->> '$.mail.id', NULL, 'digest', locale, recipient, NULL, moved.value -> '$.mail.data', 'waiting', 0, ${at}, NULL, NULL, NULL, ${at}, NULL
        FROM ${moved} CROSS JOIN ${subscriptions} ON ${isStill} WHERE moved.value ->> '$.mail.id' IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM mail_blocks WHERE email = subscriptions.email) AND ${mayBeContacted(subscriptions.email)}`)
      .onConflictDoNothing()
      .returning({ id: outbox.id }),
    db.update(subscriptions).set({ seenEvent: sql`moved.value ->> '$.is.seen'`, dueAt: sql`moved.value ->> '$.is.due'` }).from(moved).where(isStill),
  ])
  return due.map(({ id }) => id)
}

/** Deletes mails to subscribers of alerts (digests and single homes) that are older than a given time, sent or not. */
export async function removeOldDigests(db: Db, before: string): Promise<void> {
  await db.delete(outbox).where(and(inArray(outbox.template, ['digest', 'homeMatch']), lt(outbox.createdAt, before)))
}
