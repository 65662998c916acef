import { expect, test } from 'vitest'
import { isFresh } from './fresh-log-in.ts'

test.each([
  ['2026-06-01T12:00:00.000Z', true],
  ['2026-06-01T11:50:01.000Z', true],
  ['2026-06-01T11:50:00.000Z', false],
  ['2026-06-01T12:00:01.000Z', true],
  ['2036-06-01T12:00:00.000Z', false],
] as const)('at noon a log-in at %s proves who is there: %s', (createdAt, isProof) => {
  expect(isFresh(createdAt, new Date('2026-06-01T12:00:00.000Z'))).toBe(isProof)
})
