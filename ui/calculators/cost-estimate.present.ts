import { tenantFee } from '#db/model/calculators/agency-fee.ts'
import { buyingCosts } from '#db/model/calculators/buying-costs.ts'
import { newKeyOf, writeCalculation } from '#db/model/calculators/calculators.ts'
import { dueAtSigning } from '#db/model/calculators/due-at-signing.ts'
import { type SaleTerms, saleTerms } from '#db/model/calculators/sale-terms.ts'
import { readVatRegime } from '#db/model/calculators/vat-regime.ts'
import type { FactValue, Listing } from '#db/model/listings/listing.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import { formatEuro } from '#db/model/listings/price.ts'
import { type Region, regionOf } from '#db/model/places/region.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '../routes.ts'
import { formatDay } from '../site/number.present.ts'
import { type ResultRow, signingRows, tenantFeeNote } from './cost-rows.present.ts'

/** A buyer's costs on top of the price, or a tenant's costs at signing, with a link to the calculator. */
export interface CostEstimateView {
  readonly title: string
  /** Null where the costs cannot be estimated; `note` says why. */
  readonly amount: string | null
  /** Which buyers or tenants the amount applies to, and what it leaves out. */
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
  const terms = saleTerms(listing, price, region, day)
  const view = { title: t('costs.estimate.buying'), rows: [], basis: t('costs.estimate.day', { day: formatDay(day, locale) }) }
  const calculator = (query: string) => ({ href: `${href('calculators', locale)}${query}#buying`, text: t('costs.estimate.buyingLink') })
  if (typeof terms === 'string') return { ...view, amount: null, note: t(`costs.estimate.none.${terms}`), link: calculator(writeCalculation({ region })) }
  const { own, newBuild, land, price: building } = terms
  const costs = buyingCosts({ ...terms, onlyOwnHome: own }, day)
  const otherwise = buyingCosts({ ...terms, onlyOwnHome: false }, day)
  if (!costs || !otherwise) return null
  const split = land > 0 ? { land } : {}
  return {
    ...view,
    amount: formatEuro(costs.total),
    note: noteOf(terms, region, formatEuro(otherwise.total), locale),
    link: calculator(writeCalculation({ price: building, ...split, region, own: own ? 1 : 0, new: Number(newKeyOf(newBuild)) })),
  }
}

function noteOf({ own, newBuild, land, ground }: Exclude<SaleTerms, string>, region: Region, other: string, locale: Locale): string {
  const t = translator(locale)
  const where = t(`region.${region}`)
  const sold = [
    newBuild === 'rebuilt' ? t('costs.estimate.rebuilt') : newBuild ? t('costs.estimate.vat') : '',
    land > 0 ? t('costs.estimate.split', { amount: formatEuro(land) }) : '',
  ]
  const terms = ground === 'farmland' ? 'farmland' : ground === 'plot' ? (own ? 'ownPlot' : 'standard') : own ? 'own' : 'standard'
  return [...sold, t(`costs.estimate.${terms}`, { region: where, other })].filter((part) => part !== '').join(' ')
}

function signing(listing: Listing, rent: number, region: Region, locale: Locale, day: string): CostEstimateView | null {
  const t = translator(locale)
  const { chargesRenter, inventoryCostRenter, depositAmount, vatRegime } = listing.facts
  const deposit = euro(depositAmount) || null
  const home = isHome(listing) ? (listing.type === 'student-room' ? 'studentRoom' : 'home') : undefined
  const regime = readVatRegime(vatRegime)
  const view = { title: t('calculators.result.rent'), basis: t('costs.estimate.rentDay', { day: formatDay(day, locale) }) }
  const calculator = (query: string) => ({ href: `${href('calculators', locale)}${query}#rent`, text: t('costs.estimate.rentLink') })
  // The region's rule covers homes; for a garage or office the deposit is the record's.
  if (deposit === null && home === undefined) return null
  if (regime !== null && regime.kind !== 'none')
    return { ...view, amount: null, note: t('costs.estimate.none.rent'), rows: [], link: calculator(writeCalculation({ rent, region })) }
  const [charges, inventory] = [euro(chargesRenter) ?? 0, euro(inventoryCostRenter) ?? 0]
  const due = dueAtSigning({ region, rent, charges, inventory, deposit, ...(home && { home }) }, day)
  if (!due) return null
  const depositField = home === 'studentRoom' || deposit !== null ? { deposit: due.lines.find(({ key }) => key === 'deposit')?.amount ?? 0 } : {}
  const fee = home === undefined ? null : tenantFee(region, day)
  return {
    ...view,
    amount: formatEuro(due.total),
    note: fee && tenantFeeNote(fee, locale),
    rows: signingRows(due, locale),
    link: calculator(writeCalculation({ rent, charges, inventory, ...depositField, region })),
  }
}

function isHome({ mainType }: Listing): boolean {
  return mainType === 'house' || mainType === 'apartment'
}

function euro(value: FactValue | undefined): number | null {
  return typeof value === 'number' && value >= 0 ? value : null
}
