import { exampleRate, exampleShare, exampleYears, writeCalculation } from '#db/model/calculators/calculators.ts'
import { repay } from '#db/model/calculators/loan.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import { formatEuro } from '#db/model/listings/price.ts'
import { regionOf } from '#db/model/places/region.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '../routes.ts'
import { formatPercent } from '../site/number.present.ts'

/** The monthly payment of an example loan for the price. */
export interface MonthlyPaymentView {
  /** In a few words, beside the price. */
  readonly short: string
  /** With the loan's share, term and rate. */
  readonly text: string
  /** The calculator with the same loan. */
  readonly href: string
}

type PricedHome = Pick<Listing, 'goal' | 'state' | 'mainType' | 'price' | 'takeover' | 'place'>

/**
 * The example loan of a house or flat for sale; null without a single published price for the whole, or without a known Belgian or Luxembourg region. In
 * whole tens of euro, because the rate is an example.
 */
export function presentMonthlyPayment({ goal, state, mainType, price, takeover, place }: PricedHome, locale: Locale): MonthlyPaymentView | null {
  const region = regionOf(place.country, place.zip)
  const isHome = mainType === 'house' || mainType === 'apartment'
  if (
    goal !== 'sale' ||
    !isListed(state) ||
    !isHome ||
    takeover ||
    price.unit !== undefined ||
    price.amount === null ||
    price.amount < 20_000 ||
    region === null
  )
    return null
  const t = translator(locale)
  const loan = Math.round(price.amount * exampleShare)
  const monthly = Math.round(repay({ amount: loan, rate: exampleRate, years: exampleYears }).monthly / 10) * 10
  const [amount, share, rate] = [formatEuro(monthly), formatPercent(exampleShare, locale), formatPercent(exampleRate, locale)]
  return {
    short: t('monthly.short', { amount, share }),
    text: t('monthly.text', { amount, share, loan: formatEuro(loan), years: String(exampleYears), rate }),
    href: `${href('calculators', locale)}${writeCalculation({ loan, years: exampleYears, region })}#loan`,
  }
}
