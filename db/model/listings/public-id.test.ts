import { expect, test } from 'vitest'
import { readPublicId } from './public-id.ts'

test.each<[unknown, number | null]>([
  [4001, 4001],
  ['4001', 4001],
  [' 4001 ', 4001],
  [1, 1],
  [0, null],
  ['0', null],
  [-1, null],
  ['-1', null],
  [1.5, null],
  ['1.5', null],
  ['4001x', null],
  ['x4001', null],
  ['', null],
  [' ', null],
  ['12345678901234567', null],
  [9_007_199_254_740_991, 9_007_199_254_740_991],
  [9_007_199_254_740_992, null],
  [Number.NaN, null],
  [null, null],
  [undefined, null],
  [true, null],
  [[4001], null],
])('%j is the id %s', (value, id) => {
  expect(readPublicId(value)).toBe(id)
})
