import { describe, expect, test } from 'vitest'
import { type CountedListing, daysToClose, stockFigures } from './stock-figures.ts'

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

  test('counts what is on offer and what was sold or let, with medians of what is on offer', () => {
    expect(figures.total).toEqual({ key: 'all', forSale: 6, forRent: 6, sold: 5, let: 1, medianPrice: 350_000, medianRent: 1_025 })
  })

  test('has a line for each type, most listings first, then by name', () => {
    expect(figures.byType.map(({ key }) => key)).toEqual(['apartment', 'house', 'villa', 'castle'])
    expect(figures.byType[0]).toEqual({ key: 'apartment', forSale: 1, forRent: 6, sold: 0, let: 0, medianPrice: null, medianRent: 1_025 })
  })

  test('sorts types of one size by name', () => {
    const { byType } = stockFigures([aListing({ type: 'villa' }), aListing({ type: 'bungalow' }), aListing({ type: 'loft' })], '2026-11-26')
    expect(byType.map(({ key }) => key)).toEqual(['bungalow', 'loft', 'villa'])
  })

  test('has a line for each region and municipality that is known', () => {
    expect(figures.byRegion.map(({ key, forSale }) => [key, forSale])).toEqual([
      ['flanders', 5],
      ['brussels', 1],
    ])
    expect(figures.byMunicipality.map(({ key }) => key)).toEqual(['be-8000', 'be-9000'])
  })

  test('has the twelve months that end with this one', () => {
    expect(figures.months.map(({ month }) => month)).toEqual([
      ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
    ])
    expect(figures.months[0]).toEqual({ month: '2025-12', sold: 1, let: 0 })
    expect(figures.months[11]).toEqual({ month: '2026-11', sold: 1, let: 1 })
  })

  test('has the median of the days to a sale, and none from a single letting', () => {
    expect(figures.daysToSale).toBe(30)
    expect(figures.daysToLet).toBe(null)
  })
})
