import type { Store } from '#db/client.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import type { Search } from '#db/model/search/search.ts'
import { readSearch, writeSearch } from '#db/model/search/search-query.ts'
import type { Lexicon } from '#db/model/search/sentences/lexicon.ts'
import { type Reading, readSentence } from '#db/model/search/sentences/read-sentence.ts'
import { maxSentence } from '#db/model/search/sentences/tokens.ts'
import { countListings } from '#db/search/find.ts'
import type { Locale } from '#messages/locales.ts'
import { listingPath } from '#ui/listings/listing-address.present.ts'
import { href } from '#ui/routes.ts'
import { keywords, withSaid } from '#ui/search/ask/said.present.ts'
import type { PageContext } from '#worker/site/pages/page.ts'
import { openLexicon } from './lexicon.ts'
import { findHomeByReference } from './place-query.ts'
import { countUnread } from './unread-words.ts'

/** The keys of a sentence: as sent by the box, and as the list it leads to shows it. */
export const askKeys = ['ask', 'said'] as const

/** The keys of a list that a sentence leaves as they are. */
const staying = ['view', 'sort', 'dir'] as const

/** The query that a sentence was read as: '?type=apartment&zone=be-44021'. */
export function queryOf({ filters }: Pick<Reading, 'filters'>, before = new URLSearchParams()): URLSearchParams {
  const query = new URLSearchParams(staying.flatMap((key) => before.getAll(key).map((value) => [key, value])))
  const isOrdered = filters.some(([key]) => key === 'sort')
  if (isOrdered) for (const key of ['sort', 'dir']) query.delete(key)
  for (const [key, value] of filters) query.append(key, value)
  return query
}

/** The keys that one filter may take the place of: a place, whichever way it is written. */
const placeKeys = ['zone', 'zip', 'near', 'radius'] as const

/** The list that a sentence asks for, with what is chosen beside it where the sentence says nothing about it. */
export async function readAsked(store: Store, before: URLSearchParams, locale: Locale, goal: Goal, lexicon: Lexicon | null, chosen = new URLSearchParams()) {
  const reading = readSentence(before.get('ask') ?? '', locale, goal, lexicon)
  const query = queryOf(reading, before)
  const hasPlace = placeKeys.some((key) => query.has(key))
  const isSaid = (key: string) => reading.filters.some(([each]) => each === key) || (hasPlace && placeKeys.some((each) => each === key))
  for (const [key, value] of chosen) if (!isSaid(key)) query.append(key, value)
  const search = readSearch(query)
  return { goal: reading.goal, words: reading.words, search: { ...search, q: await wordsFound(store, reading, search), page: readSearch(before).page } }
}

/**
 * The address of the list that a sentence asks for: a home's page for its reference, else the list with the filters read, the sentence in
 * `said`, and in `q` the words not understood if a home that the filters find holds them all. Counts the words not understood.
 * @param chosen filters beside the sentence, for what it says nothing about
 * @source sentences, "Where"
 */
export async function addressOf(
  { env, store, locale, now }: Pick<PageContext, 'env' | 'store' | 'locale' | 'now'>,
  before: URLSearchParams,
  goal: Goal,
  chosen?: URLSearchParams,
): Promise<string> {
  const text = before.get('ask') ?? ''
  const home = await findHomeByReference(store, goal, new URLSearchParams({ where: text }))
  if (home !== null) return listingPath(home, locale)
  const lexicon = await openLexicon(env)
  const asked = await readAsked(store, before, locale, goal, lexicon, chosen)
  if (lexicon !== null) countUnread(store, asked.words, locale, now)
  const said = [...text.trim()].slice(0, maxSentence).join('')
  return href(asked.goal === 'sale' ? 'forSale' : 'forRent', locale) + withSaid(writeSearch(asked.search), said)
}

/** The words not understood, where the texts of a home that the filters find hold them all. */
async function wordsFound(store: Store, { goal, left, words }: Reading, search: Search): Promise<string | null> {
  if (left === '' || words === '') return null
  const q = keywords(words)
  return q !== null && (await countListings(store, goal, { ...search, q })).total > 0 ? q : null
}
