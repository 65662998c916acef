import { addressLine } from '#db/model/address.ts'
import type { ListingCard } from '#db/model/listing.ts'
import type { EventKind, ListingChange } from '#db/model/listing-event.ts'
import { isListed } from '#db/model/listing-state.ts'
import { formatEuro } from '#db/model/price.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { presentCard } from './listing-card.ts'
import { type MailHomeView, presentMailPhoto, priceLine } from './mail-listing.ts'
import { titleOf } from './property.ts'

/** A home with what happened to it, for a mail. */
export interface DigestHomeView {
  readonly id: number
  readonly kind: EventKind
  readonly badge: string
  readonly href: string
  readonly title: string
  readonly place: string
  readonly price: string | null
  /** The price before, in words; null where it is not lower now. */
  readonly was: string | null
  readonly facts: string
  readonly photo: MailHomeView['photo']
}

/**
 * Presents what happened to a home as that home is now, no finer than its page does.
 * @returns null when it is not on offer any more, or what happened holds no longer
 */
export function presentDigestHome(
  listing: ListingCard,
  { kind, priceBefore }: ListingChange,
  locale: Locale,
  origin: string,
  now: Date,
): DigestHomeView | null {
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
    price: price && priceLine(price),
    was,
    facts: [...facts, ...(listing.state === 'option' ? [t('state.option')] : [])].join(', '),
    photo: presentMailPhoto(listing, locale, origin),
  }
}
