import { describe, expect, test } from 'vitest'
import { anySearch, type Search } from '../search/search.ts'
import { demandFigures } from './demand-figures.ts'

const alerts = (count: number, search: Partial<Search>): readonly Search[] => Array.from({ length: count }, () => ({ ...anySearch, ...search }))

test('fewer than five alerts are not shown', () => {
  expect(demandFigures('sale', alerts(4, { types: ['house'], priceMax: 300_000 }))).toEqual({
    ...{ alerts: null, budget: null, byType: [], byPlace: [], byBedrooms: [] },
  })
})

describe('five alerts and more', () => {
  const figures = demandFigures('sale', [
    ...alerts(7, { types: ['house'], zones: ['be-31005'], bedroomsMin: 2, priceMax: 301_000 }),
    ...alerts(5, { types: ['villa', 'house'], zips: ['9000'], bedroomsMin: 6, priceMax: 502_600 }),
    ...alerts(5, { types: ['apartment'], zones: ['be-8310-sint-kruis', 'be-31005'] }),
    ...alerts(4, { types: ['land'], zones: ['be-21004'] }),
  ])

  test('the figures of five alerts and more are rounded to five, with the median budget to 5,000', () => {
    expect([figures.alerts, figures.budget]).toEqual([20, 300_000])
  })

  test('count once for each group of types', () => {
    expect(figures.byType).toEqual([
      { key: 'house', alerts: 10, budget: 300_000 },
      { key: 'apartment', alerts: 5, budget: null },
    ])
  })

  test('count once for each municipality', () => {
    expect(figures.byPlace).toEqual([
      { key: 'be-31005', alerts: 10, budget: 300_000 },
      { key: 'be-44021', alerts: 5, budget: 505_000 },
    ])
  })

  test('count by bedrooms in order, four and more together', () => {
    expect(figures.byBedrooms).toEqual([
      { key: '0', alerts: 10, budget: null },
      { key: '2', alerts: 5, budget: 300_000 },
      { key: '4', alerts: 5, budget: 505_000 },
    ])
  })
})

test('budgets of rents are rounded to 50', () => {
  expect(demandFigures('rent', alerts(5, { priceMax: 1_020 })).budget).toBe(1_000)
  expect(demandFigures('rent', alerts(5, { priceMax: 1_030 })).budget).toBe(1_050)
})
