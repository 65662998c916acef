import { expect, test } from 'vitest'
import { coldStore, type GivenHome, stockOf } from '../../tests/listings/listing-rows.ts'
import type { Goal } from '../model/listings/listing.ts'
import { anySearch } from '../model/search/search.ts'
import { priceRange, typicalArea } from './result-figures.ts'

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

const homesOf = (areas: readonly (number | null)[]) => stockOf(areas.map((livingArea, at) => ({ id: at + 1, livingArea, price: 100_000 + at })))

test.each<[areas: readonly (number | null)[], typical: number | null]>([
  [[], null],
  [[100, 110, 120, 130, null, null], null],
  [[100, 110, 120, 130, 140], 120],
  [[90, 300, 100, 123, 400], 125],
  [[90, 300, 100, 122, 400], 120],
  [[80, 90, 100, 110, 120, 130], 105],
])('homes of %j m² are typically %o m² large', async (areas, typical) => {
  expect(await typicalArea(coldStore(await homesOf(areas)), 'sale', anySearch)).toBe(typical)
})

test('only the homes that a search finds count, and none that has left the lists since', async () => {
  const d1 = await homesOf([10, 10, 100, 110, 120, 130, 140, 900, 900])
  await d1.exec("UPDATE listings SET goal = 'rent' WHERE id > 7")
  const store = coldStore(d1)
  const search = { ...anySearch, priceMin: 100_002 }
  expect(await typicalArea(store, 'sale', search)).toBe(120)
  expect(await typicalArea(store, 'rent', search)).toBe(null)
  await d1.exec('UPDATE listings SET listed = 0 WHERE id = 7')
  expect(await typicalArea(store, 'sale', search)).toBe(null)
})
