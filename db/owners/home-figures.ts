import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Goal } from '../model/listings/listing.ts'
import { type PeerFigures, peerFigures, peerPriceRange } from '../model/owners/owned-home.ts'
import { readSearch } from '../model/search/search-query.ts'
import { wallTimeOf } from '../model/site/brussels-time.ts'
import { homeEvents, homeFigures, importRows, imports, listingEvents, subscriptions } from '../schema.ts'
import { buildIndexOf } from '../search/build.ts'
import { matchSearch } from '../search/match.ts'
import { matchText } from '../search/text.ts'
import { jsonBatches } from '../site/json-batches.ts'
import { viewsPerWeekSincePublication } from '../views/view-counts.ts'
import { followedListings } from './owned-homes.ts'

const maxPeers = 200

interface Followed {
  readonly id: number
  readonly goal: Goal
  readonly mainType: string
  readonly price: number | null
}

/** Computes and replaces the figures of all listings on offer that owners follow. */
export async function computeHomeFigures(db: Db, now: Date): Promise<void> {
  const followed = await db.all<Followed>(
    sql`SELECT id, goal, main_type AS mainType, price FROM listings WHERE listed = 1 AND id IN (${followedListings}) ORDER BY id`,
  )
  const alerts = await countAlerts(
    db,
    followed.map(({ id }) => id),
  )
  const rows: string[] = []
  for (const home of followed) rows.push(JSON.stringify({ id: home.id, alerts: alerts.get(home.id) ?? 0, peers: await peersOf(db, home, now) }))
  for (const part of jsonBatches(rows)) {
    await db
      .insert(homeFigures)
      .select(sql`SELECT value ->> 'id', value ->> 'alerts', nullif(value -> 'peers', 'null'), ${now.toISOString()} FROM json_each(${part}) WHERE true`)
      .onConflictDoUpdate({
        target: homeFigures.listingId,
        set: { alerts: sql`excluded.alerts`, peers: sql`excluded.peers`, computedAt: sql`excluded.computed_at` },
      })
  }
}

/** The active alerts that match each listing. */
async function countAlerts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>()
  if (ids.length === 0) return counts
  const index = await buildIndexOf(db, ids)
  const alerts = await db
    .select({ goal: subscriptions.goal, search: subscriptions.search })
    .from(subscriptions)
    .where(and(eq(subscriptions.kind, 'alert'), eq(subscriptions.state, 'active')))
  for (const { goal, search: query } of alerts) {
    if (goal === null) continue
    const search = readSearch(new URLSearchParams(query ?? ''))
    const { found } = matchSearch(index, goal, search, await matchText(db, index, search.q))
    index.columns.id.forEach((id, row) => {
      if (found[row] === 1) counts.set(id, (counts.get(id) ?? 0) + 1)
    })
  }
  return counts
}

async function peersOf(db: Db, { id, goal, mainType, price }: Followed, now: Date): Promise<PeerFigures | null> {
  const [low, high] = price === null ? [0, 0] : [price * (1 - peerPriceRange), price * (1 + peerPriceRange)]
  const rows = await db.all<{ id: number }>(sql`
    SELECT id FROM listings WHERE listed = 1 AND goal = ${goal} AND main_type = ${mainType} AND id <> ${id}
      AND (${price} IS NULL OR price BETWEEN ${low} AND ${high}) ORDER BY created_at DESC, id DESC LIMIT ${maxPeers}`)
  const views = await viewsPerWeekSincePublication(db, [id, ...rows.map((row) => row.id)], wallTimeOf(now).day)
  const own = views.get(id)
  return own === undefined
    ? null
    : peerFigures(
        own,
        rows.flatMap((row) => views.get(row.id) ?? []),
      )
}

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
