import { expect, test } from 'vitest'
import { boxOf, isInArea, readArea, writeArea } from './area.ts'

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

const circle = (corners: number) => Array.from({ length: corners }, (_, at) => ({ lat: 51 + at / 1000, lng: 3 + (at % 7) / 1000 }))

test.each([3, 4, 100])('an area of %d corners is read as it was written', (count) => {
  const area = circle(count)
  const read = readArea(writeArea(area))
  expect(read).toHaveLength(count)
  expect(read?.[0]).toEqual({ lat: 51, lng: 3 })
  expect(read?.at(-1)?.lat).toBeCloseTo(area.at(-1)?.lat ?? 0, 5)
})

test.each([0, 1, 2, 101])('%d corners do not make an area', (count) => {
  expect(readArea(writeArea(circle(count)))).toBe(null)
})

test.each([
  ['null', null],
  ['an empty text', ''],
  ['other characters', '_p~iF ~ps|U'],
  ['a line break at the end', `${writeArea([...circle(3)])}\n`],
  ['more than 2,000 characters', '?'.repeat(2_001)],
  ['a corner that is not on earth', writeArea([...circle(3), { lat: 91, lng: 3 }])],
  ['a longitude that is not on earth', writeArea([...circle(3), { lat: 51, lng: 181 }])],
])('%s is not read as an area', (_, text) => {
  expect(readArea(text)).toBe(null)
})
