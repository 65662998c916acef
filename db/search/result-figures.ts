import { sql } from 'drizzle-orm'
import type { Store } from '../client.ts'
import type { Goal } from '../model/listings/listing.ts'
import type { Search } from '../model/search/search.ts'
import { medianOf } from '../model/statistics/statistics.ts'
import { listings } from '../schema.ts'
import { findMatch } from './find.ts'

/** Published prices of a search's results, in whole euros. */
interface PriceRange {
  readonly min: number
  readonly max: number
  /** Null for fewer than five. */
  readonly median: number | null
}

const minPriced = 2

/** Excluded: their rents are often per week or per year, and a business takeover has a one-off price. */
const notByMonth = new Set(['commercial', 'holiday-home', 'holiday-apartment', 'business'])

/** The price range of a search's results; null for fewer than two. A life annuity has no price. */
export async function priceRange(store: Store, goal: Goal, search: Search): Promise<PriceRange | null> {
  const { index, match } = await findMatch(store, goal, search)
  const isLeftOut = index.categories.map(({ mainType, type }) => goal === 'rent' && (notByMonth.has(mainType) || notByMonth.has(type)))
  const prices: number[] = []
  for (let row = match.from; row < match.to; row += 1) {
    const price = index.columns.price[row] ?? Number.NaN
    if (match.found[row] === 1 && price > 0 && !isLeftOut[index.columns.category[row] ?? 0]) prices.push(Math.round(price))
  }
  if (prices.length < minPriced) return null
  const sorted = prices.sort((one, other) => one - other)
  return { min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0, median: medianOf(sorted) }
}

/**
 * The median living area of everything a search finds, in square metres to the nearest five; null where fewer than five homes state one. The
 * index says which they are, and one query reads their areas by id.
 */
export async function typicalArea(store: Store, goal: Goal, search: Search): Promise<number | null> {
  const { index, match } = await findMatch(store, goal, search)
  const ids: number[] = []
  for (let row = match.from; row < match.to; row += 1) if (match.found[row] === 1) ids.push(index.columns.id[row] ?? -1)
  const rows = await store.db.all<{ readonly area: number | null }>(sql`
    SELECT card ->> '$.surfaceLiving' AS area FROM ${listings} WHERE listed = 1 AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
  const median = medianOf(rows.flatMap(({ area }) => area ?? []))
  return median === null ? null : Math.round(median / 5) * 5
}
