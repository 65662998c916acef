import { describe, expect, test } from 'vitest'
import { demandFigures } from '../alerts/demand-figures.ts'
import { municipalityOf, municipalityOrLarger } from '../places/municipality.ts'
import { readSearch } from '../search/search-query.ts'
import { medianOf, publishedDemand } from './statistics.ts'
import { type CountedListing, daysToClose, stockFigures } from './stock-figures.ts'

describe('a median', () => {
  test.each([
    [[], null],
    [[400, 100, 300, 200], null],
    [[500, 100, 300, 200, 400], 300],
    [[600, 500, 100, 300, 200, 400], 350],
    [[9_000_000, 100, 100, 100, 100], 100],
  ])('of %j is %s, since five values are the minimum', (values, median) => {
    expect(medianOf(values)).toBe(median)
  })
})

test.each([
  [0, null],
  [4, null],
  [5, 5],
  [7, 5],
  [8, 10],
  [12, 10],
  [13, 15],
  [132, 130],
])('%i search alerts are published as %s', (alerts, published) => {
  expect(publishedDemand(alerts)).toBe(published)
})

test.each([
  ['2026-05-04', '2026-06-03', true, 30],
  ['2026-05-04', '2026-05-04', true, 0],
  ['2026-05-04', '2026-05-03', true, null],
  ['1970-01-01', '2026-05-03', true, null],
  ['2026-05-04', null, true, null],
  ['2026-05-04', '2026-06-03', false, null],
])('online on %s and closed on %s gives the number of days, if known', (onlineOn, closedOn, isClosed, days) => {
  expect(daysToClose({ onlineOn, closedOn, isClosed })).toBe(days)
})

describe('the figures of the stock', () => {
  const house = (overrides: Partial<CountedListing> = {}): CountedListing => ({
    ...{ goal: 'sale', isClosed: false, type: 'house', region: 'flanders', municipality: 'be-31005', price: 300_000, onlineOn: '2026-05-04', closedOn: null },
    ...overrides,
  })
  const sold = house({ isClosed: true, price: 900_000, closedOn: '2026-10-20' })

  test('count a home with a hidden price, but leave its price out of the median', () => {
    const figures = stockFigures([...[100, 200, 300, 400].map((price) => house({ price })), house({ price: null }), sold], '2026-11-22')
    expect(figures.total).toMatchObject({ forSale: 5, sold: 1, medianPrice: null })
    const withOneMore = stockFigures([...[100, 200, 300, 400, 500].map((price) => house({ price })), sold], '2026-11-22')
    expect(withOneMore.byType).toEqual([{ key: 'house', forSale: 5, forRent: 0, sold: 1, let: 0, medianPrice: 300, medianRent: null }])
  })

  test('cover the last twelve months and the known municipalities', () => {
    const { months, byMunicipality } = stockFigures(
      [sold, house({ municipality: null }), house({ goal: 'rent', isClosed: true, closedOn: '2025-12-01' })],
      '2026-11-22',
    )
    expect([months.length, months.at(0), months.at(-1)]).toEqual([12, { month: '2025-12', sold: 0, let: 1 }, { month: '2026-11', sold: 0, let: 0 }])
    expect(months.find(({ month }) => month === '2026-10')?.sold).toBe(1)
    expect(byMunicipality.map(({ key }) => key)).toEqual(['be-31005'])
  })
})

describe('the figures of demand', () => {
  const alerts = (count: number, query: string) => Array.from({ length: count }, () => readSearch(new URLSearchParams(query)))

  test('have no line with fewer than five alerts', () => {
    const figures = demandFigures('sale', [...alerts(6, 'type=villa&zone=be-31005&bedroomsMin=3&priceMax=452000'), ...alerts(4, 'type=apartment&zip=9000')])
    expect(figures).toEqual({
      alerts: 10,
      budget: 450_000,
      byType: [{ key: 'house', alerts: 5, budget: 450_000 }],
      byPlace: [{ key: 'be-31005', alerts: 5, budget: 450_000 }],
      byBedrooms: [{ key: '3', alerts: 5, budget: 450_000 }],
    })
  })

  test('count an alert in each place it names, and once if it names one twice', () => {
    const { byPlace } = demandFigures('rent', alerts(5, 'zone=be-31005&zip=8000&zip=9000'))
    expect(byPlace.map(({ key, alerts }) => [key, alerts])).toEqual([
      ['be-31005', 5],
      ['be-44021', 5],
    ])
  })
})

test.each([
  ['BE', '8000', 'Brugge', 'be-31005'],
  ['BE', '8200', 'Sint-Andries', 'be-31005'],
  ['BE', '0000', 'Nergens', null],
  ['other', '8000', 'Zürich', null],
] as const)('in %s, %s %s is in the municipality %s', (country, zip, city, code) => {
  expect(municipalityOf({ country, zip, names: [city] })?.code ?? null).toBe(code)
})

test('a locality counts for its municipality, a province for itself', () => {
  expect(municipalityOrLarger('be-30000')?.kind).toBe('province')
  expect(municipalityOrLarger('nowhere')).toBeNull()
})
