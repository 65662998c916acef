import { expect, test } from 'vitest'
import { coldStore, stockOf } from '../../tests/listings/listing-rows.ts'
import { anySearch, type Search } from '../model/search/search.ts'
import { countWithoutFilters } from './place-counts.ts'

const stock = stockOf([
  { id: 1, terrace: true, price: 300_000, bedrooms: 3, words: 'tuin' },
  { id: 2, terrace: true, price: 900_000, bedrooms: 3 },
  { id: 3, terrace: true, price: 950_000, bedrooms: 3 },
  { id: 4, price: 250_000, bedrooms: 3, words: 'tuin' },
  { id: 5, price: 800_000, bedrooms: 1, words: 'tuin' },
  { id: 6, terrace: true, price: 300_000, bedrooms: 2 },
  { id: 7, goal: 'rent', terrace: true, price: 900, bedrooms: 5, words: 'tuin' },
])

test.each<[search: Partial<Search>, expected: readonly (readonly [filter: string, count: number])[]]>([
  [{}, []],
  [{ priceMax: 400_000 }, [['price', 6]]],
  [
    { priceMax: 400_000, terrace: true, bedroomsMin: 3 },
    [
      ['price', 3],
      ['bedrooms', 2],
      ['terrace', 2],
    ],
  ],
  [
    { priceMax: 920_000, terrace: true },
    [
      ['terrace', 5],
      ['price', 4],
    ],
  ],
  [{ terrace: true, bedroomsMin: 4 }, [['bedrooms', 4]]],
  [{ garden: true, q: 'kasteel' }, []],
  [
    { q: 'tuin', terrace: true },
    [
      ['text', 4],
      ['terrace', 3],
    ],
  ],
  [{ zones: ['be-44021'], priceMax: 200_000 }, []],
  [{ zones: ['be-44021'], priceMax: 280_000 }, [['place', 1]]],
])('a search for %j would find without each of its filters: %j', async (search, expected) => {
  const misses = await countWithoutFilters(coldStore(await stock), 'sale', { ...anySearch, ...search })
  expect(misses.map(({ filter, count }) => [filter, count])).toEqual(expected)
})

test('without the life annuity the price is compared again, and without the price every bouquet', async () => {
  const d1 = await stockOf([
    { id: 1, price: 90_000 },
    { id: 2, price: 300_000 },
    { id: 3, price: null, annuity: true, bouquet: 120_000 },
    { id: 4, price: null, annuity: true },
    { id: 5, price: null, annuity: true, bouquet: 50_000 },
  ])
  const misses = await countWithoutFilters(coldStore(d1), 'sale', { ...anySearch, annuity: true, priceMax: 100_000 })
  expect(misses).toEqual([{ filter: 'price', count: 3 }])
  expect(await countWithoutFilters(coldStore(d1), 'sale', { ...anySearch, annuity: true, priceMin: 200_000 })).toEqual([
    { filter: 'price', count: 3 },
    { filter: 'annuity', count: 1 },
  ])
})

test('homes for rent are counted among homes for rent', async () => {
  expect(await countWithoutFilters(coldStore(await stock), 'rent', { ...anySearch, garden: true })).toEqual([{ filter: 'garden', count: 1 }])
})
