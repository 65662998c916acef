import type { ListingCard } from '#db/model/listings/listing.ts'
import { isBlank } from '#db/model/site/blank.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { typeLabel } from './listing-address.present.ts'
import { placeOf } from './listing-card.present.ts'

/** The headline of a listing; category and town when the agency wrote none. */
export function titleOf(listing: ListingCard, locale: Locale): string {
  const headline = textIn(listing.title, locale)
  if (!isBlank(headline)) return headline
  return translator(locale)('property.title', { type: typeLabel(listing, locale), town: placeOf(listing, locale) })
}
