import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'

/** How visits of a home are booked; no row: as usual. */
export const visitTerms = sqliteTable('visit_terms', {
  listingId: integer('listing_id').primaryKey(),
  /** Whether its owner is asked before each visit. */
  asksOwner: integer('asks_owner', { mode: 'boolean' }).notNull().default(false),
  /** Incremented by each change (optimistic lock). */
  version: integer('version').notNull().default(1),
  /** How many households may come to one visit together. */
  parties: integer('parties').notNull().default(1),
})
