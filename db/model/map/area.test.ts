import { expect, test } from 'vitest'
import { boxOf, isInArea } from './area.ts'

const at = (lat: number, lng: number) => ({ lat, lng })
const square = [at(0, 0), at(0, 4), at(4, 4), at(4, 0)]
/** A square with a notch from above. */
const notched = [at(0, 0), at(0, 4), at(4, 4), at(1, 2), at(4, 0)]
/** A path that crosses itself, whose middle is a hole. */
const crossed = [at(0, 0), at(0, 4), at(4, 4), at(4, 1), at(1, 1), at(1, 3), at(3, 3), at(3, 0)]

test('the box of an area reaches to its outermost corners', () => {
  expect(boxOf([at(1, 5), at(-2, 7), at(3, 6)])).toEqual({ west: 5, south: -2, east: 7, north: 3 })
  expect(boxOf([at(1, 5)])).toEqual({ west: 5, south: 1, east: 5, north: 1 })
})

test.each([
  [square, 2, 2, true],
  [square, 1, 3.9, true],
  [square, 5, 2, false],
  [square, -1, 2, false],
  [square, 2, 5, false],
  [square, 2, -1, false],
  [notched, 3, 2, false],
  [notched, 0.5, 2, true],
  [notched, 3, 0.2, true],
  [notched, 3, 3.8, true],
  [crossed, 0.5, 2, true],
  [[], 0, 0, false],
])('in %j the point %d, %d: %s', (corners, lat, lng, isInside) => {
  expect(isInArea({ lat, lng }, corners)).toBe(isInside)
})
