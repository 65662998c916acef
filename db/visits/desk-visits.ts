import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { OfficeKey } from '../model/agency/office.ts'
import type { HomeVisit } from '../model/visits/home-visit.ts'
import { appointments, homeVisits, leads, listings, staff } from '../schema.ts'

/** Visits at the desk. Times are UTC in ISO 8601. */

/** A visit with its lead, its record in the owner portal and the assigned colleague; null if not found. */
export async function findDeskVisit(db: Db, id: string) {
  const { nextStep, version, visitor, interest, feedback, showsVisitor, isReleased, feedbackIsReleased } = homeVisits
  const record = { id: homeVisits.id, state: homeVisits.state, nextStep, version, visitor, interest, feedback, showsVisitor, isReleased, feedbackIsReleased }
  const [found] = await db
    .select({ appointment: appointments, lead: leads, record, assigneeName: staff.name, card: listings.card })
    .from(appointments)
    .innerJoin(leads, eq(leads.id, appointments.id))
    .leftJoin(homeVisits, eq(homeVisits.appointmentId, appointments.id))
    .leftJoin(staff, eq(staff.id, appointments.assignee))
    .leftJoin(listings, eq(listings.id, appointments.listingId))
    .where(eq(appointments.id, id))
    .limit(1)
  return found ?? null
}

export type DeskVisit = NonNullable<Awaited<ReturnType<typeof findDeskVisit>>>
export type DeskVisitRecord = NonNullable<DeskVisit['record']>

/** The number of an office's visits that start at a given time. */
export function startingAt(db: Db, office: OfficeKey, startsAt: string): Promise<number> {
  return db.$count(
    appointments,
    and(eq(appointments.office, office), eq(appointments.state, 'confirmed'), eq(appointments.startsAt, startsAt), gt(appointments.seat, 0)),
  )
}

/** The statement that assigns a visit to a colleague, with all households of a joint visit; returns no row on a conflict (compare-and-set). @param before the previous assignee */
export function assignVisit(db: Db, id: string, before: string | null, assignee: string | null) {
  return db
    .update(appointments)
    .set({ assignee })
    .where(
      and(
        sql`(${appointments.id} = ${id} OR (${appointments.state} = 'confirmed' AND (${appointments.jointId}, ${appointments.startsAt}) IN (SELECT joint_id, starts_at FROM appointments AS that WHERE that.id = ${id} AND that.joint_id IS NOT NULL)))`,
        sql`${appointments.assignee} IS ${before}`,
      ),
    )
    .returning({ id: appointments.id })
}

/** The outcome of a visit as entered at the desk. */
export type VisitReport = Partial<Pick<HomeVisit, 'state' | 'interest' | 'feedback' | 'isReleased' | 'showsVisitor' | 'feedbackIsReleased'>> & {
  readonly nextStep?: string | null
}

interface RecordVersion {
  readonly id: string
  readonly version: number
}

/** The statement that changes the record of a visit as it was at a version; returns no row on a conflict (optimistic lock). */
export function changeVisitRecord(db: Db, { id, version }: RecordVersion, report: VisitReport, now: Date) {
  return db
    .update(homeVisits)
    .set({ ...report, decidedAt: now.toISOString(), version: version + 1 })
    .where(and(eq(homeVisits.id, id), eq(homeVisits.version, version)))
    .returning({ id: homeVisits.id })
}

/** The statement that tells the owner why a visit was cancelled, or takes it back: the agency's words on a visit that did not take place. */
export function tellCancelReason(db: Db, appointmentId: string, reason: string | null, now: Date, where: SQL) {
  return db
    .update(homeVisits)
    .set({ feedback: reason, feedbackIsReleased: reason !== null, decidedAt: now.toISOString(), version: sql`${homeVisits.version} + 1` })
    .where(and(eq(homeVisits.appointmentId, appointmentId), where))
}
