import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { staff } from './staff.ts'

/** Secret URLs of iCalendar feeds, one per staff member. */
export const calendarFeeds = sqliteTable(
  'calendar_feeds',
  {
    /** SHA-256 of the address's secret. */
    hash: text('hash').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: text('created_at').notNull(),
    usedAt: text('used_at'),
  },
  (table) => [uniqueIndex('calendar_feeds_by_staff').on(table.staffId)],
)
