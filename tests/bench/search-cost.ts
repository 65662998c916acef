import { askNoted, databaseCost } from './noted.ts'
import { processorTime } from './processes.ts'
import type { AskedSearch } from './searches.ts'
import type { BenchSite } from './sites.ts'

/** What one search, asked for the first time, cost. */
export interface SearchCost {
  readonly path: string
  readonly keys: readonly string[]
  readonly statements: number
  readonly calls: number
  /** Rows read for what is shown, and by the match of words. */
  readonly rows: number
  readonly wordRows: number
  /** In the database, from the Worker's call to its answer. */
  readonly databaseMs: number
  /** By the database's own clock. */
  readonly durationMs: number
  /** Of the whole request. */
  readonly ms: number
  /** Of workerd, the database in it, for the whole request. The kernel tells tens of milliseconds: only a mean of many says something. */
  readonly processorMs: number
}

const listPaths = { sale: '/nl/te-koop/', rent: '/nl/te-huur/' } as const

/** The address of a search as data, and as the page a person sees. */
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

/** Asks several sites for the same searches, each once and in turn, so that a noisy machine is noisy for all; what each site's cost, in order. */
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
