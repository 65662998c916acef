import { expect, test } from 'vitest'
import { hour } from './durations.ts'
import { isStillOpen } from './wrong-clock.ts'

test.each([
  ['ends in a minute', '2026-12-01T09:01:00Z', true],
  ['ends now', '2026-12-01T09:00:00Z', false],
  ['was issued now', '2026-12-01T10:00:00Z', true],
  ['was issued an hour ahead, before the clock was set back', '2026-12-01T11:00:00Z', true],
  ['was issued a day ahead', '2026-12-02T10:00:00Z', true],
  ['was issued by a clock more than a day ahead', '2026-12-02T10:00:00.001Z', false],
  ['was issued by a clock years ahead', '2038-01-19T03:14:08Z', false],
])('what is valid for an hour and %s is open: %s', (_, until, isOpen) => {
  expect(isStillOpen(Date.parse(until), new Date('2026-12-01T09:00:00Z'), hour)).toBe(isOpen)
})
