import { expect, test } from 'vitest'
import { type OpeningRules, openingAt } from './opening-hours.ts'

const day = [
  { from: '09:00', to: '12:30' },
  { from: '13:30', to: '18:00' },
]
const rules: OpeningRules = {
  week: [day, day, day, day, day, [{ from: '10:00', to: '13:00' }], []],
  exceptions: [{ from: '2026-12-24', to: '2027-01-02', slots: [] }],
  holidays: 'BE',
}

// In winter clocks in Brussels are an hour ahead of UTC, in summer two.
test.each([
  ['a morning', '2026-11-23T08:00:00Z', { isOpen: true, until: '12:30' }],
  ['the minute of closing', '2026-11-23T17:00:00Z', { isOpen: false, opens: { day: '2026-11-24', time: '09:00', inDays: 1 } }],
  ['the break', '2026-11-23T12:00:00Z', { isOpen: false, opens: { day: '2026-11-23', time: '13:30', inDays: 0 } }],
  ['a summer morning', '2026-06-22T07:00:00Z', { isOpen: true, until: '12:30' }],
  ['a Saturday evening', '2026-11-28T18:00:00Z', { isOpen: false, opens: { day: '2026-11-30', time: '09:00', inDays: 2 } }],
  ['a public holiday', '2026-11-11T10:00:00Z', { isOpen: false, opens: { day: '2026-11-12', time: '09:00', inDays: 1 } }],
  ['the closed weeks', '2026-12-24T10:00:00Z', { isOpen: false, opens: { day: '2027-01-04', time: '09:00', inDays: 11 } }],
])('an office at %s', (_, now, expected) => {
  expect(openingAt(rules, new Date(now))).toEqual(expected)
})

test('an office that keeps no public holidays opens on them, one without hours never', () => {
  const holiday = new Date('2026-11-11T10:00:00Z')
  expect(openingAt({ ...rules, holidays: null }, holiday).isOpen).toBe(true)
  expect(openingAt({ week: [], exceptions: [], holidays: null }, holiday)).toEqual({ isOpen: false, opens: null })
})
