import { describe, expect, test } from 'vitest'
import type { CalendarRule } from './calendar-rules.ts'
import { startStanding, visitEnd } from './start-standing.ts'

/** Mondays to Fridays from 9 to 12, every hour for 45 minutes, two at a time. */
const morning = [{ from: '09:00', to: '12:00' }]
const rule: CalendarRule = {
  ...{ from: '2026-01-01', country: 'BE', week: [morning, morning, morning, morning, morning, [], []], every: 60, minutes: 45, capacity: 2 },
}
const monday = '2026-11-23'

describe('how a start stands', () => {
  test.each([
    ['a free start', monday, '09:00', 0, [], 'free'],
    ['one of two seats taken', monday, '09:00', 1, [], 'free'],
    ['both seats taken', monday, '09:00', 2, [], 'taken'],
    ['outside the starts', monday, '13:30', 0, [], 'outside'],
    ['outside the starts, beside a visit', monday, '13:30', 1, [], 'taken'],
    ['a closed day', monday, '09:00', 0, [{ day: monday, time: null, capacity: 0 }], 'closed'],
    ['a closed start', monday, '09:00', 0, [{ day: monday, time: '09:00', capacity: 0 }], 'closed'],
    ['beside a closed start', monday, '10:00', 0, [{ day: monday, time: '09:00', capacity: 0 }], 'free'],
    ['a public holiday', '2026-12-25', '09:00', 0, [], 'closed'],
    ['a Sunday', '2026-11-29', '10:00', 0, [], 'outside'],
  ] as const)('a start of a calendar has its standing: %s', (_, day, time, others, exceptions, standing) => {
    expect(startStanding([rule], exceptions, { day, time, others })).toBe(standing)
  })

  test('any start of an office without a calendar is outside its starts', () => {
    expect(startStanding([], [], { day: monday, time: '09:00', others: 0 })).toBe('outside')
  })
})

test('a visit ends as the calendar has it, else after 45 minutes', () => {
  const [at, end] = ['2026-11-23T08:00:00.000Z', '2026-11-23T08:45:00.000Z']
  expect([visitEnd([rule], at, monday), visitEnd([], at, monday)]).toEqual([end, end])
})
