import { expect, test } from 'vitest'
import { makeColumns } from './columns.ts'
import { flag, type ListingIndex, microdegrees } from './listing-index.ts'
import { degrees, pointOf, summedPoints } from './map-cells.ts'

/** An index of homes at these points, degrees; their ids count from 1, their prices from 100,000. */
function indexAt(points: readonly (readonly [lng: number, lat: number])[]): ListingIndex {
  const columns = makeColumns((kind) => new kind(points.length))
  for (const [row, [lng, lat]] of points.entries()) {
    columns.id[row] = row + 1
    columns.price[row] = 100_000 + row
    columns.lng[row] = Math.round(lng * microdegrees)
    columns.lat[row] = Math.round(lat * microdegrees)
  }
  return { version: 1, size: points.length, firstRental: points.length, columns, places: [], categories: [], labels: [''], bouquets: {}, newSince: 2024 }
}

const summed = (points: readonly (readonly [number, number])[], zoom: number, max: number) =>
  summedPoints(
    indexAt(points),
    points.map((_, row) => row),
    zoom,
    max,
  )

test('a home alone is shown with its id and price', () => {
  expect(summed([[3.2301494, 51.2154]], 10, 5)).toEqual([[3.23015, 51.2154, 1, 1, 100_000]])
})

test('a price on request is none, and a life annuity has no plain price', () => {
  const index = indexAt([
    [3, 51],
    [3, 51],
    [3, 51],
  ])
  index.columns.price[0] = Number.NaN
  index.columns.flags[1] = flag.annuity | flag.garden
  index.columns.flags[2] = flag.garden | flag.ready | flag.terrace
  expect([0, 1, 2].map((row) => pointOf(index, row))).toEqual([
    [3, 51, 1, 1, null],
    [3, 51, 1, 2, 'annuity'],
    [3, 51, 1, 3, 100_002],
  ])
})

test('the degrees of a map cell have five decimals', () => {
  expect([degrees(3_230_149), degrees(-3_230_144), degrees(undefined)]).toEqual([3.23015, -3.23014, 0])
})

test('homes of one cell are summed in the middle of them, in the order of the first of each cell', () => {
  // At zoom 0 a cell is 45° wide and 28.8° high.
  expect(
    summed(
      [
        [3.2, 51.2],
        [50, 51],
        [3.4, 51],
        [44.9, 50],
      ],
      0,
      9,
    ),
  ).toEqual([
    [17.16667, 50.73333, 3, null, null],
    [50, 51, 1, 2, 100_001],
  ])
})

test('cells are two thirds as high as wide', () => {
  expect(
    summed(
      [
        [1, 30],
        [1, 57],
        [1, 58],
      ],
      0,
      9,
    ),
  ).toEqual([
    [1, 43.5, 2, null, null],
    [1, 58, 1, 3, 100_002],
  ])
})

test('each zoom halves the cells', () => {
  const points = [
    [1, 1],
    [20, 1],
    [23, 1],
  ] as const
  expect([0, 1, 2].map((zoom) => summed(points, zoom, 9).map(([, , count]) => count))).toEqual([[3], [2, 1], [1, 1, 1]])
})

test('the cells double until few enough are left, down to the whole earth', () => {
  const points = [
    [1, 1],
    [50, 1],
    [100, 1],
    [-1, 1],
  ] as const
  const counts = (max: number) => summed(points, 0, max).map(([, , count]) => count)
  expect([counts(4), counts(3), counts(2)]).toEqual([
    [1, 1, 1, 1],
    [2, 1, 1],
    [3, 1],
  ])
  // East and west of Greenwich are never summed.
  expect(counts(1)).toEqual([3, 1])
})

/** Two homes close together at each corner of some countries, and in their middle. */
const clusters = [0.5, 40.5, 80.5].flatMap((lng) => [-20.5, 20.5, 60.5].flatMap((lat) => [[lng, lat] as const, [lng + 0.0002, lat + 0.0002] as const]))

test.each([
  ['few cells', 4],
  ['more cells than an array holds', 10],
])('homes in different rows and columns of cells are never summed: %s', (_, zoom) => {
  const expected = [0.5, 40.5, 80.5].flatMap((lng) => [-20.5, 20.5, 60.5].map((lat) => [lng + 0.0001, lat + 0.0001, 2, null, null]))
  expect(summed(clusters, zoom, 99)).toEqual(expected)
})
