import { and, asc, between, desc, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Home } from '../model/listings/home.ts'
import type { DigestWeek } from '../model/owners/owner-digest.ts'
import { dayAfter } from '../model/site/brussels-time.ts'
import { communications, homeEvents, homeVisits, listingEvents, portalMedia, portalViews, viewDays, viewTotals } from '../schema.ts'
import { released, releasedVisit } from './home-records.ts'

/** Days before the week from which visits are read, since their feedback may be released late. */
const feedbackDays = 30
/** Limit on the rows of one kind for all homes of a mail together. */
const maxRows = 500

/** The queries for a week's activity of homes, for use in a batch. Read only what owners may see. */
export function selectWeekRows(db: Db, homes: readonly Home[], week: DigestWeek) {
  const listingIds = homes.filter(({ kind }) => kind === 'listing').map(({ id }) => id)
  const isListed = (table: typeof portalViews | typeof portalMedia | typeof listingEvents | typeof homeEvents) =>
    inArray(table.listingId, sql`(SELECT value FROM json_each(${JSON.stringify(listingIds)}))`)
  const isOf = sql`(kind, record_id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(homes.map(({ kind, id }) => [kind, id]))}))`
  const eventsIn = (table: typeof listingEvents | typeof homeEvents) =>
    db
      .select({ listingId: table.listingId, kind: table.kind, at: table.at, priceBefore: table.priceBefore })
      .from(table)
      .where(and(isListed(table), gte(table.at, week.from), lt(table.at, week.until)))
      .orderBy(asc(table.at))
      .limit(maxRows)
  return [
    db
      .select({
        kind: viewDays.kind,
        id: viewDays.recordId,
        count: sql<number>`sum(CASE WHEN ${viewDays.day} >= ${week.first} THEN ${viewDays.views} ELSE 0 END)`,
        before: sql<number>`sum(CASE WHEN ${viewDays.day} < ${week.first} THEN ${viewDays.views} ELSE 0 END)`,
      })
      .from(viewDays)
      .where(and(isOf, between(viewDays.day, week.before, week.last)))
      .groupBy(viewDays.kind, viewDays.recordId),
    db.select({ kind: viewTotals.kind, id: viewTotals.recordId, since: viewTotals.since }).from(viewTotals).where(isOf),
    db.select({ since: sql<string | null>`min(${viewTotals.since})` }).from(viewTotals),
    db
      .select({ listingId: portalMedia.listingId, media: portalMedia.media, name: portalMedia.name })
      .from(portalMedia)
      .where(and(isListed(portalMedia), sql`(online_from IS NULL OR online_from <= ${week.last}) AND (online_until IS NULL OR online_until >= ${week.first})`))
      .limit(maxRows),
    db
      .select({ listingId: portalViews.listingId, month: portalViews.month, media: portalViews.media, days: portalViews.days })
      .from(portalViews)
      .where(and(isListed(portalViews), between(portalViews.month, week.first.slice(0, 7), week.last.slice(0, 7))))
      .limit(maxRows),
    db
      .select({
        kind: homeVisits.kind,
        id: homeVisits.recordId,
        startsAt: homeVisits.startsAt,
        state: homeVisits.state,
        decidedAt: homeVisits.decidedAt,
        ...releasedVisit,
      })
      .from(homeVisits)
      .where(and(isOf, released.visits, gte(homeVisits.startsAt, dayAfter(week.first, -feedbackDays))))
      .orderBy(desc(homeVisits.startsAt))
      .limit(maxRows),
    db
      .select({ kind: communications.kind, id: communications.recordId, type: communications.type, count: sql<number>`count(*)` })
      .from(communications)
      .where(and(isOf, released.communications, ne(communications.origin, 'owner'), isNewIn(week)))
      .groupBy(communications.kind, communications.recordId, communications.type),
    eventsIn(listingEvents),
    eventsIn(homeEvents),
  ] as const
}

/** The condition that a record is new to the owner in a week: created or released in it. */
function isNewIn({ first, from, until }: DigestWeek) {
  return sql`at >= ${dayAfter(first, -feedbackDays)} AND at < ${until} AND (at >= ${from} OR (decided_at >= ${from} AND decided_at < ${until}))`
}
