import type { ListingTexts } from '#db/feeds/import-hidden-units.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { locales } from '#messages/locales.ts'
import { splitListing } from './database-row.ts'
import { searchWords } from './search-columns.ts'
import { typeLabel } from './values/type-label.ts'

/** The texts of a listing as columns. */
export function textsOf(listing: Listing): ListingTexts {
  const { card, record } = splitListing(listing)
  const types = locales.map((locale) => typeLabel(listing.type, listing.typeName, locale))
  return { card: JSON.stringify(card), record: JSON.stringify(record), words: searchWords(listing, types) }
}
