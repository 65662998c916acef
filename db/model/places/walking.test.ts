import { expect, test } from 'vitest'
import { isWithinWalk, walkingMinutes } from './walking.ts'

test.each([
  [0, 1],
  [80, 1],
  [81, 2],
  [150, 2],
  [400, 5],
  [401, 6],
  [2100, 27],
])('%i m are %i minutes on foot', (metres, minutes) => expect(walkingMinutes(metres)).toBe(minutes))

test('the last ring is 1,200 m away', () => {
  expect([1200, 1201].map(isWithinWalk)).toEqual([true, false])
})
