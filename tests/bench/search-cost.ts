import { askNoted, databaseCost } from './noted.ts'
import { processorTime } from './processes.ts'
import type { AskedSearch } from './searches.ts'
import type { BenchSite } from './sites.ts'

/** Cost of the first request of a search. */
export interface SearchCost {
  readonly path: string
  readonly keys: readonly string[]
  readonly statements: number
  readonly calls: number
  /** Rows read for the shown results, and by the full-text match. */
  readonly rows: number
  readonly wordRows: number
  /** In the database, from call to answer as the Worker sees it. */
  readonly databaseMs: number
  /** On the database's clock. */
  readonly durationMs: number
  /** The whole request. */
  readonly ms: number
  /** CPU of workerd including the database. The kernel counts in tens of milliseconds, so only a mean of many is meaningful. */
  readonly processorMs: number
}

const listPaths = { sale: '/nl/te-koop/', rent: '/nl/te-huur/' } as const

/** URL of a search as JSON, and as a page. */
export const addressOf = {
  data: ({ goal, query }: AskedSearch) => `/api/listings?lang=nl&goal=${goal}&${query}`,
  page: ({ goal, query }: AskedSearch) => `${listPaths[goal]}?${query}`,
} as const

async function costOf({ origin, pid }: BenchSite, path: string, { query }: AskedSearch): Promise<SearchCost> {
  const before = processorTime(pid)
  const { status, notes, ms } = await askNoted(origin + path)
  const processorMs = processorTime(pid) - before
  if (status !== 200 && status !== 404) throw new Error(`${path} answered ${status}`)
  return { path, keys: [...new Set(query.keys())], ...databaseCost(notes), ms, processorMs }
}

/** Requests the same searches once from each site, alternating, so that other load affects all of them; returns each site's costs in order. */
export async function costsOf(
  sites: readonly BenchSite[],
  address: (search: AskedSearch) => string,
  searches: readonly AskedSearch[],
): Promise<SearchCost[][]> {
  const costs = sites.map(({ origin }) => ({ origin, own: [] as SearchCost[] }))
  for (const [turn, search] of searches.entries()) {
    for (const site of turn % 2 === 0 ? sites : sites.toReversed()) {
      costs.find(({ origin }) => origin === site.origin)?.own.push(await costOf(site, address(search), search))
    }
  }
  return costs.map(({ own }) => own)
}
