import { isNotNull } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#messages/locales.ts'

/** Words of searches that were not understood, by language and day. */
export const unreadWords = sqliteTable(
  'unread_words',
  {
    /** In Brussels, YYYY-MM-DD. */
    day: text('day').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** Of the word, with the salt of the day. */
    hash: text('hash').notNull(),
    count: integer('count').notNull(),
    /** Null until it is counted often enough. */
    word: text('word'),
  },
  ({ day, locale, hash, word, count }) => [
    primaryKey({ columns: [day, locale, hash] }),
    index('unread_words_shown').on(locale, word, count, day).where(isNotNull(word)),
  ],
)
