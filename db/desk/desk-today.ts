import { and, asc, eq, gte, inArray, isNotNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { LeadFilter } from '../leads/lead-filter.ts'
import type { OfficeKey } from '../model/agency/office.ts'
import { type CrmFilter, lateAfter } from '../model/leads/crm/crm-lead.ts'
import { earliestBegin } from '../model/newsletters/mailing.ts'
import { appointments, imports, leadDays, leads, listings, staff } from '../schema.ts'

/** Pending work at the desk. Times are UTC in ISO 8601. */

/** Counting stops here to bound the rows read; the page then says "more than". */
export const maxCounted = 50
const maxShown = 8

/** The bounds of a day. */
export interface DayBounds {
  readonly from: string
  readonly to: string
}

/** The unary `+` keeps SQLite from using the office index, which would read all rows of the office, instead of the index on time. */
const within = (office: typeof leads.office | typeof appointments.office, worksFor: readonly OfficeKey[] | null): SQL | undefined =>
  worksFor === null ? undefined : or(sql`+${office} IN ${[...worksFor]}`, sql`+${office} IS NULL`)

/** The query for leads whose reminder is due, oldest first, limited to what the member may read. */
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

/** The query for the confirmed viewings of a day, with the visitor, the home and the assigned colleague. */
export function selectViewings(db: Db, worksFor: readonly OfficeKey[] | null, { from, to }: DayBounds) {
  return db
    .select({
      id: appointments.id,
      startsAt: appointments.startsAt,
      how: appointments.how,
      office: appointments.office,
      fields: leads.fields,
      card: listings.card,
      assigneeName: staff.name,
    })
    .from(appointments)
    .innerJoin(leads, eq(leads.id, appointments.id))
    .leftJoin(staff, eq(staff.id, appointments.assignee))
    .leftJoin(listings, eq(listings.id, appointments.listingId))
    .where(and(eq(appointments.state, 'confirmed'), gte(appointments.startsAt, from), lt(appointments.startsAt, to), within(appointments.office, worksFor)))
    .orderBy(asc(appointments.startsAt))
}

/** The query for other pending work: dead mails, imports held for what they would change, testimonials to review, newsletters that missed their scheduled time. Counts stop at `maxCounted`. */
export function selectDue(db: Db, now: Date) {
  return db
    .select({
      deadMails: sql<number>`(SELECT count(*) FROM (SELECT 1 FROM outbox WHERE state = 'dead' LIMIT ${maxCounted}))`,
      heldImports: sql<number>`(SELECT count(*) FROM imports WHERE held IS NOT NULL AND coalesce(refusal ->> '$.why', '') <> 'preview')`,
      testimonials: sql<number>`(SELECT count(*) FROM (SELECT 1 FROM testimonials WHERE state = 'waiting' LIMIT ${maxCounted}))`,
      overdueMailings: sql<number>`(SELECT count(*) FROM mailings WHERE state = 'planned' AND planned_at < ${earliestBegin(now).toISOString()})`,
    })
    .from(sql`(SELECT 1)`)
}

/**
 * The query for the numbers of leads that have not reached the CRM: those that wait for a person, and those that have waited for too long. Counts stop at
 * `maxCounted`.
 */
export function selectCrmTrouble(db: Db, worksFor: readonly OfficeKey[] | null, now: Date) {
  const late = new Date(now.getTime() - lateAfter).toISOString()
  const counted = (state: CrmFilter, also: SQL | undefined = undefined) =>
    sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${leads} WHERE ${and(eq(leads.crmState, state), within(leads.office, worksFor), also)} LIMIT ${maxCounted}))`.as(
      state,
    )
  return db
    .select({
      ...{ uncertain: counted('uncertain'), refused: counted('refused'), dead: counted('dead') },
      waiting: counted('waiting', and(inArray(leads.isOpen, [true, false]), lt(leads.createdAt, late))),
    })
    .from(sql`(SELECT 1)`)
}

/** The query for the latest import since a given time that rejected records. Literals let SQLite use the partial index. */
export function selectLastRejects(db: Db, since: string) {
  return db
    .select({ id: imports.id, rejected: imports.rejected })
    .from(imports)
    .where(and(sql`rejected > 0`, sql`coalesce(refusal ->> 'why', '') <> 'preview'`, gte(imports.startedAt, since)))
    .orderBy(sql`started_at DESC`)
    .limit(1)
}

/** The query for the number of leads per UTC day. @param since first day, YYYY-MM-DD */
export function selectLeadDays(db: Db, since: string) {
  return db.select().from(leadDays).where(gte(leadDays.day, since))
}
