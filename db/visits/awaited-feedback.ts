import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { OfficeKey } from '../model/agency/office.ts'
import { day } from '../model/site/durations.ts'
import { appointments, homeVisits, leads, listings, staff } from '../schema.ts'

/** Days after a visit for which the desk still asks for its feedback. */
const feedbackDays = 60
const maxWaiting = 48

/** The query for visits that ended without feedback, the oldest first. @param worksFor null: all offices */
export function selectWithoutFeedback(db: Db, worksFor: readonly OfficeKey[] | null, now: Date, limit: number = maxWaiting) {
  const since = new Date(now.getTime() - feedbackDays * day).toISOString()
  const { id, startsAt, how, office, assignee } = appointments
  return db
    .select({ id, startsAt, how, office, assignee, assigneeName: staff.name, fields: leads.fields, card: listings.card })
    .from(homeVisits)
    .innerJoin(appointments, eq(id, homeVisits.appointmentId))
    .innerJoin(leads, eq(leads.id, id))
    .leftJoin(staff, eq(staff.id, assignee))
    .leftJoin(listings, eq(listings.id, appointments.listingId))
    .where(
      and(
        // Literals, so that SQLite can use the partial index.
        sql`home_visits.state = 'confirmed' AND home_visits.interest IS NULL AND home_visits.feedback IS NULL AND home_visits.appointment_id IS NOT NULL`,
        gte(homeVisits.startsAt, since),
        lt(homeVisits.startsAt, now.toISOString()),
        lt(appointments.endsAt, now.toISOString()),
        worksFor === null ? undefined : inArray(office, [...worksFor]),
      ),
    )
    .orderBy(asc(homeVisits.startsAt))
    .limit(limit)
}
