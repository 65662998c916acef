import { expect, test } from 'vitest'
import { columnsToFill } from './fill.ts'
import type { Row } from './rows.ts'

/** A row with an id and an energy label, and a number for every count and area. */
const rowOf = (id: number, epc: string | null = null, number: number | null = null, createdAt = '2026-05-01T08:00:00.000Z'): Row => [
  ...([id, id % 2 === 0 ? 'rent' : 'sale', 100 + (id % 3), 200 + (id % 2), 1_000] as const),
  ...([number, number, number, number, number, 0, epc, null, null, createdAt, 1, number, number, number, null] as const),
]

function filledBy(expected: number, rows: readonly Row[]) {
  const { add, filled } = columnsToFill(expected)
  for (const row of rows) add(row)
  return filled()
}

test('there is room for more rows than were counted', () => {
  for (const [expected, count] of [
    [0, 300],
    [2, 3],
    [100, 100],
  ] as const) {
    const { columns, isRental, size } = filledBy(
      expected,
      Array.from({ length: count }, (_, at) => rowOf(at + 1)),
    )
    expect(size).toBe(count)
    expect([columns.id.length, isRental.length]).toEqual([expect.any(Number), columns.id.length])
    expect(Array.from(columns.id.subarray(0, count))).toEqual(Array.from({ length: count }, (_, at) => at + 1))
    expect(Array.from(isRental.subarray(0, 3))).toEqual([0, 1, 0])
    expect(Array.from(columns.price.subarray(0, 3))).toEqual([1_000, 1_000, 1_000])
  }
})

test('as many rows as were counted take no more room', () => {
  expect(
    filledBy(
      3,
      [1, 2, 3].map((id) => rowOf(id)),
    ).columns.id,
  ).toHaveLength(3)
})

test('places and categories are numbered in the order they come', () => {
  const { columns, placeIds, categoryIds } = filledBy(
    4,
    [1, 2, 3, 4].map((id) => rowOf(id)),
  )
  expect([placeIds, categoryIds]).toEqual([
    [101, 102, 100],
    [201, 200],
  ])
  expect([Array.from(columns.place), Array.from(columns.category)]).toEqual([
    [0, 1, 2, 0],
    [0, 1, 0, 1],
  ])
})

test('the first 255 labels are kept, and any further one counts as none', () => {
  const rows = Array.from({ length: 257 }, (_, at) => rowOf(at + 1, `L${at + 1}`))
  const { columns, labels } = filledBy(257, rows)
  expect([labels.length, labels[0], labels[1], labels[255]]).toEqual([256, '', 'L1', 'L255'])
  expect(Array.from(columns.label.subarray(253, 257))).toEqual([254, 255, 0, 0])
})

test.each([
  [null, -1, -1],
  [0, 0, 0],
  [32_767, 32_767, 32_767],
  [32_768, 32_767, 32_768],
  [3_000_000_000, 32_767, 2_147_483_647],
])('a count or an area of %o is kept as %i, that of a plot as %i', (number, count, plot) => {
  const { columns } = filledBy(1, [rowOf(1, null, number)])
  const { bedrooms, bathrooms, rooms, garages, parkings, livingArea, built, plotArea } = columns
  expect([bedrooms, bathrooms, rooms, garages, parkings, livingArea, built].map(([value]) => value)).toEqual(Array(7).fill(count))
  expect(plotArea[0]).toBe(plot)
})

test('a home without a day of creation counts as the oldest', () => {
  expect(filledBy(1, [rowOf(1, null, null, '')]).columns.created[0]).toBe(0)
})
