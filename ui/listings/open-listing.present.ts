import { labelOf } from '#db/model/listings/energy.ts'
import type { ListingCard } from '#db/model/listings/listing.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { listingPath } from './listing-address.present.ts'
import { presentPhoto } from './photos/photo.present.ts'
import { presentPrice, priceText } from './price.present.ts'

/** A listing in the public API (decisions, "Paths"); unknown values are null. */
interface OpenListing {
  readonly id: number
  readonly goal: 'sale' | 'rent'
  readonly type: string
  readonly zip: string | null
  readonly city: string | null
  /** Euro; for rent, per month unless `priceText` says otherwise. Null for a life annuity, whose terms are in `priceText`. */
  readonly price: number | null
  readonly priceText: string | null
  readonly epc: string | null
  readonly bedrooms: number | null
  readonly bathrooms: number | null
  /** Square metres. */
  readonly livingArea: number | null
  /** The published point. */
  readonly lat: number | null
  readonly lng: number | null
  readonly url: string
  readonly photo: string | null
}

/** Presents a listing as data with absolute URLs. */
export function presentOpenListing(card: ListingCard & { readonly bathrooms: number | null }, locale: Locale, origin: string): OpenListing {
  const price = presentPrice(card, locale)
  // The field's name implies a rent per month; any other unit must be stated.
  const words = price && priceText(card.price.unit === undefined ? { ...price, after: null } : price)
  return {
    id: card.id,
    goal: card.goal,
    type: card.type,
    zip: card.place.zip,
    city: textIn(card.place.city, locale) || null,
    price: card.price.amount,
    priceText: words,
    epc: labelOf(card)?.text ?? null,
    bedrooms: card.bedrooms,
    bathrooms: card.bathrooms,
    livingArea: card.surfaceLiving,
    lat: card.place.point?.lat ?? null,
    lng: card.place.point?.lng ?? null,
    url: origin + listingPath(card, locale),
    photo: card.photo && origin + presentPhoto(card.photo, String(card.id), '', locale).src,
  }
}
