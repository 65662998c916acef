import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brusselsDay, brusselsOffset, dayAfter, instantAt, wallTimeOf, weekdayOf } from './brussels-time.ts'

const moments = fc.date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })

test('wall time matches Intl for Europe/Brussels', () => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short', timeStyle: 'short' })
  fc.assert(
    fc.property(moments, (moment) => {
      const { day, time } = wallTimeOf(moment)
      expect(`${day} ${time}`).toBe(format.format(moment))
    }),
  )
})

test.each([
  ['2026-11-24', '10:00', '2026-11-24T09:00:00.000Z'],
  ['2026-03-28', '10:00', '2026-03-28T09:00:00.000Z'],
  ['2026-03-29', '10:00', '2026-03-29T08:00:00.000Z'],
  ['2026-10-24', '18:00', '2026-10-24T16:00:00.000Z'],
  ['2026-10-25', '10:00', '2026-10-25T09:00:00.000Z'],
])('%s %s in Brussels is %s', (day, time, moment) => {
  expect(instantAt({ day, time }).toISOString()).toBe(moment)
})

test('wall time converts back to its instant, except in the repeated hour in October', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const minute = new Date(Math.floor(moment.getTime() / 60_000) * 60_000)
      const back = instantAt(wallTimeOf(minute))
      const isFirstOfTwo = brusselsOffset(minute.getTime()) !== brusselsOffset(minute.getTime() + 3_600_000)
      expect(back.getTime() - minute.getTime()).toBe(isFirstOfTwo && minute.getUTCMonth() === 9 ? 3_600_000 : 0)
    }),
  )
})

test('days are added across months, years and clock changes', () => {
  expect([dayAfter('2026-12-31', 1), dayAfter('2028-02-28', 1), dayAfter('2026-03-28', 2), dayAfter('2026-11-21', 0)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-03-30',
    '2026-11-21',
  ])
  expect(['2026-11-21', '2026-11-22', '2026-11-23'].map(weekdayOf)).toEqual([6, 7, 1])
})

test.each([
  ['2026-01-31T22:59:59Z', '2026-01-31'],
  ['2026-01-31T23:00:00Z', '2026-02-01'],
  ['2026-07-31T21:59:59Z', '2026-07-31'],
  ['2026-07-31T22:00:00Z', '2026-08-01'],
  ['2026-08-01T00:30:00Z', '2026-08-01'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
])('at %s it is %s in Brussels', (instant, day) => {
  expect(brusselsDay(new Date(instant))).toBe(day)
})
