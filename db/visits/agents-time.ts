import { and, asc, count, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { OfficeKey } from '../model/agency/office.ts'
import { instantAt } from '../model/site/brussels-time.ts'
import { day } from '../model/site/durations.ts'
import type { Absence, AgentHours, Period } from '../model/visits/agents-time.ts'
import { offeredDays } from '../model/visits/calendar.ts'
import { appointments, staff, staffAbsences, staffHours } from '../schema.ts'

/** When members of the staff show homes, are away and have visits. Moments are UTC in ISO 8601. */

/** First a column that is never null: by the first one drizzle tells whether a joined row exists. */
const hours = { bufferMinutes: staffHours.bufferMinutes, showsHomes: staffHours.showsHomes, week: staffHours.week }

/** The query for the active accounts with their hours. */
export function selectMembersTime(db: Db) {
  const { id, email, name, role, offices } = staff
  return db
    .select({ id, email, name, role, offices, hours })
    .from(staff)
    .leftJoin(staffHours, eq(staffHours.staffId, id))
    .where(eq(staff.state, 'active'))
    .orderBy(asc(name), asc(id))
}

/** The query for the absences that overlap a period. */
export function selectAbsences(db: Db, { startsAt, endsAt }: Period) {
  const { staffId } = staffAbsences
  return db
    .select({ staffId, startsAt: staffAbsences.startsAt, endsAt: staffAbsences.endsAt })
    .from(staffAbsences)
    .where(and(gt(staffAbsences.endsAt, startsAt), lt(staffAbsences.startsAt, endsAt)))
}

/** The query for the visits that begin in a period: those of an office, and those of members who have set their hours, at any office. */
export function selectBooked(db: Db, office: OfficeKey, { startsAt, endsAt }: Period) {
  const { id, office: of, listingId, assignee } = appointments
  const isTheirs = sql`(${of} = ${office} OR ${assignee} IN (SELECT staff_id FROM staff_hours))`
  return db
    .select({ id, office: of, listingId, assignee, startsAt: appointments.startsAt, endsAt: appointments.endsAt, jointId: appointments.jointId })
    .from(appointments)
    .where(and(isTheirs, eq(appointments.state, 'confirmed'), gte(appointments.startsAt, startsAt), lt(appointments.startsAt, endsAt)))
}

/** The booking window of visitors. */
export function bookingWindow(now: Date): Period {
  return { startsAt: now.toISOString(), endsAt: instantAt({ day: offeredDays(now).at(-1) ?? '', time: '23:59' }).toISOString() }
}

/** The period in which visits can overlap another: visits last less than a day. */
export function aroundPeriod({ startsAt, endsAt }: Period): Period {
  return { startsAt: new Date(Date.parse(startsAt) - day).toISOString(), endsAt: new Date(Date.parse(endsAt) + day).toISOString() }
}

/** The query for a member's hours; no row if they have never set them. */
export function selectHours(db: Db, staffId: string) {
  return db
    .select({ ...hours, version: staffHours.version })
    .from(staffHours)
    .where(eq(staffHours.staffId, staffId))
}

/** The statement that stores a member's hours under an optimistic lock; no row on a conflict. @param version as read; 0 for the first */
export function saveHours(db: Db, staffId: string, own: AgentHours, version: number) {
  return db
    .insert(staffHours)
    .values({ staffId, ...own, version: version + 1 })
    .onConflictDoUpdate({ target: staffHours.staffId, set: { ...own, version: version + 1 }, setWhere: eq(staffHours.version, version) })
    .returning({ staffId: staffHours.staffId })
}

const maxAbsences = 50

/** The query for a member's absences that are not over, the next first, each with the number of their visits during it. */
export function selectComingAbsences(db: Db, staffId: string, now: Date) {
  const { id, startsAt, endsAt } = staffAbsences
  const visits = db
    .select({ many: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.assignee, staffId),
        eq(appointments.state, 'confirmed'),
        gt(appointments.startsAt, now.toISOString()),
        sql`${appointments.startsAt} < ${endsAt} AND ${appointments.endsAt} > ${startsAt}`,
      ),
    )
  return db
    .select({ id, startsAt, endsAt, visits: sql<number>`${visits}`.mapWith(Number).as('visits') })
    .from(staffAbsences)
    .where(and(eq(staffAbsences.staffId, staffId), gt(endsAt, now.toISOString())))
    .orderBy(asc(startsAt))
    .limit(maxAbsences)
}

/** The statements that store an absence. An office goes by its agents' time from then on, so the member's hours begin to exist too: those of an agent, who shows homes, or of another, who does not. Idempotent. */
export function addAbsence(db: Db, id: string, { staffId, startsAt, endsAt }: Absence) {
  const showsHomes = sql<boolean>`(SELECT ${staff.role} = 'agent' FROM ${staff} WHERE ${staff.id} = ${staffId})`
  return [
    db.insert(staffAbsences).values({ id, staffId, startsAt, endsAt }).onConflictDoNothing().returning({ id: staffAbsences.id }),
    db.insert(staffHours).values({ staffId, showsHomes }).onConflictDoNothing(),
  ] as const
}

/** The statement that removes an absence of a member. */
export function removeAbsence(db: Db, staffId: string, id: string) {
  return db
    .delete(staffAbsences)
    .where(and(eq(staffAbsences.id, id), eq(staffAbsences.staffId, staffId)))
    .returning({ id: staffAbsences.id, startsAt: staffAbsences.startsAt, endsAt: staffAbsences.endsAt })
}

/** Deletes the absences that ended before a moment. */
export async function removeOldAbsences(db: Db, before: string): Promise<void> {
  await db.delete(staffAbsences).where(lt(staffAbsences.endsAt, before))
}
