import { and, asc, gt, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { ListingEvent } from '../model/listings/listing-event.ts'
import { followedListings } from '../owners/owned-homes.ts'
import { homeEvents, importRows, imports, listingEvents } from '../schema.ts'

/**
 * Listing events that alerts report. An import writes them in the batches that apply its rows, so each change is written exactly once. Alerts read them
 * only after the import has finished, when the pages show the new stock.
 */

/**
 * The statement that writes the events of a slice of staged listings. Must precede the statement that applies the slice, since it compares with the
 * previous listings.
 * @param rows a condition on the staged rows
 * @param at UTC in ISO 8601
 */
export function insertEvents(db: Db, importId: string, rows: SQL, at: string) {
  return db.insert(listingEvents).select(sql`
    WITH moved AS MATERIALIZED (
      SELECT staged.record_id AS id, columns ->> 'goal' AS goal, columns ->> 'state' AS state, columns ->> 'price' AS price,
        before.state AS state_before, before.listed AS listed_before, before.goal AS goal_before, before.price AS price_before
      FROM ${imports} AS applied CROSS JOIN ${importRows} AS staged LEFT JOIN listings AS before ON before.id = staged.record_id
      WHERE applied.id = ${importId} AND applied.is_told = 1 AND ${rows} AND outcome IN ('added', 'changed') AND columns ->> 'listed' = 1
    ), happened AS (
      SELECT 1 AS place, 'new' AS kind, * FROM moved WHERE state_before IS NULL OR state_before = 'prospective' OR goal_before <> goal
      UNION ALL
      SELECT 2, 'back', * FROM moved WHERE state_before NOT IN ('available', 'prospective') AND state = 'available' AND goal_before = goal
      UNION ALL
      SELECT 3, 'priced', * FROM moved WHERE listed_before = 1 AND price_before IS NULL AND price IS NOT NULL AND goal_before = goal
      UNION ALL
      SELECT 4, 'price-drop', * FROM moved WHERE listed_before = 1 AND price < price_before AND goal_before = goal
    )
    SELECT NULL, id, kind, CASE kind WHEN 'price-drop' THEN price_before END, ${at}, ${importId} FROM happened ORDER BY id, place`)
}

/**
 * SQL for the highest event id that may be processed, or 0. Imports may run concurrently and readers never return to a lower id, so an event
 * waits until its own import and every import with earlier events have finished.
 */
export const newestEventNumber = sql`coalesce((
  SELECT max(event.id) FROM ${listingEvents} AS event
  WHERE event.id < coalesce((
    SELECT min(pending.id) FROM ${imports} AS under_way CROSS JOIN ${listingEvents} AS pending ON pending.import_id = under_way.id
    WHERE under_way.state = 'applying'), 9e15)), 0)`

/** The value of `newestEventNumber`. */
export async function newestEvent(db: Db): Promise<number> {
  const [row] = await db.all<{ id: number }>(sql`SELECT ${newestEventNumber} AS id`)
  return row?.id ?? 0
}

const eventColumns = { id: listingEvents.id, listingId: listingEvents.listingId, kind: listingEvents.kind, priceBefore: listingEvents.priceBefore }

/** Events after one id up to and including another, in order. */
export async function eventsBetween(db: Db, after: number, last: number): Promise<readonly ListingEvent[]> {
  return db
    .select(eventColumns)
    .from(listingEvents)
    .where(and(gt(listingEvents.id, after), lte(listingEvents.id, last)))
    .orderBy(asc(listingEvents.id))
}

/** `eventsBetween` for some listings only. */
export async function eventsOf(db: Db, listingIds: readonly number[], after: number, last: number): Promise<readonly ListingEvent[]> {
  const between = and(gt(listingEvents.id, after), lte(listingEvents.id, last))
  return db
    .select(eventColumns)
    .from(listingEvents)
    .where(and(between, inArray(listingEvents.listingId, [...listingIds])))
    .orderBy(asc(listingEvents.id))
}

/** Deletes events older than a given time (UTC, ISO 8601), except those on the timeline of an owner. */
export async function removeOldEvents(db: Db, before: string): Promise<void> {
  const isOver = (table: typeof listingEvents | typeof homeEvents) => and(lt(table.at, before), sql`listing_id NOT IN (${followedListings})`)
  await db.batch([db.delete(listingEvents).where(isOver(listingEvents)), db.delete(homeEvents).where(isOver(homeEvents))])
}
