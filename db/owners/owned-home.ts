import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Home } from '../model/listings/home.ts'
import type { OwnedHomeRecords, OwnedStock } from '../model/owners/owned-home.ts'
import { wallTimeOf } from '../model/site/brussels-time.ts'
import { homeFigures, listings, projects } from '../schema.ts'
import { selectPortalFigures, toPortalFigures } from '../views/portal-views.ts'
import { selectViewFigures, toViewFigures } from '../views/view-counts.ts'
import { selectHomeEvents } from './home-events.ts'
import { selectCommunications, selectVisits } from './home-records.ts'
import { stockOf } from './owned-cards.ts'

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
  const [[listing], [project], days, totals, media, months, communications, visits, told, others, [figures], units] = await db.batch([
    selectListing(db, listingId),
    selectProject(db, home.kind === 'project' ? home.id : none),
    ...selectViewFigures(db, home.kind, home.id, today),
    ...selectPortalFigures(db, listingId, today),
    selectCommunications(db, home, released, recordsShown),
    selectVisits(db, home, released, recordsShown),
    ...selectHomeEvents(db, listingId, eventsShown),
    db.select().from(homeFigures).where(eq(homeFigures.listingId, listingId)),
    selectUnits(db, home.kind === 'project' ? home.id : none),
  ])
  const stock = stockOf(home, listing, project)
  if (stock === null) return null
  return {
    stock,
    views: toViewFigures(days, totals, today),
    portals: toPortalFigures(media, months, today),
    communications,
    visits,
    events: [...told, ...others].sort((one, other) => (one.at < other.at ? 1 : -1)),
    alerts: figures?.alerts ?? null,
    peers: figures?.peers ?? null,
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
