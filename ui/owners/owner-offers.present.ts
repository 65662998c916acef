import { type OfferState, offerStateOn, type ReleasedOffer, standingTerms } from '#db/model/leads/offers/offer.ts'
import { formatEuro } from '#db/model/listings/price.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { leadName } from '../forms/lead-rows.present.ts'
import { formatDay } from '../site/number.present.ts'

/** An offer in an owner's words. */
export interface OwnerOffer {
  readonly id: string
  readonly amount: string
  readonly state: OfferState
  readonly stateText: string
  /** The bidder where the agency names them, when it came, and until when it holds. */
  readonly facts: readonly string[]
  readonly conditions: string
}

/** Presents the offers that an owner sees. @param today YYYY-MM-DD */
export function presentOwnerOffers(offers: readonly ReleasedOffer[], locale: Locale, today: string): readonly OwnerOffer[] {
  const t = translator(locale)
  return offers.map((offer) => {
    const stands = standingTerms(offer)
    const state = offerStateOn(offer, today)
    return {
      id: offer.id,
      amount: formatEuro(offer.amount),
      state,
      stateText: t(`offer.state.${state}`),
      facts: [
        offer.bidder === null ? '' : leadName(offer.bidder),
        t('offer.receivedOn', { day: formatDay(offer.receivedAt, locale) }),
        stands.isCounter ? t('owner.offers.counter', { amount: formatEuro(stands.amount) }) : '',
        stands.until === null ? '' : t('owner.offers.until', { day: formatDay(stands.until, locale) }),
      ].filter((fact) => fact !== ''),
      conditions: (offer.conditions ?? '').replace(/\r\n?/g, '\n').trim(),
    }
  })
}
