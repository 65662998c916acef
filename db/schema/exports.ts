import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { HandChoice } from '../model/exports/channel.ts'
import type { ReceiptState } from '../model/exports/receipt.ts'
import type { Country, Goal } from '../model/listings/listing.ts'

export const exportChannels = sqliteTable('export_channels', {
  name: text('name').primaryKey(),
  /** Null: any. */
  goal: text('goal').$type<Goal>(),
  country: text('country').$type<Country>(),
  byHand: integer('by_hand', { mode: 'boolean' }).notNull(),
  withContact: integer('with_contact', { mode: 'boolean' }).notNull(),
  /** SHA-256 in hexadecimal. */
  tokenHash: text('token_hash').notNull(),
  /** Times are UTC in ISO 8601. */
  madeAt: text('made_at').notNull(),
  readAt: text('read_at'),
  /** The last listing that was looked at, by revision and id. */
  revision: integer('revision').notNull(),
  after: integer('after').notNull(),
  /** The number of changes so far: the cursor of its readers. */
  sequence: integer('sequence').notNull(),
  /** Raised by every change of this row (optimistic lock). */
  version: integer('version').notNull(),
})

export const exportHomes = sqliteTable(
  'export_homes',
  {
    channel: text('channel')
      .notNull()
      .references(() => exportChannels.name, { onDelete: 'cascade' }),
    listing: integer('listing').notNull(),
    /** What a person chose against the rule of the channel; null: nothing. */
    choice: text('choice').$type<HandChoice>(),
    /** What the channel is to do; null for a home that it never had. */
    state: text('state').$type<'published' | 'withdrawn'>(),
    /** Hash of the record that the channel gets. */
    version: text('version'),
    /** The number of its last change in the channel. */
    sequence: integer('sequence').notNull(),
    changedAt: text('changed_at').notNull(),
    /** What the reader reported last, and about which version. */
    receipt: text('receipt').$type<ReceiptState>(),
    receiptVersion: text('receipt_version'),
    receiptAt: text('receipt_at'),
    externalId: text('external_id'),
    publicUrl: text('public_url'),
    message: text('message'),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.listing] }),
    index('export_homes_by_sequence').on(table.channel, table.sequence),
    index('export_homes_refused').on(table.channel, table.sequence).where(sql`receipt IN ('rejected', 'error')`),
    index('export_homes_by_listing').on(table.listing),
  ],
)
