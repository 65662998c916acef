import { and, between, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { dayAfter, weekdayOf } from '../model/site/brussels-time.ts'
import { day } from '../model/site/durations.ts'
import type { DropReason, SeenKind } from '../model/views/page-view.ts'
import type { ViewFigures, ViewSums } from '../model/views/view-figures.ts'
import { viewDays, viewDrops, viewTotals } from '../schema.ts'

/** Days in the graph, today included. */
const daysShown = 30

/** The figures of a listing or project, in one round trip and at most 32 rows. @param today in Brussels, YYYY-MM-DD */
export async function viewFigures(db: Db, kind: SeenKind, id: number, today: string): Promise<ViewFigures> {
  const [rows, totals] = await db.batch(selectViewFigures(db, kind, id, today))
  return toViewFigures(rows, totals, today)
}

/** The queries of `viewFigures`, for use in a batch; `toViewFigures` reads their rows. */
export function selectViewFigures(db: Db, kind: SeenKind, id: number, today: string) {
  const month = `${today.slice(0, 8)}01`
  const first = dayAfter(today, 1 - daysShown)
  return [
    db
      .select({ day: viewDays.day, views: viewDays.views, visits: viewDays.visits })
      .from(viewDays)
      .where(and(eq(viewDays.kind, kind), eq(viewDays.recordId, id), between(viewDays.day, month < first ? month : first, today))),
    db
      .select()
      .from(viewTotals)
      .where(and(eq(viewTotals.kind, kind), eq(viewTotals.recordId, id))),
  ] as const
}

type DayRow = Pick<typeof viewDays.$inferSelect, 'day' | 'views' | 'visits'>

/** The figures in the rows of `selectViewFigures`. */
export function toViewFigures(rows: readonly DayRow[], [total]: readonly (typeof viewTotals.$inferSelect)[], today: string): ViewFigures {
  const month = `${today.slice(0, 8)}01`
  const week = dayAfter(today, 1 - weekdayOf(today))
  const first = dayAfter(today, 1 - daysShown)
  const sum = (count: 'views' | 'visits', from: string) => rows.reduce((all, row) => (row.day < from ? all : all + (row[count] ?? 0)), 0)
  const sums = (count: 'views' | 'visits'): ViewSums => ({
    today: sum(count, today),
    week: sum(count, week),
    month: sum(count, month),
    total: total?.[count] ?? 0,
  })
  const since = total?.since ?? null
  const visitsSince = total?.visitsSince ?? null
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const days = Array.from({ length: daysShown }, (_, index) => {
    const day = dayAfter(first, index)
    const row = byDay.get(day)
    return { day, views: countOn(day, row?.views, since), visits: row ? row.visits : countOn(day, undefined, visitsSince) }
  })
  return { views: sums('views'), visits: visitsSince === null ? null : sums('visits'), days, since, visitsSince }
}

/** The count of a day: 0 without a row, unless the day is before counting began. */
function countOn(day: string, count: number | undefined, since: string | null): number | null {
  return count ?? (since === null || day < since ? null : 0)
}

/** Average views per week by listing id, since publication or the start of counting; the first week counts as full. Without listings that were never viewed. */
export async function viewsPerWeekSincePublication(db: Db, ids: readonly number[], today: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: viewTotals.recordId, views: viewTotals.views, since: viewTotals.since })
    .from(viewTotals)
    .where(and(eq(viewTotals.kind, 'listing'), inArray(viewTotals.recordId, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`)))
  return new Map(rows.map(({ id, views, since }) => [id, views / Math.max(1, daysFrom(since, today) / 7)]))
}

/** The number of days from one date to another, both included. */
function daysFrom(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / day + 1
}

/** Dropped views in a period (both dates included), by reason. */
export async function droppedViews(db: Db, from: string, to: string): Promise<ReadonlyMap<DropReason, number>> {
  const rows = await db
    .select({ reason: viewDrops.reason, count: sql<number>`sum(${viewDrops.count})` })
    .from(viewDrops)
    .where(between(viewDrops.day, from, to))
    .groupBy(viewDrops.reason)
  return new Map(rows.map(({ reason, count }) => [reason, count]))
}
