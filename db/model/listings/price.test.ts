import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ListingState } from './listing.ts'
import { displayPrice, formatEuro, priceUnit, unitAfter } from './price.ts'

describe('an amount in euro', () => {
  test.each([
    [395000, '€ 395.000'],
    [0, '€ 0'],
    [-0, '€ 0'],
    [7, '€ 7'],
    [999, '€ 999'],
    [1000, '€ 1.000'],
    [1234567, '€ 1.234.567'],
    [1250.5, '€ 1.250,50'],
    [0.05, '€ 0,05'],
    [12.345, '€ 12,35'],
    [1.005, '€ 1,01'],
    [999.999, '€ 1.000'],
    [0.004, '€ 0'],
    [-0.004, '€ 0'],
    [-1000, '€ -1.000'],
    [-1234.5, '€ -1.234,50'],
    [1e21, '€ 1.000.000.000.000.000.000.000'],
  ])('an amount of %d euro is printed as %s', (amount, text) => {
    expect(formatEuro(amount)).toBe(text)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, null, undefined, '', '395000', true, {}, [1], 5n])('%s prints NaN', (amount) => {
    expect(formatEuro(amount)).toBe('NaN')
  })

  test('amounts match the nl-BE number format', () => {
    const whole = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 0 })
    const cents = new Intl.NumberFormat('nl-BE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (amount) => {
        const expected = cents.format(amount)
        const shown = expected.endsWith(',00') ? whole.format(Number(amount.toFixed(0))) : expected
        expect(formatEuro(amount)).toBe(`€ ${shown.replace(/^-0$/, '0')}`)
      }),
    )
    fc.assert(fc.property(fc.maxSafeInteger(), (amount) => formatEuro(amount) === `€ ${whole.format(amount)}`))
  })

  test('any value prints a non-empty text', () => {
    fc.assert(fc.property(fc.anything(), (amount) => /^(?:NaN|€ -?\d{1,3}(?:\.\d{3})*(?:,\d\d)?)$/.test(formatEuro(amount))))
    fc.assert(fc.property(fc.double(), (amount) => /^(?:NaN|€ -?\d{1,3}(?:\.\d{3})*(?:,\d\d)?)$/.test(formatEuro(amount))))
  })
})

describe('the price of a listing', () => {
  const price = { amount: 395000, from: false }

  test.each<ListingState>(['available', 'option', 'prospective'])('%s: the amount', (state) => {
    expect(displayPrice({ state, price })).toEqual({ kind: 'amount', text: '€ 395.000', from: false })
  })

  test.each<ListingState>(['sold', 'rented', 'withdrawn'])('%s: no price, published or not', (state) => {
    expect(displayPrice({ state, price })).toEqual({ kind: 'none' })
    expect(displayPrice({ state, price: { amount: null, from: true } })).toEqual({ kind: 'none' })
  })

  test('a starting price has the prefix', () => {
    expect(displayPrice({ state: 'available', price: { amount: 250000, from: true } })).toEqual({ kind: 'amount', text: '€ 250.000', from: true })
  })

  test('a listing without an amount has its price on request', () => {
    expect(displayPrice({ state: 'available', price: { amount: null, from: false } })).toEqual({ kind: 'onRequest' })
  })

  test('an amount that is not a number prints NaN', () => {
    expect(displayPrice({ state: 'available', price: { amount: Number.NaN, from: false } })).toEqual({ kind: 'amount', text: 'NaN', from: false })
  })
})

test.each([
  '',
  ' ',
  '€',
  'EUR',
  'euro',
  'euros',
  'starting from',
  'from',
  'vanaf',
  'à partir de',
  'a partir de',
  'dès',
  'ab',
  '€ vanaf',
  'eur from',
  'month',
  '/month',
  'per maand',
  'par mois',
  'pro Monat',
  '€/mnd',
  '€ / mo',
  'pm',
  'p.m.',
  'je Monat',
  'a month',
  'EUR/month',
  ' per month ',
])('%j is the usual unit', (words) => {
  expect(priceUnit(words)).toBe('')
})

test.each([
  ['per week', 'per week'],
  ['€/week', '/week'],
  ['€ per m²', 'per m²'],
  ['EUR per week', 'per week'],
  ['euro/m²', '/m²'],
  ['europe', 'europe'],
  ['from here', 'from here'],
  ['per month excl.', 'per month excl.'],
  ['x month', 'x month'],
  [' per jaar ', 'per jaar'],
  ['x'.repeat(41), 'x'.repeat(40)],
  [`${'x'.repeat(39)}😀`, `${'x'.repeat(39)}\uFFFD`],
])('the unit %j of a price is read as %j', (words, unit) => {
  expect(priceUnit(words)).toBe(unit)
})

test.each([
  ['', ''],
  ['/week', '/week'],
  ['per week', ' per week'],
])('the unit %j is written %j behind an amount', (unit, text) => {
  expect(unitAfter(unit)).toBe(text)
})
