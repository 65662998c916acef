import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ContactDraft, ImportCounts, ImportState, ImportTerms, MailingOutcome, RowChange, RowFault, RowOutcome } from '../model/contacts/contact-import.ts'

/** Imports of contacts from spreadsheets. */
export const contactImports = sqliteTable(
  'contact_imports',
  {
    /** That of the sheet it was read from. */
    id: text('id').primaryKey(),
    member: text('member').notNull(),
    /** The name of the file. */
    file: text('file').notNull(),
    state: text('state').$type<ImportState>().notNull(),
    rowCount: integer('row_count').notNull(),
    /** The last row that the current state has dealt with. */
    position: integer('position').notNull().default(0),
    terms: text('terms', { mode: 'json' }).$type<ImportTerms>().notNull(),
    /** Of the preview, then of the import, then of the return. */
    counts: text('counts', { mode: 'json' }).$type<ImportCounts>().notNull(),
    createdAt: text('created_at').notNull(),
    importedAt: text('imported_at'),
    returnedAt: text('returned_at'),
  },
  (table) => [
    index('contact_imports_by_age').on(table.createdAt),
    index('contact_imports_unfinished').on(table.state).where(sql`state IN ('importing', 'returning')`),
  ],
)

/** The rows of an import: what the file says until it is imported, afterwards which contact each became and what changed. */
export const contactImportRows = sqliteTable(
  'contact_import_rows',
  {
    importId: text('import').notNull(),
    position: integer('position').notNull(),
    contact: text('contact'),
    emailKey: text('email_key'),
    phoneKey: text('phone_key'),
    draft: text('draft', { mode: 'json' }).$type<ContactDraft>(),
    outcome: text('outcome').$type<RowOutcome>().notNull(),
    mailing: text('mailing').$type<MailingOutcome>(),
    fault: text('fault').$type<RowFault>(),
    change: text('change', { mode: 'json' }).$type<RowChange>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index('contact_import_rows_by_contact').on(table.contact, table.importId),
    index('contact_import_rows_by_email').on(table.emailKey, table.importId).where(sql`email_key IS NOT NULL`),
    index('contact_import_rows_by_phone').on(table.phoneKey, table.importId).where(sql`phone_key IS NOT NULL`),
    index('contact_import_rejects').on(table.importId, table.position, table.fault).where(sql`fault IS NOT NULL`),
  ],
)

/** Who ended the newsletter, kept by triggers of `subscriptions`: a file imported later does not begin it again. */
export const newsletterEnds = sqliteTable('newsletter_ends', { email: text('email').primaryKey(), at: text('at').notNull() }, (table) => [
  index('newsletter_ends_by_age').on(table.at),
])
