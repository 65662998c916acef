import { describe, expect, test } from 'vitest'
import { everyReader, isTailored, readSegmentPlaces, roundedReach, seekersIn } from './segment.ts'

const brugge = 'be-31005'

describe('a segment', () => {
  test.each([
    ['the town itself', { goal: 'sale', search: `?zone=${brugge}` }, true],
    ['a postcode of the town', { goal: 'sale', search: '?zip=8310' }, true],
    ['the province of the town', { goal: 'sale', search: '?zone=be-30000' }, true],
    ['another town', { goal: 'sale', search: '?zone=be-44021' }, false],
    ['no place', { goal: 'sale', search: '?type=house' }, false],
    ['the town, to rent', { goal: 'rent', search: `?zone=${brugge}` }, false],
  ] as const)('of buyers in Brugge: an alert for %s', (_, alert, isIn) => {
    expect(seekersIn({ ...everyReader, goal: 'sale', zones: [brugge] })(alert)).toBe(isIn)
  })

  test.each([
    ['priceMax=350000', true],
    ['priceMin=250000&priceMax=280000', true],
    ['priceMin=400000', false],
    ['priceMax=150000', false],
    // Without a price nothing is known about the budget.
    ['bedroomsMin=3', false],
    // The price of a life annuity is its bouquet.
    ['annuity=1&priceMax=350000', false],
  ])('of buyers between 200,000 and 300,000 euro: an alert with %s', (search, isIn) => {
    expect(seekersIn({ ...everyReader, goal: 'sale', priceMin: 200_000, priceMax: 300_000 })({ goal: 'sale', search })).toBe(isIn)
  })

  test('asks one alert for the town and the budget, not one for each', () => {
    const isIn = seekersIn({ ...everyReader, goal: 'sale', zones: [brugge], priceMin: 500_000 })
    expect([`?zone=${brugge}&priceMax=200000`, '?zone=be-44021&priceMax=900000'].map((search) => isIn({ goal: 'sale', search }))).toEqual([false, false])
  })

  test('of languages alone needs no knowledge of what people look for', () => {
    expect(
      [
        { ...everyReader, languages: ['fr'] as const },
        { ...everyReader, goal: 'rent' as const },
      ].map(isTailored),
    ).toEqual([false, true])
  })
})

test('towns of a segment are read by name or postcode in any language, and an unknown one is not guessed', () => {
  expect([readSegmentPlaces('Bruges, 8310; Brugge'), readSegmentPlaces(''), readSegmentPlaces('Brugge, Nergenshuizen')]).toEqual([[brugge], [], null])
})

test('the reach of a narrowed audience names no small number and is rounded', () => {
  expect([0, 1, 4, 5, 7, 8, 48, 53, 118].map(roundedReach)).toEqual(['none', 'few', 'few', 5, 5, 10, 50, 50, 120])
})
