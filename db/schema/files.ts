import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#messages/locales.ts'
import type { DocumentAccess, DocumentKind, DocumentTerms, DocumentType } from '../model/files/document.ts'
import type { LocalizedText } from '../model/site/localized.ts'

/** Documents about a listing or a project, sent on request. `file` is the R2 key. */
export const documents = sqliteTable(
  'documents',
  {
    /** `property/4001/epc`: kind, id and key. */
    id: text('id').primaryKey(),
    listingId: integer('listing_id'),
    projectId: integer('project_id'),
    key: text('key').notNull(),
    name: text('name', { mode: 'json' }).$type<LocalizedText>().notNull(),
    type: text('type').$type<DocumentType>().notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    position: integer('position').notNull(),
    file: text('file').notNull(),
    digest: text('digest').notNull(),
    changedAt: text('changed_at').notNull(),
    /** The languages in which it is offered; null: all. */
    languages: text('languages', { mode: 'json' }).$type<readonly Locale[]>(),
    /** Soft delete: when it was removed; can be undone for a day. */
    removedAt: text('removed_at'),
    kind: text('kind').$type<DocumentKind>().notNull().default('other'),
    access: text('access').$type<DocumentAccess>().notNull().default('request'),
    origin: text('origin').$type<'token' | 'desk'>().notNull().default('token'),
    /** Whether its name was set at the desk. */
    namedHere: integer('named_here', { mode: 'boolean' }).notNull().default(false),
    /** Its terms before the last change at the desk, for undo; null if there is nothing to undo. */
    previous: text('previous', { mode: 'json' }).$type<DocumentTerms>(),
    version: integer('version').notNull().default(1),
    /** Whether its position was set at the desk. */
    placedHere: integer('placed_here', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('documents_by_listing').on(table.listingId, table.position),
    index('documents_by_project').on(table.projectId, table.position),
    index('documents_by_file').on(table.file),
    index('documents_removed').on(table.removedAt).where(sql`removed_at IS NOT NULL`),
  ],
)

/** The true size of a photograph whose feed gives none, or a wrong one. Pixels, as it is shown: after its turn. */
export const photoSizes = sqliteTable('photo_sizes', {
  url: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
})
