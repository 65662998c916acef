import { expect, test } from 'vitest'
import { priceBand, priceLimits } from './price-bands.ts'

test.each([
  ['sale', 0, 0],
  ['sale', 100_000, 0],
  ['sale', 100_001, 1],
  ['sale', 300_000, 4],
  ['sale', 2_000_000, 15],
  ['sale', 9_000_000, 16],
  ['rent', 500, 0],
  ['rent', 1_150, 7],
  ['rent', 12_000, 16],
  ['sale', Number.NaN, null],
] as const)('for %s, a price of %d is in band %s', (goal, price, band) => {
  expect(priceBand(goal, price)).toBe(band)
})

test('the limits of the bands rise', () => {
  for (const limits of Object.values(priceLimits)) expect(limits).toEqual([...new Set(limits)].sort((one, other) => one - other))
})
