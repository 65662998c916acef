import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { type Saved, savedOf } from '../feeds/saved-counts.ts'
import { dayAfter } from '../model/site/brussels-time.ts'
import type { PortalFigures, PortalMedia } from '../model/views/view-figures.ts'
import { portalMedia, portalViews } from '../schema.ts'
import { jsonBatches } from '../site/json-batches.ts'

/** A listing's portals and their views over the last days, today included. One round trip: a row per portal, and a row per portal and month. */
export async function portalFigures(db: Db, listingId: number, today: string): Promise<PortalFigures> {
  const [media, months] = await db.batch(selectPortalFigures(db, listingId, today))
  return toPortalFigures(media, months, today)
}

const daysShown = 30

/** The queries of `portalFigures`, for use in a batch; `toPortalFigures` reads their rows. */
export function selectPortalFigures(db: Db, listingId: number, today: string) {
  const first = dayAfter(today, 1 - daysShown)
  const { listingId: _, ...columns } = mediaColumns
  return [
    db.select(columns).from(portalMedia).where(eq(portalMedia.listingId, listingId)).orderBy(asc(portalMedia.media)),
    db
      .select({ month: portalViews.month, media: portalViews.media, days: portalViews.days })
      .from(portalViews)
      .where(and(eq(portalViews.listingId, listingId), sql`month BETWEEN ${first.slice(0, 7)} AND ${today.slice(0, 7)}`)),
  ] as const
}

type MonthRow = Pick<typeof portalViews.$inferSelect, 'month' | 'media' | 'days'>

/** The figures in the rows of `selectPortalFigures`. */
export function toPortalFigures(media: readonly PortalMedia[], months: readonly MonthRow[], today: string): PortalFigures {
  const shown = Array.from({ length: daysShown }, (_, index) => dayAfter(today, index + 1 - daysShown))
  const known = new Map(months.map((row) => [`${row.media} ${row.month}`, row.days]))
  const named = [...new Set(months.map((row) => row.media))].sort()
  const viewsOf = (name: string) => shown.map((day) => known.get(`${name} ${day.slice(0, 7)}`)?.[day.slice(8)] ?? null)
  return { days: shown, media, views: named.map((name) => ({ media: name, views: viewsOf(name) })) }
}

const { media, name, url, onlineFrom, onlineUntil, coversFrom, coversUntil, totals, deliveredAt, listingId } = portalMedia
const mediaColumns = { listingId, media, name, url, onlineFrom, onlineUntil, coversFrom, coversUntil, totals, deliveredAt }

/** The views of one day on one portal, as delivered by a source. */
export interface DeliveredViews {
  readonly listingId: number
  readonly media: string
  /** The portal's name, if the source sends it. */
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

/** Stores daily views; the last of several figures for one day counts. Days that are not delivered stay as they are. @param now UTC in ISO 8601 */
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
