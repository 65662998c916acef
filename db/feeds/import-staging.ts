import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { ImportState } from '../model/feeds/import-run.ts'
import { type ImportOutcome, importRows, imports, importUnchanged, listings, projects, type RecordKind } from '../schema.ts'
import { jsonBatches } from '../site/json-batches.ts'

/** Maximum characters of text in a record: JSON escaping may double them, and the result must fit a bound value. */
export const maxRowLength = 250_000

/** One record of a chunk: `columns` is null if it is invalid, 'same' if it equals the record in the stock. Positions count from 1. */
export interface IncomingRow {
  readonly id: number
  readonly externalId: string
  readonly position: number
  readonly columns: { readonly fingerprint: string; readonly size: number; readonly json: () => string } | 'same' | null
}

/** A record that repeats the id of an earlier one in the feed. */
interface Duplicate {
  readonly externalId: string
  readonly position: number
  readonly first: number
}

/** What the stock and the staging table hold for a public id. */
export interface KnownRow {
  readonly id: number
  readonly fingerprint: string | null
  readonly recordHash: string | null
  /** The remarks on the record in the stock, as JSON. */
  readonly remarks: string | null
  readonly inStock: number
  /** When it came on offer, UTC in ISO 8601; null for a record that the stock has never had. */
  readonly createdAt: string | null
  /** 1: visitors may have seen a page of it. */
  readonly hadPage: number | null
  readonly position: number | null
  readonly outcome: ImportOutcome | null
  /** 1 if this import has staged it in a row of its own. */
  readonly hasRow: number
}

/** The records of one kind in a chunk, the first at `position`. */
interface IncomingChunk {
  readonly kind: RecordKind
  readonly position: number
  readonly rows: readonly IncomingRow[]
}

/**
 * Writes a chunk to the staging table: one row for all unchanged records, and another write for the changed ones (more for a large chunk).
 * Idempotent: a resent chunk changes nothing.
 * @returns the duplicates, which are not staged
 */
export async function stageRows(
  db: Db,
  importId: string,
  { kind, position: chunkPosition, rows }: IncomingChunk,
  known: ReadonlyMap<number, KnownRow>,
): Promise<readonly Duplicate[]> {
  const staged = new Map<number, { position: number; outcome: ImportOutcome; columns: string | null }>()
  const duplicates: Duplicate[] = []
  for (const { id, externalId, position, columns } of rows) {
    const before = known.get(id)
    const isInStock = before?.inStock === 1
    const earlier = staged.get(id) ?? (before && before.position !== null ? before : null)
    if (columns === null) {
      if (isInStock && !earlier) staged.set(id, { position, outcome: 'kept', columns: null })
    } else if (earlier && earlier.outcome !== 'kept' && earlier.outcome !== 'deleted' && earlier.position !== position) {
      duplicates.push({ externalId, position, first: earlier.position ?? position })
    } else {
      const outcome = outcomeOf(columns, isInStock ? before : null)
      staged.set(id, { position, outcome, columns: columns === 'same' ? null : columns.json() })
    }
  }
  const isAlike = ([id, { outcome, columns }]: readonly [number, { outcome: ImportOutcome; columns: string | null }]) =>
    outcome === 'unchanged' && columns === null && known.get(id)?.hasRow !== 1
  const alike = new Map([...staged].filter(isAlike).map(([id, { position }]) => [id, position]))
  const wereAlike = rows.some(({ id, position }) => known.get(id)?.position === position && known.get(id)?.hasRow === 0)
  if (alike.size > 0 || wereAlike) await db.run(stagingUnchanged(importId, kind, chunkPosition, alike, isUnderWay(importId, 'receiving')))
  const parts = [...staged].filter(([id]) => !alike.has(id)).map(([id, row]) => `[${id},${row.position},"${row.outcome}",${row.columns ?? 'null'}]`)
  for (const part of jsonBatches(parts)) await insertStaged(db, importId, kind, part)
  return duplicates
}

function outcomeOf(columns: Exclude<IncomingRow['columns'], null>, inStock: KnownRow | null | undefined): ImportOutcome {
  if (!inStock) return 'added'
  return columns === 'same' || inStock.fingerprint === columns.fingerprint ? 'unchanged' : 'changed'
}

/** A prospective listing, and a project that was never for the internet, have had no page. */
const hadPage: Readonly<Record<RecordKind, SQL>> = {
  listing: sql`coalesce(stock.state <> 'prospective', 0)`,
  project: sql`(stock.id IS NOT NULL AND stock.record -> '$.unpublished' IS NULL)`,
}

/** Stock and staging state by public id, in one read. */
export async function knownRows(db: Db, importId: string, kind: RecordKind, requested: readonly number[]): Promise<ReadonlyMap<number, KnownRow>> {
  if (requested.length === 0) return new Map()
  const ids = JSON.stringify([...new Set(requested)])
  const between = { first: Math.min(...requested), last: Math.max(...requested) }
  const found = await db.all<KnownRow>(sql`
    WITH alike AS MATERIALIZED (${unchangedRecords(importId, kind, between)})
    SELECT requested.value AS id, stock.fingerprint AS fingerprint, stock.record_hash AS recordHash, stock.remarks AS remarks, stock.id IS NOT NULL AND stock.withdrawn_at IS NULL AS inStock,
      stock.created_at AS createdAt, ${hadPage[kind]} AS hadPage,
      coalesce(staged.position, alike.position) AS position, coalesce(staged.outcome, iif(alike.id IS NULL, NULL, 'unchanged')) AS outcome,
      staged.record_id IS NOT NULL AS hasRow
    FROM json_each(${ids}) AS requested
    LEFT JOIN ${stocks[kind]} AS stock ON stock.id = requested.value
    LEFT JOIN ${importRows} AS staged ON staged.import_id = ${importId} AND staged.kind = ${kind} AND staged.record_id = requested.value
    LEFT JOIN alike ON alike.id = requested.value`)
  return new Map(found.map((row) => [row.id, row]))
}

/**
 * Stages deletions of the public ids that are in the stock and not in the feed. A record sent later replaces its deletion.
 * @returns how many were staged
 */
export async function stageDeleted(db: Db, importId: string, kind: RecordKind, ids: readonly number[]): Promise<number> {
  const { meta } = await db.run(sql`
    INSERT INTO ${importRows} (import_id, kind, record_id, position, outcome)
    SELECT ${importId}, ${kind}, stock.id, 0, 'deleted' FROM json_each(${JSON.stringify(ids)}) AS requested
    CROSS JOIN ${stocks[kind]} AS stock ON stock.id = requested.value AND stock.withdrawn_at IS NULL
    WHERE ${isUnderWay(importId, 'receiving')} AND NOT ${isUnchanged(sql`stock.id`, importId, kind)}
    ON CONFLICT (import_id, kind, record_id) DO NOTHING`)
  return meta.changes
}

async function insertStaged(db: Db, importId: string, kind: RecordKind, rows: string): Promise<void> {
  await db.run(sql`
    INSERT INTO ${importRows} (import_id, kind, record_id, position, outcome, columns)
    SELECT ${importId}, ${kind}, value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(${rows})
    WHERE ${isUnderWay(importId, 'receiving')}
    ON CONFLICT (import_id, kind, record_id) DO UPDATE SET position = excluded.position, outcome = excluded.outcome, columns = excluded.columns`)
}

/** The table of each kind of record. */
export const stocks = { listing: listings, project: projects } as const

/** The guard on every write of an import: it is still in the given state. */
export function isUnderWay(importId: string, state: ImportState): SQL {
  return sql`EXISTS (SELECT 1 FROM ${imports} AS under_way WHERE under_way.id = ${importId} AND under_way.state = ${state})`
}

/** Unchanged records of an import, nearly all of a typical feed. Staged as one row per chunk (positions by id), so that a feed with few changes costs few writes. */

/** The statement that stages the unchanged records of the chunk at a position, under a condition. A resent chunk replaces the row. */
function stagingUnchanged(importId: string, kind: RecordKind, position: number, records: ReadonlyMap<number, number>, condition: SQL): SQL {
  const ids = [...records.keys()]
  const [first, last] = ids.reduce(([low, high], id) => [Math.min(low, id), Math.max(high, id)], [Number.MAX_SAFE_INTEGER, 0])
  return sql`
    INSERT INTO ${importUnchanged} (import_id, kind, position, first_id, last_id, count, records)
    SELECT ${importId}, ${kind}, ${position}, ${first}, ${last}, ${ids.length}, ${JSON.stringify(Object.fromEntries(records))} WHERE ${condition}
    ON CONFLICT (import_id, kind, position)
    DO UPDATE SET first_id = excluded.first_id, last_id = excluded.last_id, count = excluded.count, records = excluded.records`
}

/** SQL for the ids and positions of the unchanged records of a kind, those between two ids if given. */
function unchangedRecords(importId: string, kind: RecordKind, between?: { readonly first: number; readonly last: number }): SQL {
  const range = between === undefined ? sql`` : sql`AND chunk.last_id >= ${between.first} AND chunk.first_id <= ${between.last}`
  return sql`
    SELECT CAST(record.key AS INTEGER) AS id, record.value AS position
    FROM ${importUnchanged} AS chunk CROSS JOIN json_each(chunk.records) AS record
    WHERE chunk.import_id = ${importId} AND chunk.kind = ${kind} ${range}`
}

/** SQL for the condition that an id is among the unchanged records of a kind. */
export function isUnchanged(id: SQL, importId: string, kind: RecordKind): SQL {
  return sql`${id} IN (SELECT id FROM (${unchangedRecords(importId, kind)}))`
}

/** The statements that delete all staged rows of imports. @param chosen a condition on `import_id` */
export function droppingStaged(db: Db, chosen: SQL) {
  return [db.delete(importRows).where(chosen), db.delete(importUnchanged).where(chosen)] as const
}
