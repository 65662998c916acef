import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAfter, wallTimeOf } from '../site/brussels-time.ts'
import { type CalendarException, freeDays, offeredDays, startsOn, startTerms } from './calendar.ts'
import { type CalendarRule, horizonDays, leadHours } from './calendar-rules.ts'

const slots = ['10:00-13:00', '13:00-16:00', '16:00-19:00'].map((slot) => ({ from: slot.slice(0, 5), to: slot.slice(6) }))
const week = [slots, slots, slots, slots, slots, slots.slice(0, 1), []]
const shared = { from: '2026-01-01', week, every: 60, minutes: 45 } as const
const [brugge, brussel, luxembourg]: [CalendarRule, CalendarRule, CalendarRule] = [
  { ...shared, country: 'BE', capacity: 1 },
  { ...shared, country: 'BE', capacity: 2 },
  { ...shared, country: 'LU', capacity: 1 },
]

const noBookings: ReadonlyMap<string, number> = new Map()
const times = (day: string, exceptions: readonly CalendarException[] = [], rule: CalendarRule = brugge) =>
  startsOn([rule], day, exceptions).map(({ time, capacity }) => `${time} ${capacity}`)
const wholeDay = ['10:00 1', '11:00 1', '12:00 1', '13:00 1', '14:00 1', '15:00 1', '16:00 1', '17:00 1', '18:00 1']

describe('start times of an office', () => {
  test('follow the rule of each weekday', () => {
    expect(times('2026-11-24')).toEqual(wholeDay)
    expect(times('2026-11-28')).toEqual(wholeDay.slice(0, 3))
    expect(times('2026-11-29')).toEqual([])
    expect(times('2026-11-24', [], brussel)[0]).toBe('10:00 2')
  })

  test('start times of an office are in Brussels time, before and after a clock change', () => {
    expect(startsOn([brugge], '2026-10-24', [])[0]).toMatchObject({ startsAt: '2026-10-24T08:00:00.000Z', endsAt: '2026-10-24T08:45:00.000Z' })
    expect(startsOn([brugge], '2026-10-26', [])[0]).toMatchObject({ startsAt: '2026-10-26T09:00:00.000Z', endsAt: '2026-10-26T09:45:00.000Z' })
  })

  test.each([
    ['2027-03-28', brugge, ['01:00 00:00Z', '01:30 00:30Z', '03:00 01:00Z', '03:30 01:30Z']],
    ['2027-03-28', luxembourg, ['01:00 00:00Z', '01:30 00:30Z', '03:00 01:00Z', '03:30 01:30Z']],
    ['2027-10-31', brugge, ['01:00 23:00Z', '01:30 23:30Z', '02:00 01:00Z', '02:30 01:30Z', '03:00 02:00Z', '03:30 02:30Z']],
    ['2027-10-31', luxembourg, ['01:00 23:00Z', '01:30 23:30Z', '02:00 01:00Z', '02:30 01:30Z', '03:00 02:00Z', '03:30 02:30Z']],
    ['2028-02-29', brugge, ['01:00 00:00Z', '01:30 00:30Z', '02:00 01:00Z', '02:30 01:30Z', '03:00 02:00Z', '03:30 02:30Z']],
  ] as const)('in the night of %s each start is a moment of its own, and one that the clocks skip is not offered', (day, rule, starts) => {
    const atNight = { ...rule, week: Array.from({ length: 7 }, () => [{ from: '01:00', to: '04:00' }]), every: 30, minutes: 30 }
    expect(startsOn([atNight], day, []).map(({ time, startsAt }) => `${time} ${startsAt.slice(11, 16)}Z`)).toEqual(starts)
  })

  test('start times of an office leave out public holidays of its country', () => {
    expect(times('2027-07-21')).toEqual([])
    expect(times('2027-07-21', [], luxembourg)).toEqual(wholeDay)
    expect(times('2027-06-23', [], luxembourg)).toEqual([])
    expect(times('2027-06-23')).toEqual(wholeDay)
  })

  test('start times of an office leave out days before its first rule', () => {
    expect(times('2025-12-30')).toEqual([])
    expect(startTerms([brugge], new Date('2025-12-30T09:00:00Z'), new Date('2025-12-25T09:00:00Z')).isOffered).toBe(false)
  })
})

describe('a calendar exception', () => {
  const day = '2026-11-24'

  test('a calendar exception closes a day or changes the capacity of all its start times', () => {
    expect(times(day, [{ day, time: null, capacity: 0 }])).toEqual([])
    expect(times(day, [{ day, time: null, capacity: 3 }])).toEqual(wholeDay.map((start) => start.replace(' 1', ' 3')))
  })

  test('a calendar exception closes, changes or adds a start time and takes precedence over one for the day', () => {
    expect(times('2026-11-28', [{ day: '2026-11-28', time: '11:00', capacity: 0 }])).toEqual(['10:00 1', '12:00 1'])
    expect(times(day, [{ day, time: '09:15', capacity: 2 }])).toEqual(['09:15 2', ...wholeDay])
    const onlyEvening = [
      { day, time: null, capacity: 0 },
      { day, time: '18:30', capacity: 4 },
    ]
    expect(times(day, onlyEvening)).toEqual(['18:30 4'])
  })

  test('a calendar exception opens a public holiday as a day and a Sunday by start times', () => {
    expect(times('2027-07-21', [{ day: '2027-07-21', time: null, capacity: 2 }])).toEqual(wholeDay.map((start) => start.replace(' 1', ' 2')))
    expect(times('2026-11-29', [{ day: '2026-11-29', time: null, capacity: 2 }])).toEqual([])
    expect(times('2026-11-29', [{ day: '2026-11-29', time: '11:00', capacity: 1 }])).toEqual(['11:00 1'])
  })

  test('a calendar exception for another day has no effect', () => {
    expect(times(day, [{ day: '2026-11-25', time: null, capacity: 0 }])).toEqual(wholeDay)
  })
})

describe('free start times', () => {
  const now = new Date('2026-11-23T09:30:00Z') // a Monday, half past ten

  test('begin a day from now and end at the horizon', () => {
    const days = freeDays([brugge], [], noBookings, now)
    expect(days[0]).toMatchObject({ day: '2026-11-24', starts: [{ time: '11:00' }, ...Array.from({ length: 7 }, () => ({}))] })
    expect(days.at(-1)?.day).toBe('2026-12-14')
    expect(days.map(({ day }) => day)).not.toContain('2026-11-29')
  })

  test('free start times leave out full start times and fully booked days', () => {
    const taken = new Map([
      ['2026-11-24T10:00:00.000Z', 1],
      ['2026-11-28T09:00:00.000Z', 1],
      ['2026-11-28T10:00:00.000Z', 1],
      ['2026-11-28T11:00:00.000Z', 2],
    ])
    const days = freeDays([brugge], [], taken, now)
    expect(days[0]?.starts[0]?.time).toBe('12:00')
    expect(days.map(({ day }) => day)).not.toContain('2026-11-28')
    expect(
      freeDays([brussel], [], taken, now)
        .find(({ day }) => day === '2026-11-28')
        ?.starts.map(({ time }) => time),
    ).toEqual(['10:00', '11:00'])
  })

  test('free start times are empty if every day is closed', () => {
    expect(
      freeDays(
        [brugge],
        offeredDays(now).map((day) => ({ day, time: null, capacity: 0 })),
        noBookings,
        now,
      ),
    ).toEqual([])
  })

  const moment = fc.date({ min: new Date('2026-01-02T00:00:00Z'), max: new Date('2039-12-31T00:00:00Z'), noInvalidDate: true })
  const exceptions = fc.array(
    fc.record({
      ahead: fc.nat(horizonDays),
      time: fc.option(fc.constantFrom('07:30', '10:00', '12:00', '18:00', '21:00')),
      capacity: fc.nat(3),
    }),
    { maxLength: 12 },
  )

  test('free start times are ordered, unique, bookable and not too soon, for any rule and exceptions', () => {
    fc.assert(
      fc.property(moment, exceptions, fc.constantFrom(brugge, brussel, luxembourg), (at, changed, rule) => {
        const today = wallTimeOf(at).day
        const rows = changed.map(({ ahead, ...row }) => ({ ...row, day: dayAfter(today, ahead) }))
        const unique = [...new Map(rows.map((row) => [`${row.day} ${row.time}`, row])).values()]
        const starts = freeDays([rule], unique, noBookings, at).flatMap((each) => each.starts.map((start) => ({ ...start, day: each.day })))
        expect(starts.map(({ startsAt }) => startsAt)).toEqual([...new Set(starts.map(({ startsAt }) => startsAt))].sort())
        for (const { startsAt, endsAt, time, day, capacity } of starts) {
          expect(startTerms([rule], new Date(startsAt), at)).toMatchObject({ day, time, endsAt, isOffered: true })
          expect(new Date(startsAt).getTime() - at.getTime()).toBeGreaterThanOrEqual(leadHours * 3_600_000)
          expect(capacity).toBeGreaterThan(0)
        }
      }),
    )
  })
})
