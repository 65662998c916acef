import { and, desc, eq, exists, gte, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { newestEventNumber } from '../listings/listing-events.ts'
import { insertMailWhere } from '../mail/outbox.ts'
import { type Alert, type Rhythm, retentionDays, type SignUp, type Subscription, type SubscriptionKind } from '../model/alerts/subscription.ts'
import type { FormName } from '../model/forms/form-catalogue.ts'
import type { Goal } from '../model/listings/listing.ts'
import type { OutgoingMail } from '../model/mail/mail.ts'
import { day } from '../model/site/durations.ts'
import { countEnd } from '../newsletters/mailing-recipients.ts'
import { leads, subscriptions } from '../schema.ts'

/** Subscriptions: alerts and the newsletter, with double opt-in. Only the confirmation mail is sent before the address is confirmed. Times are UTC in ISO 8601. */

/** The statement that stores a sign-up as pending, for the batch of its form. Idempotent: an active or paused one is unchanged, an ended one becomes pending. */
export function upsertSignUp(db: Db, { email, alert, ...signUp }: SignUp) {
  const latest = {
    recipient: email,
    name: signUp.name,
    formal: signUp.formal,
    locale: signUp.locale,
    rhythm: alert?.rhythm ?? null,
    consent: signUp.consent,
    replaces: signUp.replaces,
    createdAt: signUp.createdAt,
  }
  return db
    .insert(subscriptions)
    .values({
      ...latest,
      id: signUp.id,
      kind: signUp.kind,
      email: email.toLowerCase(),
      goal: alert?.goal ?? null,
      search: alert?.search ?? null,
      state: 'pending',
    })
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: { ...latest, state: 'pending', confirmedAt: null, endedAt: null, dueAt: null },
      setWhere: sql`${subscriptions.state} IN ('pending', 'ended')`,
    })
}

/**
 * The statements for editing an alert into one that is already confirmed, for the batch of the form: that alert takes the chosen rhythm, and the edited
 * one ends. (An unconfirmed one replaces it on confirmation.) Only for alerts of the same address. Idempotent.
 * @param replaced the id of the edited alert; if it is the same one, only its rhythm changes
 */
export function changeStatements(db: Db, { id, email, createdAt }: SignUp, { rhythm }: Alert, replaced: string) {
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

/** The query for the active alerts of an address, the newest first. @param email null: none */
export function selectAlerts(db: Db, email: string | null, limit: number) {
  const { id, goal, search, rhythm, createdAt } = subscriptions
  const whole = { goal: sql<Goal>`${goal}`.as('goal'), search: sql<string>`${search}`.as('search'), rhythm: sql<Rhythm>`${rhythm}`.as('rhythm') }
  const isOfPerson = and(eq(subscriptions.email, (email ?? '').toLowerCase()), eq(subscriptions.kind, 'alert'), eq(subscriptions.state, 'active'))
  return db
    .select({ id, createdAt, ...whole })
    .from(subscriptions)
    .where(and(isOfPerson, isNotNull(goal), isNotNull(search), isNotNull(rhythm)))
    .orderBy(desc(createdAt))
    .limit(limit)
}

/** A subscription by its id; null if not found. */
export async function findSubscription(db: Db, id: string): Promise<Subscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  if (!row) return null
  const { recipient, goal, search, rhythm } = row
  return {
    id: row.id,
    kind: row.kind,
    email: recipient,
    name: row.name,
    formal: row.formal,
    locale: row.locale,
    state: row.state,
    alert: goal === null || search === null || rhythm === null ? null : { goal, search, rhythm },
    isTailored: row.consent.tailored === true,
    createdAt: row.createdAt,
    confirmedAt: row.confirmedAt,
    endedAt: row.endedAt,
  }
}

/** SQL for the lead of the latest sign-up: that of the newest confirmation mail, whose id begins with the subscription's. */
function leadOf(id: string) {
  return sql`(SELECT lead_id FROM outbox WHERE id > ${`${id}.`} AND id < ${`${id}/`} AND template = 'optIn' ORDER BY created_at DESC LIMIT 1)`
}

/** The form of the latest sign-up; null once its lead is erased. */
export async function formOf(db: Db, id: string): Promise<FormName | null> {
  const [row] = await db
    .select({ form: leads.form })
    .from(leads)
    .where(sql`${leads.id} = ${leadOf(id)}`)
  return row?.form ?? null
}

/**
 * Activates a pending subscription; an ended one stays ended. An alert reports changes from now on; the alert it replaces ends and hands over its
 * unreported changes.
 * @param notice mail to the office, added only if the subscription was pending
 * @returns the outbox id of the notice
 */
export async function confirmSubscription(db: Db, id: string, now: Date, notice: OutgoingMail | null = null): Promise<string> {
  const at = now.toISOString()
  const isWaiting = and(eq(subscriptions.id, id), eq(subscriptions.state, 'pending'))
  const replaced = db.select({ id: subscriptions.replaces }).from(subscriptions).where(isWaiting)
  const seenByReplaced = sql`(
    SELECT was.seen_event FROM ${subscriptions} AS was
    WHERE was.id = "subscriptions"."replaces" AND was.state = 'ended' AND was.ended_at = ${at} AND was.confirmed_at IS NOT NULL)`
  const seenEvent = sql`coalesce(${seenByReplaced}, ${newestEventNumber})`
  const noticeId = `${id}.confirmed.${now.getTime()}`
  const wasPending = exists(db.select({ id: subscriptions.id }).from(subscriptions).where(isWaiting))
  await db.batch([
    db
      .update(subscriptions)
      .set({ state: 'ended', endedAt: at, dueAt: null })
      .where(and(inArray(subscriptions.id, replaced), ne(subscriptions.state, 'ended'))),
    ...(notice === null ? [] : [insertMailWhere(db, noticeId, notice, at, leadOf(id), wasPending)]),
    // A demand register without a remark asks for nothing but the alert, which is now confirmed.
    db
      .update(leads)
      .set({ state: 'done', isOpen: false, version: sql`${leads.version} + 1` })
      .where(
        and(
          sql`${leads.id} = ${leadOf(id)}`,
          eq(leads.form, 'demandRegister'),
          eq(leads.state, 'new'),
          sql`coalesce(fields ->> '$.remark', '') = ''`,
          wasPending,
        ),
      ),
    db.update(subscriptions).set({ state: 'active', confirmedAt: at, dueAt: at, seenEvent }).where(isWaiting),
  ])
  return noticeId
}

/** Changes an alert's rhythm: it is due at once, then at the new rhythm. */
export async function changeRhythm(db: Db, id: string, rhythm: Rhythm, now: Date): Promise<void> {
  await db
    .update(subscriptions)
    .set({ rhythm, dueAt: now.toISOString() })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.kind, 'alert'), ne(subscriptions.state, 'ended'), ne(subscriptions.rhythm, rhythm)))
}

/** Pauses an active alert. */
export async function pauseSubscription(db: Db, id: string): Promise<void> {
  await db
    .update(subscriptions)
    .set({ state: 'paused' })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.kind, 'alert'), eq(subscriptions.state, 'active')))
}

/**
 * Stores whether the alerts of a newsletter's subscriber may decide which ones they get; with the words and the time of the consent, which are removed when it is
 * withdrawn.
 */
export async function setTailored(db: Db, id: string, words: string | null, now: Date): Promise<void> {
  const { consent } = subscriptions
  const given = sql`json_set(${consent}, '$.tailored', json('true'), '$.tailoredText', ${words}, '$.tailoredAt', ${now.toISOString()})`
  const withdrawn = sql`json_remove(${consent}, '$.tailored', '$.tailoredText', '$.tailoredAt')`
  await db
    .update(subscriptions)
    .set({ consent: words === null ? withdrawn : given })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.kind, 'newsletter'), eq(subscriptions.state, 'active')))
}

/** Resumes a paused alert from the last event it had processed. */
export async function resumeSubscription(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(subscriptions)
    .set({ state: 'active', dueAt: now.toISOString() })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.state, 'paused')))
}

/** Ends a subscription in any state, and attributes it to the last mailing the subscriber received. Idempotent. */
export async function endSubscription(db: Db, id: string, now: Date): Promise<void> {
  const isOpen = and(eq(subscriptions.id, id), ne(subscriptions.state, 'ended'))
  const wasOpen = exists(db.select({ id: subscriptions.id }).from(subscriptions).where(isOpen))
  await db.batch([countEnd(db, id, wasOpen, now), db.update(subscriptions).set({ state: 'ended', endedAt: now.toISOString(), dueAt: null }).where(isOpen)])
}

/** Whether a subscription is confirmed. */
export async function isConfirmed(db: Db, kind: SubscriptionKind, id: string): Promise<boolean> {
  const is = and(eq(subscriptions.id, id), eq(subscriptions.kind, kind), or(eq(subscriptions.state, 'active'), eq(subscriptions.state, 'paused')))
  return (await db.$count(subscriptions, is)) > 0
}

/** Whether an address has confirmed the newsletter. */
export async function getsNewsletter(db: Db, email: string): Promise<boolean> {
  const is = and(eq(subscriptions.email, email.trim().toLowerCase()), eq(subscriptions.kind, 'newsletter'), eq(subscriptions.state, 'active'))
  return (await db.$count(subscriptions, is)) > 0
}

/** The number of unconfirmed alerts of an address since a given time. */
export async function countPendingAlerts(db: Db, email: string, since: Date): Promise<number> {
  const isWaiting = and(eq(subscriptions.kind, 'alert'), eq(subscriptions.state, 'pending'), gte(subscriptions.createdAt, since.toISOString()))
  return db.$count(subscriptions, and(eq(subscriptions.email, email.toLowerCase()), isWaiting))
}

/** Erases unconfirmed and ended subscriptions after `retentionDays`. */
export async function eraseOldSubscriptions(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * day).toISOString()
  await db
    .delete(subscriptions)
    .where(
      or(
        and(eq(subscriptions.state, 'pending'), lt(subscriptions.createdAt, before)),
        and(eq(subscriptions.state, 'ended'), lt(subscriptions.endedAt, before)),
      ),
    )
}
