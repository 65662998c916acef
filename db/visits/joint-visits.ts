import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { updatingVisit } from '../leads/lead-records.ts'
import { insertMailWhere } from '../mail/outbox.ts'
import type { OutgoingMail } from '../model/mail/mail.ts'
import type { Appointment } from '../model/visits/appointment.ts'
import { appointments, leads } from '../schema.ts'
import { changeMailIds } from './appointments.ts'

/**
 * Joint visits: several households at one start of a home with one agent, each with its own appointment, lead and mails. One holds the seat of the start;
 * who comes along has a seat below zero (`migrations/0123_joint_visits.sql`). Times are UTC in ISO 8601.
 */

/** SQL for how many households may come to one visit of a home. */
export const partiesAllowed = (listingId: number) => sql`(SELECT coalesce(max(parties), 1) FROM visit_terms WHERE listing_id = ${listingId})`

/** SQL for a seat of who comes along to a visit at a start. */
export function seatBeside(office: string | SQL, startsAt: string | SQL): SQL {
  return sql`(SELECT min(0, coalesce(min(near.seat), 0)) - 1 FROM appointments AS near WHERE near.office = ${office} AND near.starts_at = ${startsAt})`
}

/**
 * The statements that book a household along with a visit, for the batch that stores its lead; they fail if the visit has changed since it was read, has
 * begun, or takes no more households. Start and agent are those of the visit. Idempotent.
 */
export function claimBeside(db: Db, booked: Appointment, visit: Pick<Appointment, 'id' | 'sequence'>): readonly Statement[] {
  const { id, office, organizer, listingId, how, locale, changedAt } = booked
  const parties = sql`(SELECT count(*) FROM appointments AS party WHERE party.joint_id = that.joint_id AND party.starts_at = that.starts_at AND party.state = 'confirmed')`
  const seat = sql`CASE WHEN ${parties} < ${partiesAllowed(listingId)} THEN ${seatBeside(sql`that.office`, sql`that.starts_at`)} END`
  const isSame = sql`that.id = ${visit.id} AND that.sequence = ${visit.sequence} AND that.state = 'confirmed' AND that.listing_id = ${listingId} AND that.starts_at > ${changedAt}`
  return [
    db
      .update(appointments)
      .set({ jointId: sql`lower(hex(randomblob(12)))` })
      .where(and(eq(appointments.id, visit.id), isNull(appointments.jointId))),
    db.insert(appointments).select(
      sql`SELECT ${id}, ${office}, ${organizer}, ${listingId}, ${how}, ${locale}, that.starts_at, that.ends_at, ${seat}, 'confirmed', 0, ${changedAt}, that.assignee, that.joint_id
        FROM (SELECT 1) LEFT JOIN appointments AS that ON ${isSame}
        WHERE NOT EXISTS (SELECT 1 FROM ${appointments} WHERE ${appointments.id} = ${id})`,
    ),
  ]
}

/** The query for the other households of a joint visit; none for a visit of one. */
export function selectParties(db: Db, { id, jointId = null, startsAt }: Pick<Appointment, 'id' | 'jointId' | 'startsAt'>) {
  const { fields, consent } = leads
  return db
    .select({ appointment: appointments, lead: { fields, consent } })
    .from(appointments)
    .innerJoin(leads, eq(leads.id, appointments.id))
    .where(
      and(
        // The literal lets SQLite use the partial index.
        sql`appointments.joint_id IS NOT NULL`,
        eq(appointments.jointId, jointId ?? ''),
        eq(appointments.startsAt, startsAt),
        eq(appointments.state, 'confirmed'),
        ne(appointments.id, id),
      ),
    )
    .orderBy(asc(appointments.id))
}

/**
 * The statements that move a household along with the one whose move they follow in the batch; they change nothing if that move or this household has
 * changed meanwhile.
 */
export function moveAlong(
  db: Db,
  known: Appointment,
  moved: Appointment,
  holder: Pick<Appointment, 'id' | 'sequence'>,
  mails: readonly OutgoingMail[],
): readonly Statement[] {
  const { startsAt, endsAt, sequence, changedAt } = moved
  const isHolderMoved = sql`EXISTS (SELECT 1 FROM appointments AS holder WHERE holder.id = ${holder.id} AND holder.sequence = ${holder.sequence} AND holder.starts_at = ${startsAt} AND holder.changed_at = ${changedAt})`
  const isMade = and(
    eq(appointments.id, known.id),
    eq(appointments.sequence, sequence),
    eq(appointments.startsAt, startsAt),
    eq(appointments.changedAt, changedAt),
  )
  const ids = changeMailIds(moved, mails)
  return [
    db
      .update(appointments)
      .set({
        ...{ startsAt, endsAt, sequence, changedAt },
        seat: seatBeside(known.office, startsAt),
        assignee: sql`(SELECT holder.assignee FROM appointments AS holder WHERE holder.id = ${holder.id})`,
      })
      .where(and(eq(appointments.id, known.id), eq(appointments.sequence, known.sequence), eq(appointments.state, 'confirmed'), isHolderMoved)),
    updatingVisit(db, known.id),
    ...mails.map((mail, index) =>
      insertMailWhere(db, ids[index] ?? '', mail, changedAt, known.id, sql`EXISTS (SELECT 1 FROM ${appointments} WHERE ${isMade})`),
    ),
  ]
}
