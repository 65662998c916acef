import type { LifeAnnuity, ListingCard } from '#db/model/listings/listing.ts'
import { displayPrice, formatEuro, unitAfter } from '#db/model/listings/price.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'

/** A price as printed: an amount with its prefix and unit, or text in place of an amount. */
export interface PriceView {
  readonly text: string
  readonly before: string | null
  /** Follows the text without a space between: '/month', ' per week'. */
  readonly after: string | null
  readonly isAmount: boolean
}

/** The fields of a listing that its price depends on. */
type Priced = Pick<ListingCard, 'state' | 'price' | 'goal' | 'annuity' | 'takeover'>

/** The price of a listing as printed; null when sold, rented or withdrawn. */
export function presentPrice(listing: Priced, locale: Locale): PriceView | null {
  const t = translator(locale)
  const price = displayPrice(listing)
  if (price.kind === 'none') return null
  if (price.kind === 'annuity') return { text: annuityText(price, locale), before: null, after: null, isAmount: false }
  if (price.kind === 'onRequest') return { text: t('price.onRequest'), before: null, after: null, isAmount: false }
  return { text: price.text, before: price.from ? t('price.from') : null, after: unitOf(listing, locale), isAmount: true }
}

/** The name of an amount: what kind of price it is. */
export function priceLabel({ goal, takeover, price }: Priced, locale: Locale): string {
  const t = translator(locale)
  if (goal === 'sale') return t('price.label.sale')
  if (takeover) return t('price.label.takeover')
  return t(price.unit === undefined ? 'price.label.rent' : 'price.label.rentPerUnit')
}

/** A price in one line of text. */
export function priceText({ before, text, after }: PriceView): string {
  return `${before === null ? '' : `${before} `}${text}${after ?? ''}`
}

/** The record's own unit; a month for a rent without one. */
function unitOf({ goal, takeover, price }: Priced, locale: Locale): string | null {
  const unit = textIn(price.unit, locale)
  if (unit !== '') return unitAfter(unit)
  return goal === 'rent' && takeover !== true ? translator(locale)('price.perMonth') : null
}

/** Names the life annuity and its terms, as far as they are published. */
function annuityText({ bouquet, monthly }: LifeAnnuity, locale: Locale): string {
  const t = translator(locale)
  if (bouquet !== null && monthly !== null) return t('price.annuity.both', { bouquet: formatEuro(bouquet), monthly: formatEuro(monthly) })
  if (bouquet !== null) return t('price.annuity.bouquet', { bouquet: formatEuro(bouquet) })
  return monthly === null ? t('price.annuity.open') : t('price.annuity.monthly', { monthly: formatEuro(monthly) })
}
