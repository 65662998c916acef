import type { ListingCard, Place } from '#db/model/listings/listing.ts'
import { textIn } from '#db/model/site/localized.ts'
import { slug } from '#db/model/site/path-segment.ts'
import { isBlank } from '#db/model/site/visible-text.ts'
import { byLocale, type Locale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import { href } from '../routes.ts'
import { placeOf } from './listing-card.present.ts'

/** The fields that make up a listing's path. */
export interface Located extends Pick<ListingCard, 'id' | 'goal' | 'type' | 'typeName' | 'mainTypeName'> {
  readonly place: Pick<Place, 'city' | 'zip'>
}

/** The name of a listing's category in a language: the catalogue's, else the feed's. */
export function typeLabel(listing: Pick<ListingCard, 'type' | 'typeName' | 'mainTypeName'>, locale: Locale): string {
  const key = `type.${listing.type}`
  return hasMessage(key) ? translator(locale)(key) : textIn(listing.typeName, locale) || textIn(listing.mainTypeName, locale)
}

/** The canonical path of a listing: goal, town and category in the language, then the id. Routing uses only the id. */
export function listingPath(listing: Located, locale: Locale): string {
  const town = slug(textIn(listing.place.city, locale), locale) || slug(listing.place.zip ?? '')
  const parameters = { city: town, type: slug(typeLabel(listing, locale), locale) || listing.type, id: listing.id }
  return listing.goal === 'sale' ? href('propertyForSale', locale, parameters) : href('propertyForRent', locale, parameters)
}

/** The canonical path in each language. */
export function listingPaths(listing: Located): Readonly<Record<Locale, string>> {
  return byLocale((locale) => listingPath(listing, locale))
}

/** The headline of a listing; category and town when the agency wrote none. */
export function titleOf(listing: ListingCard, locale: Locale): string {
  const headline = textIn(listing.title, locale)
  if (!isBlank(headline)) return headline
  return translator(locale)('property.title', { type: typeLabel(listing, locale), town: placeOf(listing, locale) })
}
