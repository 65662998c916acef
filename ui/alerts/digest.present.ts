import type { Listing } from '#db/model/listings/listing.ts'
import type { EventKind, ListingChange } from '#db/model/listings/listing-event.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type MailCardView, presentMailCard } from '../mail/mail-card.present.ts'
import { euroInText } from '../site/number.present.ts'

/** A listing of a digest, with what changed. */
export interface DigestListingView extends MailCardView {
  readonly kind: EventKind
}

/**
 * Presents a change of a listing as the listing is now, with no more detail than its page shows.
 * @returns null when the listing is no longer on offer, or the change is no longer true
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
  const was = priceBefore !== null && amount !== null && amount < priceBefore ? t('mail.digest.was', { price: euroInText(priceBefore) }) : null
  const isOver = (kind === 'price-drop' && was === null) || (kind === 'priced' && amount === null) || (kind === 'back' && listing.state !== 'available')
  if (!isListed(listing.state) || isOver) return null
  return { ...presentMailCard(listing, t(`mail.digest.kind.${kind}`), was, locale, origin, now), kind }
}
