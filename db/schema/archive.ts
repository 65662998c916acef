import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Archives of the site, and what a restored one must not bring back. Times are UTC in ISO 8601. */

/** `restoring`: the site takes an archive back. */
type RunState = 'reading' | 'done' | 'failed' | 'restoring'

export const archiveRuns = sqliteTable(
  'archive_runs',
  {
    /** Its name in the bucket. */
    id: text('id').primaryKey(),
    state: text('state').$type<RunState>().notNull(),
    /** The public key that it is encrypted to. */
    recipient: text('public_key').notNull().default(''),
    startedAt: text('started_at').notNull(),
    /** Until then one worker has the step. */
    leasedUntil: text('leased_until').notNull().default(''),
    step: integer('step').notNull().default(0),
    /** The closing moment: the time that the archive is of. */
    endedAt: text('ended_at'),
    error: text('error'),
    pieces: integer('pieces').notNull().default(0),
    bytes: integer('bytes').notNull().default(0),
    /** Bytes that no earlier archive had. */
    stored: integer('stored').notNull().default(0),
    rows: integer('rows').notNull().default(0),
    files: integer('files').notNull().default(0),
    provedAt: text('proved_at'),
    /** What the last proof found wrong; null: nothing. */
    proof: text('proof'),
  },
  (table) => [index('archive_runs_by_start').on(table.startedAt)],
)

/** What each step of the run under way has stored. */
export const archiveParts = sqliteTable(
  'archive_parts',
  { run: text('run').notNull(), step: integer('step').notNull(), part: text('part').notNull() },
  (table) => [primaryKey({ columns: [table.run, table.step] })],
)

/** Rows written while the site is being read, by key; added by triggers that exist only then. */
export const archiveChanges = sqliteTable(
  'archive_changes',
  { id: integer('id').primaryKey({ autoIncrement: true }), name: text('name').notNull(), rowKey: text('row_key').notNull() },
  (table) => [index('archive_changes_by_table').on(table.name, table.id)],
)

/** The ids of erased rows, added by triggers. */
export const erasedRows = sqliteTable('erased_rows', { name: text('name').notNull(), id: text('id').notNull(), at: text('at').notNull() }, (table) => [
  primaryKey({ columns: [table.name, table.id] }),
  index('erased_rows_by_time').on(table.at),
])
