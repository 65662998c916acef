import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

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
