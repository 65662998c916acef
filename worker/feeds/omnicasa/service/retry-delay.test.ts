import { expect, test } from 'vitest'
import { retryDelay } from './retry-delay.ts'

test('a step is tried again after half a minute, then after twice as long each time, up to a quarter of an hour', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((failures) => retryDelay(failures, 3))).toEqual([30, 60, 120, 240, 480, 900, 900])
})
