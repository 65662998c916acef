import { and, asc, eq, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import type { DigestData } from './model/digest.ts'
import type { Alert } from './model/subscription.ts'
import { outbox, subscriptions } from './schema.ts'

/** Whose turn it is to hear of changes, and what they are owed. Times are UTC in ISO 8601. */

/** An active alert that is to look at what has changed. */
export interface DueAlert extends Alert {
  readonly id: string
  /** The last event it has looked at. */
  readonly seenEvent: number
  readonly dueAt: string
  readonly origin: string | null
}

/** What becomes of an alert that has looked: the mail it is owed, if any, and when it looks again. */
export interface LookedAlert {
  readonly alert: DueAlert
  readonly seenEvent: number
  readonly dueAt: Date
  readonly digest: DigestData | null
}

/**
 * Active alerts whose time has come, the longest due first, at most `most`; of those that write at once only who has not seen the newest event.
 */
export async function dueAlerts(db: Db, now: Date, newestEvent: number, most: number): Promise<readonly DueAlert[]> {
  const { id, goal, search, rhythm, seenEvent, dueAt, origin } = subscriptions
  const rows = await db
    .select({ id, goal, search, rhythm, seenEvent, dueAt, origin })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.kind, 'alert'),
        eq(subscriptions.state, 'active'),
        lte(dueAt, now.toISOString()),
        or(ne(rhythm, 'instant'), lt(seenEvent, newestEvent)),
        and(isNotNull(goal), isNotNull(search)),
      ),
    )
    .orderBy(asc(dueAt), asc(id))
    .limit(most)
  return rows.flatMap(({ goal, search, rhythm, dueAt, ...alert }) =>
    goal === null || search === null || rhythm === null || dueAt === null ? [] : [{ ...alert, goal, search, rhythm, dueAt }],
  )
}

/** The id of the mail that tells an alert of events up to one: a repeat owes the same mail. */
export function digestId(subscriptionId: string, lastEvent: number): string {
  return `digest.${subscriptionId}.${lastEvent}`
}

/**
 * Owes alerts their mails and notes that they have looked, as one unit. Each only if it is active and nobody else has moved it meanwhile: what
 * is done twice, or at once by two, is done once.
 * @returns the ids of the mails that are owed now
 */
export async function settleAlerts(db: Db, looked: readonly LookedAlert[], now: Date): Promise<readonly string[]> {
  const moves = looked.map(({ alert, seenEvent, dueAt, digest }) => ({
    id: alert.id,
    was: { seen: alert.seenEvent, due: alert.dueAt },
    is: { seen: seenEvent, due: dueAt.toISOString() },
    mail: digest && { id: digestId(alert.id, seenEvent), data: digest },
  }))
  const moved = sql`json_each(${JSON.stringify(moves)}) AS moved`
  const at = now.toISOString()
  // By its id alone ('+' keeps the index of who is due out of it): the other way round each would be held against all.
  const isStill = sql`"subscriptions"."id" = moved.value ->> '$.id' AND +"subscriptions"."kind" = 'alert' AND +"subscriptions"."state" = 'active'
    AND "subscriptions"."seen_event" = moved.value ->> '$.was.seen' AND +"subscriptions"."due_at" = moved.value ->> '$.was.due'`
  const [owed] = await db.batch([
    db
      .insert(outbox)
      .select(sql`
        SELECT moved.value ->> '$.mail.id', NULL, 'digest', locale, recipient, NULL, moved.value -> '$.mail.data', 'waiting', 0, ${at}, NULL, NULL, NULL, ${at}
        FROM ${moved} CROSS JOIN ${subscriptions} ON ${isStill} WHERE moved.value ->> '$.mail.id' IS NOT NULL`)
      .onConflictDoNothing()
      .returning({ id: outbox.id }),
    db.update(subscriptions).set({ seenEvent: sql`moved.value ->> '$.is.seen'`, dueAt: sql`moved.value ->> '$.is.due'` }).from(moved).where(isStill),
  ])
  return owed.map(({ id }) => id)
}

/** Erases the digests that were owed before a moment, sent or not: what they tell of is no news any more. */
export async function removeOldDigests(db: Db, before: string): Promise<void> {
  await db.delete(outbox).where(and(eq(outbox.template, 'digest'), lt(outbox.createdAt, before)))
}
