import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { DropReason, SeenKind } from '../model/views/page-view.ts'

/** Daily views of the page of a listing or project. */
export const viewDays = sqliteTable(
  'view_days',
  {
    kind: text('kind').$type<SeenKind>().notNull(),
    recordId: integer('record_id').notNull(),
    /** In Brussels, YYYY-MM-DD. */
    day: text('day').notNull(),
    views: integer('views').notNull(),
    /** Null while visits are not counted. */
    visits: integer('visits'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.recordId, table.day] })],
)

/** The sums of `view_days`. */
export const viewTotals = sqliteTable(
  'view_totals',
  {
    kind: text('kind').$type<SeenKind>().notNull(),
    recordId: integer('record_id').notNull(),
    views: integer('views').notNull(),
    visits: integer('visits'),
    /** The first day that the views cover: of publication, or on which the site began to count. */
    since: text('since').notNull(),
    /** The day of the first visit counted. */
    visitsSince: text('visits_since'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.recordId] }), index('view_totals_by_start').on(table.since)],
)

/** Views that do not count. */
export const viewDrops = sqliteTable(
  'view_drops',
  {
    day: text('day').notNull(),
    reason: text('reason').$type<DropReason>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.reason] })],
)

/** Ids of counted queue messages, for deduplication. */
export const viewMessages = sqliteTable('view_messages', { day: text('day').notNull(), id: text('id').notNull() }, (table) => [
  primaryKey({ columns: [table.day, table.id] }),
])

/** The random salt that the hashes of a day's visitors are made with. */
export const visitSalts = sqliteTable('visit_salts', { day: text('day').primaryKey(), salt: text('salt').notNull() })

/** Hashed visitors of a page on a day. */
export const visitHashes = sqliteTable(
  'visit_hashes',
  {
    day: text('day').notNull(),
    hash: text('hash').notNull(),
    /** Unix time in seconds. */
    seenAt: integer('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.hash] })],
)

/** How many visitors made each cookie choice on a day, by banner version. */
export const consentCounts = sqliteTable(
  'consent_counts',
  {
    version: text('version').notNull(),
    /** UTC, YYYY-MM-DD. */
    day: text('day').notNull(),
    /** The accepted categories: `analytical-marketing`, or `necessary` if only necessary storage was accepted. */
    accepted: text('accepted').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.day, table.accepted] })],
)
