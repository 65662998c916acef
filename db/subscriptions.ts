import { and, eq, exists, gte, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { newestEventNumber } from './listing-events.ts'
import { type Alert, daysKept, type Rhythm, type SignUp, type Subscription, type SubscriptionKind } from './model/subscription.ts'
import { subscriptions } from './schema.ts'

/** Wishes for mails that keep coming. Nothing is sent to an address that has not confirmed its own. Times are UTC in ISO 8601. */

const day = 24 * 60 * 60 * 1000

/**
 * The statement that keeps a wish until its address confirms it, for the batch of the form it came with. Safe to repeat: one that is
 * active or paused stays as it is, whoever asks again; one that has ended waits to be confirmed anew.
 */
export function signingUp(db: Db, { email, alert, ...signUp }: SignUp) {
  const wish = {
    recipient: email,
    name: signUp.name,
    locale: signUp.locale,
    rhythm: alert?.rhythm ?? null,
    consent: signUp.consent,
    replaces: signUp.replaces,
    createdAt: signUp.createdAt,
    origin: signUp.origin,
  }
  return db
    .insert(subscriptions)
    .values({
      ...wish,
      id: signUp.id,
      kind: signUp.kind,
      email: email.toLowerCase(),
      goal: alert?.goal ?? null,
      search: alert?.search ?? null,
      state: 'pending',
    })
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: { ...wish, state: 'pending', confirmedAt: null, endedAt: null, dueAt: null },
      setWhere: sql`${subscriptions.state} IN ('pending', 'ended')`,
    })
}

/**
 * The statements that let a change lead to an alert that is confirmed already, for the batch of its form: that one goes on, in the rhythm
 * chosen, and the one it replaces ends. Only for an alert of the same address, and safe to repeat; one that is not confirmed does so when it is.
 * @param replaced the id of the alert that is changed; it may be the same, of which the rhythm alone changes then
 */
export function changingInto(db: Db, { id, email, createdAt }: SignUp, { rhythm }: Alert, replaced: string) {
  const own = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, replaced), eq(subscriptions.email, email.toLowerCase()), ne(subscriptions.state, 'ended')))
  const isActive = eq(subscriptions.state, 'active')
  const active = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), isActive))
  return [
    db
      .update(subscriptions)
      .set({ rhythm, state: 'active', dueAt: createdAt })
      .where(and(eq(subscriptions.id, id), or(eq(subscriptions.state, 'paused'), and(isActive, ne(subscriptions.rhythm, rhythm))), exists(own))),
    db
      .update(subscriptions)
      .set({ state: 'ended', endedAt: createdAt, dueAt: null })
      .where(and(inArray(subscriptions.id, own), ne(subscriptions.id, id), exists(active))),
  ]
}

/** A wish by its id; null when there is none, or none any more. */
export async function findSubscription(db: Db, id: string): Promise<Subscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  if (!row) return null
  const { recipient, goal, search, rhythm } = row
  return {
    id: row.id,
    kind: row.kind,
    email: recipient,
    name: row.name,
    locale: row.locale,
    state: row.state,
    alert: goal === null || search === null || rhythm === null ? null : { goal, search, rhythm },
    createdAt: row.createdAt,
    confirmedAt: row.confirmedAt,
    endedAt: row.endedAt,
  }
}

/**
 * Makes a wish that waits for it active: an alert looks at the stock from that moment on, and the one it replaces ends; what that one had
 * not told yet is told by this one. One that has ended stays so.
 */
export async function confirmSubscription(db: Db, id: string, now: Date): Promise<void> {
  const at = now.toISOString()
  const isWaiting = and(eq(subscriptions.id, id), eq(subscriptions.state, 'pending'))
  const replaced = db.select({ id: subscriptions.replaces }).from(subscriptions).where(isWaiting)
  const seenByReplaced = sql`(
    SELECT was.seen_event FROM ${subscriptions} AS was
    WHERE was.id = "subscriptions"."replaces" AND was.state = 'ended' AND was.ended_at = ${at} AND was.confirmed_at IS NOT NULL)`
  const seenEvent = sql`coalesce(${seenByReplaced}, ${newestEventNumber})`
  await db.batch([
    db
      .update(subscriptions)
      .set({ state: 'ended', endedAt: at, dueAt: null })
      .where(and(inArray(subscriptions.id, replaced), ne(subscriptions.state, 'ended'))),
    db.update(subscriptions).set({ state: 'active', confirmedAt: at, dueAt: at, seenEvent }).where(isWaiting),
  ])
}

/** Changes how often an alert writes: it looks at once, and from then on in the new rhythm. */
export async function changeRhythm(db: Db, id: string, rhythm: Rhythm, now: Date): Promise<void> {
  await db
    .update(subscriptions)
    .set({ rhythm, dueAt: now.toISOString() })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.kind, 'alert'), ne(subscriptions.state, 'ended'), ne(subscriptions.rhythm, rhythm)))
}

/** Stops an active alert for a while. */
export async function pauseSubscription(db: Db, id: string): Promise<void> {
  await db
    .update(subscriptions)
    .set({ state: 'paused' })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.kind, 'alert'), eq(subscriptions.state, 'active')))
}

/** Lets a paused alert go on, from what it had seen. */
export async function resumeSubscription(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(subscriptions)
    .set({ state: 'active', dueAt: now.toISOString() })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.state, 'paused')))
}

/** Ends a wish, whatever its state. Safe to repeat. */
export async function endSubscription(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(subscriptions)
    .set({ state: 'ended', endedAt: now.toISOString(), dueAt: null })
    .where(and(eq(subscriptions.id, id), ne(subscriptions.state, 'ended')))
}

/** Whether a wish needs no confirmation any more. */
export async function isConfirmed(db: Db, kind: SubscriptionKind, id: string): Promise<boolean> {
  const is = and(eq(subscriptions.id, id), eq(subscriptions.kind, kind), or(eq(subscriptions.state, 'active'), eq(subscriptions.state, 'paused')))
  return (await db.$count(subscriptions, is)) > 0
}

/** How many alerts an address was said to want since then that it has not confirmed. */
export async function countPendingAlerts(db: Db, email: string, since: Date): Promise<number> {
  const isWaiting = and(eq(subscriptions.kind, 'alert'), eq(subscriptions.state, 'pending'), gte(subscriptions.createdAt, since.toISOString()))
  return db.$count(subscriptions, and(eq(subscriptions.email, email.toLowerCase()), isWaiting))
}

/** Erases what was never confirmed and what has ended, after `daysKept`. */
export async function eraseOldSubscriptions(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - daysKept * day).toISOString()
  await db
    .delete(subscriptions)
    .where(
      or(
        and(eq(subscriptions.state, 'pending'), lt(subscriptions.createdAt, before)),
        and(eq(subscriptions.state, 'ended'), lt(subscriptions.endedAt, before)),
      ),
    )
}
