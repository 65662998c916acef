import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { updatingVisit } from '../leads/lead-records.ts'
import type { Appointment } from '../model/visits/appointment.ts'
import type { StartTerms } from '../model/visits/calendar.ts'
import { appointments, outbox } from '../schema.ts'
import { assigneeFor, changeMailId, freeSeat, ifStaffed } from './appointments.ts'
import { partiesAllowed, seatBeside } from './joint-visits.ts'

/**
 * Undoes a cancellation whose mails are all still waiting: the appointment takes a seat of its start again, or comes along to its joint visit, and the mails are deleted.
 * @param cancelled as it was read
 * @param also further statements for the batch, run right after the change
 * @returns `taken` if the start has no seat left, `told` if a mail was sent or another change came first
 */
export async function restoreAppointment(
  db: Db,
  cancelled: Appointment,
  terms: StartTerms,
  now: Date,
  also: readonly Statement[],
): Promise<'restored' | 'taken' | 'told'> {
  const { id, office, startsAt, sequence, assignee } = cancelled
  const changedAt = now.toISOString()
  // To the visitor and to the office, or to the office alone.
  const ids = [0, 1].map((index) => changeMailId(id, sequence, index))
  const allWait = sql`(SELECT min(${outbox.state} = 'waiting') FROM ${outbox} WHERE ${inArray(outbox.id, ids)}) = 1`
  const own = sql`CASE WHEN appointments.seat > 0 AND NOT EXISTS (SELECT 1 FROM appointments AS other WHERE other.office = ${office} AND other.starts_at = ${startsAt}
    AND other.seat = appointments.seat AND other.state = 'confirmed') THEN appointments.seat END`
  const alone = ifStaffed(office, startsAt, terms, sql`coalesce(${own}, ${freeSeat(db, office, startsAt, terms)})`)
  const others = sql`FROM appointments AS party WHERE party.joint_id = appointments.joint_id AND party.starts_at = ${startsAt} AND party.state = 'confirmed'`
  const beside = sql`CASE WHEN (SELECT count(*) ${others}) < ${partiesAllowed(cancelled.listingId)} THEN ${seatBeside(office, startsAt)} END`
  const seat = sql`CASE WHEN EXISTS (SELECT 1 ${others}) THEN ${beside} ELSE ${alone} END`
  const agent = sql`CASE WHEN EXISTS (SELECT 1 ${others}) THEN (SELECT party.assignee ${others} LIMIT 1) ELSE ${assigneeFor(startsAt, terms, assignee)} END`
  const isMade = and(
    eq(appointments.id, id),
    eq(appointments.sequence, sequence + 1),
    eq(appointments.changedAt, changedAt),
    eq(appointments.state, 'confirmed'),
  )
  const holds = sql`EXISTS (SELECT 1 FROM ${appointments} WHERE ${isMade})`
  const [restored] = await db.batch([
    db
      .update(appointments)
      .set({ state: 'confirmed', seat, sequence: sequence + 1, changedAt, assignee: agent })
      .where(
        and(
          eq(appointments.id, id),
          eq(appointments.state, 'cancelled'),
          eq(appointments.sequence, sequence),
          gt(appointments.startsAt, changedAt),
          allWait,
          sql`${seat} IS NOT NULL`,
        ),
      )
      .returning({ id: appointments.id }),
    ...also,
    updatingVisit(db, id),
    db.delete(outbox).where(and(inArray(outbox.id, ids), holds)),
    // An earlier mail that is still waiting becomes the mail of this version; otherwise it would be dropped as outdated.
    db
      .update(outbox)
      .set({ data: sql`json_set(${outbox.data}, '$.appointment.sequence', ${sequence + 1})` })
      .where(and(eq(outbox.leadId, id), inArray(outbox.template, ['appointmentConfirmation', 'appointmentNotice']), eq(outbox.state, 'waiting'), holds)),
  ])
  if (restored.length > 0) return 'restored'
  const [held] = await db.all<{ allWait: number }>(sql`SELECT ${allWait} AS allWait`)
  return held?.allWait === 1 ? 'taken' : 'told'
}
