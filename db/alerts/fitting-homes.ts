import { and, eq, sql } from 'drizzle-orm'
import type { Db, Store } from '../client.ts'
import type { Goal, ListingCard } from '../model/listings/listing.ts'
import { readSearch } from '../model/search/search-query.ts'
import type { Shortfall } from '../model/search/shortfall.ts'
import { listings, staff, toldAlerts } from '../schema.ts'
import { type ListingIndex, rowsOfGoal } from '../search/listing-index.ts'
import { openIndex } from '../search/open.ts'
import { judgeOf } from '../search/standing.ts'
import { isRefusedText, rowsOrQuestion } from '../search/text.ts'

interface SoughtAlert {
  readonly id: string
  readonly goal: Goal
  /** The query of a list. */
  readonly search: string
}

/** A home that fits an alert, or misses it narrowly, and when and by whom the subscriber was told of it. */
interface FittingHome {
  readonly card: ListingCard
  /** Null if it matches. */
  readonly shortfall: Shortfall | null
  readonly toldAt: string | null
  readonly actor: string | null
  readonly teller: string | null
}

/** The homes that fit an alert, and those that narrowly miss it, each the newest first. */
export interface FittingHomes {
  /** How many match in all; of an alert with a free text that more homes hold than were looked at, how many of those. */
  readonly exact: number
  readonly near: number
  /** Whether more homes hold the free text than were looked at. */
  readonly isPartial: boolean
  /** The first of each. */
  readonly shown: readonly FittingHome[]
}

/** No home. */
export const noFittingHomes: FittingHomes = { exact: 0, near: 0, isPartial: false, shown: [] }

/**
 * The homes that fit each of some alerts, judged over the index. One round trip for all of them, free texts included; none without alerts.
 * @param max how many of each kind are returned
 * @param hits for a free text that has to be asked: how many homes that hold it are looked at, the highest id first
 */
export async function fittingHomes(store: Store, alerts: readonly SoughtAlert[], max: number, hits: number): Promise<readonly FittingHomes[]> {
  const index = await openIndex(store)
  const judged = alerts.map((alert) => ({ alert, ...judge(index, alert) }))
  const [first, ...others] = judged.map((each) => selectShown(store.primary, each, max, hits))
  if (first === undefined) return []
  try {
    const rows = await store.primary.batch([first, ...others])
    return judged.map((each, at) => toFitting(each, rows[at] ?? [], hits))
  } catch (error) {
    if (!isRefusedText(error)) throw error
    // A text that is refused is in no home.
    if (others.length === 0) return [noFittingHomes]
    return (await Promise.all(alerts.map((alert) => fittingHomes(store, [alert], max, hits)))).flat()
  }
}

interface Judged {
  readonly alert: SoughtAlert
  readonly exact: readonly number[]
  readonly near: readonly number[]
  readonly shortfalls: ReadonlyMap<number, Shortfall>
  /** The FTS query that a home must also match; null without. */
  readonly question: string | null
}

/** Judges every home on offer for the goal, in one pass over the index. */
function judge(index: ListingIndex, { goal, search: query }: SoughtAlert): Omit<Judged, 'alert'> {
  const search = readSearch(new URLSearchParams(query))
  const text = search.q === null ? null : rowsOrQuestion(index, search.q)
  const question = typeof text === 'string' ? text : null
  const standingOf = judgeOf(index, search, typeof text === 'string' ? null : text)
  const shortfalls = new Map<number, Shortfall>()
  const exact: number[] = []
  const [from, to] = rowsOfGoal(index, goal)
  for (let row = from; row < to; row += 1) {
    const standing = standingOf(row)
    const id = index.columns.id[row] ?? -1
    if (standing === 'match') exact.push(id)
    else if (standing !== null) shortfalls.set(id, standing)
  }
  return { exact, near: [...shortfalls.keys()], shortfalls, question }
}

/** The query for the first homes of each kind. Where a text has to be asked, every row has the ids of the homes that contain it, at most `hits`. */
function selectShown(db: Db, { alert, exact, near, question }: Judged, max: number, hits: number) {
  const firstOf = (ids: readonly number[]) =>
    question === null
      ? sql`SELECT value AS home FROM json_each(${JSON.stringify(ids.slice(0, max))})`
      : sql`SELECT home FROM (SELECT value AS home FROM json_each(${JSON.stringify(ids)}) WHERE value IN (SELECT rowid FROM worded) LIMIT ${max})`
  const worded =
    question === null ? sql`SELECT NULL AS rowid` : sql`SELECT rowid FROM listing_texts WHERE listing_texts MATCH ${question} ORDER BY rowid DESC LIMIT ${hits}`
  return db
    .select({
      ...{ id: listings.id, state: listings.state, card: listings.card },
      ...{ toldAt: toldAlerts.at, actor: toldAlerts.actor, teller: sql<string | null>`${staff.name}`.as('teller') },
      worded: sql<string | null>`shown.worded`.as('worded'),
    })
    .from(sql`(WITH worded AS MATERIALIZED (${worded})
      SELECT home, (SELECT group_concat(rowid) FROM worded) AS worded FROM (${firstOf(exact)} UNION ALL ${firstOf(near)})) AS shown`)
    .crossJoin(listings)
    .leftJoin(toldAlerts, and(eq(toldAlerts.listingId, listings.id), eq(toldAlerts.alert, alert.id)))
    .leftJoin(staff, eq(staff.id, toldAlerts.actor))
    .where(sql`${listings.id} = shown.home`)
}

function toFitting({ exact, near, shortfalls, question }: Judged, rows: Awaited<ReturnType<typeof selectShown>>, hits: number): FittingHomes {
  const worded = question === null ? null : new Set(rows[0]?.worded?.split(',').map(Number))
  const countOf = (ids: readonly number[]) => (worded === null ? ids.length : ids.filter((id) => worded.has(id)).length)
  const shown = rows.map(({ id, state, card, toldAt, actor, teller }) => ({
    card: { ...card, state },
    shortfall: shortfalls.get(id) ?? null,
    toldAt,
    actor,
    teller,
  }))
  const isExact = ({ shortfall }: FittingHome) => shortfall === null
  return {
    exact: countOf(exact),
    near: countOf(near),
    isPartial: worded !== null && worded.size >= hits,
    shown: [...shown.filter(isExact), ...shown.filter((home) => !isExact(home))],
  }
}
