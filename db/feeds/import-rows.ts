import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { holdStaged } from '../listings/desk/held-listings.ts'
import { type ReviewBasis, reviewImported } from '../listings/desk/review-homes.ts'
import { cardWithEarlierPrices, insertChanges, insertStateChanges, withoutEarlierPrices } from '../listings/listing-changes.ts'
import { insertEvents } from '../listings/listing-events.ts'
import type { Import } from '../model/feeds/import-run.ts'
import type { HoldsBack } from '../model/law/compliance/compliance.ts'
import { brusselsDay } from '../model/site/brussels-time.ts'
import { insertHomeEvents, insertWithdrawals } from '../owners/home-events.ts'
import { type ImportOutcome, importRows, importUnchanged, type RecordKind } from '../schema.ts'
import { markingParts } from '../site/sitemap-parts.ts'
import { nextRevision, revisingUnits } from '../site/versions.ts'
import { type HideUnit, hideStagedUnits } from './import-hidden-units.ts'
import { isPresented, type PresentListing, presentStaged } from './import-presentations.ts'
import { isUnchanged, isUnderWay, stocks } from './import-staging.ts'
import { storingBefore } from './returns/import-before.ts'

/** The staged rows of an import: compared with the stock of its source, then copied into it slice by slice. Every step is idempotent. */

/** Staged positions copied per call, and records withdrawn per call. */
const slice = 500
const withdrawnAtOnce = 2_000

/** The effect of an import, planned or done, on one kind of record. */
export interface Weight {
  readonly stock: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** Explicitly deleted by the source. */
  readonly deleted: number
  readonly missing: number
}

/**
 * Compares the staged records of one kind with the stock of the import's source. A record is missing if the feed does not mention it: a rejected
 * record that the stock has counts as present, and one that the source names as deleted does not count as missing.
 */
export async function weigh(db: Db, { id, source }: Import, kind: RecordKind): Promise<Weight> {
  const rows = await db.all<{ count: number }>(sql`SELECT count(*) AS count FROM ${stocks[kind]} WHERE withdrawn_at IS NULL AND source = ${source}`)
  const stock = rows[0]?.count ?? 0
  const counts = await outcomes(db, id, [kind])
  return { stock, ...counts, missing: Math.max(0, stock - counts.changed - counts.unchanged - counts.kept - counts.deleted) }
}

/** Counts the staged records of some kinds by outcome. */
export async function outcomes(db: Db, importId: string, kinds: readonly RecordKind[]): Promise<Record<ImportOutcome, number>> {
  const ofKinds = (staged: typeof importRows | typeof importUnchanged) => and(eq(staged.importId, importId), inArray(staged.kind, [...kinds]))
  const [rows, alike] = await db.batch([
    db.select({ outcome: importRows.outcome, count: sql<number>`count(*)` }).from(importRows).where(ofKinds(importRows)).groupBy(importRows.outcome),
    db.select({ count: sql<number>`coalesce(sum(count), 0)` }).from(importUnchanged).where(ofKinds(importUnchanged)),
  ])
  const counts = { added: 0, changed: 0, unchanged: 0, kept: 0, deleted: 0 }
  for (const { outcome, count } of rows) counts[outcome] = count
  counts.unchanged += alike[0]?.count ?? 0
  return counts
}

/** Which listings, and which units' addresses, an import must hide. */
interface ListingRules {
  /** Which listings are held back; null if none are. */
  readonly holdsBack: HoldsBack | null
  readonly hideUnit: HideUnit
  readonly present: PresentListing
  /** Inputs for the desk's review of homes. */
  readonly review: ReviewBasis
}

/**
 * Copies the next slice of staged rows after a position into the stock and writes their events, in one batch. Idempotent: a copied row loses its
 * staged columns, so a retry copies only the remaining rows.
 * @param holdsBack which listings to hold back; null if none are
 * @param now UTC in ISO 8601
 * @returns the position to continue after; null when done
 */
export async function applyRows(
  db: Db,
  importId: string,
  kind: RecordKind,
  after: number,
  { holdsBack, hideUnit, present, review }: ListingRules,
  now: string,
): Promise<number | null> {
  const first = (await nextPosition(db, importId, kind, after)) ?? (after > 0 ? await nextPosition(db, importId, kind, 0) : null)
  if (first === null) return null
  const staged = sql`import_id = ${importId} AND kind = ${kind} AND position >= ${first} AND position < ${first + slice}
    AND columns IS NOT NULL AND ${isUnderWay(importId, 'applying')}`
  if (kind === 'listing' && holdsBack !== null) await holdStaged(db, staged, holdsBack)
  if (kind === 'listing') await hideStagedUnits(db, staged, hideUnit)
  if (kind === 'listing') await presentStaged(db, staged, present)
  // A row whose presentation was saved concurrently waits for the next call.
  const rows = kind === 'listing' ? sql`${staged} AND ${isPresented}` : staged
  const changed = sql`SELECT record_id AS id FROM ${importRows} WHERE ${rows} AND outcome IN ('added', 'changed')`
  const marked = markingParts(db, kind, changed)
  const copied = copyingRows(db, kind, rows, now)
  const cleared = db.update(importRows).set({ columns: null }).where(rows)
  const stored = storingBefore(db, kind, rows)
  if (kind === 'project') await db.batch([marked, revisingUnits(db, changed), stored, copied, cleared])
  else {
    await db.run(copyWords(rows))
    const events = [insertEvents(db, importId, rows, now), insertHomeEvents(db, importId, rows, now), insertChanges(db, rows, now)] as const
    await db.batch([marked, ...events, stored, copied, cleared])
    await reviewImported(db, importId, [first, first + slice - 1], review)
  }
  return first + slice - 1
}

async function nextPosition(db: Db, importId: string, kind: RecordKind, after: number): Promise<number | null> {
  const rows = await db.all<{ position: number }>(sql`
    SELECT position FROM ${importRows} WHERE import_id = ${importId} AND kind = ${kind} AND position > ${after} AND columns IS NOT NULL
    ORDER BY position LIMIT 1`)
  return rows[0]?.position ?? null
}

/** SQL for whether a record's page is unchanged. Ignores the feed's time of change, which many CRMs raise with every export. */
const showsTheSame: Readonly<Record<RecordKind, string>> = {
  listing: `${withoutEarlierPrices('listings.card')} = json(excluded.card) AND json_remove(listings.record, '$.changedAt') = json_remove(excluded.record, '$.changedAt')`,
  project: 'projects.fingerprint = excluded.fingerprint',
}

/** The day a listing was sold or let: from the feed, or else the day of the import in which a listing on offer turned up sold. */
const closedOn = sql.raw(`CASE WHEN excluded.state NOT IN ('sold', 'rented') THEN NULL
  ELSE coalesce(excluded.closed_on, CASE WHEN listings.listed = 1 THEN excluded.changed_on ELSE listings.closed_on END) END`)

/**
 * The columns of a staged row in the order of its table. Every column is a key of the staged JSON, except the time of withdrawal (null for a record in
 * the feed), the day of change, the day it first came in, the revision, the day of the sale, and columns derived from the card.
 */
export function stagedValues(kind: RecordKind, now: string): readonly SQL[] {
  const own: Readonly<Record<string, SQL>> = {
    withdrawn_at: sql`NULL`,
    changed_on: sql`${brusselsDay(new Date(now))}`,
    came_on: sql`${brusselsDay(new Date(now))}`,
    revision: nextRevision,
    annuity: sql`columns ->> 'card' ->> '$.annuity' IS NOT NULL`,
    bouquet: sql`columns ->> 'card' ->> '$.annuity.bouquet'`,
    closed_on: sql`columns ->> 'record' ->> '$.closedOn'`,
  }
  return Object.values(getTableColumns(stocks[kind])).map(({ name }) => own[name] ?? sql.raw(`columns ->> '${name}'`))
}

/** The statement that upserts staged rows. An unchanged record keeps its revision and its days. */
function copyingRows(db: Db, kind: RecordKind, rows: SQL, now: string) {
  const columns = Object.entries(getTableColumns(stocks[kind]))
  const values = stagedValues(kind, now)
  // An unchanged listing may still be held back or released.
  const isSame = `${kind}s.fingerprint = excluded.fingerprint AND ${kind}s.withdrawn_at IS NULL AND ${kind}s.listed = excluded.listed`
  const revision = sql.raw(`CASE WHEN ${isSame} THEN revision ELSE excluded.revision END`)
  const changes = columns
    .filter(([key]) => key !== 'id' && key !== 'cameOn')
    .map(([key, { name }]) => [key, name === 'revision' ? revision : sql.raw(`excluded.${name}`)])
  const changedOn = sql.raw(`CASE WHEN ${showsTheSame[kind]} THEN ${kind}s.changed_on ELSE excluded.changed_on END`)
  return db
    .insert(stocks[kind])
    .select(sql`SELECT ${sql.join([...values], sql`, `)} FROM ${importRows} WHERE ${rows}`)
    .onConflictDoUpdate({
      target: stocks[kind].id,
      set: { ...Object.fromEntries(changes), changedOn, ...(kind === 'listing' ? { closedOn, card: cardWithEarlierPrices(brusselsDay(new Date(now))) } : {}) },
    })
}

/** The statement that indexes the words of listings for full-text search, by listing id. */
function copyWords(rows: SQL): SQL {
  return sql`INSERT OR REPLACE INTO listing_texts (rowid, text) SELECT record_id, columns ->> 'words' FROM ${importRows} WHERE ${rows}`
}

/** SQL from `FROM` for the records of a kind, as `stock`, that an import withdraws: those its source deleted, or those missing from the feed. */
export function withdrawnBy({ id, source }: Pick<Import, 'id' | 'source'>, kind: RecordKind, which: 'deleted' | 'missing'): SQL {
  const staged = sql`SELECT 1 FROM ${importRows} AS staged WHERE staged.import_id = ${id} AND staged.kind = ${kind} AND staged.record_id = stock.id`
  const chosen =
    which === 'deleted' ? sql`EXISTS (${staged} AND staged.outcome = 'deleted')` : sql`NOT EXISTS (${staged}) AND NOT ${isUnchanged(sql`stock.id`, id, kind)}`
  return sql`FROM ${stocks[kind]} AS stock WHERE stock.withdrawn_at IS NULL AND stock.source = ${source} AND ${chosen}`
}

/** SQL for the card of a withdrawn listing. */
export const withdrawnCard = sql`json_set(${sql.raw(withoutEarlierPrices('card'))}, '$.state', 'withdrawn')`

/**
 * Withdraws one slice of records of a kind: those the source deleted or, in a full import, those missing from the feed.
 * @returns whether more are left
 */
export async function withdraw(db: Db, { id, source, startedAt }: Import, kind: RecordKind, which: 'deleted' | 'missing'): Promise<boolean> {
  const stock = stocks[kind]
  const rows = await db.all<{ id: number }>(sql`SELECT stock.id AS id ${withdrawnBy({ id, source }, kind, which)} LIMIT ${withdrawnAtOnce}`)
  if (rows.length === 0) return false
  const ids = sql`SELECT value AS id FROM json_each(${JSON.stringify(rows.map((row) => row.id))}) WHERE ${isUnderWay(id, 'applying')}`
  const state =
    kind === 'listing'
      ? {
          state: sql`'withdrawn'`,
          card: withdrawnCard,
          heldState: sql`NULL`,
          revision: nextRevision,
        }
      : {}
  const before =
    kind === 'project' ? [revisingUnits(db, ids)] : [insertWithdrawals(db, ids, startedAt), insertStateChanges(db, ids, sql`'withdrawn'`, startedAt)]
  await db.batch([
    markingParts(db, kind, ids),
    ...before,
    db
      .update(stock)
      .set({ listed: false, withdrawnAt: startedAt, remarks: null, pictureHosts: null, ...state })
      .where(sql`withdrawn_at IS NULL AND id IN (${ids})`),
  ])
  return rows.length >= withdrawnAtOnce
}

/** The number of records of a kind an import has withdrawn, recognised by a time of withdrawal that equals the import's start. */
export async function countWithdrawn(db: Db, { source, startedAt }: Import, kind: RecordKind): Promise<number> {
  const rows = await db.all<{ count: number }>(sql`SELECT count(*) AS count FROM ${stocks[kind]} WHERE withdrawn_at = ${startedAt} AND source = ${source}`)
  return rows[0]?.count ?? 0
}
