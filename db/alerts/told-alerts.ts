import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { mayBeContacted } from '../contacts/contacts.ts'
import { didChange, recordAct } from '../desk/audit-log.ts'
import type { StaffMember } from '../model/accounts/staff.ts'
import { heldUntil } from '../model/desk/undo-time.ts'
import { day } from '../model/site/durations.ts'
import { outbox, staff, subscriptions, toldAlerts } from '../schema.ts'

/** Who has been told of which home, and the mails that tell more of them. Times are UTC in ISO 8601. */

/** Tellings of a home are counted up to this, so that the page reads a bounded number of rows. */
export const maxToldCounted = 50
/** Mails of one act. */
const maxTold = 200
/** Alerts looked at in one act: a value of a statement holds 2 MB. */
const maxAsked = 20_000

/** The outbox id of the mail that tells the subscriber of an alert of a home: a home is told once. */
const matchMailId = (listingId: number) => sql`'homeMatch.' || ${listingId} || '.'`

/** The alerts with these ids that are active, with when and by whom they were told of a home. Also how many were told of it, up to `maxToldCounted` + 1. */
export async function readSeekers(db: Db, listingId: number, ids: readonly string[]) {
  const { id, recipient, name, locale, rhythm, goal, search, confirmedAt } = subscriptions
  const [alerts, [told]] = await db.batch([
    db
      .select({
        id,
        recipient,
        name,
        locale,
        rhythm,
        goal,
        search,
        confirmedAt,
        toldAt: toldAlerts.at,
        actor: toldAlerts.actor,
        teller: sql<string | null>`${staff.name}`.as('teller'),
      })
      .from(sql`json_each(${JSON.stringify(ids)}) AS asked`)
      .crossJoin(subscriptions)
      .leftJoin(toldAlerts, and(eq(toldAlerts.listingId, listingId), eq(toldAlerts.alert, subscriptions.id)))
      .leftJoin(staff, eq(staff.id, toldAlerts.actor))
      .where(and(sql`${subscriptions.id} = asked.value`, eq(subscriptions.kind, 'alert'), eq(subscriptions.state, 'active')))
      .orderBy(sql`asked.key`),
    db
      .select({ count: sql<number>`count(*)` })
      .from(sql`(SELECT 1 FROM ${toldAlerts} WHERE ${toldAlerts.listingId} = ${listingId} LIMIT ${maxToldCounted + 1})`),
  ])
  return { alerts, told: told?.count ?? 0 }
}

interface Telling {
  readonly listingId: number
  /** The mailbox of the office that serves the home. */
  readonly replyTo: string
  /** The ids of alerts that it matches, whom to tell first. */
  readonly alerts: readonly string[]
}

/**
 * Mails a home to the subscribers of active alerts, in the given order: one mail a person, only to those not told of it yet, not mailed by the staff
 * within a day, and whose address takes mail. Held for undo; idempotent.
 * @returns the ids of the mails; at most `maxTold`
 */
export async function tellSeekers(db: Db, member: StaffMember, { listingId, replyTo, alerts }: Telling, now: Date): Promise<readonly string[]> {
  const at = now.toISOString()
  const since = new Date(now.getTime() - day).toISOString()
  const asked = sql`json_each(${JSON.stringify(alerts.slice(0, maxAsked))}) AS asked`
  // Alerts of the same person, who may have been told by another one.
  const tellings = sql`SELECT 1 FROM ${subscriptions} AS own JOIN ${toldAlerts} AS told ON told.alert = own.id WHERE own.email = seeker.email`
  const [mails] = await db.batch([
    db
      .insert(outbox)
      .select(sql`
        SELECT ${matchMailId(listingId)} || seeker.id, NULL, 'homeMatch', seeker.locale, seeker.recipient, ${replyTo},
          json_object('subscription', seeker.id, 'listing', ${listingId}, 'actor', ${member.id}), 'waiting', 0, ${heldUntil(now).toISOString()}, NULL, NULL, NULL, ${at}, NULL
        FROM ${asked} CROSS JOIN ${subscriptions} AS seeker ON seeker.id = asked.value AND +seeker.kind = 'alert' AND +seeker.state = 'active'
        WHERE NOT EXISTS (${tellings} AND told.listing_id = ${listingId})
          AND NOT EXISTS (${tellings} AND told.actor IS NOT NULL AND told.at > ${since})
          AND NOT EXISTS (SELECT 1 FROM mail_blocks WHERE email = seeker.email) AND ${mayBeContacted(sql`seeker.email`)}
        GROUP BY seeker.email ORDER BY min(asked.key) LIMIT ${maxTold}`)
      .onConflictDoNothing()
      .returning({ id: outbox.id }),
    db
      .insert(toldAlerts)
      .select(sql`
        SELECT ${listingId}, asked.value, ${at}, ${member.id} FROM ${asked}
        CROSS JOIN ${outbox} ON ${outbox.id} = ${matchMailId(listingId)} || asked.value AND +${outbox.createdAt} = ${at} WHERE true`)
      .onConflictDoNothing(),
    recordAct(db, member, { action: 'send', object: 'listing', objectId: String(listingId), fields: ['seekers'] }, now, didChange),
  ])
  return mails.map(({ id }) => id)
}

/** Takes back the mails of an act that still wait. @param at when the act was done. @returns how many */
export async function untellSeekers(db: Db, member: StaffMember, listingId: number, at: string, now: Date): Promise<number> {
  const isOfAct = sql`${toldAlerts.listingId} = ${listingId} AND ${toldAlerts.at} = ${at} AND ${toldAlerts.actor} = ${member.id}`
  const mailsOfAct = sql`SELECT ${matchMailId(listingId)} || ${toldAlerts.alert} FROM ${toldAlerts} WHERE ${isOfAct}`
  const [deleted] = await db.batch([
    db
      .delete(outbox)
      .where(and(sql`${outbox.id} IN (${mailsOfAct})`, eq(outbox.state, 'waiting'), eq(outbox.attempts, 0)))
      .returning({ id: outbox.id }),
    db.delete(toldAlerts).where(and(isOfAct, sql`NOT EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.id} = ${matchMailId(listingId)} || ${toldAlerts.alert})`)),
    recordAct(db, member, { action: 'undo', object: 'listing', objectId: String(listingId), fields: ['seekers'] }, now, didChange),
  ])
  return deleted.length
}
