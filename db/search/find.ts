import { sql } from 'drizzle-orm'
import type { Locale } from '#messages/locales.ts'
import type { Store } from '../client.ts'
import type { Goal, ListingCard } from '../model/listings/listing.ts'
import { pageSize, type Search } from '../model/search/search.ts'
import { writeSearch } from '../model/search/search-query.ts'
import { listings } from '../schema.ts'
import type { Facets } from './facets.ts'
import type { ListingIndex } from './listing-index.ts'
import { type Match, matchSearch } from './match.ts'
import { openIndex } from './open.ts'
import { rowsInOrder } from './order.ts'
import { matchText } from './text.ts'

/** A card with what only search results show. */
interface FoundListing extends ListingCard {
  readonly bathrooms: number | null
}

/** One page of a list. */
export interface ListingPage {
  readonly cards: readonly FoundListing[]
  /** Listings on all pages together. */
  readonly total: number
  readonly facets: Facets
}

const maxRemembered = 8

/** The matches of an index by search: of whole goals, as every visit begins with one, and of the last few searches. */
interface Remembered {
  readonly goals: Map<string, Match>
  readonly searches: Map<string, Match>
}
const matches = new WeakMap<ListingIndex, Remembered>()

/**
 * One page of the listings for sale or for rent that match a search, with the total and the facet counts. Sold, rented, inactive and
 * withdrawn listings are in no list. The index answers everything but a free text (one query); the cards of the page are one more
 * query. `locale` is the language that cities and types are sorted in.
 */
export async function searchListings(store: Store, goal: Goal, search: Search, locale: Locale): Promise<ListingPage> {
  const { index, match } = await findMatch(store, goal, search)
  const rows = rowsInOrder(index, match, search, locale, (search.page - 1) * pageSize, pageSize)
  const ids = rows.map((row) => index.columns.id[row] ?? -1)
  return { cards: await readCards(store, ids), total: match.total, facets: match.facets }
}

/** How many listings match a search, with the facet counts. */
export async function countListings(store: Store, goal: Goal, search: Search): Promise<Pick<ListingPage, 'total' | 'facets'>> {
  const { match } = await findMatch(store, goal, search)
  return { total: match.total, facets: match.facets }
}

/** The index and the rows of it that match. The last few searches are cached, because a map repeats one as it moves. */
export async function findMatch(store: Store, goal: Goal, search: Search): Promise<{ readonly index: ListingIndex; readonly match: Match }> {
  const index = await openIndex(store)
  const { goals, searches } = memoryOf(index)
  const key = `${goal}${writeSearch(search, { sort: 'date', dir: 'desc', view: 'grid' })}`
  const known = key === goal ? goals : searches
  const match = known.get(key) ?? matchSearch(index, goal, search, await matchText(store.db, index, search.q))
  known.delete(key)
  if (known.size >= maxRemembered) known.delete(known.keys().next().value ?? key)
  known.set(key, match)
  return { index, match }
}

function memoryOf(index: ListingIndex): Remembered {
  const known = matches.get(index) ?? { goals: new Map(), searches: new Map() }
  matches.set(index, known)
  return known
}

/** The cards of some listings, in the order of the ids; listings withdrawn since the index was built are left out. */
export async function readCards({ db }: Store, ids: readonly number[]): Promise<readonly FoundListing[]> {
  if (ids.length === 0) return []
  const found = await db
    .select({ id: listings.id, card: listings.card, bathrooms: listings.bathrooms })
    .from(listings)
    .where(sql`${listings.listed} = 1 AND ${listings.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
  const cards = new Map(found.map(({ id, card, bathrooms }) => [id, { ...card, bathrooms }]))
  return ids.map((id) => cards.get(id)).filter((card) => card !== undefined)
}
