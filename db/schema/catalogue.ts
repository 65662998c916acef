import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Versions } from '../model/site/versions.ts'
import type { SaleFigures, SaleKind } from '../model/statistics/sale-figures.ts'
import type { Figures, StatisticsPage } from '../model/statistics/statistics.ts'
import type { RecordKind } from './imports.ts'

/** Data about the stock as a whole: its versions, the sitemap, the statistics. */

export const catalogue = sqliteTable('catalogue', {
  id: integer('id').primaryKey(),
  /** Of the stock. */
  version: integer('version').notNull(),
  /** When the stock's version was last raised. */
  changedAt: text('changed_at').notNull(),
  agency: integer('agency').notNull().default(0),
  content: integer('content').notNull().default(1),
  /** The versions last announced. */
  announced: text('announced', { mode: 'json' }).$type<Partial<Versions>>().notNull().default({}),
  /** The version whose search index is in KV, and since when (UTC, ISO 8601); 0 if absent. */
  indexBase: integer('index_base').notNull().default(0),
  indexBaseAt: text('index_base_at').notNull().default(''),
  /** The first version with the current names of places and categories. */
  namesRevision: integer('names_revision').notNull().default(0),
})

/** Parts of the sitemap by range of ids: each reaches up to the next part of its kind. */
export const sitemapParts = sqliteTable(
  'sitemap_parts',
  {
    kind: text('kind').$type<RecordKind>().notNull(),
    firstId: integer('first_id').notNull(),
    /** Raised by every change of a record in its range; the file is current when it was written under this mark. */
    marked: integer('marked').notNull(),
    written: integer('written').notNull().default(0),
    records: integer('records').notNull().default(0),
    /** The R2 key, which contains a hash of the content; null for an empty part. */
    file: text('file'),
    changedAt: text('changed_at'),
    /** Origin and languages of its addresses, and the build that made them. */
    site: text('site'),
    build: text('build'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.firstId] })],
)

/** The figures of the statistics pages, computed every night. */
export const statistics = sqliteTable('statistics', {
  page: text('page').$type<StatisticsPage>().primaryKey(),
  figures: text('figures', { mode: 'json' }).$type<Figures>().notNull(),
  /** UTC in ISO 8601. */
  computedAt: text('computed_at').notNull(),
})

/** What sold homes were offered for, by municipality and kind, computed every night. */
export const saleFigures = sqliteTable(
  'sale_figures',
  {
    municipality: text('municipality').notNull(),
    kind: text('kind').$type<SaleKind>().notNull(),
    figures: text('figures', { mode: 'json' }).$type<SaleFigures>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.municipality, table.kind] })],
)

/** When each cron job last succeeded and last failed. Times are UTC in ISO 8601. */
export const jobRuns = sqliteTable('job_runs', {
  name: text('name').primaryKey(),
  doneAt: text('done_at'),
  failedAt: text('failed_at'),
})
