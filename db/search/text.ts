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
  const question = rowsOrQuestion(index, q)
  if (typeof question !== 'string') return question
  const answers = remembered.get(index) ?? new Map<string, Uint8Array>()
  remembered.set(index, answers)
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

/** The rows that a free text marks, if that takes no database; else the FTS query that it asks. */
export function rowsOrQuestion(index: ListingIndex, q: string): Uint8Array | string {
  const isThere = placeRule(index, placesCalled(q))
  if (isThere) return Uint8Array.from({ length: index.size }, (_, row) => Number(isThere(row)))
  return questionOf(q) ?? new Uint8Array(index.size)
}

/** What some free texts ask of a listing that is the only one of an index. */
export interface AskedTexts {
  /** The texts that match without the database: the name of its town, or its postcode. */
  readonly matching: readonly string[]
  /** The other texts by the FTS query they ask. */
  readonly asked: ReadonlyMap<string, readonly string[]>
}

/** Divides free texts by whether the database has to be asked, as `matchText` does. */
export function askTexts(index: ListingIndex, texts: readonly string[]): AskedTexts {
  const matching: string[] = []
  const asked = new Map<string, string[]>()
  for (const text of texts) {
    const question = rowsOrQuestion(index, text)
    if (typeof question === 'string') asked.set(question, [...(asked.get(question) ?? []), text])
    else if (question[0] === 1) matching.push(text)
  }
  return { matching, asked }
}

/** The query for those of some FTS queries that find a listing. The cast is needed because FTS5 ignores a condition on a row id that is bound as a real number. */
export function selectQuestions(db: Db, id: number, questions: readonly string[]) {
  return db
    .select({ question: sql<string>`asked.value`.as('question') })
    .from(sql`json_each(${JSON.stringify(questions)}) AS asked`)
    .where(sql`EXISTS (SELECT 1 FROM listing_texts WHERE rowid = CAST(${id} AS INTEGER) AND listing_texts MATCH asked.value)`)
}

/** Those of some FTS queries that find a listing. One round trip, none without queries. */
export async function questionsMatching(db: Db, id: number, questions: readonly string[]): Promise<readonly string[]> {
  if (questions.length === 0) return []
  try {
    return (await selectQuestions(db, id, questions)).map(({ question }) => question)
  } catch (error) {
    if (!isRefusedText(error)) throw error
    // One of them is refused: ask for each half, until it is alone.
    if (questions.length === 1) return []
    const middle = Math.ceil(questions.length / 2)
    return [...(await questionsMatching(db, id, questions.slice(0, middle))), ...(await questionsMatching(db, id, questions.slice(middle)))]
  }
}

/** Whether a query failed because the tokenizer splits a word at letters it does not know, and FTS5 refuses the resulting phrase: no listing contains such a word. */
export const isRefusedText = (error: unknown): boolean => /fts5: phrase queries/.test(messagesOf(error))

/** The FTS query for a free text; null without a word. A single letter must match whole, as in a reference: as a prefix it would match half of all words. */
function questionOf(q: string): string | null {
  const words = searchWordsOf(q)
  return words.length === 0 ? null : words.map((word) => (word.length > 1 ? `"${word}"*` : `"${word}"`)).join(' AND ')
}

async function ask(db: Db, question: string): Promise<readonly { readonly ids: string | null }[]> {
  try {
    return await db.all<{ ids: string | null }>(sql`SELECT group_concat(rowid) AS ids FROM listing_texts WHERE listing_texts MATCH ${question}`)
  } catch (error) {
    if (!isRefusedText(error)) throw error
    return []
  }
}

/** An error's message with those of its causes. */
function messagesOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${messagesOf(error.cause)}` : ''
}
