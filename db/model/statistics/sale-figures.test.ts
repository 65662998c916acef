import { expect, test } from 'vitest'
import { isSaleKind, type SaleFigures, type SoldListing, saleLines } from './sale-figures.ts'

const bruges = 'be-31005'
const damme = 'be-31006'
/** 13 km from the middle of Bruges. */
const blankenberge = 'be-31004'
/** 15.4 km from it. */
const maldegem = 'be-43010'

const sold = (prices: readonly number[], other: Partial<SoldListing> = {}) =>
  prices.map((price): SoldListing => ({ kind: 'house', municipality: bruges, price, area: null, ...other }))
const figuresIn = (sales: readonly SoldListing[], municipality = bruges, kind = 'house'): SaleFigures | null =>
  saleLines(sales).find((line) => line.municipality === municipality && line.kind === kind)?.figures ?? null

test.each<[prices: readonly number[], expected: Partial<SaleFigures> | null]>([
  [[], null],
  [[100_000, 200_000, 300_000, 400_000], null],
  [[500_000, 100_000, 300_000, 200_000, 400_000], { sold: 5, around: false, low: 200_000, median: 300_000, high: 400_000, perSquareMetre: null }],
  [[100_000, 200_000, 300_000, 400_000, 500_000, 600_000], { sold: 6, low: 225_000, median: 350_000, high: 475_000 }],
  [[302_400, 302_500, 302_600, 307_400, 307_499], { sold: 5, low: 305_000, median: 305_000, high: 305_000 }],
  [[9_000, 100_000, 100_000, 100_000, 2_000_000], { low: 100_000, median: 100_000, high: 100_000 }],
])('houses sold for %j have the figures %j', (prices, expected) => {
  const figures = figuresIn(sold(prices))
  if (expected === null) expect(figures).toBe(null)
  else expect(figures).toMatchObject(expected)
})

test.each<[areas: readonly (number | null)[], perSquareMetre: number | null]>([
  [[100, 100, 100, 100, null], null],
  [[100, 100, 100, 100, 0], null],
  [[100, 100, 100, 100, -5], null],
  [[100, 100, 100, 100, 100], 3_000],
  [[98, 98, 98, 98, 98, null], 3_050],
  [[300, 300, 300, 300, 300], 1_000],
  [[304, 304, 304, 304, 304], 990],
])('for areas of %j m² a home of 300,000 euro costs %o euro per m²', (areas, perSquareMetre) => {
  expect(figuresIn(areas.flatMap((area) => sold([300_000], { area })))?.perSquareMetre).toBe(perSquareMetre)
})

test('a municipality with fewer than five sales counts those within fifteen kilometres', () => {
  const sales = [...sold([100_000, 200_000]), ...sold([300_000, 400_000, 500_000], { municipality: damme })]
  expect(figuresIn(sales)).toMatchObject({ sold: 5, around: true, median: 300_000 })
  expect(figuresIn(sales, damme)).toMatchObject({ sold: 5, around: true })
  expect(figuresIn([...sales, ...sold([1, 1, 1])])).toMatchObject({ sold: 5, around: false })
})

test('a municipality without a sale of its own has figures from those near it, and none from those farther away', () => {
  const sales = sold([100_000, 200_000, 300_000, 400_000, 500_000])
  expect(figuresIn(sales, blankenberge)).toMatchObject({ sold: 5, around: true })
  expect([figuresIn(sales, maldegem), figuresIn(sales, 'be-44021')]).toEqual([null, null])
  // Only municipalities have figures.
  expect(saleLines(sales).every(({ municipality }) => /^(?:be-\d{5}|lu-)/.test(municipality) && !/^be-\d{4}-/.test(municipality))).toBe(true)
})

test('each kind of home has figures of its own', () => {
  const five = [100_000, 200_000, 300_000, 400_000, 500_000]
  const sales = [...sold(five), ...sold(five.slice(1), { kind: 'apartment' }), ...sold(five, { kind: 'land', municipality: 'be-44021' })]
  const lines = saleLines(sales)
  expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['house', 'land']))
  expect([figuresIn(sales)?.sold, figuresIn(sales, bruges, 'apartment'), figuresIn(sales, 'be-44021', 'land')?.sold]).toEqual([5, null, 5])
})

test('sales in a municipality that is not known count nowhere', () => {
  expect(saleLines(sold([1, 2, 3, 4, 5], { municipality: 'be-00000' }))).toEqual([])
})

test.each([
  ['house', true],
  ['apartment', true],
  ['land', true],
  ['garage', false],
  [null, false],
])('figures are kept for the kind %o: %o', (kind, expected) => {
  expect(isSaleKind(kind)).toBe(expected)
})
