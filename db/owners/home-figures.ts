import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Goal } from '../model/listings/listing.ts'
import { type PeerFigures, peerFigures, peerPriceRange } from '../model/owners/owned-home.ts'
import { readSearch } from '../model/search/search-query.ts'
import { wallTimeOf } from '../model/site/brussels-time.ts'
import { homeFigures, subscriptions } from '../schema.ts'
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
