import type { Store } from '#db/client.ts'
import { findListedByReference } from '#db/listings.ts'
import type { Goal, ListingCard } from '#db/model/listing.ts'
import { anySearch } from '#db/model/search.ts'
import { zoneNamed } from '#db/model/zones.ts'
import { countListings } from '#db/search/find.ts'

const maxLength = 60

/**
 * The home a visitor means who types its reference or number where places are typed; null for anything else. A postcode with homes for this
 * goal stays a postcode: '4000' is Liège.
 */
export async function homeMeant(store: Store, goal: Goal, query: URLSearchParams): Promise<ListingCard | null> {
  const typed = query
    .getAll('where')
    .map((text) => text.trim())
    .filter((text) => text !== '')
  const [text = ''] = typed
  if (typed.length !== 1 || text.length > maxLength || !/\d/.test(text)) return null
  const home = await findListedByReference(store.db, text)
  return home && (await isTakenAsPlace(store, goal, text)) ? null : home
}

async function isTakenAsPlace(store: Store, goal: Goal, text: string): Promise<boolean> {
  const place = zoneNamed(text)
  if (place === null) return false
  const { total } = await countListings(store, goal, { ...anySearch, [place.key === 'zip' ? 'zips' : 'zones']: [place.value] })
  return total > 0
}
