import { and, asc, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Import, Rejection } from '../model/feeds/import-run.ts'
import {
  crmReceipts,
  importChanges,
  importRejects,
  importRows,
  imports,
  listingChanges,
  listings,
  projects,
  type RecordKind,
  staff,
  syncRuns,
} from '../schema.ts'
import { jsonBatches } from '../site/json-batches.ts'
import { isUnderWay } from './import-staging.ts'
import { returnStanding } from './returns/open-return.ts'

/** The import history that the desk shows. Times are UTC in ISO 8601. */

const maxRejects = 1_000
const maxChanges = 1_000
/** A rejected record is truncated to this many characters. */
const maxRecord = 8_000

/** A rejected record with its JSON; null if it was not received. */
type RejectedRecord = Rejection & { readonly record: string | null }

/** Counts the rejected records of a chunk and stores them up to the import's limit. Idempotent: a resent chunk has no positions past the last counted. */
export async function noteRejects(db: Db, importId: string, kind: RecordKind, rejects: readonly RejectedRecord[]): Promise<void> {
  const [first, last] = [rejects[0], rejects.at(-1)]
  if (first === undefined || last === undefined) return
  const path = `$.${kind}`
  const parts = rejects
    .slice(0, maxRejects)
    .map(({ position, id, reason, record }) => JSON.stringify([position, id, reason, record?.slice(0, maxRecord).toWellFormed() ?? null]))
  const isFull = sql`(SELECT count(*) FROM ${importRejects} WHERE import_id = ${importId}) >= ${maxRejects}`
  const insert = (rows: string) =>
    db
      .insert(importRejects)
      .select(sql`
        SELECT ${importId}, ${kind}, value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(${rows})
        WHERE NOT ${isFull} AND ${isUnderWay(importId, 'receiving')}`)
      .onConflictDoNothing()
  for (const rows of jsonBatches(parts)) await insert(rows)
  await db
    .update(imports)
    .set({ rejected: sql`rejected + ${rejects.length}`, countedTo: sql`json_set(counted_to, ${path}, ${last.position})` })
    .where(sql`id = ${importId} AND coalesce(counted_to ->> ${path}, 0) < ${first.position}`)
}

/** The statements that record which records an import has changed; must precede those that drop its staged rows. */
export function notingChanges(db: Db, { id, source, startedAt }: Import) {
  const insert = (rows: SQL) => db.insert(importChanges).select(sql`${rows} LIMIT ${maxChanges}`).onConflictDoNothing()
  const staged = (outcome: 'added' | 'changed') =>
    insert(sql`SELECT ${id}, kind, record_id, ${outcome} FROM ${importRows} WHERE import_id = ${id} AND outcome = ${outcome} AND ${isUnderWay(id, 'applying')}`)
  const withdrawn = (kind: RecordKind, stock: typeof listings | typeof projects) =>
    insert(sql`SELECT ${id}, ${kind}, id, 'withdrawn' FROM ${stock} WHERE withdrawn_at = ${startedAt} AND source = ${source} AND ${isUnderWay(id, 'applying')}`)
  return [staged('added'), staged('changed'), withdrawn('listing', listings), withdrawn('project', projects)] as const
}

const shown = {
  id: imports.id,
  state: imports.state,
  mode: imports.mode,
  startedAt: imports.startedAt,
  touchedAt: imports.touchedAt,
  source: imports.source,
  format: imports.format,
  via: imports.via,
  sentBy: imports.sentBy,
  counts: imports.counts,
  rejected: imports.rejected,
  refusal: imports.refusal,
  held: imports.held,
  remarks: imports.remarks,
  sender: staff.name,
  run: { state: syncRuns.state, mode: syncRuns.mode, error: syncRuns.error },
}

const isRun = and(eq(imports.via, 'sync'), eq(syncRuns.id, imports.sentBy))

function selectRuns(db: Db) {
  return db.select(shown).from(imports).leftJoin(syncRuns, isRun).leftJoin(staff, eq(staff.id, imports.sentBy))
}

interface RunFilter {
  /** Whether to include synchronisations without changes. */
  readonly quiet: boolean
  /** Cursor: only imports that began before this time. */
  readonly before?: string | undefined
}

/** Imports, newest first, with their sender and, for a synchronisation, the state of its run. */
export function listRuns(db: Db, { quiet, before }: RunFilter, limit: number) {
  const { counts, via, state, rejected, startedAt } = imports
  const count = (name: string) => sql`coalesce(${counts} ->> ${`$.${name}`}, 0)`
  const changesNothing = sql`(${count('added')} + ${count('changed')} + ${count('withdrawn')} + ${rejected}) = 0`
  const isQuiet = sql`(${via} = 'sync' AND ${state} = 'done' AND ${changesNothing})`
  return selectRuns(db)
    .where(and(quiet ? undefined : sql`NOT ${isQuiet}`, before === undefined ? undefined : lt(startedAt, before)))
    .orderBy(desc(startedAt))
    .limit(limit)
}

/** An import with what its return needs; null if unknown. */
export async function findRun(db: Db, id: string) {
  return (await selectRun(db, id))[0] ?? null
}

function selectRun(db: Db, id: string) {
  return db
    .select({ ...shown, ...returnStanding })
    .from(imports)
    .leftJoin(syncRuns, isRun)
    .leftJoin(staff, eq(staff.id, imports.sentBy))
    .where(eq(imports.id, id))
    .limit(1)
}

/** An import with its field changes and rejected records, the first few hundred of each; null if unknown. */
export async function findRunDetails(db: Db, id: string) {
  // Not a batch: D1's batch results merge equally named columns of joined tables.
  const during = sql`${listingChanges.at} BETWEEN ${imports.startedAt} AND ${imports.touchedAt}`
  const noted = sql`(SELECT max(${listingChanges.id}) FROM ${listingChanges} WHERE ${listingChanges.listingId} = ${importChanges.recordId} AND ${during})`
  const [[run], rejects, changes] = await Promise.all([
    selectRun(db, id),
    db
      .select({
        ...getTableColumns(importRejects),
        toldState: crmReceipts.toldState,
        toldAt: crmReceipts.toldAt,
        error: crmReceipts.error,
      })
      .from(importRejects)
      .innerJoin(imports, eq(imports.id, importRejects.importId))
      .leftJoin(crmReceipts, and(eq(crmReceipts.source, imports.source), eq(crmReceipts.externalId, importRejects.externalId)))
      .where(eq(importRejects.importId, id))
      .orderBy(asc(importRejects.kind), asc(importRejects.position))
      .limit(200),
    db
      .select({
        kind: importChanges.kind,
        id: importChanges.recordId,
        outcome: importChanges.outcome,
        card: listings.card,
        reference: listings.reference,
        goal: listings.goal,
        change: listingChanges,
      })
      .from(importChanges)
      .innerJoin(imports, eq(imports.id, importChanges.importId))
      .leftJoin(listings, and(eq(importChanges.kind, 'listing'), eq(listings.id, importChanges.recordId)))
      .leftJoin(listingChanges, and(eq(importChanges.kind, 'listing'), eq(importChanges.outcome, 'changed'), eq(listingChanges.id, noted)))
      .where(eq(importChanges.importId, id))
      .limit(300),
  ])
  return run === undefined ? null : { run, rejects, changes }
}

/** Deletes ended imports that began before a given time, with their history. */
export async function removeOldImports(db: Db, before: string): Promise<void> {
  await db.delete(imports).where(and(lt(imports.startedAt, before), sql`state NOT IN ('receiving', 'applying')`))
}
