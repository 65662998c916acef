import type { Goal, ListingPrice } from '#db/model/listing.ts'
import type { Facts } from '../facts.ts'
import { readFlag } from '../fields.ts'
import { maxAmount, readAmount, readAskedPrice } from '../money.ts'
import { readPriceUnit } from '../price-unit.ts'
import type { ReadText } from '../text.ts'
import type { OpenRecord } from './open-record.ts'
import { readChoice } from './values.ts'

/**
 * The price of a listing in euro: the total or, for a rental, per month, or per the unit in `unit_text`. Amounts per year or per square metre are converted if
 * possible (the area may be unknown). The amount is null if it cannot be converted or must not be shown.
 */
export function readPrice(record: OpenRecord, goal: Goal, facts: Facts, isShown: boolean, text: ReadText): ListingPrice {
  const none = { amount: null, from: false }
  const isInEuro = record.read('price.currency', readCurrency) ?? record.get('price.currency') === undefined
  const given = record.read('price.amount', (value, note) => readAskedPrice(value, goal, note))
  const start = given === null ? record.read('price.start_amount', readAmount) : null
  const isFrom = record.read('price.from', readFlag) === true
  const unit = readPriceUnit(record.get('price.unit_text'), text)
  const period = unitOf(record, goal)
  if (!isShown || !isInEuro) return none
  const amount = given === null ? start : unit === null ? inUnit(given.amount, period, goal, facts) : given.amount
  return amount === null ? none : { amount, from: given === null || given.isFrom || isFrom, ...(unit === null ? {} : { unit }) }
}

/** An amount above 0 and up to a thousand million, else null. */
function euro(amount: number): number | null {
  return amount > 0 && amount <= maxAmount ? amount : null
}

/** True for euro in any spelling; another currency is not understood. */
function readCurrency(value: unknown): true | null {
  return typeof value === 'string' && /^(?:€|eur|euros?|eur\s*\(?€\)?|€\s*eur)$/i.test(value.trim()) ? true : null
}

function unitOf(record: OpenRecord, goal: Goal): string | null {
  const given = record.read('price.unit', (value) => readChoice('unit', value))
  return given ?? (record.get('price.unit') === undefined ? (goal === 'sale' ? 'total' : 'month') : null)
}

function inUnit(amount: number, unit: string | null, goal: Goal, facts: Facts): number | null {
  if (unit === 'total') return amount
  if (goal === 'sale') return null
  const area = [facts.surfaceTotal, facts.surfaceLiving, facts.surfaceBuilt].find((value) => typeof value === 'number') ?? 0
  switch (unit) {
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
