import { expect, test } from 'vitest'
import { freeSlots, type OpenDayTerms, registrable, slotsOf } from './open-day-places.ts'

const terms: OpenDayTerms = { day: '2026-12-05', opens: '10:00', closes: '11:10', minutes: 15, capacity: 4, isOpen: true, version: 1 }
const now = new Date('2026-12-01T09:00:00Z')

test('an open day is divided into slots of its length, without a rest that is shorter', () => {
  expect(slotsOf(terms).map(({ time }) => time)).toEqual(['10:00', '10:15', '10:30', '10:45'])
  expect(slotsOf(terms)[3]?.endsAt).toBe('2026-12-05T10:00:00.000Z')
})

test('an open day without slots, or shorter than one, is one slot', () => {
  const whole = { startsAt: '2026-12-05T09:00:00.000Z', endsAt: '2026-12-05T10:10:00.000Z' }
  expect(slotsOf({ ...terms, minutes: 0 })).toMatchObject([whole])
  expect(slotsOf({ ...terms, closes: '10:10', minutes: 30 })).toMatchObject([{ time: '10:00', endsAt: '2026-12-05T09:10:00.000Z' }])
  expect(slotsOf({ ...terms, closes: '10:00' })).toEqual([])
})

test('a slot is free for a household if it has places for all of them and has not begun', () => {
  const taken = new Map([
    ['2026-12-05T09:00:00.000Z', 4],
    ['2026-12-05T09:15:00.000Z', 3],
  ])
  const timesFor = (people: number, at = now) => freeSlots([terms], taken, at, people).flatMap(({ starts }) => starts.map(({ time }) => time))
  expect(timesFor(1)).toEqual(['10:15', '10:30', '10:45'])
  expect(timesFor(2)).toEqual(['10:30', '10:45'])
  expect(timesFor(5)).toEqual([])
  expect(timesFor(1, new Date('2026-12-05T09:30:00Z'))).toEqual(['10:45'])
})

test('an open day takes registrations while its terms are open, until the end that the record has now', () => {
  const days = [
    { day: '2026-12-05', from: '10:00', to: '12:00' },
    { day: '2026-12-12', from: '10:00', to: '12:00' },
  ]
  expect(registrable(days, [terms], '2026-12-01')).toEqual([{ ...terms, closes: '12:00' }])
  expect(registrable(days, [{ ...terms, isOpen: false }], '2026-12-01')).toEqual([])
  expect(registrable(days, [terms], '2026-12-06')).toEqual([])
  expect(registrable([], [terms], '2026-12-01')).toEqual([])
})
