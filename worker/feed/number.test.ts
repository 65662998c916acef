import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber } from './number.ts'

test.each([
  [1250.5, 1250.5],
  [-5, -5],
  ['1250.5', 1250.5],
  ['1.250,50', 1250.5],
  ['1,250.50', 1250.5],
  ['1.250', 1250],
  ['1,250', 1250],
  ['1.250.000', 1_250_000],
  ['1 250 000', 1_250_000],
  ["1'250", 1250],
  ['1\u202f250', 1250],
  ['0.125', 0.125],
  ['12,5', 12.5],
  ['250 m²', 250],
  ['250m2', 250],
  ['168 kWh/m².year', 168],
  ['€ 395.000', 395_000],
  ['395.000 €', 395_000],
  ['€ 395.000,-', 395_000],
  ['€ 850/maand', 850],
  ['1e5', 100_000],
  ['-12,5', -12.5],
  ['  7 ', 7],
])('%j is the number %d', (value, number) => {
  expect(readNumber(value)).toBe(number)
})

test.each([
  [''],
  ['-'],
  ['ten'],
  ['12 are'],
  ['1.2.3'],
  ['12.34.567'],
  ['1,2,3'],
  ['3 + 4'],
  ['12 - 14'],
  [Number.NaN],
  [Infinity],
  [true],
  [null],
  [{}],
  ['9'.repeat(70)],
])('%j is not a number', (value) => {
  expect(readNumber(value)).toBeNull()
})

test('a coordinate with three decimals is not read as thousands', () => {
  expect(readNumber('51.174', 'decimal')).toBe(51.174)
  expect(readNumber('51,174', 'decimal')).toBe(51.174)
})

test('numbers in Belgian format are parsed back', () => {
  const belgian = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      expect(readNumber(belgian.format(cents / 100))).toBeCloseTo(cents / 100, 6)
    }),
  )
})

test('any value returns without error', () => {
  fc.assert(fc.property(fc.anything(), (value) => void readNumber(value)))
})
