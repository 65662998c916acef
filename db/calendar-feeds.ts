import { and, asc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db, Statement } from './client.ts'
import { isGranted, type StaffMember } from './model/staff.ts'
import { appointments, calendarFeeds, leads, listings, staff } from './schema.ts'

/** Addresses at which members of the staff subscribe to their visits. Times are UTC in ISO 8601. */

/** The query for a member's address: since when it is there, and when it was last read; no row without one. */
export function selectFeed(db: Db, staffId: string) {
  return db.select({ createdAt: calendarFeeds.createdAt, usedAt: calendarFeeds.usedAt }).from(calendarFeeds).where(eq(calendarFeeds.staffId, staffId))
}

/** The statements that give a member a new address in place of the one before. @param hash of its secret */
export function replaceFeed(db: Db, staffId: string, hash: string, now: Date): readonly [Statement, Statement] {
  return [removeFeed(db, staffId), db.insert(calendarFeeds).values({ hash, staffId, createdAt: now.toISOString() })]
}

/** The statement that revokes a member's address. */
export function removeFeed(db: Db, staffId: string): Statement {
  return db.delete(calendarFeeds).where(eq(calendarFeeds.staffId, staffId))
}

export type FeedMember = Pick<StaffMember, 'id' | 'name' | 'locale' | 'offices'>

/** Whose address it is; null for an unknown or revoked one, and for an account that may not sign in or lost the calendar with its role. @param hash of its secret */
export async function findFeedMember(db: Db, hash: string): Promise<FeedMember | null> {
  const { id, name, locale, offices, role, state } = staff
  const [found] = await db
    .select({ id, name, locale, offices, role })
    .from(calendarFeeds)
    .innerJoin(staff, eq(staff.id, calendarFeeds.staffId))
    .where(and(eq(calendarFeeds.hash, hash), eq(state, 'active')))
  return found !== undefined && isGranted(found.role, 'calendar') ? found : null
}

/** Notes that an address was read. */
export async function noteFeedUse(db: Db, hash: string, now: Date): Promise<void> {
  await db.update(calendarFeeds).set({ usedAt: now.toISOString() }).where(eq(calendarFeeds.hash, hash))
}

const maxVisits = 500

/** The visits of a member's offices from a moment on that the member takes or no one does, cancelled ones included. */
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
