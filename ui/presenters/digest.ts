import { addressLine } from '#db/model/address.ts'
import type { Listing } from '#db/model/listing.ts'
import type { EventKind, ListingChange } from '#db/model/listing-event.ts'
import { isListed } from '#db/model/listing-state.ts'
import { formatEuro } from '#db/model/price.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { energyLine } from './energy-line.ts'
import { presentCard, priceText } from './listing-card.ts'
import { titleOf } from './listing-title.ts'
import { type MailListingView, presentMailPhoto } from './mail-listing.ts'

/** A listing of a digest, with what changed. */
export interface DigestListingView {
  readonly id: number
  readonly kind: EventKind
  readonly badge: string
  readonly href: string
  readonly title: string
  readonly place: string
  readonly price: string | null
  /** The previous price in words; null unless the price was reduced. */
  readonly was: string | null
  readonly facts: string
  /** Its energy label in words; '' if absent. */
  readonly energy: string
  readonly photo: MailListingView['photo']
}

/**
 * Presents a change of a listing as the listing is now, with no more detail than its page shows.
 * @returns null when the listing is no longer on offer, or the change no longer holds
 */
export function presentDigestListing(
  listing: Listing,
  { kind, priceBefore }: ListingChange,
  locale: Locale,
  origin: string,
  now: Date,
): DigestListingView | null {
  const t = translator(locale)
  const { amount } = listing.price
  const was = priceBefore !== null && amount !== null && amount < priceBefore ? t('mail.digest.was', { price: formatEuro(priceBefore) }) : null
  const isOver = (kind === 'price-drop' && was === null) || (kind === 'priced' && amount === null) || (kind === 'back' && listing.state !== 'available')
  if (!isListed(listing.state) || isOver) return null
  const { href, price, facts } = presentCard(listing, locale, now)
  return {
    id: listing.id,
    kind,
    badge: t(`mail.digest.kind.${kind}`),
    href: origin + href,
    title: titleOf(listing, locale),
    place: addressLine(listing.place, locale),
    price: price && priceText(price),
    was,
    facts: [...facts, ...(listing.state === 'option' ? [t('state.option')] : [])].join(', '),
    energy: energyLine(listing, locale, now),
    photo: presentMailPhoto(listing, locale, origin),
  }
}
