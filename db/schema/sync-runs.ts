import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { SyncCounts, SyncCursor, SyncError, SyncMode, SyncState } from '../model/feeds/sync-run.ts'

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
  ],
)
