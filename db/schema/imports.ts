import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { RemarkReason } from '../model/feeds/field-remark.ts'
import type { JudgedBefore } from '../model/feeds/guard/judge.ts'
import type { FeedFormat, HeldImport, ImportCounts, ImportMode, ImportRefusal, ImportState, ImportVia } from '../model/feeds/import-run.ts'
import type { SyncCounts, SyncCursor, SyncError, SyncMode, SyncState } from '../model/feeds/sync-run.ts'

/** Feed imports: assigned public ids, and the staging tables, which are emptied when an import ends. */

export type RecordKind = 'listing' | 'project'
/** `kept`: the record was invalid, so its row in the stock stays. `deleted`: deleted by the source. */
export type ImportOutcome = 'added' | 'changed' | 'unchanged' | 'kept' | 'deleted'

/** Public ids of records whose own ids cannot be used in URLs. Never reused. */
export const publicIds = sqliteTable(
  'public_ids',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    source: text('source').notNull(),
    kind: text('kind').$type<RecordKind>().notNull(),
    externalId: text('external_id').notNull(),
  },
  (table) => [uniqueIndex('public_ids_by_record').on(table.source, table.kind, table.externalId)],
)

export const imports = sqliteTable(
  'imports',
  {
    id: text('id').primaryKey(),
    state: text('state').$type<ImportState>().notNull(),
    mode: text('mode').$type<ImportMode>().notNull(),
    startedAt: text('started_at').notNull(),
    touchedAt: text('touched_at').notNull(),
    /** Whether its changes are recorded as events; false for the import that fills an empty catalogue. */
    logsEvents: integer('is_told', { mode: 'boolean' }).notNull().default(false),
    source: text('source').notNull().default('omnicasa'),
    format: text('format').$type<FeedFormat>().notNull().default('omnicasa'),
    via: text('via').$type<ImportVia>().notNull().default('token'),
    /** The name of the token, or the id of the run or of the member. */
    sentBy: text('sent_by'),
    /** Its outcome; null until it is done. */
    counts: text('counts', { mode: 'json' }).$type<ImportCounts>(),
    rejected: integer('rejected').notNull().default(0),
    /** By kind, the last position whose rejections are counted. */
    countedTo: text('counted_to', { mode: 'json' }).$type<Readonly<Partial<Record<RecordKind, number>>>>().notNull().default({}),
    refusal: text('refusal', { mode: 'json' }).$type<ImportRefusal>(),
    /** Set while a refused import can still be overridden. */
    held: text('held', { mode: 'json' }).$type<HeldImport>(),
    /** How many remarks it made about the records it has read, by field. */
    remarks: text('remarks', { mode: 'json' }).$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** By kind, the last position whose remarks are counted. */
    remarkedTo: text('remarked_to', { mode: 'json' }).$type<Readonly<Partial<Record<RecordKind, number>>>>().notNull().default({}),
    /** What it changed, as it was judged before it was applied; null if nothing was judged or a person decided. */
    judged: text('judged', { mode: 'json' }).$type<JudgedBefore>(),
  },
  (table) => [
    index('imports_by_start').on(table.startedAt),
    index('imports_with_rejects').on(table.startedAt).where(sql`rejected > 0`),
    index('imports_held').on(table.source).where(sql`held IS NOT NULL`),
    index('imports_judged').on(table.source, table.startedAt).where(sql`judged IS NOT NULL`),
  ],
)

/** Records that an import rejected. */
export const importRejects = sqliteTable(
  'import_rejects',
  {
    importId: importId(),
    kind: text('kind').$type<RecordKind>().notNull(),
    position: integer('position').notNull(),
    externalId: text('external_id'),
    reason: text('reason').notNull(),
    /** The record as JSON, truncated; null if it was not received. */
    record: text('record'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.kind, table.position] })],
)

/** Remarks of an import about the records it has read. */
export const importRemarks = sqliteTable(
  'import_remarks',
  {
    importId: importId(),
    kind: text('kind').$type<RecordKind>().notNull(),
    position: integer('position').notNull(),
    /** Within the record, from 0. */
    number: integer('number').notNull(),
    /** The public id of the record. */
    recordId: integer('record_id'),
    externalId: text('external_id'),
    field: text('field').notNull(),
    value: text('value').notNull(),
    reason: text('reason').$type<RemarkReason>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.kind, table.position, table.number] })],
)

/** Records that an import has added, changed or withdrawn. */
export const importChanges = sqliteTable(
  'import_changes',
  {
    importId: importId(),
    kind: text('kind').$type<RecordKind>().notNull(),
    recordId: integer('record_id').notNull(),
    outcome: text('outcome').$type<'added' | 'changed' | 'withdrawn'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.outcome, table.kind, table.recordId] })],
)

export const importRows = sqliteTable(
  'import_rows',
  {
    importId: importId(),
    kind: text('kind').$type<RecordKind>().notNull(),
    recordId: integer('record_id').notNull(),
    position: integer('position').notNull(),
    outcome: text('outcome').$type<ImportOutcome>().notNull(),
    columns: text('columns', { mode: 'json' }).$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.kind, table.recordId] }),
    index('import_rows_by_position').on(table.importId, table.kind, table.position),
  ],
)

/** The records that an import has changed, as they stood before it: what returns the import. */
export const importBefore = sqliteTable(
  'import_before',
  {
    importId: importId(),
    kind: text('kind').$type<RecordKind>().notNull(),
    recordId: integer('record_id').notNull(),
    /** Of the record as the import wrote it: one with another has changed since. */
    fingerprint: text('fingerprint').notNull(),
    /** The row before, as JSON; null for a record that the import added. */
    columns: text('columns'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.kind, table.recordId] })],
)

/** Records that a person has refused: the same record is neither asked about again nor published. */
export const refusedRecords = sqliteTable(
  'refused_records',
  {
    source: text('source').notNull(),
    kind: text('kind').$type<RecordKind>().notNull(),
    recordId: integer('record_id').notNull(),
    /** Of the record as it was refused; empty: its absence was refused. */
    fingerprint: text('fingerprint').notNull(),
    refusedAt: text('refused_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.kind, table.recordId] })],
)

/** Records of an import that equal those in the stock, a row per chunk. */
export const importUnchanged = sqliteTable(
  'import_unchanged',
  {
    importId: importId(),
    kind: text('kind').$type<RecordKind>().notNull(),
    /** Of the first record of the chunk. */
    position: integer('position').notNull(),
    firstId: integer('first_id').notNull(),
    lastId: integer('last_id').notNull(),
    count: integer('count').notNull(),
    /** The position of each record, by its public id. */
    records: text('records', { mode: 'json' }).$type<Readonly<Record<string, number>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.kind, table.position] })],
)

function importId() {
  return text('import_id')
    .notNull()
    .references(() => imports.id, { onDelete: 'cascade' })
}

/** Runs of a scheduled synchronisation: at most one active per source. */
export const syncRuns = sqliteTable(
  'sync_runs',
  {
    id: text('id').primaryKey(),
    source: text('source').notNull(),
    mode: text('mode').$type<SyncMode>().notNull(),
    state: text('state').$type<SyncState>().notNull(),
    /** The number of processed queue messages: a redelivered one finds its step already done. */
    step: integer('step').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    cursor: text('cursor', { mode: 'json' }).$type<SyncCursor>().notNull(),
    counts: text('counts', { mode: 'json' }).$type<SyncCounts>().notNull(),
    /** Lease expiry: until then one consumer owns the run. */
    leaseUntil: text('lease_until'),
    touchedAt: text('touched_at').notNull(),
    startedAt: text('started_at').notNull(),
    endedAt: text('ended_at'),
    error: text('error', { mode: 'json' }).$type<SyncError>(),
  },
  (table) => [
    uniqueIndex('sync_runs_running').on(table.source).where(sql`state = 'running'`),
    index('sync_runs_by_source').on(table.source, sql`started_at DESC`),
    index('sync_runs_done').on(table.source, table.mode, table.startedAt).where(sql`state = 'done'`),
  ],
)

/** How many pictures the stock of each source has on each host elsewhere; kept by triggers of `listings` and `projects`. */
export const pictureHostCounts = sqliteTable(
  'picture_host_counts',
  {
    source: text('source').notNull(),
    origin: text('origin').notNull(),
    pictures: integer('pictures').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.origin] })],
)
