import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { homeEvents, importRows, imports, listingEvents } from '../schema.ts'

/** Price and state changes of a listing, for its owner. Those that alerts report are in `listing_events`, the others in `home_events`. */

/**
 * The statement that writes the events of a slice of staged listings that no alert reports. Must precede the statement that applies the slice. For a
 * listing that is held back, the state from its source counts.
 * @param rows a condition on the staged rows
 * @param at UTC in ISO 8601
 */
export function insertHomeEvents(db: Db, importId: string, rows: SQL, at: string) {
  return db.insert(homeEvents).select(sql`
    WITH moved AS MATERIALIZED (
      SELECT staged.record_id AS id, columns ->> 'goal' AS goal, columns ->> 'price' AS price, coalesce(columns ->> 'held_state', columns ->> 'state') AS state,
        before.goal AS goal_before, before.price AS price_before, coalesce(before.held_state, before.state) AS state_before
      FROM ${imports} AS applied CROSS JOIN ${importRows} AS staged CROSS JOIN listings AS before ON before.id = staged.record_id
      WHERE applied.id = ${importId} AND applied.is_told = 1 AND ${rows} AND outcome IN ('added', 'changed')
    )
    SELECT NULL, id, 'price-rise', price_before, ${at} FROM moved
    WHERE price > price_before AND goal = goal_before AND state IN ('available', 'option') AND state_before IN ('available', 'option')
    UNION ALL
    SELECT NULL, id, state, NULL, ${at} FROM moved
    WHERE state <> state_before AND (state IN ('option', 'sold', 'rented') OR (state = 'withdrawn' AND state_before NOT IN ('sold', 'rented')))`)
}

/** The statement that writes withdrawal events, before the one that withdraws the listings; sold and let listings get none. */
export function insertWithdrawals(db: Db, ids: SQL, at: string) {
  return db.insert(homeEvents).select(sql`
    SELECT NULL, id, 'withdrawn', NULL, ${at} FROM listings
    WHERE withdrawn_at IS NULL AND coalesce(held_state, state) NOT IN ('sold', 'rented', 'withdrawn') AND id IN (${ids})`)
}

/** The queries for the events of a listing, newest first, for use in a batch: those that alerts report, and the others. */
export function selectHomeEvents(db: Db, listingId: number, count: number) {
  const of = (table: typeof listingEvents | typeof homeEvents) =>
    db
      .select({ kind: table.kind, at: table.at, priceBefore: table.priceBefore })
      .from(table)
      .where(eq(table.listingId, listingId))
      .orderBy(desc(table.id))
      .limit(count)
  return [of(listingEvents), of(homeEvents)] as const
}
