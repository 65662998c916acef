import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#messages/locales.ts'
import type { OfficeKey } from '../model/agency/office.ts'
import type { AppointmentState, HowToVisit } from '../model/visits/appointment.ts'
import { leads } from './leads.ts'
import { staff } from './staff.ts'

/** Booked viewings, each in one seat of its office's calendar. */
export const appointments = sqliteTable(
  'appointments',
  {
    id: text('id')
      .primaryKey()
      .references(() => leads.id, { onDelete: 'cascade' }),
    office: text('office').$type<OfficeKey>().notNull(),
    organizer: text('organizer').notNull(),
    listingId: integer('listing_id').notNull(),
    how: text('how').$type<HowToVisit>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    startsAt: text('starts_at').notNull(),
    endsAt: text('ends_at').notNull(),
    /** From 1; below 0 for who comes along to a joint visit. A unique index prevents double-booking a seat. */
    seat: integer('seat').notNull(),
    state: text('state').$type<AppointmentState>().notNull(),
    sequence: integer('sequence').notNull(),
    changedAt: text('changed_at').notNull(),
    /** The desk account it is assigned to; null: unassigned. */
    assignee: text('assignee'),
    /** What the households of a joint visit share; null for a visit of one. */
    jointId: text('joint_id'),
  },
  (table) => [
    uniqueIndex('appointments_seats').on(table.office, table.startsAt, table.seat).where(sql`state = 'confirmed'`),
    index('appointments_by_time').on(table.startsAt),
    index('appointments_by_assignee').on(table.assignee, table.startsAt),
    index('appointments_by_joint').on(table.jointId).where(sql`joint_id IS NOT NULL`),
  ],
)

/** Exceptions to the rules of an office's calendar. */
export const calendarExceptions = sqliteTable(
  'calendar_exceptions',
  {
    office: text('office').$type<OfficeKey>().notNull(),
    day: text('day').notNull(),
    /** HH:MM of a start; '' for the whole day. */
    time: text('time').notNull(),
    capacity: integer('capacity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.office, table.day, table.time] })],
)

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
