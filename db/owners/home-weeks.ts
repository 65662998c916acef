import { and, asc, inArray, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Home } from '../model/listings/home.ts'
import type { CommunicationType } from '../model/owners/communication.ts'
import type { OwnedStock } from '../model/owners/owned-home.ts'
import type { DigestWeek, HomeWeek, PortalWeek, WeekViews } from '../model/owners/owner-digest.ts'
import { brusselsDay } from '../model/site/brussels-time.ts'
import { listings, projects } from '../schema.ts'
import { selectWeekRows } from './home-week-rows.ts'
import { stockOf } from './owned-cards.ts'
import { homeKey } from './owned-homes.ts'

/** Limit on the units of all projects together. */
const maxUnits = 200

/** A week's activity of an owner's homes, in their order; homes that are not in the stock are left out. Two round trips. */
export async function readHomeWeeks(db: Db, homes: readonly Home[], week: DigestWeek): Promise<readonly HomeWeek[]> {
  const found = await readStock(db, homes)
  if (found.length === 0) return []
  const members = found.flatMap((each) => each.members)
  const [views, totals, [site], media, months, visits, told, alerted, others] = await db.batch(selectWeekRows(db, members, week))
  return found.map(({ stock, createdOn, members }) => {
    const keys = new Set(members.map(homeKey))
    const isOwn = (row: Home) => keys.has(homeKey(row))
    const isListing = ({ listingId }: { readonly listingId: number }) => keys.has(homeKey({ kind: 'listing', id: listingId }))
    const online = stock.kind === 'listing' ? media.filter(isListing) : []
    return {
      stock,
      views: weekViews(views.filter(isOwn), totals.filter(isOwn), site?.since ?? null, createdOn),
      portals: online.map(({ media: key, name }) =>
        portalWeek(
          name,
          months.filter((month) => isListing(month) && month.media === key),
          week,
        ),
      ),
      visits: visits.filter(isOwn),
      communications: countByType(told.filter(isOwn)),
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
  const idsOf = (wanted: Home['kind']) => sql`(SELECT value FROM json_each(${JSON.stringify(homes.filter(({ kind }) => kind === wanted).map(({ id }) => id))}))`
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

type Counted = Pick<WeekViews, 'count' | 'before'>

/** Views of a home without rows count as zero from the start of counting, or from the day it was added. */
function weekViews(rows: readonly Counted[], totals: readonly { readonly since: string }[], siteSince: string | null, createdOn: string): WeekViews {
  const [first] = totals.map(({ since }) => since).sort()
  const unseen = siteSince === null || siteSince > createdOn ? siteSince : createdOn
  const sum = (key: keyof Counted) => rows.reduce((all, row) => all + row[key], 0)
  return { count: sum('count'), before: sum('before'), since: first ?? unseen }
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
