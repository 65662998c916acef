import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#messages/locales.ts'
import type { EditedObject } from '../model/content/unsaved-text.ts'

/** Autosaved drafts of the editor. */
export const unsavedTexts = sqliteTable(
  'unsaved_texts',
  {
    object: text('object').$type<EditedObject>().notNull(),
    locale: text('locale').$type<Locale | 'all'>().notNull(),
    /** The id of its author, who alone can see it. */
    member: text('member').notNull(),
    fields: text('fields', { mode: 'json' }).$type<Readonly<Record<string, string>>>().notNull(),
    /** The version the form was opened with. */
    seen: integer('seen').notNull(),
    at: text('at').notNull(),
    isDiscarded: integer('is_discarded', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.object, table.locale, table.member] }), index('unsaved_texts_by_time').on(table.at)],
)
