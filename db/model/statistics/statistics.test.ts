import { describe, expect, test } from 'vitest'
import { demandFigures } from '../alerts/demand-figures.ts'
import { municipalityOf, municipalityOrLarger } from '../places/municipality.ts'
import { readSearch } from '../search/search-query.ts'
import { type CountedListing, daysToClose, medianOf, publishedDemand, stockFigures } from './statistics.ts'

describe('a median', () => {
  test.each([
    [[], null],
    [[400, 100, 300, 200], null],
    [[500, 100, 300, 200, 400], 300],
    [[600, 500, 100, 300, 200, 400], 350],
    [[9_000_000, 100, 100, 100, 100], 100],
  ])('a median of %j is %s, since five values are the minimum', (values, median) => {
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

  test('the figures of demand have no line with fewer than five alerts', () => {
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

const aListing = (fields: Partial<CountedListing>): CountedListing => ({
  ...{ goal: 'sale', isClosed: false, type: 'house', region: 'flanders', municipality: 'be-8000', price: null, onlineOn: '2026-01-01', closedOn: null },
  ...fields,
})

describe('days to a sale', () => {
  test.each<[boolean, string, string | null, number | null]>([
    [true, '2026-01-01', '2026-01-31', 30],
    [true, '2026-01-01T18:00:00Z', '2026-01-02', 1],
    [true, '2026-01-01', '2026-01-01', 0],
    [true, '2026-01-02', '2026-01-01', null],
    [true, '2016-01-04', '2026-01-01', 3650],
    [true, '2016-01-03', '2026-01-01', null],
    [true, '1970-01-01', '2026-01-01', null],
    [true, '2026-01-01', null, null],
    [false, '2026-01-01', '2026-01-31', null],
  ])('closed: %s, online on %s, closed on %s: %s', (isClosed, onlineOn, closedOn, days) => {
    expect(daysToClose({ isClosed, onlineOn, closedOn })).toBe(days)
  })
})

test('an agency without listings has empty figures', () => {
  const figures = stockFigures([], '2026-11-26')
  expect(figures.total).toEqual({ key: 'all', forSale: 0, forRent: 0, sold: 0, let: 0, medianPrice: null, medianRent: null })
  expect([figures.byType, figures.byRegion, figures.byMunicipality]).toEqual([[], [], []])
  expect([figures.daysToSale, figures.daysToLet]).toEqual([null, null])
})

describe('an agency with listings', () => {
  const figures = stockFigures(
    [
      ...[300_000, 500_000, 400_000, 200_000, 350_000].map((price) => aListing({ price })),
      aListing({ type: 'apartment', region: 'brussels' }),
      ...[900, 1_100, 1_000, 800, 1_200, 1_050].map((price) => aListing({ goal: 'rent', price, type: 'apartment', municipality: 'be-9000' })),
      aListing({ isClosed: true, price: 1, closedOn: '2026-11-11', onlineOn: '2026-11-01' }),
      aListing({ isClosed: true, closedOn: '2025-12-01', onlineOn: '2025-11-11', type: 'villa', municipality: null }),
      ...[30, 40, 50].map((days) =>
        aListing({ isClosed: true, closedOn: '2025-11-30', onlineOn: new Date(Date.UTC(2025, 10, 30 - days)).toISOString(), type: 'villa' }),
      ),
      aListing({ goal: 'rent', isClosed: true, closedOn: '2026-11-03', onlineOn: '2026-10-24', type: 'castle' }),
    ],
    '2026-11-26',
  )

  test('an agency with listings counts what is on offer and what was sold or let, with medians of what is on offer', () => {
    expect(figures.total).toEqual({ key: 'all', forSale: 6, forRent: 6, sold: 5, let: 1, medianPrice: 350_000, medianRent: 1_025 })
  })

  test('an agency with listings has a line for each type, most listings first, then by name', () => {
    expect(figures.byType.map(({ key }) => key)).toEqual(['apartment', 'house', 'villa', 'castle'])
    expect(figures.byType[0]).toEqual({ key: 'apartment', forSale: 1, forRent: 6, sold: 0, let: 0, medianPrice: null, medianRent: 1_025 })
  })

  test('an agency with listings sorts types of one size by name', () => {
    const { byType } = stockFigures([aListing({ type: 'villa' }), aListing({ type: 'bungalow' }), aListing({ type: 'loft' })], '2026-11-26')
    expect(byType.map(({ key }) => key)).toEqual(['bungalow', 'loft', 'villa'])
  })

  test('an agency with listings has a line for each region and municipality that is known', () => {
    expect(figures.byRegion.map(({ key, forSale }) => [key, forSale])).toEqual([
      ['flanders', 5],
      ['brussels', 1],
    ])
    expect(figures.byMunicipality.map(({ key }) => key)).toEqual(['be-8000', 'be-9000'])
  })

  test('the figures of an agency cover the twelve months that end with this one', () => {
    expect(figures.months.map(({ month }) => month)).toEqual([
      ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
    ])
    expect(figures.months[0]).toEqual({ month: '2025-12', sold: 1, let: 0 })
    expect(figures.months[11]).toEqual({ month: '2026-11', sold: 1, let: 1 })
  })

  test('an agency with sales has the median of their days on the market, and none from a single letting', () => {
    expect(figures.daysToSale).toBe(30)
    expect(figures.daysToLet).toBe(null)
  })
})
