import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { TimeSlot } from '../model/visits/calendar-rules.ts'
import { staff } from './staff.ts'

/** When members of the staff show homes. */
export const staffHours = sqliteTable('staff_hours', {
  staffId: text('staff_id')
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  /** The time slots of each day, from Monday to Sunday; null: the hours of the office. */
  week: text('week', { mode: 'json' }).$type<readonly (readonly TimeSlot[])[]>(),
  /** Minutes kept free between visits in different places. */
  bufferMinutes: integer('buffer_minutes').notNull().default(0),
  showsHomes: integer('shows_homes', { mode: 'boolean' }).notNull().default(true),
  /** Incremented by each change (optimistic lock). */
  version: integer('version').notNull().default(1),
})

/** Absences of members of the staff. Moments are UTC in ISO 8601. */
export const staffAbsences = sqliteTable(
  'staff_absences',
  {
    id: text('id').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    startsAt: text('starts_at').notNull(),
    endsAt: text('ends_at').notNull(),
  },
  (table) => [index('staff_absences_by_staff').on(table.staffId, table.endsAt), index('staff_absences_by_end').on(table.endsAt)],
)
