import { type SQL, sql } from 'drizzle-orm'
import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Db, Statement } from '../client.ts'
import { phoneWords } from '../model/leads/lead.ts'
import { contacts } from '../schema.ts'

/** The full-text index of contacts (FTS5, trigrams): name, addresses and numbers. Triggers keep it; its rowids are the contacts' numbers. */

/** The shortest text that a trigram index finds. */
const shortest = 3

/** The hits that a search looks at, the newest contacts first. */
export const maxHits = 40

/**
 * The condition that a contact has every word in any part of its name or addresses, or the phone number that was typed, in whatever notation. Words of
 * one or two letters must begin the name.
 */
export function hasContactWords(typed: string): SQL {
  // An apostrophe and a hyphen are typed in many ways: the parts are looked for by themselves. A question to FTS5 ends at a NUL.
  const words = typed.split(/[\s\p{Cc}'’‘`´‐-―-]+/u).filter(Boolean)
  const long = words.filter((word) => word.length >= shortest)
  // A number is often pasted with what precedes it: 'tel. 0470 12 34 56'.
  const number = typed.replace(/^\s*\p{L}+[.:]?\s*(?=[+\d(])/u, '')
  const digits = /^[+\d\s./()-]+$/.test(number) ? [...phoneWords(number), number.replace(/\D/g, '')].filter((each) => each.length >= shortest) : []
  const questions = [...(long.length === 0 ? [] : [long.map(quoted).join(' AND ')]), ...digits.map(quoted)]
  if (questions.length > 0)
    return sql`${contacts.number} IN (SELECT rowid FROM contact_texts WHERE contact_texts MATCH ${questions.map((each) => `(${each})`).join(' OR ')} ORDER BY rowid DESC LIMIT ${maxHits})`
  const [short] = words
  return short === undefined ? sql`false` : sql`${contacts.name} >= ${short} AND ${contacts.name} < ${`${short}\u{10FFFF}`}`
}

const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`

/** FTS5 takes its commands as values of a column that is named like the table. */
const contactTextCommands = sqliteTable('contact_texts', { command: text('contact_texts').notNull() })

/** The statement that rewrites the index without what was removed, which FTS5 only marks. */
export function compactContactTexts(db: Db): Statement {
  return db.insert(contactTextCommands).values({ command: 'optimize' })
}
