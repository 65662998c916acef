import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#messages/locales.ts'
import type { OfficeKey } from '../model/agency/office.ts'
import type { AppointmentState } from '../model/visits/appointment.ts'
import { leads } from './leads.ts'

/** Open days that take registrations. Days are YYYY-MM-DD and times HH:MM in Brussels time. */
export const openDayTerms = sqliteTable(
  'open_day_terms',
  {
    listingId: integer('listing_id').notNull(),
    day: text('day').notNull(),
    opens: text('opens').notNull(),
    closes: text('closes').notNull(),
    /** Minutes of each time slot; 0: one slot for the whole open day. */
    minutes: integer('minutes').notNull(),
    /** How many people each slot takes. */
    capacity: integer('capacity').notNull(),
    isOpen: integer('is_open', { mode: 'boolean' }).notNull().default(true),
    /** Incremented by each change (optimistic lock). */
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.day, table.opens] })],
)

/** Registrations for open days, each with its lead. Moments are UTC in ISO 8601. */
export const openDayGuests = sqliteTable(
  'open_day_guests',
  {
    id: text('id')
      .primaryKey()
      .references(() => leads.id, { onDelete: 'cascade' }),
    listingId: integer('listing_id').notNull(),
    day: text('day').notNull(),
    /** The beginning of the open day: with `listing_id` and `day` it names its terms. */
    opens: text('opens').notNull(),
    office: text('office').$type<OfficeKey>().notNull(),
    organizer: text('organizer').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    startsAt: text('starts_at').notNull(),
    endsAt: text('ends_at').notNull(),
    people: integer('people').notNull(),
    state: text('state').$type<AppointmentState>().notNull(),
    sequence: integer('sequence').notNull(),
    changedAt: text('changed_at').notNull(),
    /** Whether they came; null: not noted. */
    came: integer('came', { mode: 'boolean' }),
  },
  (table) => [index('open_day_guests_by_start').on(table.listingId, table.startsAt)],
)
