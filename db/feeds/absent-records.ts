import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Home } from '../model/listings/listing.ts'
import { communications, homeVisits } from '../schema.ts'

/**
 * Withholds a home's records that its source delivered since a given time (UTC, ISO 8601) but no longer sends: the agency has deleted or unpublished
 * them in its CRM. Decisions made at the desk are kept.
 * @param mentioned the source's ids of all records it still sends for that period
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
