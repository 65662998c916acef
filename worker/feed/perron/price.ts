import type { Goal, ListingPrice } from '#db/model/listing.ts'
import type { Facts } from '../facts.ts'
import { readFlag } from '../fields.ts'
import { readNumber } from '../number.ts'
import { readPriceUnit } from '../price-unit.ts'
import type { ReadText } from '../text.ts'
import type { OpenRecord } from './open-record.ts'
import { readChoice } from './values.ts'

const maxPrice = 1_000_000_000 // euro

/**
 * The price of a listing in euro: the total or, for a rental, per month, or per the unit in `unit_text`. Amounts per year or per square metre are converted if
 * possible (the area may be unknown). The amount is null if it cannot be converted or must not be shown.
 */
export function readPrice(record: OpenRecord, goal: Goal, facts: Facts, isShown: boolean, text: ReadText): ListingPrice {
  const none = { amount: null, from: false }
  if (!isShown || !isEuro(record.get('price.currency'))) return none
  const given = euro(record.get('price.amount'))
  const unit = readPriceUnit(record.get('price.unit_text'), text)
  const amount = given === null ? euro(record.get('price.start_amount')) : unit === null ? inUnit(given, unitOf(record, goal), goal, facts) : given
  const isLowest = given === null || readFlag(record.get('price.from')) === true
  return amount === null ? none : { amount, from: isLowest, ...(unit === null ? {} : { unit }) }
}

/** An amount above 0 and up to a thousand million, else null. */
export function euro(value: unknown): number | null {
  const amount = readNumber(value)
  return amount !== null && amount > 0 && amount <= maxPrice ? amount : null
}

function isEuro(currency: unknown): boolean {
  return currency === undefined || readChoice('currency', currency) === 'EUR'
}

function unitOf(record: OpenRecord, goal: Goal): string | null {
  const given = record.get('price.unit')
  return given === undefined ? (goal === 'sale' ? 'total' : 'month') : readChoice('unit', given)
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
