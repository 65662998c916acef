import { describe, expect, test } from 'vitest'
import type { Goal } from '#db/model/listings/listing.ts'
import type { Facts } from '../facts.ts'
import { readPlainText } from '../values/text.ts'
import { openRecord } from './open-record.ts'
import { readPrice } from './price.ts'

function priceOf(price: object, { goal = 'rent', facts = {}, isShown = true }: { goal?: Goal; facts?: Facts; isShown?: boolean } = {}) {
  return readPrice(openRecord({ price }), { goal, isLet: goal === 'rent' }, facts, isShown, (value) => readPlainText(value))
}

const none = { amount: null, from: false }

test('a price is the total of a sale, or a month of a rent', () => {
  expect(priceOf({ amount: '395.000', currency: 'EUR' }, { goal: 'sale' })).toEqual({ amount: 395_000, from: false })
  expect(priceOf({ amount: 1_150.5 })).toEqual({ amount: 1_150.5, from: false })
})

test.each<readonly [object, Facts, number | null]>([
  [{ amount: 1_000, unit: 'month' }, {}, 1_000],
  [{ amount: 1_000, unit: 'total' }, {}, null],
  [{ amount: 10_000, unit: 'year' }, {}, 833.33],
  [{ amount: 12.5, unit: 'm2_month' }, { surfaceLiving: 80 }, 1_000],
  [{ amount: 144, unit: 'm2_year' }, { surfaceLiving: 85 }, 1_020],
  [{ amount: 10, unit: 'm2_month' }, { surfaceTotal: 90, surfaceLiving: 80, surfaceBuilt: 70 }, 900],
  [{ amount: 10, unit: 'm2_month' }, { surfaceLiving: 80, surfaceBuilt: 70 }, 800],
  [{ amount: 10, unit: 'm2_month' }, { surfaceBuilt: 70 }, 700],
  [{ amount: 10, unit: 'm2_month' }, {}, null],
  [{ amount: 10, unit: 'm2_year' }, {}, null],
  [{ amount: 100_000, unit: 'm2_month' }, { surfaceTotal: 10_000 }, 1_000_000_000],
  [{ amount: 100_000, unit: 'm2_month' }, { surfaceTotal: 10_001 }, null],
  [{ amount: 1_000, unit: 'week' }, {}, null],
])('the rent %j of a home with %j is %j a month', (price, facts, amount) => {
  expect(priceOf(price, { facts })).toEqual(amount === null ? none : { amount, from: false })
})

test.each([['total', 395_000] as const, ['month', null] as const, ['m2_month', null] as const, ['week', null] as const])(
  'a sale whose price is for the unit %s is %j',
  (unit, amount) => {
    expect(priceOf({ amount: 395_000, unit }, { goal: 'sale', facts: { surfaceTotal: 100 } }).amount).toBe(amount)
  },
)

test('a unit in words is printed behind the amount, which stays as it is', () => {
  expect(priceOf({ amount: 250, unit: 'year', unit_text: { nl: 'per week' } })).toEqual({ amount: 250, from: false, unit: { nl: 'per week' } })
  expect(priceOf({ start_amount: 250, unit_text: 'per week' })).toEqual({ amount: 250, from: true, unit: { any: 'per week' } })
})

describe('the lowest of several prices', () => {
  test('the lowest of several prices is one that its words, its flag or its field calls so', () => {
    for (const price of [{ amount: 'vanaf € 900' }, { amount: 900, from: 'ja' }, { start_amount: 900 }])
      expect(priceOf(price)).toEqual({ amount: 900, from: true })
  })

  test('the lowest of several prices does not replace the price', () => {
    expect(priceOf({ amount: 950, start_amount: 900, from: false })).toEqual({ amount: 950, from: false })
  })
})

test.each([' € ', 'EUR', 'eur', 'euro', 'Euros', 'EUR (€)', 'eur €', '€ eur', '-'])('the currency %j is euro', (currency) => {
  expect(priceOf({ amount: 900, currency }).amount).toBe(900)
})

test.each([{ amount: 900, currency: 'CHF' }, { amount: 900, currency: 'in euro' }, { amount: 900, currency: 'euro?' }, { amount: 900, currency: 978 }, {}])(
  '%j is no price in euro',
  (price) => {
    expect(priceOf(price)).toEqual(none)
  },
)

test('a hidden price is not shown', () => {
  expect(priceOf({ amount: 900, from: true, unit_text: 'per week' }, { isShown: false })).toEqual(none)
})
