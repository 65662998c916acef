import { and, asc, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { isGranted, type StaffMember } from '../model/accounts/staff.ts'
import { appointments, calendarFeeds, leads, listings, staff } from '../schema.ts'

/** Secret URLs of iCalendar feeds, by which staff subscribe to their visits. Times are UTC in ISO 8601. */

/** The query for when a member's feed was created and last read; no row without a feed. */
export function selectFeed(db: Db, staffId: string) {
  return db.select({ createdAt: calendarFeeds.createdAt, usedAt: calendarFeeds.usedAt }).from(calendarFeeds).where(eq(calendarFeeds.staffId, staffId))
}

/** The statements that replace a member's feed URL. @param hash of its secret */
export function replaceFeed(db: Db, staffId: string, hash: string, now: Date): readonly [Statement, Statement] {
  return [removeFeed(db, staffId), db.insert(calendarFeeds).values({ hash, staffId, createdAt: now.toISOString() })]
}

/** The statement that revokes a member's feed URL. @param where a condition in the batch */
export function removeFeed(db: Db, staffId: string, where?: SQL): Statement {
  return db.delete(calendarFeeds).where(and(eq(calendarFeeds.staffId, staffId), where))
}

export type FeedMember = Pick<StaffMember, 'id' | 'name' | 'locale' | 'offices'>

/** The member a feed URL belongs to; null if it is unknown or revoked, or the account may not sign in or has a role without the calendar. @param hash of its secret */
export async function findFeedMember(db: Db, hash: string): Promise<FeedMember | null> {
  const { id, name, locale, offices, role, state } = staff
  const [found] = await db
    .select({ id, name, locale, offices, role })
    .from(calendarFeeds)
    .innerJoin(staff, eq(staff.id, calendarFeeds.staffId))
    .where(and(eq(calendarFeeds.hash, hash), eq(state, 'active')))
  return found !== undefined && isGranted(found.role, 'calendar') ? found : null
}

/** Records that a feed was fetched. */
export async function noteFeedUse(db: Db, hash: string, now: Date): Promise<void> {
  await db.update(calendarFeeds).set({ usedAt: now.toISOString() }).where(eq(calendarFeeds.hash, hash))
}

const maxVisits = 500

/** The visits of a member's offices, assigned to the member or unassigned, cancelled ones included. @param from UTC in ISO 8601, inclusive */
export function listFeedVisits(db: Db, { id, offices }: FeedMember, from: string) {
  const isOfOffice = offices === null ? undefined : inArray(appointments.office, [...offices])
  return db
    .select({ appointment: appointments, fields: leads.fields, card: listings.card })
    .from(appointments)
    .innerJoin(leads, eq(leads.id, appointments.id))
    .leftJoin(listings, eq(listings.id, appointments.listingId))
    .where(and(or(eq(appointments.assignee, id), isNull(appointments.assignee)), isOfOffice, gte(appointments.startsAt, from)))
    .orderBy(asc(appointments.startsAt), sql`appointments.id`)
    .limit(maxVisits)
}
