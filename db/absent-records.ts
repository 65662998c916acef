import { and, eq, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import type { Home } from './model/home.ts'
import { communications, homeVisits } from './schema.ts'

/**
 * Withholds what a source had told of a home since a moment (UTC, ISO 8601) and does not mention any more: the agency has deleted it there, or does
 * not publish it any more. What the agency has decided here stays.
 * @param mentioned the ids at the source of all it tells since then
 */
export async function withholdAbsent(db: Db, source: string, home: Home, since: string, mentioned: readonly string[]): Promise<void> {
  const ids = JSON.stringify(mentioned.map((id) => `${source}/${id}`))
  const isAbsent = sql`is_released = 1 AND decided_at IS NULL AND external_id LIKE ${`${source}/%`} AND external_id NOT IN (SELECT value FROM json_each(${ids}))`
  const isOf = (table: typeof communications | typeof homeVisits) =>
    and(eq(table.kind, home.kind), eq(table.recordId, home.id), eq(table.origin, 'crm'), isAbsent)
  await db.batch([
    db
      .update(communications)
      .set({ isReleased: false })
      .where(and(isOf(communications), sql`at >= ${since}`)),
    db
      .update(homeVisits)
      .set({ isReleased: false })
      .where(and(isOf(homeVisits), sql`starts_at >= ${since}`)),
  ])
}
