import { expect, test } from 'vitest'
import { signInDelay } from './owner.ts'

test.each([
  [0, 0],
  [4, 0],
  [5, 2],
  [6, 4],
  [7, 8],
  [13, 512],
  [14, 900],
  [15, 900],
  [1000, 900],
])('after %d failed log-ins the next one has to wait %d seconds', (failures, seconds) => {
  expect(signInDelay(failures)).toBe(seconds)
})
