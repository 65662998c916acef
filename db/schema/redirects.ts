import { isNotNull, isNull, sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#messages/locales.ts'
import type { RedirectTarget } from '../model/site/redirects/redirect.ts'

/** Redirects of an earlier site's addresses, and paths and words that were not understood. */

export const redirects = sqliteTable(
  'redirects',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    path: text('path').notNull(),
    /** What a path with a '*' begins with; null without one. */
    beginning: text('beginning'),
    target: text('target').$type<RedirectTarget>().notNull(),
    locale: text('locale').$type<Locale>(),
    /** The act that made it, and the one that removed it. */
    madeIn: text('made_in').notNull(),
    createdAt: text('created_at').notNull(),
    removedIn: text('removed_in'),
    removedAt: text('removed_at'),
  },
  ({ path, beginning, id, madeIn, removedIn, removedAt }) => [
    uniqueIndex('redirects_by_path').on(path).where(isNull(removedAt)),
    index('redirects_by_beginning').on(beginning).where(sql`removed_at IS NULL AND beginning IS NOT NULL`),
    index('redirects_in_use').on(id).where(isNull(removedAt)),
    index('redirects_by_act').on(madeIn),
    index('redirects_by_removal').on(removedIn).where(isNotNull(removedIn)),
    index('redirects_removed').on(removedAt).where(isNotNull(removedAt)),
  ],
)

export const missedPaths = sqliteTable(
  'missed_paths',
  {
    path: text('path').primaryKey(),
    count: integer('count').notNull(),
    /** The day of its first request. */
    since: text('since').notNull(),
  },
  ({ count, since }) => [index('missed_paths_by_count').on(count).where(sql`count >= 5`), index('missed_paths_by_day').on(since)],
)

/** The number of new paths per day, maintained by a trigger. */
export const missedPathDays = sqliteTable('missed_path_days', { day: text('day').primaryKey(), paths: integer('paths').notNull() })

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
