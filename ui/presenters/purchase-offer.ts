import { numberWords } from '#db/model/number-words.ts'
import { advanceOn, readOffer } from '#db/model/offer.ts'
import { formatEuro } from '#db/model/price.ts'
import type { Locale } from '#messages/locales.ts'

/** Values derived from an offer. */
export interface OfferView {
  readonly amount: string
  readonly words: string
  readonly advance: string
}

/** Presents a typed offer; null when it is not an amount. */
export function presentOffer(typed: unknown, locale: Locale): OfferView | null {
  const offer = typeof typed === 'string' ? readOffer(typed) : null
  return offer === null ? null : { amount: formatEuro(offer), words: numberWords(offer, locale), advance: formatEuro(advanceOn(offer)) }
}
