import { expect, test } from 'vitest'
import { cellsAround, mapCell } from './map-cell.ts'

test.each([
  [51.21, 3.22, 14_121_099],
  [51.29, 3.3, 14_121_099],
  [51.3, 3.22, 14_131_099],
  [51.21, 3.34, 14_121_100],
  [-90, -180, 0],
  [0, 0, 9_001_080],
])('the point %d, %d is in cell %d', (lat, lng, cell) => {
  expect(mapCell({ lat, lng })).toBe(cell)
})

test('around a cell are the rows above and below and the cells beside it', () => {
  expect(cellsAround({ lat: 51.21, lng: 3.22 })).toEqual([
    ...[14_111_098, 14_111_099, 14_111_100],
    ...[14_121_098, 14_121_099, 14_121_100],
    ...[14_131_098, 14_131_099, 14_131_100],
  ])
})
