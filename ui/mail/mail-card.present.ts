import type { Listing } from '#db/model/listings/listing.ts'
import { addressLine } from '#db/model/places/address.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { energyLine } from '../listings/facts/property-energy.present.ts'
import { titleOf } from '../listings/listing-address.present.ts'
import { presentCard } from '../listings/listing-card.present.ts'
import { priceText } from '../listings/price.present.ts'
import { type MailListingView, presentMailPhoto } from './mail-listing.present.ts'

/** A listing among others in a mail, with no more detail than its page shows. Addresses are absolute. */
export interface MailCardView {
  readonly id: number
  /** The line above its title. */
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

/** Presents a listing as a card of a mail. */
export function presentMailCard(listing: Listing, badge: string, was: string | null, locale: Locale, origin: string, now: Date): MailCardView {
  const { href, price, facts } = presentCard(listing, locale, now)
  return {
    id: listing.id,
    badge,
    href: origin + href,
    title: titleOf(listing, locale),
    place: addressLine(listing.place, locale),
    price: price && priceText(price),
    was,
    facts: [...facts, ...(listing.state === 'option' ? [translator(locale)('state.option')] : [])].join(', '),
    energy: energyLine(listing, locale, now),
    photo: presentMailPhoto(listing, locale, origin),
  }
}
