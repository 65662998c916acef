import { and, asc, eq, gte, inArray, isNotNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import type { LeadFilter } from './desk-leads.ts'
import type { OfficeKey } from './model/office.ts'
import { appointments, leads, listings, syncRuns } from './schema.ts'

/** What waits at the desk. Times are UTC in ISO 8601. */

/** Counts go no further: beyond it the number helps no one. */
export const maxCounted = 100
const maxShown = 8

/** The bounds of a day. */
export interface DayBounds {
  readonly from: string
  readonly to: string
}

/** With a sign, so that SQLite reads the index of the time and none of the office, which would bring all of its rows. */
const within = (office: typeof leads.office | typeof appointments.office, worksFor: readonly OfficeKey[] | null): SQL | undefined =>
  worksFor === null ? undefined : or(sql`+${office} IN ${[...worksFor]}`, sql`+${office} IS NULL`)

/** The query for leads whose reminder is due, the oldest first, within what a member may read. */
export function selectReminders(db: Db, { worksFor, readsApplications }: Pick<LeadFilter, 'worksFor' | 'readsApplications'>, now: Date) {
  return db
    .select({ id: leads.id, form: leads.form, fields: leads.fields, email: leads.email, remindAt: leads.remindAt })
    .from(leads)
    .where(
      and(
        isNotNull(leads.remindAt),
        lte(leads.remindAt, now.toISOString()),
        within(leads.office, worksFor),
        readsApplications ? undefined : ne(leads.form, 'jobApplication'),
      ),
    )
    .orderBy(asc(leads.remindAt))
    .limit(maxShown)
}

/** The query for the confirmed viewings of a day, with the visitor and the home. */
export function selectViewings(db: Db, worksFor: readonly OfficeKey[] | null, { from, to }: DayBounds) {
  return db
    .select({
      id: appointments.id,
      startsAt: appointments.startsAt,
      how: appointments.how,
      office: appointments.office,
      fields: leads.fields,
      card: listings.card,
    })
    .from(appointments)
    .innerJoin(leads, eq(leads.id, appointments.id))
    .leftJoin(listings, eq(listings.id, appointments.listingId))
    .where(and(eq(appointments.state, 'confirmed'), gte(appointments.startsAt, from), lt(appointments.startsAt, to), within(appointments.office, worksFor)))
    .orderBy(asc(appointments.startsAt))
}

/** The query for what else waits: mails that were given up, testimonials to judge. Counts stop at 100. */
export function selectDue(db: Db) {
  return db
    .select({
      deadMails: sql<number>`(SELECT count(*) FROM (SELECT 1 FROM outbox WHERE state = 'dead' LIMIT ${maxCounted}))`,
      testimonials: sql<number>`(SELECT count(*) FROM (SELECT 1 FROM testimonials WHERE state = 'waiting' LIMIT ${maxCounted}))`,
    })
    .from(sql`(SELECT 1)`)
}

/** The query for the last run of the synchronisation with a CRM. */
export function selectLastRun(db: Db) {
  return db.select({ state: syncRuns.state, startedAt: syncRuns.startedAt, error: syncRuns.error }).from(syncRuns).orderBy(sql`started_at DESC`).limit(1)
}

/** The query for how many leads came in on each day since a moment, by day in UTC. Reads an index alone. */
export function selectLeadDays(db: Db, since: string) {
  const day = sql<string>`substr(${leads.createdAt}, 1, 10)`
  return db
    .select({ day, count: sql<number>`count(*)` })
    .from(leads)
    .where(and(inArray(leads.isOpen, [true, false]), gte(leads.createdAt, since)))
    .groupBy(day)
}
