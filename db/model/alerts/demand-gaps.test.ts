import { expect, test } from 'vitest'
import { readSearch } from '../search/search-query.ts'
import { demandGaps, type OfferedHomes, type PersonSearch } from './demand-gaps.ts'

const searches = (people: readonly number[], query: string): readonly PersonSearch[] =>
  people.map((person) => ({ person, search: readSearch(new URLSearchParams(query)) }))
const brugge = 'type=house&zone=be-31005&priceMax=350000'
const homes = (count: number, price: number | null, mainType = 'house'): OfferedHomes => ({
  count,
  mainType,
  country: 'BE',
  zip: '8000',
  names: ['Brugge'],
  price,
})

test('people are counted once a line, in groups of five and more', () => {
  const four = [1, 2, 3, 4]
  expect(demandGaps('sale', [...searches(four, brugge), ...searches(four, brugge)], [])).toMatchObject({
    people: null,
    byPlace: [],
    byType: [],
    byBand: [],
    together: [],
  })
  const five = demandGaps('sale', [...searches([...four, 5], brugge), ...searches(four, 'type=apartment&zone=be-44021')], [])
  expect([five.people, five.byPlace]).toEqual([5, [{ key: 'be-31005', people: 5, homes: 0 }]])
  expect(five.together).toEqual([{ key: 'be-31005 house 300000', people: 5, homes: 0 }])
})

test('homes count in their municipality and every zone around it, and in the band of their price', () => {
  const seven = [1, 2, 3, 4, 5, 6, 7]
  const gaps = demandGaps('sale', [...searches(seven, brugge), ...searches(seven, 'zone=be-30000')], [homes(2, 320_000), homes(3, 900_000), homes(1, null)])
  const homesAt = (key: string) => gaps.byPlace.find((line) => line.key === key)?.homes
  expect([homesAt('be-31005'), homesAt('be-30000'), gaps.byBand, gaps.homes]).toEqual([6, 6, [{ key: '300000', people: 7, homes: 2 }], 6])
})

test('the largest gap comes first', () => {
  const both = [...searches([1, 2, 3, 4, 5, 6], 'type=house'), ...searches([1, 2, 3, 4, 5], 'type=land')]
  expect(demandGaps('sale', both, [homes(4, 1)]).byType.map(({ key }) => key)).toEqual(['land', 'house'])
})

test('a search for life annuities is in no price band, as its price is the bouquet', () => {
  const gaps = demandGaps('sale', searches([1, 2, 3, 4, 5], `${brugge}&annuity=1`), [])
  expect([gaps.byPlace.length, gaps.byBand, gaps.together]).toEqual([1, [], []])
})
