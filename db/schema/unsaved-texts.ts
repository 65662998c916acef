import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#messages/locales.ts'
import type { EditedObject } from '../model/unsaved-text.ts'

/** What a member of the staff typed into the editor and has not saved. */
export const unsavedTexts = sqliteTable(
  'unsaved_texts',
  {
    object: text('object').$type<EditedObject>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** The id of who typed it, and the only one to see it. */
    member: text('member').notNull(),
    fields: text('fields', { mode: 'json' }).$type<Readonly<Record<string, string>>>().notNull(),
    /** The version that the form was shown with. */
    seen: integer('seen').notNull(),
    at: text('at').notNull(),
    isDiscarded: integer('is_discarded', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.object, table.locale, table.member] }), index('unsaved_texts_by_time').on(table.at)],
)
