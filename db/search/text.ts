import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { searchWordsOf } from '../model/search-words.ts'
import type { ListingIndex } from './listing-index.ts'

const maxRemembered = 20

interface Remembered {
  readonly rows: ReadonlyMap<number, number>
  /** By the question; the one asked longest ago goes first. */
  readonly answers: Map<string, Uint8Array>
}
const remembered = new WeakMap<ListingIndex, Remembered>()

/**
 * Which rows of an index hold every word of a free text, each word as the beginning of one: 1 for those that do, and for none when
 * the text holds no word. Null when nothing is looked for. One query, whose single row lists all that match; answers stay with their index.
 */
export async function matchText(db: Db, index: ListingIndex, q: string | null): Promise<Uint8Array | null> {
  if (q === null) return null
  const words = searchWordsOf(q)
  if (words.length === 0) return new Uint8Array(index.size)
  const { rows, answers } = memoryOf(index)
  // A single letter is a word of its own, as in a reference: it would begin half of all others.
  const question = words.map((word) => (word.length > 1 ? `"${word}"*` : `"${word}"`)).join(' AND ')
  const known = answers.get(question)
  if (known) return known
  const [answer] = await ask(db, question)
  const found = new Uint8Array(index.size)
  for (const id of answer?.ids?.split(',') ?? []) {
    const row = rows.get(Number(id))
    if (row !== undefined) found[row] = 1
  }
  if (answers.size >= maxRemembered) answers.delete(answers.keys().next().value ?? question)
  answers.set(question, found)
  return found
}

/** A word that the index takes for two, as letters it does not know make it do, is in no listing: what it cannot be asked it does not hold. */
async function ask(db: Db, question: string): Promise<readonly { readonly ids: string | null }[]> {
  try {
    return await db.all<{ ids: string | null }>(sql`SELECT group_concat(rowid) AS ids FROM listing_texts WHERE listing_texts MATCH ${question}`)
  } catch (error) {
    if (!/fts5: phrase queries/.test(told(error))) throw error
    return []
  }
}

/** What a error says, and what it says of its cause. */
function told(error: unknown): string {
  return error instanceof Error ? `${error.message} ${told(error.cause)}` : ''
}

function memoryOf(index: ListingIndex): Remembered {
  const known = remembered.get(index)
  if (known) return known
  const rows = new Map<number, number>()
  for (let row = 0; row < index.size; row += 1) rows.set(index.columns.id[row] ?? -1, row)
  const fresh = { rows, answers: new Map() }
  remembered.set(index, fresh)
  return fresh
}
