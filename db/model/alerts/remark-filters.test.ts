import { describe, expect, test } from 'vitest'
import { proposedFilters } from './remark-filters.ts'

/** What is proposed for a demand, a filter that is not ticked in parentheses. */
function proposed(queries: readonly string[], demand: string, goal: 'sale' | 'rent' = 'sale') {
  const filters = queries.map((query) => ({ text: query, query }))
  return proposedFilters(goal, filters, new URLSearchParams(demand)).map(({ query, isSet }) => (isSet ? query : `(${query})`))
}

describe('of the filters that a remark was read as', () => {
  test.each([
    ['one that the demand says nothing about is proposed', ['terrace=1', 'priceMax=300000'], 'goal=sale&priceMin=&terrace=', ['terrace=1', 'priceMax=300000']],
    ['one that the demand has is not', ['terrace=1', 'type=house', 'zone=be-44021'], 'terrace=1&type=house&zone=be-44021', []],
    ['a bound is not beside another bound', ['priceMax=300000', 'bedroomsMin=3'], 'priceMin=350.000&bedroomsMax=2', []],
    ['a number is not beside one that cannot be read', ['priceMax=300000'], 'priceMax=veel', []],
    ['another place or kind is not ticked, as it widens the demand', ['zip=8000', 'type=villa'], 'zone=be-44021&type=house', ['(zip=8000)', '(type=villa)']],
    ['a place or kind is ticked where the demand has none', ['zone=be-44021', 'type=villa'], 'where=', ['zone=be-44021', 'type=villa']],
    ['a circle is not beside a place', ['near=51,3.7&radius=5'], 'zone=be-44021', []],
    ['a place is not beside a circle or a drawn area', ['zone=be-44021', 'near=51,3.7&radius=5'], 'near=50.8,4.3&radius=10', []],
    ['a minimum above its maximum is not', ['priceMin=300000&priceMax=200000'], '', []],
    ['a range is', ['priceMin=200000&priceMax=300000'], '', ['priceMin=200000&priceMax=300000']],
  ])('%s', (_, filters, demand, expected) => {
    expect(proposed(filters, demand)).toEqual(expected)
  })

  test('a price is proposed only for the goal it was read for', () => {
    expect(proposed(['priceMax=900', 'terrace=1'], 'goal=sale', 'rent')).toEqual(['terrace=1'])
    expect(proposed(['priceMax=900'], 'goal=rent', 'rent')).toEqual(['priceMax=900'])
    expect(proposed(['priceMax=900'], 'goal=', 'rent')).toEqual(['priceMax=900'])
  })
})
