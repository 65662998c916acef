import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import type { HoldsBack, RuledListing } from '../../model/law/compliance/compliance.ts'
import type { ListingCard, ListingState } from '../../model/listings/listing.ts'
import { brusselsDay } from '../../model/site/brussels-time.ts'
import { importRows, type ListingRecord, listingEvents, listings, projects } from '../../schema.ts'
import { markingParts } from '../../site/sitemap-parts.ts'
import { nextRevision, raisingStock, revisingUnits } from '../../site/versions.ts'
import { insertStateChanges } from '../listing-changes.ts'

/**
 * Listings held back from publication. Such a listing has the state `prospective`, so every list, page, alert and file treats it as
 * not on the market, and no query needs an extra condition; its original state is kept in `held_state`.
 */

/** Listings per query. */
const slice = 500

interface RuledRow {
  readonly id: number
  readonly card: string
  readonly facts: string
  readonly projectId: number | null
}

function ruled({ card, facts, projectId }: RuledRow, state?: ListingState): RuledListing {
  const shown: ListingCard = JSON.parse(card)
  const known: ListingRecord['facts'] = JSON.parse(facts)
  return { ...shown, facts: known, projectId, ...(state === undefined ? {} : { state }) }
}

/**
 * Holds back staged listings before the import applies them, so that they are never visible. Idempotent.
 * @param rows SQL condition on the staged rows
 */
export async function holdStaged(db: Db, rows: SQL, holdsBack: HoldsBack): Promise<void> {
  const staged = await db.all<RuledRow>(sql`
    SELECT record_id AS id, columns ->> 'card' AS card, coalesce(columns ->> 'record' -> '$.facts', '{}') AS facts, columns ->> 'project_id' AS projectId
    FROM ${importRows} WHERE ${rows} AND columns ->> 'listed' = 1`)
  const heldNow = staged.filter((row) => holdsBack(ruled(row)))
  const held = heldNow.map(({ id }) => id)
  await noteProjects(
    db,
    rows,
    heldNow.flatMap(({ projectId }) => projectId ?? []),
  )
  if (held.length === 0) return
  const hidden = sql`json_set(columns, '$.held_state', columns ->> 'state', '$.state', 'prospective', '$.listed', 0,
    '$.card', json_set(columns ->> 'card', '$.state', 'prospective') || '')`
  await db
    .update(importRows)
    .set({ columns: hidden })
    .where(sql`${rows} AND record_id IN (SELECT value FROM json_each(${JSON.stringify(held)}))`)
}

/**
 * Holds back and releases listings in the stock according to today's rules. Alerts treat a released listing as new.
 * @param holdsBack null if nothing is held back
 * @param now UTC in ISO 8601
 * @returns the number changed; if any, the catalogue has a new version, which the caller announces
 */
export async function reviewHeld(db: Db, holdsBack: HoldsBack | null, now: string): Promise<number> {
  let [after, changed] = [0, 0]
  for (;;) {
    const rows = await nextRuled(db, after, holdsBack === null)
    const last = rows.at(-1)
    if (last === undefined) break
    after = last.id
    const wrong = rows.filter((row) => (holdsBack?.(ruled(row, row.heldState ?? row.state)) ?? false) !== (row.heldState !== null))
    changed += wrong.length
    if (wrong.length > 0) {
      await switchHeld(
        db,
        wrong.map(({ id }) => id),
        now,
      )
    }
  }
  if (changed > 0) await raisingStock(db, now)
  return changed
}

/** Marks the sitemap parts of projects: a project's name, which is in its URL, may change with the units that are held back or released. */
async function noteProjects(db: Db, rows: SQL, ofHeld: readonly number[]): Promise<void> {
  const released = await db.all<{ id: number }>(sql`
    SELECT DISTINCT project_id AS id FROM ${listings}
    WHERE held_state IS NOT NULL AND project_id IS NOT NULL AND id IN (SELECT record_id FROM ${importRows} WHERE ${rows})`)
  const ids = [...new Set([...ofHeld, ...released.map(({ id }) => id)])]
  if (ids.length === 0) return
  const concerned = sql`SELECT value AS id FROM json_each(${JSON.stringify(ids)})`
  await db.batch([markingParts(db, 'project', concerned), revisingUnits(db, concerned)])
}

interface StockRow extends RuledRow {
  readonly reference: string | null
  readonly state: ListingState
  readonly heldState: ListingState | null
}

/** The next listings after an id that are on offer or held back. */
function nextRuled(db: Db, after: number, onlyHeld: boolean): Promise<readonly StockRow[]> {
  const isRuled = onlyHeld ? sql`held_state IS NOT NULL` : sql`(listed = 1 OR held_state IS NOT NULL)`
  return db.all<StockRow>(sql`
    SELECT id, reference, state, held_state AS heldState, card, coalesce(record -> '$.facts', '{}') AS facts, project_id AS projectId
    FROM ${listings} WHERE id > ${after} AND ${isRuled} ORDER BY id LIMIT ${slice}`)
}

/** Releases the given listings that are held, and holds back the others. */
async function switchHeld(db: Db, ids: readonly number[], now: string): Promise<void> {
  const chosen = sql`SELECT value AS id FROM json_each(${JSON.stringify(ids)})`
  const concerned = sql`SELECT project_id AS id FROM listings WHERE project_id IS NOT NULL AND id IN (${chosen})`
  await db.batch([
    markingParts(db, 'listing', chosen),
    markingParts(db, 'project', concerned),
    revisingUnits(db, concerned),
    db
      .update(projects)
      .set({ changedOn: brusselsDay(new Date(now)) })
      .where(inArray(projects.id, sql`(${concerned})`)),
    insertStateChanges(db, chosen, sql`CASE WHEN held_state IS NULL THEN 'held' ELSE held_state END`, now),
    db.insert(listingEvents).select(sql`
      SELECT NULL, id, 'new', NULL, ${now}, 'publication' FROM listings WHERE held_state IS NOT NULL AND id IN (${chosen}) ORDER BY id`),
    db
      .update(listings)
      .set({
        state: sql`coalesce(held_state, 'prospective')`,
        listed: sql`held_state IS NOT NULL`,
        card: sql`json_set(card, '$.state', coalesce(held_state, 'prospective'))`,
        heldState: sql`CASE WHEN held_state IS NULL THEN state END`,
        revision: nextRevision,
        changedOn: brusselsDay(new Date(now)),
      })
      .where(inArray(listings.id, sql`(${chosen})`)),
  ])
}

/** A listing on offer or held back, with the fields that the rules read and those that identify it to the agency. */
export interface RuledStock {
  readonly id: number
  readonly reference: string | null
  readonly listing: RuledListing
  readonly isHeld: boolean
}

/** The next listings after an id, in order; fewer than `slice` only at the end. */
export async function listRuled(db: Db, after: number): Promise<{ readonly listings: readonly RuledStock[]; readonly next: number | null }> {
  const rows = await nextRuled(db, after, false)
  return {
    listings: rows.map((row) => ({ id: row.id, reference: row.reference, listing: ruled(row, row.heldState ?? row.state), isHeld: row.heldState !== null })),
    next: rows.length < slice ? null : (rows.at(-1)?.id ?? null),
  }
}
