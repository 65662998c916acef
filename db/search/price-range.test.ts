import { expect, test } from 'vitest'
import { coldStore, type GivenHome, stockOf } from '../../tests/listings/listing-rows.ts'
import type { Goal } from '../model/listings/listing.ts'
import { anySearch } from '../model/search/search.ts'
import { priceRange } from './price-range.ts'

const category = (mainType: string, type: string = mainType) => ({ category: [mainType, type, type] as const })
const priced = (...prices: readonly (number | null)[]): GivenHome[] => prices.map((price, at) => ({ id: at + 1, price }))
const rented = (homes: readonly GivenHome[]) => homes.map((home) => ({ ...home, goal: 'rent' as const }))

test.each<[what: string, homes: readonly GivenHome[], goal: Goal, expected: object | null]>([
  ['no home', [], 'sale', null],
  ['one price', priced(250_000), 'sale', null],
  ['two prices, to the euro', priced(300_000.4, 250_000.5), 'sale', { min: 250_001, max: 300_000, median: null }],
  ['four prices', priced(1, 2, 3, 4), 'sale', { min: 1, max: 4, median: null }],
  ['five prices', priced(900_000, 100_000, 300_000, 200_000, 1_000_000), 'sale', { min: 100_000, max: 1_000_000, median: 300_000 }],
  ['prices on request and of nothing', priced(null, 0, 100, 200), 'sale', { min: 100, max: 200, median: null }],
  ['homes for rent alone', rented(priced(700, 900)), 'sale', null],
  ['rents', rented(priced(700, 900)), 'rent', { min: 700, max: 900, median: null }],
  [
    'rents of shops, holiday homes and businesses',
    rented([
      { id: 1, price: 9_000, ...category('commercial', 'shop') },
      { id: 2, price: 8_000, ...category('house', 'holiday-home') },
      { id: 3, price: 7_000, ...category('apartment', 'holiday-apartment') },
      { id: 4, price: 100_000, ...category('business') },
      { id: 5, price: 800 },
      { id: 6, price: 700, ...category('apartment') },
    ]),
    'rent',
    { min: 700, max: 800, median: null },
  ],
  [
    'shops for sale',
    [
      { id: 1, price: 90_000, ...category('commercial', 'shop') },
      { id: 2, price: 80_000, ...category('house', 'holiday-home') },
    ],
    'sale',
    { min: 80_000, max: 90_000, median: null },
  ],
])('the price range of %s', async (_, homes, goal, expected) => {
  expect(await priceRange(coldStore(await stockOf(homes)), goal, anySearch)).toEqual(expected)
})

test('only the homes that a search finds count', async () => {
  const store = coldStore(await stockOf(priced(100, 200, 300, 400)))
  expect(await priceRange(store, 'sale', { ...anySearch, priceMin: 200, priceMax: 300 })).toEqual({ min: 200, max: 300, median: null })
})
