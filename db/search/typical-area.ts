import { sql } from 'drizzle-orm'
import type { Store } from '../client.ts'
import type { Goal } from '../model/listings/listing.ts'
import type { Search } from '../model/search/search.ts'
import { medianOf } from '../model/statistics/statistics.ts'
import { listings } from '../schema.ts'
import { findMatch } from './find.ts'

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
