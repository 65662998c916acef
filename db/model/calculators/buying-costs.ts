import { type DatedRule, dayOf, ruleOn } from '../law/dated-rule.ts'
import type { Region } from '../places/region.ts'
import { type DutyRate, dutyRates, mortgageDuties } from './duty-rates.ts'
import { type DeedTariff, deedTariffs, feeOf } from './notary-scale.ts'
import { type VatRate, vatRatesOf } from './vat-rates.ts'

type CostKey = 'duty' | 'vat' | 'mortgageDuty' | 'mortgageRight' | 'notaryFee' | 'deedCosts' | 'deedVat' | 'deedDuties'

/** One cost of a purchase. Whole euro; `amount` is the amount due. */
export interface CostLine {
  readonly key: CostKey
  readonly deed: DeedTariff['deed']
  readonly amount: number
  /** Taxable base, after the tax-free part. */
  readonly base: number
  /** A fraction; null for a scale or a fixed amount. */
  readonly rate: number | null
  /** Tax-free part of the price. */
  readonly exempt: number
  /** Tax credit deducted. */
  readonly credit: number
  /** Derived from published examples rather than a rule. */
  readonly approximate: boolean
}

/** A purchase as the visitor describes it. Amounts are euro, without VAT. */
export interface Purchase {
  readonly region: Region
  /** Without land bought separately. */
  readonly price: number
  readonly onlyOwnHome: boolean
  /** What is sold, other than a building. */
  readonly ground?: 'plot' | 'farmland'
  /** Sold under VAT, except land that is not: `rebuilt` after a demolition, at the reduced rate for an only and own home. */
  readonly newBuild: boolean | 'rebuilt'
  /** Price of the land of a new build that is not under VAT: bought separately in Belgium, always in Luxembourg. 0 where VAT is due on it too. */
  readonly land: number
  readonly buyers: 1 | 2
  /** Secured by a mortgage; Belgium only. */
  readonly loan: number
}

export interface BuyingCosts {
  readonly lines: readonly CostLine[]
  readonly total: number
  /** The rules applied, without duplicates. */
  readonly rules: readonly DatedRule[]
}

/**
 * Costs on top of the purchase price: duty or VAT, notary and, with a loan, its deed. Each line is rounded to whole euro, half up, and the
 * total is the sum of the lines. An estimate: reductions other than those for an only and own home are left out.
 * @param on the day of the deed, YYYY-MM-DD (a time after it is ignored)
 * @returns null when no rule covers that day
 * @source the rows of duty-rates, vat-rates, notary-scale and mortgage-duties
 */
export function buyingCosts(purchase: Purchase, on: string): BuyingCosts | null {
  const { region, price, newBuild, onlyOwnHome } = purchase
  const country = region === 'luxembourg' ? 'LU' : 'BE'
  const day = dayOf(on)
  const duty = day && ruleOn(dutyRates, day, (row) => row.region === region)
  const vat = day && vatRatesOf(region, day)
  const deed = day && tariffOn(day, country, 'purchase')
  if (!day || !duty || !vat || !deed) return null
  const dutiable = newBuild ? purchase.land : price
  const bought = newBuild ? price + purchase.land : price
  const loan = loanCosts(country === 'BE' ? purchase.loan : 0, day)
  const lines = [
    ...(dutiable > 0 ? [dutyLine(duty, dutiable, purchase)] : []),
    ...(newBuild ? [vatLine(vat, price, purchase)] : []),
    ...deedLines(deed, bought, onlyOwnHome),
    ...loan.lines,
  ]
  return {
    lines,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    rules: [...(dutiable > 0 ? [duty] : []), ...(newBuild ? [vat] : []), deed, ...loan.rules],
  }
}

function tariffOn(day: string, country: DeedTariff['country'], deed: DeedTariff['deed']): DeedTariff | null {
  return ruleOn(deedTariffs, day, (row) => row.country === country && row.deed === deed)
}

/** The tax-free part and the credit are for an only and own home; a credit never exceeds the duty, and leaves the minimum due. */
function dutyLine(row: DutyRate, value: number, { onlyOwnHome, newBuild, ground, buyers }: Purchase): CostLine {
  const own = onlyOwnHome ? ownTerms(row, newBuild ? 'plot' : ground) : null
  const free = own?.exemption && value <= own.exemption.maxPrice ? Math.min(value, own.exemption.amount) : 0
  const rate = own?.ownHome ?? (ground === 'farmland' ? row.farmland : null) ?? row.standard
  const gross = Math.round((value - free) * rate)
  const credit = own?.credit ? Math.max(0, Math.min(own.credit.perBuyer * buyers, gross - own.credit.least)) : 0
  return { key: 'duty', deed: 'purchase', amount: gross - credit, base: value - free, rate, exempt: free, credit, approximate: row.sure === 'medium' }
}

function ownTerms(row: DutyRate, ground: Purchase['ground']): DutyRate['plot'] {
  if (ground === 'plot') return row.plot
  return ground === 'farmland' ? null : row
}

/** The saving for an own home against the standard rate is capped. */
function vatLine(row: VatRate, value: number, { onlyOwnHome, newBuild }: Purchase): CostLine {
  const line = { key: 'vat', deed: 'purchase', base: value, exempt: 0, approximate: row.sure === 'medium' } as const
  if (onlyOwnHome && newBuild === 'rebuilt' && row.rebuilt !== null) return { ...line, amount: Math.round(value * row.rebuilt), rate: row.rebuilt, credit: 0 }
  const standard = value * row.standard
  const saved = onlyOwnHome && row.ownHome ? Math.min(standard - value * row.ownHome.rate, row.ownHome.maxSaved) : 0
  const amount = Math.round(standard - saved)
  const own = row.ownHome !== null && saved > 0 && saved < row.ownHome.maxSaved ? row.ownHome.rate : null
  return { ...line, amount, rate: own ?? row.standard, credit: own === null ? Math.round(standard) - amount : 0 }
}

/** VAT is due on the two lines before it, as they are shown. */
function deedLines(row: DeedTariff, value: number, onlyOwnHome: boolean): CostLine[] {
  const plain = { deed: row.deed, base: value, rate: null, exempt: 0, credit: 0, approximate: row.sure === 'medium' }
  const fee = Math.round(feeOf(row, value, onlyOwnHome))
  const costs = Math.round(row.costs)
  const duties = Math.round(row.costsWithoutVat)
  const vat = Math.round((fee + costs) * row.vat)
  return [
    { ...plain, key: 'notaryFee' as const, amount: fee },
    ...(costs > 0 ? [{ ...plain, key: 'deedCosts' as const, amount: costs }] : []),
    ...(vat > 0 ? [{ ...plain, key: 'deedVat' as const, amount: vat, base: fee + costs, rate: row.vat }] : []),
    ...(duties > 0 ? [{ ...plain, key: 'deedDuties' as const, amount: duties }] : []),
  ]
}

function loanCosts(loan: number, day: string): Pick<BuyingCosts, 'lines' | 'rules'> {
  const duty = ruleOn(mortgageDuties, day)
  const deed = tariffOn(day, 'BE', 'loan')
  if (loan <= 0 || !duty || !deed) return { lines: [], rules: [] }
  const secured = loan * (1 + duty.accessories)
  const share = (key: CostKey, rate: number): CostLine => ({
    key,
    deed: 'loan',
    amount: Math.round(secured * rate),
    base: Math.round(secured),
    rate,
    exempt: 0,
    credit: 0,
    approximate: duty.sure === 'medium',
  })
  return {
    lines: [share('mortgageDuty', duty.registration), share('mortgageRight', duty.mortgageRight), ...deedLines(deed, loan, false)],
    rules: [duty, deed],
  }
}
