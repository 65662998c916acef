import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { OwnerEventKind, PeerFigures } from '../model/owners/owned-home.ts'

/** Figures of listings that owners follow, computed every night. */
export const homeFigures = sqliteTable('home_figures', {
  listingId: integer('listing_id').primaryKey(),
  /** Active alerts whose search it matches. */
  alerts: integer('alerts').notNull(),
  peers: text('peers', { mode: 'json' }).$type<PeerFigures>(),
  computedAt: text('computed_at').notNull(),
})

/** Listing events that owners see and alerts do not report. */
export const homeEvents = sqliteTable(
  'home_events',
  {
    id: integer('id').primaryKey(),
    listingId: integer('listing_id').notNull(),
    kind: text('kind').$type<OwnerEventKind>().notNull(),
    /** The price before it was raised, in euro. */
    priceBefore: real('price_before'),
    at: text('at').notNull(),
  },
  (table) => [index('home_events_by_time').on(table.at), index('home_events_by_listing').on(table.listingId)],
)
