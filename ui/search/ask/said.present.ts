import type { Goal } from '#db/model/listings/listing.ts'
import type { Search } from '#db/model/search/search.ts'
import { readSearch, writeSearch } from '#db/model/search/search-query.ts'
import type { Lexicon } from '#db/model/search/sentences/lexicon.ts'
import { type Reading, readSentence } from '#db/model/search/sentences/read-sentence.ts'
import { maxSentence, readable } from '#db/model/search/sentences/tokens.ts'
import type { Locale } from '#messages/locales.ts'

/** How the sentence of a list was read. Links are queries of the list. */
export interface SaidView {
  /** The sentence, without characters that are not seen. */
  readonly text: string
  readonly corrections: readonly {
    readonly from: string
    readonly to: string
    /** The list that searches the word as typed; null if no filter of the list comes from it. */
    readonly asTyped: string | null
  }[]
  /** What was not understood. */
  readonly left: string
  /** The list without the words that were not understood; null if it does not search them. */
  readonly without: string | null
  /** Whether the sentence has the greatest length that is read, so that its end may be missing. */
  readonly isFull: boolean
}

/** The reading of a list's sentence; null without one. @source sentences, "Where" */
export function presentSaid(said: string | null, goal: Goal, search: Search, locale: Locale, lexicon: Lexicon | null): SaidView | null {
  const { text } = readable(said ?? '')
  if (text === '') return null
  const reading = readSentence(text, locale, goal, lexicon)
  return {
    text,
    corrections: reading.corrected.map((each) => ({ ...each, asTyped: asTyped(reading, each.from, search) })),
    left: reading.left,
    without: search.q !== null && search.q === keywords(reading.words) ? writeSearch(search, { q: null }) : null,
    isFull: [...(said ?? '')].length >= maxSentence,
  }
}

/** A query with the sentence that led to it. */
export function withSaid(query: string, said: string | null): string {
  if (said === null || said === '') return query
  return `${query}${query === '' ? '?' : '&'}${new URLSearchParams({ said })}`
}

/** The words of a text as a list searches them. */
export function keywords(text: string): string | null {
  return readSearch(new URLSearchParams({ q: text })).q
}

/** The query with a word as typed instead of the filters that its correction set. */
function asTyped({ read }: Reading, from: string, search: Search): string | null {
  const query = new URLSearchParams(writeSearch(search))
  const set = read.filter(({ text, key, value }) => text.includes(from) && query.has(key, value))
  if (set.length === 0) return null
  for (const { key, value } of set) query.delete(key, value)
  return writeSearch(readSearch(query), { q: keywords([search.q, from].filter(Boolean).join(' ')) })
}
