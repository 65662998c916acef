import { expect, test } from 'vitest'
import { usualAnswerTime } from './answer-time.ts'

test.each([
  [[1, 2, 3, 4, 100], 3],
  [[100, 1, 4, 2, 3], 3],
  [[1, 2, 3, 5, 8, 100], 4],
  [[0, 0, 0, 0, 0], 0],
  [[1, 2, 3, 4], null],
  [[], null],
])('of answers after %j the usual time is %j', (times, usual) => {
  expect(usualAnswerTime(times)).toBe(usual)
})
