import { expect, test } from 'vitest'
import type { KeyedRow } from '#db/archive/archive-tables.ts'
import { openCutter } from './cut-rows.ts'

function piecesOf(rows: readonly KeyedRow[]): readonly string[] {
  const cutter = openCutter()
  const cut = rows.flatMap((row) => {
    const piece = cutter.add(row)
    return piece ? [piece] : []
  })
  return [...cut, cutter.rest()].map((piece) => piece.map(({ key, row }) => `${key}${row}`).join())
}

const row = (id: number, text = 'a row'): KeyedRow => ({ key: JSON.stringify([id]), row: JSON.stringify([[id, text]]) })
const rows = Array.from({ length: 5_000 }, (_, at) => row(2 * at))
const known = piecesOf(rows)
const newIn = (changed: readonly KeyedRow[]) => piecesOf(changed).filter((piece) => !known.includes(piece)).length

test('pieces hold every row once, in order, and some hundreds each', () => {
  expect(known.join()).toBe(rows.map(({ key, row: text }) => `${key}${text}`).join())
  expect(known.length).toBeGreaterThan(10)
  expect(known.length).toBeLessThan(40)
})

test.each([
  ['changed', rows.map((each, at) => (at === 2_500 ? row(5_000, 'another text') : each))],
  ['added', [...rows.slice(0, 2_500), row(4_999), ...rows.slice(2_500)]],
  ['removed', rows.filter((_, at) => at !== 2_500)],
])('a row that is %s alters the piece it is in, and at most the next', (_, changed) => {
  expect(newIn(changed)).toBeGreaterThan(0)
  expect(newIn(changed)).toBeLessThanOrEqual(2)
})

test('long rows end a piece before it grows too large', () => {
  const long = Array.from({ length: 10 }, (_, at) => row(at, 'x'.repeat(150_000)))
  expect(Math.max(...piecesOf(long).map((piece) => piece.length))).toBeLessThan(600_000)
})
