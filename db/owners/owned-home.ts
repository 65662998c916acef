import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { selectReleasedOffers } from '../leads/offers/offers.ts'
import type { Home } from '../model/listings/listing.ts'
import type { OwnedHomeRecords, OwnedStock } from '../model/owners/owned-home.ts'
import type { Project } from '../model/projects/project.ts'
import { wallTimeOf } from '../model/site/brussels-time.ts'
import { homeFigures, listings, ownerHomes, projects } from '../schema.ts'
import { selectPortalFigures, toPortalFigures } from '../views/portal-views.ts'
import { selectViewFigures, toViewFigures } from '../views/view-counts.ts'
import { selectHomeEvents } from './home-events.ts'
import { selectCommunications, selectVisits } from './home-records.ts'

/** Rows per list on the page of a home; the full list has its own page. */
const recordsShown = 20
const eventsShown = 15
const unitsShown = 30
/** An id that matches no record. */
const none = -1

/**
 * Everything that the page of an owner's home shows; null for a home that the stock does not have. One round trip of under 150 rows, however
 * long the history is.  */
export async function readOwnedHome(db: Db, home: Home, now: Date): Promise<OwnedHomeRecords | null> {
  const today = wallTimeOf(now).day
  const listingId = home.kind === 'listing' ? home.id : none
  const released = { audience: 'owner', before: null, now } as const
  const [[listing], [project], days, totals, media, months, communications, visits, listingEvents, others, [figures], units, offers] = await db.batch([
    selectListing(db, listingId),
    selectProject(db, home.kind === 'project' ? home.id : none),
    ...selectViewFigures(db, home.kind, home.id, today),
    ...selectPortalFigures(db, listingId, today),
    selectCommunications(db, home, released, recordsShown),
    selectVisits(db, home, released, recordsShown),
    ...selectHomeEvents(db, listingId, eventsShown),
    db.select().from(homeFigures).where(eq(homeFigures.listingId, listingId)),
    selectUnits(db, home.kind === 'project' ? home.id : none),
    selectReleasedOffers(db, listingId),
  ])
  const stock = stockOf(home, listing, project)
  if (stock === null) return null
  return {
    stock,
    views: toViewFigures(days, totals, today),
    portals: toPortalFigures(media, months, today),
    communications,
    visits,
    events: [...listingEvents, ...others].sort((one, other) => (one.at < other.at ? 1 : -1)),
    alerts: figures?.alerts ?? null,
    peers: figures?.peers ?? null,
    offers,
    units: units.map(({ card }) => card),
  }
}

/** The stock's data of a home; null if it is not there. */
export async function readOwnedStock(db: Db, { kind, id }: Home): Promise<OwnedStock | null> {
  const [[listing], [project]] = await db.batch([selectListing(db, kind === 'listing' ? id : none), selectProject(db, kind === 'project' ? id : none)])
  return stockOf({ kind, id }, listing, project)
}

function selectListing(db: Db, id: number) {
  const { card, record, state, heldState, closedOn, projectId } = listings
  return db.select({ card, record, state, heldState, closedOn, projectId }).from(listings).where(eq(listings.id, id))
}

function selectProject(db: Db, id: number) {
  return db.select({ project: projects.record, isListed: projects.listed }).from(projects).where(eq(projects.id, id))
}

function selectUnits(db: Db, projectId: number) {
  return db
    .select({ card: listings.card })
    .from(listings)
    .where(and(sql`project_id IS NOT NULL`, eq(listings.projectId, projectId)))
    .limit(unitsShown)
}

/** An owner's home with the data of its card. */
export interface OwnedCard {
  readonly stock: OwnedStock
  /** The start of the next confirmed visit, UTC in ISO 8601. */
  readonly next: string | null
  /** This week's views. */
  readonly views: number
  readonly viewings: number
  readonly questions: number
}

/** The week that cards count: its Monday and today (Brussels dates), its start and the current time (UTC). */
interface CardWeek {
  readonly monday: string
  readonly today: string
  readonly began: string
  readonly now: string
}

/** An owner's homes for cards, last assigned first, without those no longer in the stock. One round trip. */
export async function listOwnedCards(db: Db, ownerId: string, { monday, today, began, now }: CardWeek): Promise<readonly OwnedCard[]> {
  const { card, record, state, heldState, closedOn, projectId } = listings
  const visit = sql`seen.kind = ${ownerHomes.kind} AND seen.record_id = ${ownerHomes.recordId} AND seen.is_released = 1 AND seen.state = 'confirmed' AND seen.state <> 'provisional'`
  const rows = await db
    .select({
      kind: ownerHomes.kind,
      id: ownerHomes.recordId,
      listing: { card, record, state, heldState, closedOn, projectId },
      // The alias keeps D1 from merging two columns of the same name.
      project: sql<Project | null>`${projects.record}`.mapWith(projects.record).as('project'),
      isListed: projects.listed,
      views: sql<number>`coalesce((SELECT sum(days.views) FROM view_days AS days WHERE days.kind = ${ownerHomes.kind} AND days.record_id = ${ownerHomes.recordId}
        AND days.day BETWEEN ${monday} AND ${today}), 0)`,
      viewings: sql<number>`(SELECT count(*) FROM home_visits AS seen WHERE ${visit} AND seen.starts_at BETWEEN ${began} AND ${now})`,
      next: sql<string | null>`(SELECT min(seen.starts_at) FROM home_visits AS seen WHERE ${visit} AND seen.starts_at > ${now})`,
      questions: sql<number>`(SELECT count(*) FROM communications AS question WHERE question.kind = ${ownerHomes.kind} AND question.record_id = ${ownerHomes.recordId}
        AND question.is_released = 1 AND question.type = 'question' AND question.at BETWEEN ${began} AND ${now})`,
    })
    .from(ownerHomes)
    .leftJoin(listings, sql`${ownerHomes.kind} = 'listing' AND ${listings.id} = ${ownerHomes.recordId}`)
    .leftJoin(projects, sql`${ownerHomes.kind} = 'project' AND ${projects.id} = ${ownerHomes.recordId}`)
    .where(sql`${ownerHomes.ownerId} = ${ownerId}`)
    .orderBy(sql`${ownerHomes.since} DESC`, ownerHomes.recordId)
  return rows.flatMap(({ kind, id, listing, project, isListed, ...figures }) => {
    const stock = stockOf({ kind, id }, listing, project === null || isListed === null ? null : { project, isListed })
    return stock === null ? [] : [{ stock, ...figures }]
  })
}

type ListingRow = Pick<typeof listings.$inferSelect, 'card' | 'record' | 'state' | 'heldState' | 'closedOn' | 'projectId'>
type ProjectRow = { readonly project: typeof projects.$inferSelect.record; readonly isListed: boolean }

/** The stock's data of a home, from the rows of a query; null if it is not there. */
export function stockOf({ id }: Home, listing: ListingRow | null | undefined, project: ProjectRow | null | undefined): OwnedStock | null {
  if (listing) {
    const { card, record, state, heldState, closedOn, projectId } = listing
    return { kind: 'listing', id, listing: { ...card, ...record }, state: heldState ?? state, closedOn, projectId }
  }
  return project ? { kind: 'project', id, ...project } : null
}
