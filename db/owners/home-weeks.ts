import { and, asc, between, desc, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Home } from '../model/listings/listing.ts'
import type { CommunicationType } from '../model/owners/communication.ts'
import type { OwnedStock } from '../model/owners/owned-home.ts'
import { type DigestWeek, type HomeWeek, type PortalWeek, weeksCompared } from '../model/owners/owner-digest.ts'
import { brusselsDay, dayAfter } from '../model/site/brussels-time.ts'
import { communications, homeEvents, homeVisits, listingEvents, listings, portalMedia, portalViews, projects, viewTotals } from '../schema.ts'
import { released, releasedVisit } from './home-records.ts'
import { stockOf } from './owned-home.ts'
import { homeKey } from './owned-homes.ts'

/** Limit on the units of all projects together. */
const maxUnits = 200

/** A week's activity of an owner's homes, in their order; homes that are not in the stock are left out. Two round trips. */
export async function readHomeWeeks(db: Db, homes: readonly Home[], week: DigestWeek): Promise<readonly HomeWeek[]> {
  const found = await readStock(db, homes)
  if (found.length === 0) return []
  const members = found.flatMap((each) => each.members)
  const [views, totals, [site], media, months, visits, communications, alerted, others] = await db.batch(selectWeekRows(db, members, week))
  return found.map(({ stock, createdOn, members }) => {
    const keys = new Set(members.map(homeKey))
    const isOwn = (row: Home) => keys.has(homeKey(row))
    const isListing = ({ listingId }: { readonly listingId: number }) => keys.has(homeKey({ kind: 'listing', id: listingId }))
    const since = sinceOf(totals.filter(isOwn), site?.since ?? null, createdOn)
    const online = stock.kind === 'listing' ? media.filter(isListing) : []
    return {
      ...{ stock, startedOn: since !== null && since < createdOn ? since : createdOn },
      ...countedWeeks(views.filter(isOwn), since, week),
      portals: online.map(({ media: key, name }) =>
        portalWeek(
          name,
          months.filter((month) => isListing(month) && month.media === key),
          week,
        ),
      ),
      visits: visits.filter(isOwn),
      communications: countByType(communications.filter(isOwn)),
      events: [...alerted, ...others].filter(isListing).sort((one, other) => (one.at < other.at ? -1 : 1)),
    }
  })
}

interface FoundHome {
  readonly stock: OwnedStock
  /** The day it was added to the stock. */
  readonly createdOn: string
  /** The home itself and, for a project, its units. */
  readonly members: readonly Home[]
}

async function readStock(db: Db, homes: readonly Home[]): Promise<readonly FoundHome[]> {
  const idsOf = (requested: Home['kind']) =>
    sql`(SELECT value FROM json_each(${JSON.stringify(homes.filter(({ kind }) => kind === requested).map(({ id }) => id))}))`
  const { id, card, record, state, heldState, closedOn, projectId, createdAt } = listings
  const [listed, built, units] = await db.batch([
    db
      .select({ id, card, record, state, heldState, closedOn, projectId, createdAt })
      .from(listings)
      .where(inArray(id, idsOf('listing'))),
    db
      .select({ id: projects.id, project: projects.record, isListed: projects.listed, createdAt: projects.createdAt })
      .from(projects)
      .where(inArray(projects.id, idsOf('project'))),
    db
      .select({ id, projectId })
      .from(listings)
      .where(and(sql`project_id IS NOT NULL`, inArray(projectId, idsOf('project'))))
      .orderBy(asc(id))
      .limit(maxUnits),
  ])
  return homes.flatMap((home) => {
    const listing = home.kind === 'listing' ? listed.find((row) => row.id === home.id) : undefined
    const project = home.kind === 'project' ? built.find((row) => row.id === home.id) : undefined
    const stock = stockOf(home, listing, project)
    const created = listing ?? project
    if (stock === null || created === undefined) return []
    const parts = project === undefined ? [] : units.filter((unit) => unit.projectId === project.id).map((unit): Home => ({ kind: 'listing', id: unit.id }))
    return [{ stock, createdOn: brusselsDay(new Date(created.createdAt)), members: [{ kind: home.kind, id: home.id }, ...parts] }]
  })
}

/** The first day that is counted. A home without rows counts as zero from the start of counting, or from the day it was added. */
function sinceOf(totals: readonly { readonly since: string }[], siteSince: string | null, createdOn: string): string | null {
  const [first] = totals.map(({ since }) => since).sort()
  return first ?? (siteSince === null || siteSince > createdOn ? siteSince : createdOn)
}

/** The Mondays of the weeks that a letter compares, the oldest first. */
function comparedMondays({ first }: DigestWeek): readonly string[] {
  return Array.from({ length: weeksCompared }, (_, at) => dayAfter(first, 7 * (at + 1 - weeksCompared)))
}

/** The views of the weeks up to one. @param rows one for each of its pages, with the counts of `comparedMondays` as JSON */
function countedWeeks(rows: readonly { readonly counts: string }[], since: string | null, week: DigestWeek): Pick<HomeWeek, 'views' | 'weeks'> {
  const counted = rows.map(({ counts }): readonly number[] => JSON.parse(counts))
  const sumOf = (at: number) => counted.reduce((sum, counts) => sum + (counts.at(at) ?? 0), 0)
  const weeks = comparedMondays(week).map((first, at) => ({ first, views: since !== null && since <= first ? sumOf(at) : null }))
  return { views: { count: sumOf(-1), before: sumOf(-2), since }, weeks }
}

interface Month {
  readonly month: string
  readonly days: Readonly<Record<string, number>>
}

function portalWeek(name: string, months: readonly Month[], { first, last }: DigestWeek): PortalWeek {
  const counts = months.flatMap(({ month, days }) =>
    Object.entries(days).flatMap(([day, views]) => (`${month}-${day}` >= first && `${month}-${day}` <= last ? [views] : [])),
  )
  return { name, views: counts.reduce((all, views) => all + views, 0), days: counts.length }
}

function countByType(rows: readonly { readonly type: CommunicationType; readonly count: number }[]): HomeWeek['communications'] {
  const counts = new Map<CommunicationType, number>()
  for (const { type, count } of rows) counts.set(type, (counts.get(type) ?? 0) + count)
  return [...counts].map(([type, count]) => ({ type, count }))
}

/** Days before the week from which visits are read, since their feedback may be released late. */
const feedbackDays = 30
/** Limit on the rows of one kind for all homes of a mail together. */
const maxRows = 500

/** The views of a page in each of `comparedMondays`, as JSON. The page is the `value` of the query around. */
function viewsByWeek(week: DigestWeek) {
  const mondays = comparedMondays(week)
  const sums = mondays.map((first) => sql`coalesce(sum(CASE WHEN day BETWEEN ${first} AND ${dayAfter(first, 6)} THEN views END), 0)`)
  return sql<string>`(SELECT json_array(${sql.join(sums, sql`, `)}) FROM view_days
    WHERE kind = value ->> 0 AND record_id = value ->> 1 AND day BETWEEN ${mondays[0]} AND ${week.last})`
}

/** The queries for a week's activity of homes, for use in a batch. Read only what owners may see. */
function selectWeekRows(db: Db, homes: readonly Home[], week: DigestWeek) {
  const listingIds = homes.filter(({ kind }) => kind === 'listing').map(({ id }) => id)
  const isListed = (table: typeof portalViews | typeof portalMedia | typeof listingEvents | typeof homeEvents) =>
    inArray(table.listingId, sql`(SELECT value FROM json_each(${JSON.stringify(listingIds)}))`)
  const members = JSON.stringify(homes.map(({ kind, id }) => [kind, id]))
  const isOf = sql`(kind, record_id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${members}))`
  const eventsIn = (table: typeof listingEvents | typeof homeEvents) =>
    db
      .select({ listingId: table.listingId, kind: table.kind, at: table.at, priceBefore: table.priceBefore })
      .from(table)
      .where(and(isListed(table), gte(table.at, week.from), lt(table.at, week.until)))
      .orderBy(asc(table.at))
      .limit(maxRows)
  return [
    // A subquery for each page reads its days once, where a group would also sort them.
    db
      .select({ kind: sql<Home['kind']>`value ->> 0`.as('kind'), id: sql<number>`value ->> 1`.as('id'), counts: viewsByWeek(week).as('counts') })
      .from(sql`json_each(${members})`),
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
