import { ruleOn } from '../law/dated-rule.ts'
import type { FactValue, Listing } from '../listings/listing.ts'
import { maySellAsNew } from '../listings/new-building.ts'
import type { Region } from '../places/region.ts'
import { readAmount } from './amount.ts'
import type { Purchase } from './buying-costs.ts'
import { dutyRates } from './duty-rates.ts'
import { vatRatesOf } from './vat-rates.ts'
import { readVatRegime, type VatRegime } from './vat-regime.ts'

/**
 * How a listing is sold, as far as its buyer's costs go; or why they cannot be estimated:
 * - `newHome`: it may be sold as new, and its record names no VAT regime
 * - `regime`: its VAT regime is not understood, or is none that a home is sold under
 * - `included`: the price includes VAT
 * - `land`: VAT is due on the construction alone, and the price of the land is unknown
 */
export type SaleTerms =
  | 'newHome'
  | 'regime'
  | 'included'
  | 'land'
  /** `own`: terms for an only and own home may apply. */
  | (Omit<Purchase, 'onlyOwnHome'> & { readonly own: boolean })

/**
 * Reads the terms of a sale from its record.
 * @param price euro, of all that is sold
 * @param today YYYY-MM-DD
 */
export function saleTerms(listing: Listing, price: number, region: Region, today: string): SaleTerms {
  if (listing.unclear?.includes('vatRegime')) return 'regime'
  const regime = readVatRegime(listing.facts.vatRegime)
  if (regime === null && maySellAsNew(listing, today)) return 'newHome'
  const ground = groundOf(listing)
  const own = isOwnHome(listing) || (ground === 'plot' && hasOwnPlotTerms(region, today))
  const sale = { region, buyers: 1, loan: 0, own, ...(ground && { ground }) } as const
  if (regime === null || regime.kind === 'none') return { ...sale, price, newBuild: false, land: 0 }
  return underVat(regime, listing, price, today, sale)
}

type Sale = Pick<Purchase, 'region' | 'buyers' | 'loan' | 'ground'> & { readonly own: boolean }

function underVat(regime: VatRegime, { facts }: Listing, price: number, today: string, sale: Sale): SaleTerms {
  if (regime.kind === 'included') return 'included'
  if (!('rate' in regime)) return 'regime'
  const row = vatRatesOf(sale.region, today)
  const isReduced = row !== null && regime.rate !== null && regime.rate === row.rebuilt
  const known = row === null ? [] : [row.standard, row.ownHome?.rate, isReduced && sale.own && sale.ground === undefined ? row.rebuilt : undefined]
  if (row === null || (regime.rate !== null && !known.includes(regime.rate))) return 'regime'
  const newBuild = isReduced ? 'rebuilt' : true
  if (regime.kind === 'vat' && row.landToo) return { ...sale, price, newBuild, land: 0 }
  const land = landShare(facts, price)
  return land === null ? 'land' : { ...sale, price: price - land, newBuild, land }
}

/** Types that never qualify for the rate of an only and own home: second homes, rooms for students, whole blocks. */
const neverOwn: readonly string[] = ['holiday-home', 'holiday-apartment', 'student-room', 'apartment-block']

function isOwnHome({ mainType, type }: Listing): boolean {
  return (mainType === 'house' || mainType === 'apartment' || mainType === 'project') && !neverOwn.includes(type)
}

/** The price of the land: stated as an amount, or what the construction leaves of the price. */
function landShare({ groundShare, constructionCost }: Listing['facts'], price: number): number | null {
  const stated = euroIn(groundShare) ?? (typeof constructionCost === 'number' ? price - constructionCost : null)
  return stated !== null && stated > 0 && stated < price ? stated : null
}

const inEuro = /(?:€|eur(?:os?)?)\s*(\d[\d.,\s]*\d|\d)|(?<![\d./,])(\d[\d.,\s]*\d|\d)\s*(?:€|eur(?:os?)?)(?!\s*\d)/gi
/** A unit or a multiple behind an amount: '/m²', '%', 'k'. */
const unitBehind = /^\s*(?:€|eur(?:os?)?)?\s*(?:[/%]|(?:per|par|pro|à|m|m²|m2|k|mio|mln|miljoen|millions?|million(?:en)?)(?![\p{L}\p{N}]))/iu

/** An amount with its currency; a share of the common parts ('214/1000') is none, nor is a price for each m². */
function euroIn(value: FactValue | undefined): number | null {
  const texts = typeof value === 'object' ? Object.values(value) : typeof value === 'string' ? [value] : []
  for (const text of texts) {
    for (const found of text.matchAll(inEuro)) {
      const amount = unitBehind.test(text.slice(found.index + found[0].length)) ? null : readAmount(found[1] ?? found[2] ?? '')
      if (amount !== null) return amount
    }
  }
  return null
}

function groundOf({ mainType, type }: Listing): 'plot' | 'farmland' | undefined {
  if (type === 'farmland' || type === 'meadow') return 'farmland'
  return mainType === 'land' && type === 'building-plot' ? 'plot' : undefined
}

function hasOwnPlotTerms(region: Region, today: string): boolean {
  return (ruleOn(dutyRates, today, (row) => row.region === region)?.plot ?? null) !== null
}
