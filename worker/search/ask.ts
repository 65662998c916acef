import type { Store } from '#db/client.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import { readSearch, writeSearch } from '#db/model/search/search-query.ts'
import { type Reading, readSentence } from '#db/model/search/sentences/read-sentence.ts'
import { maxSentence } from '#db/model/search/sentences/tokens.ts'
import { countListings } from '#db/search/find.ts'
import type { Locale } from '#messages/locales.ts'
import { listingPath } from '#ui/listings/listing-address.present.ts'
import { href } from '#ui/routes.ts'
import { findHomeByReference } from './place-query.ts'

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

/**
 * The address of the list that a sentence asks for: a home's page for its reference, else the list with the filters read, the sentence in
 * `said`, and in `q` the words not understood if a home that the filters find holds them all.
 * @source sentences, "Where"
 */
export async function addressOf(store: Store, before: URLSearchParams, locale: Locale, goal: Goal): Promise<string> {
  const text = before.get('ask') ?? ''
  const home = await findHomeByReference(store, goal, new URLSearchParams({ where: text }))
  if (home !== null) return listingPath(home, locale)
  const reading = readSentence(text, locale, goal)
  const search = readSearch(queryOf(reading, before))
  const q = await wordsFound(store, reading, search)
  const path = href(reading.goal === 'sale' ? 'forSale' : 'forRent', locale) + writeSearch(search, { q })
  const said = [...text.trim()].slice(0, maxSentence).join('')
  return said === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ said })}`
}

/** The words not understood, where the texts of a home that the filters find hold them all. */
async function wordsFound(store: Store, { goal, left, words }: Reading, search: ReturnType<typeof readSearch>): Promise<string | null> {
  if (left === '' || words === '') return null
  const q = readSearch(new URLSearchParams({ q: words })).q
  return q !== null && (await countListings(store, goal, { ...search, q })).total > 0 ? q : null
}
