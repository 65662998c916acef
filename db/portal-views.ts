import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { jsonBatches } from './json-batches.ts'
import { dayAfter } from './model/brussels-time.ts'
import type { PortalDays, PortalMedia } from './model/portal-views.ts'
import { type Saved, savedOf } from './saved-counts.ts'
import { portalMedia, portalViews } from './schema.ts'

/** What portals and other media have delivered about a listing. Days are YYYY-MM-DD. */
export interface PortalFigures {
  /** The days of the figures, the oldest first. */
  readonly days: readonly string[]
  readonly media: readonly PortalMedia[]
  /** By medium, a figure for each of the days; null is a gap. */
  readonly views: readonly PortalDays[]
}

/** The media of a listing and its views over the last days, today included: one round trip, a row a medium and a row a medium and month. */
export async function portalFigures(db: Db, listingId: number, today: string, days = 30): Promise<PortalFigures> {
  const shown = Array.from({ length: days }, (_, index) => dayAfter(today, index + 1 - days))
  const [first = today] = shown
  const { listingId: _, ...columns } = mediaColumns
  const [media, months] = await db.batch([
    db.select(columns).from(portalMedia).where(eq(portalMedia.listingId, listingId)).orderBy(asc(portalMedia.media)),
    db
      .select({ month: portalViews.month, media: portalViews.media, days: portalViews.days })
      .from(portalViews)
      .where(and(eq(portalViews.listingId, listingId), sql`month BETWEEN ${first.slice(0, 7)} AND ${today.slice(0, 7)}`)),
  ])
  const known = new Map(months.map((row) => [`${row.media} ${row.month}`, row.days]))
  const named = [...new Set(months.map((row) => row.media))].sort()
  const viewsOf = (name: string) => shown.map((day) => known.get(`${name} ${day.slice(0, 7)}`)?.[day.slice(8)] ?? null)
  return { days: shown, media, views: named.map((name) => ({ media: name, views: viewsOf(name) })) }
}

const { media, name, url, onlineFrom, onlineUntil, coversFrom, coversUntil, totals, deliveredAt, listingId } = portalMedia
const mediaColumns = { listingId, media, name, url, onlineFrom, onlineUntil, coversFrom, coversUntil, totals, deliveredAt }

/** The views of one day at one medium, as a source delivers them. */
export interface DeliveredViews {
  readonly listingId: number
  readonly media: string
  /** Its name, where the source says it. */
  readonly name: string | null
  readonly day: string
  readonly views: number
}

interface Month {
  readonly listingId: number
  readonly month: string
  readonly media: string
  readonly name: string | null
  readonly days: Record<string, number>
}

/** Keeps views by day; of two figures for one day the last counts. Days that are not delivered stay as they are. @param now UTC in ISO 8601 */
export async function savePortalViews(db: Db, delivered: readonly DeliveredViews[], now: string): Promise<Saved> {
  const months = byMonth(delivered)
  const known = await knownMonths(db, [...months.values()])
  const outcomes: ('added' | 'changed' | 'unchanged')[] = []
  const changed: Month[] = []
  for (const [key, month] of months) {
    const before = known.get(key)
    const each = Object.entries(month.days).map(([day, views]) => {
      const earlier = before?.[day]
      return earlier === undefined ? 'added' : earlier === views ? 'unchanged' : 'changed'
    })
    outcomes.push(...each)
    if (each.some((outcome) => outcome !== 'unchanged')) changed.push(month)
  }
  for (const part of jsonBatches(changed.map((month) => JSON.stringify(month)))) await writeMonths(db, part, now)
  return savedOf(outcomes)
}

function byMonth(delivered: readonly DeliveredViews[]): ReadonlyMap<string, Month> {
  const months = new Map<string, Month>()
  for (const { listingId, media, name, day, views } of delivered) {
    const key = `${listingId} ${day.slice(0, 7)} ${media}`
    const month = months.get(key) ?? { listingId, month: day.slice(0, 7), media, name, days: {} }
    month.days[day.slice(8)] = views
    months.set(key, month)
  }
  return months
}

async function knownMonths(db: Db, months: readonly Month[]): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>> {
  const known = new Map<string, Readonly<Record<string, number>>>()
  for (const part of jsonBatches(months.map(({ listingId, month, media }) => JSON.stringify([listingId, month, media])))) {
    const rows = await db
      .select({ listingId: portalViews.listingId, month: portalViews.month, media: portalViews.media, days: portalViews.days })
      .from(portalViews)
      .where(sql`(listing_id, month, media) IN (SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(${part}))`)
    for (const { listingId, month, media, days } of rows) known.set(`${listingId} ${month} ${media}`, days)
  }
  return known
}

async function writeMonths(db: Db, months: string, now: string): Promise<void> {
  await db.batch([
    db
      .insert(portalViews)
      .select(sql`SELECT value ->> 'listingId', value ->> 'month', value ->> 'media', value -> 'days' FROM json_each(${months}) WHERE true`)
      .onConflictDoUpdate({ target: [portalViews.listingId, portalViews.month, portalViews.media], set: { days: sql`json_patch(days, excluded.days)` } }),
    db
      .insert(portalMedia)
      .select(
        sql`SELECT month.value ->> 'listingId', month.value ->> 'media', coalesce(max(month.value ->> 'name'), month.value ->> 'media'), NULL, NULL, NULL,
          min(month.value ->> 'month' || '-' || (SELECT min(day.key) FROM json_each(month.value -> 'days') AS day)),
          max(month.value ->> 'month' || '-' || (SELECT max(day.key) FROM json_each(month.value -> 'days') AS day)), NULL, ${now}
          FROM json_each(${months}) AS month WHERE true GROUP BY 1, 2`,
      )
      .onConflictDoUpdate({
        target: [portalMedia.listingId, portalMedia.media],
        set: {
          name: sql`iif(excluded.name = excluded.media, name, excluded.name)`,
          coversFrom: sql`min(coalesce(covers_from, excluded.covers_from), excluded.covers_from)`,
          coversUntil: sql`max(coalesce(covers_until, excluded.covers_until), excluded.covers_until)`,
          deliveredAt: sql`max(delivered_at, excluded.delivered_at)`,
        },
      }),
  ])
}
