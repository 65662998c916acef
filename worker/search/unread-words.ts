import type { Db, Store } from '#db/client.ts'
import { countedWords } from '#db/model/search/sentences/unread-words.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { countUnreadWords } from '#db/search/unread-words.ts'
import type { Locale } from '#messages/locales.ts'
import { readSalt, saltedHash } from '#worker/views/salted-hash.ts'

/** Counts in this isolate by database, so that a crawler does not write without end. */
const counted = new WeakMap<Db, { readonly minute: number; readonly written: number }>()
const maxCountsAMinute = 30

/** Counts the words of a search that were not understood, after the response is sent. */
export function countUnread(store: Store, text: string, locale: Locale, now: Date): void {
  const words = countedWords(text)
  if (words.length === 0) return
  const minute = Math.floor(now.getTime() / 60_000)
  const before = counted.get(store.primary)
  const written = before?.minute === minute ? before.written + 1 : 1
  counted.set(store.primary, { minute, written })
  if (written <= maxCountsAMinute) store.defer(countHashed(store.primary, words, locale, wallTimeOf(now).day))
}

async function countHashed(db: Db, words: readonly string[], locale: Locale, day: string): Promise<void> {
  const salt = await readSalt(db, day)
  const hashed = words.map(async (word) => ({ word, hash: await saltedHash(salt, `word|${locale}|${word}`) }))
  await countUnreadWords(db, day, locale, await Promise.all(hashed))
}
