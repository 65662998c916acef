import { and, asc, count, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { updatingVisit } from '../leads/lead-records.ts'
import { insertMailWhere } from '../mail/outbox.ts'
import type { OfficeKey } from '../model/agency/office.ts'
import type { Lead } from '../model/leads/lead.ts'
import type { OutgoingMail } from '../model/mail/mail.ts'
import type { Appointment } from '../model/visits/appointment.ts'
import type { StartTerms } from '../model/visits/calendar.ts'
import { maxSeats } from '../model/visits/calendar-rules.ts'
import { appointments, leads, listings, staff } from '../schema.ts'
import { capacityAt } from './calendar-exceptions.ts'
import { freeAgent, hasFreeAgent } from './free-agent.ts'

/**
 * Appointments and their seats. One statement takes the lowest free seat within the capacity of the start; without a free seat it inserts null, which
 * violates NOT NULL and rolls back the batch. Times are UTC in ISO 8601.
 */

const seats = JSON.stringify(Array.from({ length: maxSeats }, (_, index) => index + 1))

/**
 * The statement that takes a seat, for the batch that stores its lead; fails if no seat is free. Idempotent: an existing id is left as it is.
 * @param terms capacity and rules of the start
 */
export function claimSeat(db: Db, appointment: Appointment, terms: StartTerms): Statement {
  const { id, office, organizer, listingId, how, locale, startsAt, endsAt, state, sequence, changedAt, assignee } = appointment
  return db.insert(appointments).select(
    sql`SELECT ${id}, ${office}, ${organizer}, ${listingId}, ${how}, ${locale}, ${startsAt}, ${endsAt},
          ${freeSeat(db, office, startsAt, terms)}, ${state}, ${sequence}, ${changedAt}, ${assigneeFor(startsAt, terms, assignee)}, NULL
        WHERE NOT EXISTS (SELECT 1 FROM ${appointments} WHERE ${appointments.id} = ${id})`,
  )
}

/** Whether a start has a seat left. */
export async function hasFreeSeat(db: Db, office: OfficeKey, startsAt: string, terms: StartTerms): Promise<boolean> {
  const rows = await db.all<{ seat: number | null }>(sql`SELECT ${freeSeat(db, office, startsAt, terms)} AS seat`)
  return rows[0]?.seat !== null
}

/** Whether an office has visits that have not begun. */
export async function hasComingVisits(db: Db, office: OfficeKey, now: Date): Promise<boolean> {
  return (await db.$count(appointments, and(eq(appointments.office, office), isConfirmed, gte(appointments.startsAt, now.toISOString())))) > 0
}

/** The query for an office's confirmed appointments in a period (end exclusive), with the visitor, the home and the name of the colleague who takes each; who holds the seat of a joint visit comes first. */
export function selectAppointments(db: Db, office: OfficeKey, from: string, to: string) {
  const { id, startsAt, endsAt, listingId, how, assignee, sequence } = appointments
  return db
    .select({
      id,
      startsAt,
      endsAt,
      listingId,
      how,
      sequence,
      fields: leads.fields,
      assignee,
      jointId: appointments.jointId,
      assigneeName: staff.name,
      card: listings.card,
    })
    .from(appointments)
    .innerJoin(leads, eq(leads.id, id))
    .leftJoin(staff, eq(staff.id, assignee))
    .leftJoin(listings, eq(listings.id, listingId))
    .where(and(eq(appointments.office, office), isConfirmed, gte(startsAt, from), lt(startsAt, to)))
    .orderBy(asc(startsAt), sql`${appointments.seat} < 0`, sql`abs(${appointments.seat})`)
}

/** An appointment with the lead that booked it. */
export interface KnownAppointment {
  readonly appointment: Appointment
  readonly lead: Pick<Lead, 'fields' | 'consent'>
}

/** An appointment by its id; null if not found. */
export async function findAppointment(db: Db, id: string): Promise<KnownAppointment | null> {
  const [found] = await selectAppointment(db, id)
  return found ?? null
}

/** The query for `findAppointment`. */
export function selectAppointment(db: Db, id: string) {
  const { fields, consent } = leads
  return db
    .select({ appointment: appointments, lead: { fields, consent } })
    .from(appointments)
    .innerJoin(leads, eq(leads.id, appointments.id))
    .where(eq(appointments.id, id))
}

/**
 * Moves an appointment to another start. Throws without changing anything if that start is full: the old seat is released only with the new one taken.
 * @param known as it was read (optimistic lock): of two concurrent changes the second does nothing
 * @param moved the appointment after the change; without its `jointId` it leaves its joint visit
 * @param mails added to the outbox if the change is made
 * @param also further statements for the batch, run right after the change: `didChange` is the condition of the first
 */
export function moveAppointment(
  db: Db,
  known: Appointment,
  moved: Appointment,
  terms: StartTerms,
  mails: readonly OutgoingMail[],
  also: readonly Statement[] = [],
): Promise<void> {
  const { office, startsAt, endsAt } = moved
  const assignee = assigneeFor(startsAt, terms, known.assignee)
  return change(db, known, moved, { startsAt, endsAt, seat: freeSeat(db, office, startsAt, terms), assignee, jointId: moved.jointId ?? null }, mails, also)
}

/** Cancels an appointment and frees its seat; of two concurrent changes the second does nothing. @param due when its mails are sent, if they are held */
export function cancelAppointment(
  db: Db,
  known: Appointment,
  cancelled: Appointment,
  mails: readonly OutgoingMail[],
  also: readonly Statement[] = [],
  due?: Date,
): Promise<void> {
  return change(db, known, cancelled, { state: 'cancelled' }, mails, also, due)
}

/** The outbox ids of the mails about a change, derived from the appointment's sequence number so that repeating the change adds no mail. */
export function changeMailIds({ id, sequence }: Pick<Appointment, 'id' | 'sequence'>, mails: readonly OutgoingMail[]): readonly string[] {
  return mails.map((_, index) => changeMailId(id, sequence, index))
}

export const changeMailId = (id: string, sequence: number, index: number) => `${id}.change${sequence}.${index + 1}`

type Change =
  | { readonly state: 'cancelled' }
  | { readonly startsAt: string; readonly endsAt: string; readonly seat: SQL; readonly assignee: SQL; readonly jointId: string | null }

async function change(
  db: Db,
  known: Appointment,
  next: Appointment,
  changed: Change,
  mails: readonly OutgoingMail[],
  also: readonly Statement[],
  due?: Date,
): Promise<void> {
  const ids = changeMailIds(next, mails)
  const { sequence, changedAt } = next
  // Two people can act in the same millisecond: what was done tells their changes apart.
  const isAsRequested = 'state' in changed ? eq(appointments.state, changed.state) : and(eq(appointments.startsAt, changed.startsAt), isConfirmed)
  const isMade = and(eq(appointments.id, known.id), eq(appointments.sequence, sequence), eq(appointments.changedAt, changedAt), isAsRequested)
  const holds = sql`EXISTS (SELECT 1 FROM ${appointments} WHERE ${isMade})`
  await db.batch([
    db
      .update(appointments)
      .set({ ...changed, sequence, changedAt })
      .where(and(eq(appointments.id, known.id), isConfirmed, eq(appointments.sequence, known.sequence))),
    ...also,
    updatingVisit(db, known.id),
    ...mails.map((mail, index) => insertMailWhere(db, ids[index] ?? '', mail, due?.toISOString() ?? changedAt, known.id, holds)),
  ])
}

const isConfirmed = eq(appointments.state, 'confirmed')

/** The lowest free seat of a start; null if it is full. */
export function freeSeat(db: Db, office: OfficeKey, startsAt: string, terms: StartTerms): SQL {
  const taken = and(eq(appointments.office, office), eq(appointments.startsAt, startsAt), isConfirmed)
  const held = db.select({ seat: appointments.seat }).from(appointments).where(taken)
  const many = db
    .select({ many: count() })
    .from(appointments)
    .where(and(taken, gt(appointments.seat, 0)))
  const seat = sql`(SELECT min(value) FROM json_each(${seats}) WHERE value NOT IN ${held} AND ${many} < ${capacityAt(db, office, terms)})`
  return ifStaffed(office, startsAt, terms, seat)
}

/** A seat if the office has an agent for the visit, else null; the seat as it is for an office that goes by its calendar alone. */
export function ifStaffed(office: OfficeKey, startsAt: string, { candidates, endsAt }: StartTerms, seat: SQL): SQL {
  return candidates === undefined ? seat : sql`CASE WHEN ${hasFreeAgent(candidates, office, { startsAt, endsAt })} THEN ${seat} END`
}

/** The agent who takes a visit; the assignee as it is for an office that goes by its calendar alone. */
export function assigneeFor(startsAt: string, { candidates, endsAt }: StartTerms, assignee: string | null): SQL {
  return candidates === undefined ? sql`${assignee}` : freeAgent(candidates, { startsAt, endsAt })
}
