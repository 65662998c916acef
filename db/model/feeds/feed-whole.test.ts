import { describe, expect, test } from 'vitest'
import { type ListLength, largest, rowsNumber, shortLists } from './feed-whole.ts'

const aList = (held: number, announced: number | null, kind: ListLength['kind'] = 'listing'): ListLength => ({ kind, held, announced })

describe('lists that hold fewer rows than they name', () => {
  test.each([
    [[], []],
    [[aList(3, 3)], []],
    [[aList(3, null)], []],
    [[aList(4, 3)], []],
    [[aList(2, 3)], [{ kind: 'listing', held: 2, announced: 3 }]],
    [[aList(2, 3), aList(1, null)], []],
    [[aList(2, 5), aList(2, 4)], [{ kind: 'listing', held: 4, announced: 5 }]],
    [[aList(2, 3, 'project'), aList(3, 3)], [{ kind: 'project', held: 2, announced: 3 }]],
  ])('a feed of the lengths %j has the short lists %j', (lengths, short) => {
    expect(shortLists(lengths)).toEqual(short)
  })
})

test.each<[unknown, number | null]>([
  [12, 12],
  [0, 0],
  ['12', 12],
  [' 12 ', 12],
  ['12.0', 12],
  ['12.00', 12],
  ['12.5', null],
  [12.5, null],
  [-1, null],
  ['-1', null],
  ['', null],
  ['12x', null],
  ['x12', null],
  [null, null],
  [Number.NaN, null],
  [true, null],
])('%j is the number of rows %s', (value, number) => {
  expect(rowsNumber(value)).toBe(number)
})

test('the largest number is found among those that are known', () => {
  expect(largest([1, null, 3, 2])).toBe(3)
  expect(largest([0, null])).toBe(0)
  expect(largest([null])).toBe(null)
  expect(largest([])).toBe(null)
})
