import { brusselsDay } from '#db/model/brussels-time.ts'
import { buyingCosts } from '#db/model/buying-costs.ts'
import { writeCalculation } from '#db/model/calculators.ts'
import { dueAtSigning } from '#db/model/due-at-signing.ts'
import type { FactValue, Listing } from '#db/model/listing.ts'
import { isListed } from '#db/model/listing-state.ts'
import { formatEuro } from '#db/model/price.ts'
import { type Region, regionOf } from '#db/model/region.ts'
import { isUnderVat } from '#db/model/vat-rates.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '../routes.ts'
import { type ResultRow, signingRows } from './cost-rows.ts'
import { formatDay } from './number.ts'

/** A buyer's costs on top of the price, or a tenant's costs at signing, with a link to the calculator. */
export interface CostEstimateView {
  readonly title: string
  readonly amount: string
  /** Which buyers or tenants the amount applies to. */
  readonly note: string | null
  /** The breakdown, where it is short. */
  readonly rows: readonly ResultRow[]
  readonly basis: string
  readonly link: { readonly href: string; readonly text: string }
}

/** Presents the costs of a listing on offer; null without a published price for a whole home or a month
 * (a life annuity, a takeover and a weekly rent have none), and in regions without rules. */
export function presentCostEstimate(listing: Listing, locale: Locale, now: Date): CostEstimateView | null {
  const region = regionOf(listing.place.country, listing.place.zip)
  const price = listing.price.amount
  if (!isListed(listing.state) || region === null || price === null || price < 1 || listing.price.unit !== undefined || listing.takeover) return null
  const day = brusselsDay(now)
  return listing.goal === 'sale' ? buying(listing, price, region, locale, day) : signing(listing, price, region, locale, day)
}

function buying(listing: Listing, price: number, region: Region, locale: Locale, day: string): CostEstimateView | null {
  const t = translator(locale)
  const own = isHome(listing)
  const newBuild = isUnderVat(listing.facts.vatRegime)
  const purchase = { region, price, newBuild, land: 0, buyers: 1, loan: 0 } as const
  const costs = buyingCosts({ ...purchase, onlyOwnHome: own }, day)
  const otherwise = buyingCosts({ ...purchase, onlyOwnHome: false }, day)
  if (!costs || !otherwise) return null
  const where = t(`region.${region}`)
  const note = own ? t('costs.estimate.own', { region: where, other: formatEuro(otherwise.total) }) : t('costs.estimate.standard', { region: where })
  return {
    title: t('costs.estimate.buying'),
    amount: formatEuro(costs.total),
    note: newBuild ? `${t('costs.estimate.vat')} ${note}` : note,
    rows: [],
    basis: t('costs.estimate.day', { day: formatDay(day, locale) }),
    link: {
      href: `${href('calculators', locale)}${writeCalculation({ price, region, own: own ? 1 : 0, new: newBuild ? 1 : 0 })}#buying`,
      text: t('costs.estimate.buyingLink'),
    },
  }
}

function signing(listing: Listing, rent: number, region: Region, locale: Locale, day: string): CostEstimateView | null {
  const t = translator(locale)
  const { chargesRenter, inventoryCostRenter, depositAmount } = listing.facts
  const deposit = euro(depositAmount) || null
  // The region's rule covers homes; for a garage or office the deposit is the record's, and VAT is not included.
  if ((deposit === null && !isHome(listing)) || isUnderVat(listing.facts.vatRegime)) return null
  const [charges, inventory] = [euro(chargesRenter) ?? 0, euro(inventoryCostRenter) ?? 0]
  const due = dueAtSigning({ region, rent, charges, inventory, deposit }, day)
  if (!due) return null
  return {
    title: t('calculators.result.rent'),
    amount: formatEuro(due.total),
    note: null,
    rows: signingRows(due, locale),
    basis: t('costs.estimate.rentDay', { day: formatDay(day, locale) }),
    link: {
      href: `${href('calculators', locale)}${writeCalculation({ rent, charges, inventory, ...(deposit === null ? {} : { deposit }), region })}#rent`,
      text: t('costs.estimate.rentLink'),
    },
  }
}

function isHome({ mainType }: Listing): boolean {
  return mainType === 'house' || mainType === 'apartment'
}

function euro(value: FactValue | undefined): number | null {
  return typeof value === 'number' && value >= 0 ? value : null
}
