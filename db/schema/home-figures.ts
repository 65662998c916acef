import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PeerFigures } from '../model/owned-home.ts'

/** What is computed every night about a listing that an owner follows. */
export const homeFigures = sqliteTable('home_figures', {
  listingId: integer('listing_id').primaryKey(),
  /** Active alerts whose search it matches. */
  alerts: integer('alerts').notNull(),
  peers: text('peers', { mode: 'json' }).$type<PeerFigures>(),
  computedAt: text('computed_at').notNull(),
})
