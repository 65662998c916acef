import { and, desc, isNotNull, isNull, lt, max, or, sql, sum } from 'drizzle-orm'
import type { Locale } from '#messages/locales.ts'
import type { Db } from '../client.ts'
import { shownFrom, unreadDays } from '../model/search/sentences/unread-words.ts'
import { dayAfter } from '../model/site/brussels-time.ts'
import { unreadWords } from '../schema.ts'

/**
 * Counts the words of a search, each by its hash; the word itself is stored with its fifth search of the day.
 * @source decisions, "Retention"
 */
export async function countUnreadWords(db: Db, day: string, locale: Locale, words: readonly { readonly word: string; readonly hash: string }[]): Promise<void> {
  const [first, ...others] = words.map(({ word, hash }) =>
    db
      .insert(unreadWords)
      .values({ day, locale, hash, count: 1 })
      .onConflictDoUpdate({
        target: [unreadWords.day, unreadWords.locale, unreadWords.hash],
        set: { count: sql`${unreadWords.count} + 1`, word: sql`CASE WHEN ${unreadWords.count} + 1 >= ${shownFrom} THEN ${word} END` },
      }),
  )
  if (first !== undefined) await db.batch([first, ...others])
}

/** The query for the words that were searched for most. */
export function selectUnreadWords(db: Db, limit: number) {
  const count = sum(unreadWords.count).mapWith(Number)
  return db
    .select({ locale: unreadWords.locale, word: sql<string>`${unreadWords.word}`, count, last: sql<string>`${max(unreadWords.day)}` })
    .from(unreadWords)
    .where(isNotNull(unreadWords.word))
    .groupBy(unreadWords.locale, unreadWords.word)
    .orderBy(desc(count), unreadWords.word)
    .limit(limit)
}

/** Deletes the hashes of past days, and words counted more than `unreadDays` ago. @param today in Brussels, YYYY-MM-DD */
export async function removeOldUnreadWords(db: Db, today: string): Promise<void> {
  const { day, word } = unreadWords
  await db.delete(unreadWords).where(or(and(lt(day, today), isNull(word)), lt(day, dayAfter(today, -unreadDays))))
}
