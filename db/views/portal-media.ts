import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { type Saved, savedOf } from '../feeds/saved-counts.ts'
import type { PortalMedia, ViewTotals } from '../model/views/view-figures.ts'
import { portalMedia } from '../schema.ts'
import { jsonBatches } from '../site/json-batches.ts'

/** A portal on which a listing is or was online, as delivered by a source. Dates are YYYY-MM-DD. */
export type DeliveredMedia = { readonly listingId: number } & Pick<PortalMedia, 'media' | 'name' | 'url' | 'onlineFrom' | 'onlineUntil'>

/** The current view totals of a listing on a portal, as counted by their source. */
export interface DeliveredTotals {
  readonly listingId: number
  readonly media: string
  readonly name: string | null
  readonly totals: ViewTotals
}

/** Stores the portals on which listings are online; of two periods on one portal the later one counts. @param now UTC in ISO 8601 */
export async function saveOnlineMedia(db: Db, delivered: readonly DeliveredMedia[], now: string): Promise<Saved> {
  const latest = latestPeriods(delivered)
  const known = await knownMedia(db, latest)
  const outcomes = latest.map((row) => {
    const before = known.get(keyOf(row))
    if (before === undefined) return { row, outcome: 'added' as const }
    const isEarlier = (row.onlineFrom ?? '') < (before.onlineFrom ?? '')
    const isSame = before.name === row.name && before.url === row.url && before.onlineFrom === row.onlineFrom && before.onlineUntil === row.onlineUntil
    if (isEarlier || isSame) return { row, outcome: 'unchanged' as const }
    // A row may exist only for its view totals.
    const wasOnline = before.url !== null || before.onlineFrom !== null || before.onlineUntil !== null
    return { row, outcome: wasOnline ? ('changed' as const) : ('added' as const) }
  })
  const written = outcomes.filter(({ outcome }) => outcome !== 'unchanged').map(({ row }) => row)
  for (const part of jsonBatches(written.map((row) => JSON.stringify(row)))) {
    await db
      .insert(portalMedia)
      .select(
        sql`SELECT value ->> 'listingId', value ->> 'media', value ->> 'name', value ->> 'url', value ->> 'onlineFrom', value ->> 'onlineUntil',
          NULL, NULL, NULL, ${now} FROM json_each(${part}) WHERE true`,
      )
      .onConflictDoUpdate({
        target: [portalMedia.listingId, portalMedia.media],
        set: { name: excluded('name'), url: excluded('url'), onlineFrom: excluded('online_from'), onlineUntil: excluded('online_until') },
      })
  }
  return savedOf(outcomes.map(({ outcome }) => outcome))
}

/** Replaces the view totals of listings. @param now UTC in ISO 8601 */
export async function saveViewTotals(db: Db, delivered: readonly DeliveredTotals[], now: string): Promise<Saved> {
  const last = [...new Map(delivered.map((row) => [keyOf(row), row])).values()]
  const known = await knownMedia(db, last)
  const outcomes = last.map((row) => {
    const before = known.get(keyOf(row))?.totals
    const isSame = before && (['today', 'week', 'month', 'total'] as const).every((period) => before[period] === row.totals[period])
    return { row, outcome: isSame ? ('unchanged' as const) : before ? ('changed' as const) : ('added' as const) }
  })
  const written = outcomes.filter(({ outcome }) => outcome !== 'unchanged').map(({ row }) => row)
  for (const part of jsonBatches(written.map((row) => JSON.stringify(row)))) {
    await db
      .insert(portalMedia)
      .select(
        sql`SELECT value ->> 'listingId', value ->> 'media', coalesce(value ->> 'name', value ->> 'media'), NULL, NULL, NULL, NULL, NULL,
          value -> 'totals', ${now} FROM json_each(${part}) WHERE true`,
      )
      .onConflictDoUpdate({
        target: [portalMedia.listingId, portalMedia.media],
        set: { totals: excluded('totals'), deliveredAt: sql`max(delivered_at, excluded.delivered_at)` },
      })
  }
  return savedOf(outcomes.map(({ outcome }) => outcome))
}

interface Keyed {
  readonly listingId: number
  readonly media: string
}

const keyOf = ({ listingId, media }: Keyed) => `${listingId} ${media}`
const excluded = (column: string) => sql.raw(`excluded.${column}`)

function latestPeriods(delivered: readonly DeliveredMedia[]): readonly DeliveredMedia[] {
  const latest = new Map<string, DeliveredMedia>()
  for (const row of delivered) {
    const known = latest.get(keyOf(row))
    if (known === undefined || (row.onlineFrom ?? '') >= (known.onlineFrom ?? '')) latest.set(keyOf(row), row)
  }
  return [...latest.values()]
}

async function knownMedia(db: Db, rows: readonly Keyed[]) {
  const { listingId, media, name, url, onlineFrom, onlineUntil, totals } = portalMedia
  const known = new Map<string, Pick<PortalMedia, 'name' | 'url' | 'onlineFrom' | 'onlineUntil' | 'totals'>>()
  for (const part of jsonBatches(rows.map(({ listingId, media }) => JSON.stringify([listingId, media])))) {
    const found = await db
      .select({ listingId, media, name, url, onlineFrom, onlineUntil, totals })
      .from(portalMedia)
      .where(sql`(listing_id, media) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${part}))`)
    for (const row of found) known.set(keyOf(row), row)
  }
  return known
}
