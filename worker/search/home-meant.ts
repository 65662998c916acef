import type { Store } from '#db/client.ts'
import { findListedByReference } from '#db/listings/listings.ts'
import type { Goal, ListingCard } from '#db/model/listings/listing.ts'
import { zoneNamed } from '#db/model/places/zones.ts'
import { anySearch } from '#db/model/search/search.ts'
import { readSearch, writeSearch } from '#db/model/search/search-query.ts'
import { countListings } from '#db/search/find.ts'

const maxLength = 60

/**
 * The home whose reference or id was typed into the place field, or as the only keyword of a search without filters; null for anything else. A postcode
 * with homes for this goal stays a postcode: '4000' is Liège.
 */
export async function homeMeant(store: Store, goal: Goal, query: URLSearchParams): Promise<ListingCard | null> {
  const where = textsOf(query, 'where')
  const typed = where.length === 0 && isOnlyKeyword(query) ? textsOf(query, 'q') : where
  const [text = ''] = typed
  if (typed.length !== 1 || text.length > maxLength || !/\d/.test(text)) return null
  const home = await findListedByReference(store.db, text)
  if (!home || (await isTakenAsPlace(store, goal, text))) return null
  return where.length === 0 && (await isOtherText(store, goal, text)) ? null : home
}

function textsOf(query: URLSearchParams, key: string): string[] {
  return query
    .getAll(key)
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

/** Whether a search has a keyword and nothing else; open filters, sorting or a view mean that the visitor wants the list. */
function isOnlyKeyword(query: URLSearchParams): boolean {
  return query.has('q') && !query.has('filters') && writeSearch(readSearch(query), { q: null }) === ''
}

async function isTakenAsPlace(store: Store, goal: Goal, text: string): Promise<boolean> {
  const place = zoneNamed(text)
  if (place === null) return false
  const { total } = await countListings(store, goal, { ...anySearch, [place.key === 'zip' ? 'zips' : 'zones']: [place.value] })
  return total > 0
}

/** Whether a bare number occurs in the texts of several homes, so that it may be a keyword. */
async function isOtherText(store: Store, goal: Goal, text: string): Promise<boolean> {
  return /^\d+$/.test(text) && (await countListings(store, goal, { ...anySearch, q: text })).total > 1
}
