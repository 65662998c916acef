import type { ListingTexts } from '#db/feeds/import-hidden-units.ts'
import type { PresentListing } from '#db/feeds/import-presentations.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { type OwnPresentation, presented } from '#db/model/listings/presentation.ts'
import { locales } from '#messages/locales.ts'
import { splitListing } from './database-row.ts'
import { secretCut } from './hidden/hide-secret.ts'
import type { Cut } from './hidden/street/hide-street.ts'
import { pointColumns, searchWords } from './search-columns.ts'
import { mapText, unchangedText } from './values/text.ts'
import { typeLabel } from './values/type-label.ts'

/** The texts of a listing as columns. */
export function textsOf(listing: Listing): ListingTexts {
  const { card, record } = splitListing(listing)
  const types = locales.map((locale) => typeLabel(listing.type, listing.typeName, locale))
  return { card: JSON.stringify(card), record: JSON.stringify(record), words: searchWords(listing, types), ...pointColumns(listing.place) }
}

/** Applies the agency's presentation to a listing. Redacts the hidden address from its texts, even if it was public when they were written. */
export const presentListing: PresentListing = (feed, own, secret) =>
  textsOf(presented(feed, secret === null ? own : withoutAddress(own, secretCut(secret, feed.place))))

function withoutAddress({ title, marquee, description, added, ...own }: OwnPresentation, cut: Cut): OwnPresentation {
  const photos = added?.map((photo) => ({ ...photo, alt: unchangedText(photo.alt, cut) ?? {} }))
  return {
    ...own,
    ...(photos && { added: photos }),
    title: unchangedText(title, cut) ?? {},
    marquee: unchangedText(marquee, cut) ?? {},
    description: mapText(description, cut) ?? {},
  }
}
