import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { placesCalled } from '../model/places/match-places.ts'
import { searchWordsOf } from '../model/search/search-words.ts'
import type { ListingIndex } from './listing-index.ts'
import { placeRule } from './match.ts'
import { findRow } from './row-by-id.ts'

const maxRemembered = 20

/** By FTS query; the oldest is evicted first. */
const remembered = new WeakMap<ListingIndex, Map<string, Uint8Array>>()

/**
 * Marks the rows that contain every word of a free text (1), each matched as a prefix; marks no row when the text has no word. Null
 * without a free text. A text that is the name of a town, or a postcode, marks the homes there and no others: 'Spa' is not 'spacious'.
 * One query, which returns a single row with all matching ids, and none for a place; answers are cached with their index.
 */
export async function matchText(db: Db, index: ListingIndex, q: string | null): Promise<Uint8Array | null> {
  if (q === null) return null
  const isThere = placeRule(index, placesCalled(q))
  if (isThere) return Uint8Array.from({ length: index.size }, (_, row) => Number(isThere(row)))
  const words = searchWordsOf(q)
  if (words.length === 0) return new Uint8Array(index.size)
  const answers = remembered.get(index) ?? new Map<string, Uint8Array>()
  remembered.set(index, answers)
  // A single letter must match whole, as in a reference: as a prefix it would match half of all words.
  const question = words.map((word) => (word.length > 1 ? `"${word}"*` : `"${word}"`)).join(' AND ')
  const known = answers.get(question)
  if (known) return known
  const [answer] = await ask(db, question)
  const found = new Uint8Array(index.size)
  for (const id of answer?.ids?.split(',') ?? []) {
    const row = findRow(index, Number(id))
    if (row !== null) found[row] = 1
  }
  if (answers.size >= maxRemembered) answers.delete(answers.keys().next().value ?? question)
  answers.set(question, found)
  return found
}

/** The tokenizer splits a word at letters it does not know, and FTS5 refuses the resulting phrase: no listing contains such a word. */
async function ask(db: Db, question: string): Promise<readonly { readonly ids: string | null }[]> {
  try {
    return await db.all<{ ids: string | null }>(sql`SELECT group_concat(rowid) AS ids FROM listing_texts WHERE listing_texts MATCH ${question}`)
  } catch (error) {
    if (!/fts5: phrase queries/.test(messagesOf(error))) throw error
    return []
  }
}

/** An error's message with those of its causes. */
function messagesOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${messagesOf(error.cause)}` : ''
}
