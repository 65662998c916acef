import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { OfficeKey } from '../model/agency/office.ts'
import type { EntryRecord, EntryState, PictureKind } from '../model/feeds/entry.ts'

/** Homes entered at the desk, and their pictures. */

export const entries = sqliteTable(
  'entries',
  {
    id: text('id').primaryKey(),
    state: text('state').$type<EntryState>().notNull(),
    office: text('office').$type<OfficeKey>(),
    record: text('record', { mode: 'json' }).$type<EntryRecord>().notNull(),
    /** The record as it was last published. */
    published: text('published', { mode: 'json' }).$type<EntryRecord>(),
    version: integer('version').notNull().default(1),
    /** Whether it has unpublished changes. */
    isChanged: integer('is_changed', { mode: 'boolean' }).notNull().default(true),
    createdBy: text('created_by').notNull(),
    changedBy: text('changed_by').notNull(),
    createdAt: text('created_at').notNull(),
    changedAt: text('changed_at').notNull(),
    publishedAt: text('published_at'),
    /** When its publication began; null once the site shows it. */
    pendingSince: text('pending_since'),
    /** When the draft was removed; it can be restored until a nightly job deletes it. */
    removedAt: text('removed_at'),
  },
  (table) => [
    index('entries_by_change').on(table.changedAt),
    index('entries_pending').on(table.pendingSince).where(sql`pending_since IS NOT NULL`),
    index('entries_removed').on(table.removedAt).where(sql`removed_at IS NOT NULL`),
  ],
)

export const entryPictures = sqliteTable(
  'entry_pictures',
  {
    id: text('id').primaryKey(),
    entryId: text('entry_id')
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<PictureKind>().notNull(),
    position: integer('position').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (table) => [index('entry_pictures_by_entry').on(table.entryId, table.kind, table.position)],
)
