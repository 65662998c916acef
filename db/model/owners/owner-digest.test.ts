import { expect, test } from 'vitest'
import { dueWeek, letterWeeks } from './owner-digest.ts'

/** Monday 23 November 2026: Brussels is one hour ahead of UTC. */
test.each([
  ['a second before eight on Monday', '2026-11-23T06:59:59.000Z', null],
  ['at eight on Monday', '2026-11-23T07:00:00.000Z', '2026-11-16'],
  ['on Monday evening', '2026-11-23T20:00:00.000Z', '2026-11-16'],
  ['a second before eight on Tuesday', '2026-11-24T06:59:59.000Z', '2026-11-16'],
  ['at eight on Tuesday', '2026-11-24T07:00:00.000Z', null],
  ['on Thursday', '2026-11-26T07:00:00.000Z', null],
  ['on the Monday after the clocks changed', '2026-10-26T07:00:00.000Z', '2026-10-19'],
])('%s (%s) the digest of the week from %s is due', (_moment, now, monday) => {
  expect(dueWeek(new Date(now))?.first ?? null).toBe(monday)
})

test('a week runs from midnight to midnight in Brussels, and one with a change of clocks is an hour longer', () => {
  expect(dueWeek(new Date('2026-10-26T07:00:00.000Z'))).toEqual({
    first: '2026-10-19',
    last: '2026-10-25',
    before: '2026-10-12',
    from: '2026-10-18T22:00:00.000Z',
    until: '2026-10-25T23:00:00.000Z',
  })
})

test.each([
  ['begun in the week before last', '2026-11-12', null, ['2026-11-16', '2026-11-09']],
  ['begun in the running week', '2026-11-23', null, []],
  ['sold in the week before last', '2026-11-03', '2026-11-13', ['2026-11-09', '2026-11-02']],
  ['sold in the running week', '2026-11-17', '2026-11-24', ['2026-11-16']],
])('a home %s has the letters of its whole weeks, the newest first', (_name, startedOn, closedOn, weeks) => {
  expect(letterWeeks(new Date('2026-11-25T09:00:00.000Z'), startedOn, closedOn)).toEqual(weeks)
})

test('letters go back two years', () => {
  expect(letterWeeks(new Date('2026-11-25T09:00:00.000Z'), '2020-01-01', null)).toHaveLength(104)
})
