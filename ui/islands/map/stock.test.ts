import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Spot } from './places.ts'
import { shortPrice } from './short-price.ts'
import { closest, Stock } from './stock.ts'

const belgium = [2.5, 49.4, 6.5, 51.6] as const
const spot = fc.tuple(fc.double({ min: 2.6, max: 6.4, noNaN: true }), fc.double({ min: 49.5, max: 51.5, noNaN: true }), fc.integer({ min: 1, max: 500 }))

test('at every zoom the groups hold every home once', () => {
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 200 }), fc.integer({ min: 4, max: closest }), (spots, zoom) => {
      const stock = new Stock(spots.map(([lng, lat, count], index): Spot => [lng, lat, count, count === 1 ? index + 1 : null, null]))
      const total = stock.groups(belgium, zoom).reduce((sum, group) => sum + group.count, 0)
      expect(total).toBe(spots.reduce((sum, [, , count]) => sum + count, 0))
    }),
    { numRuns: 60 },
  )
})

test('homes in one place never come apart, and are known one by one', () => {
  const stock = new Stock([1, 2, 3].map((id): Spot => [4.35, 50.85, 1, id, 100_000 * id]))
  const [group, ...others] = stock.groups(belgium, closest)
  expect(others).toEqual([])
  expect(group).toMatchObject({ count: 3, id: null, apart: null })
  expect(group?.ids().toSorted()).toEqual([1, 2, 3])
})

test('homes apart come apart, at a zoom the group names', () => {
  const stock = new Stock([
    [4.35, 50.85, 1, 1, null],
    [4.36, 50.85, 1, 2, null],
  ])
  const [group] = stock.groups(belgium, 8)
  expect(group).toMatchObject({ count: 2 })
  expect(stock.groups(belgium, group?.apart ?? 0)).toHaveLength(2)
})

test('a cell of the site’s answer is looked into, not opened', () => {
  const [group] = new Stock([[4.35, 50.85, 40, null, null]]).groups(belgium, 9)
  expect(group).toMatchObject({ count: 40, id: null, apart: 11 })
  expect(group?.ids()).toEqual([])
})

test.each([
  [950, 'nl', '€ 950'],
  [395_000, 'fr', '€ 395.000'],
  [999_499, 'en', '€ 999.499'],
  [1_250_000, 'nl', '€ 1,25\u00a0mln'],
  [1_250_000, 'fr', '€ 1,25\u00a0M'],
  [12_000_000, 'de', '€ 12\u00a0Mio'],
] as const)('%d is short for a marker in %s', (amount, locale, text) => {
  expect(shortPrice(amount, locale)).toBe(text)
})
