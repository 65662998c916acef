import type { Goal, ListingPrice } from '#db/model/listings/listing.ts'
import type { Facts } from '../facts.ts'
import { readFlag } from '../fields.ts'
import { maxAmount, readAskingPrice, readMoney, readPriceUnit } from '../values/money.ts'
import type { ReadText } from '../values/text.ts'
import type { OpenRecord } from './open-record.ts'
import { readChoice } from './values.ts'

/** Whether the price is a monthly rent; false for what is paid once, a sale or a business to take over. */
interface Deal {
  readonly goal: Goal
  readonly isLet: boolean
}

/**
 * The price of a listing in euro: the total or, for a rental, per month, or per the unit in `unit_text`. Amounts per year or per square metre are converted if
 * possible (the area may be unknown). The amount is null if it cannot be converted or must not be shown.
 */
export function readPrice(record: OpenRecord, deal: Deal, facts: Facts, isShown: boolean, text: ReadText): ListingPrice {
  const none = { amount: null, from: false }
  const isInEuro = record.read('price.currency', readCurrency) ?? record.get('price.currency') === undefined
  const words = readPriceUnit(record.get('price.unit_text'), text)
  const unit = unitOf(record, deal)
  const period = words === null && (unit === 'month' || unit === 'year') ? unit : undefined
  const given = record.read('price.amount', (value, note) => readAskingPrice(value, deal.isLet || deal.goal === 'sale' ? deal.goal : 'takeover', note, period))
  const start = given === null ? record.read('price.start_amount', (value, note) => readMoney(value, note, period)) : null
  const isFrom = record.read('price.from', readFlag) === true
  const price = given ?? start
  if (!isShown || !isInEuro || price === null) return none
  const amount = words === null ? inUnit(price.amount, unit, facts) : price.amount
  // A price for each m² of an unknown area.
  if (amount === null && unit !== null) record.given('price.unit').note('notUnderstood')
  return amount === null ? none : { amount, from: given === null || given.isFrom || isFrom, ...(words === null ? {} : { unit: words }) }
}

/** An amount above 0 and up to a thousand million, else null. */
function euro(amount: number): number | null {
  return amount > 0 && amount <= maxAmount ? amount : null
}

/** True for euro in any spelling; another currency is not understood. */
function readCurrency(value: unknown): true | null {
  return typeof value === 'string' && /^(?:€|eur|euros?|eur\s*\(?€\)?|€\s*eur)$/i.test(value.trim()) ? true : null
}

/** What the amount is for; null if that is not understood, or does not fit the deal: a rent has no total. */
function unitOf(record: OpenRecord, { isLet }: Deal): string | null {
  const unit = record.read('price.unit', (value) => readChoice('unit', value))
  if (unit === null) return record.get('price.unit') === undefined ? (isLet ? 'month' : 'total') : null
  if ((unit === 'total') !== isLet) return unit
  record.given('price.unit').note('contradiction')
  return null
}

function inUnit(amount: number, unit: string | null, facts: Facts): number | null {
  const area = [facts.surfaceTotal, facts.surfaceLiving, facts.surfaceBuilt].find((value) => typeof value === 'number') ?? 0
  switch (unit) {
    case 'total':
    case 'month':
      return amount
    case 'year':
      return cents(amount / 12)
    case 'm2_month':
      return euro(cents(amount * area))
    case 'm2_year':
      return euro(cents((amount * area) / 12))
    default:
      return null
  }
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}
