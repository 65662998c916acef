import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { SheetColumn } from '../model/feeds/sheets/propose-columns.ts'
import type { SheetChoices } from '../model/feeds/sheets/sheet-kind.ts'
import type { SheetKindName } from '../model/feeds/sheets/sheet-kinds.ts'
import type { SheetGap, StoredRow } from '../model/feeds/sheets/stored-sheet.ts'

/** Uploaded spreadsheets. Only the member of the staff who uploaded one can read it. */
export const sheets = sqliteTable(
  'sheets',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<SheetKindName>().notNull(),
    member: text('member').notNull(),
    source: text('source').notNull(),
    /** Of the file. */
    name: text('name').notNull(),
    columns: text('columns', { mode: 'json' }).$type<readonly SheetColumn[]>().notNull(),
    rowCount: integer('row_count').notNull(),
    gaps: text('gaps', { mode: 'json' }).$type<readonly SheetGap[]>().notNull().default([]),
    /** Null until the member has decided. */
    choices: text('choices', { mode: 'json' }).$type<SheetChoices>(),
    /** The import that its rows are staged in. */
    importId: text('import_id'),
    /** How many of its rows are staged. */
    staged: integer('staged').notNull().default(0),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('sheets_by_import').on(table.importId).where(sql`import_id IS NOT NULL`), index('sheets_by_age').on(table.createdAt)],
)

/** The rows of sheets, some hundred in each part. */
export const sheetParts = sqliteTable(
  'sheet_parts',
  {
    sheetId: text('sheet_id').notNull(),
    /** Of its first row, from 1. */
    position: integer('position').notNull(),
    rows: text('rows', { mode: 'json' }).$type<readonly StoredRow[]>().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sheetId, table.position] }), index('sheet_parts_by_age').on(table.createdAt)],
)

/** What was decided about the columns of a file, by kind and a fingerprint of the headings. */
export const sheetChoices = sqliteTable(
  'sheet_choices',
  {
    kind: text('kind').$type<SheetKindName>().notNull(),
    headings: text('headings').notNull(),
    choices: text('choices', { mode: 'json' }).$type<SheetChoices>().notNull(),
    usedAt: text('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.headings] })],
)
