import { expect, test } from 'vitest'
import { readArea, writeArea } from './area-code.ts'

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
