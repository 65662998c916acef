import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { demandFigures } from '../model/alerts/demand-figures.ts'
import type { Country, Goal, ListingState } from '../model/listings/listing.ts'
import { municipalityOf } from '../model/places/municipality.ts'
import { regionOf } from '../model/places/region.ts'
import { readSearch } from '../model/search/search-query.ts'
import { brusselsDay } from '../model/site/brussels-time.ts'
import {
  type CountedListing,
  type DemandFigures,
  type DemandPage,
  demandPages,
  isOfPage,
  type StatisticsPage,
  type StockFigures,
  type StockPage,
  stockFigures,
  stockPages,
} from '../model/statistics/statistics.ts'
import { statistics, subscriptions } from '../schema.ts'

/** Rows per query, to bound the size of a D1 result. */
const atOnce = 5_000

const goals: Readonly<Record<DemandPage, Goal>> = { statisticsBuyers: 'sale', statisticsTenants: 'rent' }

/** Figures, and when they were computed (UTC, ISO 8601). */
interface Computed<Figures> {
  readonly figures: Figures
  readonly computedAt: string
}

/** A page's stock and sales figures; null until first computed. */
export async function readStockFigures(db: Db, page: StockPage): Promise<Computed<StockFigures> | null> {
  const row = await rowOf(db, page)
  return row && 'months' in row.figures ? { figures: row.figures, computedAt: row.computedAt } : null
}

/** A page's demand figures; null until first computed. */
export async function readDemandFigures(db: Db, page: DemandPage): Promise<Computed<DemandFigures> | null> {
  const row = await rowOf(db, page)
  return row && 'alerts' in row.figures ? { figures: row.figures, computedAt: row.computedAt } : null
}

async function rowOf(db: Db, page: StatisticsPage) {
  return (await db.select().from(statistics).where(eq(statistics.page, page)).get()) ?? null
}

/** Whether figures have been computed. */
export async function hasStatistics(db: Db): Promise<boolean> {
  return (await db.$count(statistics)) > 0
}

/** Whether there is anything to count. */
export async function hasListings(db: Db): Promise<boolean> {
  const [row] = await db.all<{ found: number }>(sql`SELECT EXISTS (SELECT 1 FROM listings) AS found`)
  return row?.found === 1
}

/** Recomputes the figures of all statistics pages. */
export async function computeStatistics(db: Db, now: Date): Promise<void> {
  const listings = await countedListings(db)
  const today = brusselsDay(now)
  const stock = stockPages.map((page) => {
    const ofPage = listings.filter((each) => isOfPage(each, page)).map((each) => countedListing(each, page))
    return { page, figures: stockFigures(ofPage, today) }
  })
  const demand = await Promise.all(demandPages.map(async (page) => ({ page, figures: demandFigures(goals[page], await activeSearches(db, goals[page])) })))
  const [first, ...others] = [...stock, ...demand].map((row) => saving(db, { ...row, computedAt: now.toISOString() }))
  if (first) await db.batch([first, ...others])
}

function saving(db: Db, row: typeof statistics.$inferInsert) {
  return db
    .insert(statistics)
    .values(row)
    .onConflictDoUpdate({ target: statistics.page, set: { figures: row.figures, computedAt: row.computedAt } })
}

async function countedListings(db: Db): Promise<readonly Counted[]> {
  const all: Counted[] = []
  for (let last = 0, isMore = true; isMore; ) {
    const rows = await db.all<Counted>(sql`
      SELECT id, goal, state, main_type AS mainType, card ->> '$.type' AS type, card ->> '$.place.country' AS country, zip,
        card -> '$.place.city' AS city, created_at AS createdAt, closed_on AS closedOn,
        CASE WHEN card ->> '$.takeover' IS NULL AND card ->> '$.price.unit' IS NULL THEN price END AS price
      FROM listings WHERE (listed = 1 OR state IN ('sold', 'rented')) AND id > ${last} ORDER BY id LIMIT ${atOnce}`)
    all.push(...rows)
    last = rows.at(-1)?.id ?? last
    isMore = rows.length === atOnce
  }
  return all
}

/** The searches of active alerts: confirmed, and neither paused nor ended. */
async function activeSearches(db: Db, goal: Goal) {
  const rows = await db
    .select({ search: subscriptions.search })
    .from(subscriptions)
    .where(and(eq(subscriptions.kind, 'alert'), eq(subscriptions.state, 'active'), eq(subscriptions.goal, goal)))
  return rows.map(({ search }) => readSearch(new URLSearchParams(search ?? '')))
}

/** A row of the query that reads the listings to count. */
interface Counted {
  readonly id: number
  readonly goal: Goal
  readonly state: ListingState
  readonly mainType: string
  readonly type: string
  readonly country: Country
  readonly zip: string | null
  /** JSON, by language. */
  readonly city: string
  readonly price: number | null
  readonly createdAt: string
  readonly closedOn: string | null
}

/** Converts a row for counting. Homes are counted by category, business premises by type. */
function countedListing(row: Counted, page: StockPage): CountedListing {
  const names: readonly string[] = Object.values(JSON.parse(row.city))
  return {
    goal: row.goal,
    isClosed: row.state === 'sold' || row.state === 'rented',
    type: page === 'statisticsCommercial' ? row.type : row.mainType,
    region: regionOf(row.country, row.zip) ?? 'abroad',
    municipality: municipalityOf({ country: row.country, zip: row.zip, names })?.code ?? null,
    price: row.price,
    onlineOn: brusselsDay(new Date(row.createdAt)),
    closedOn: row.closedOn,
  }
}
