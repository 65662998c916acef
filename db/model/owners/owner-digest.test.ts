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
  ['at six UTC, on the Monday after the clocks changed to summer', '2027-03-29T06:00:00.000Z', '2027-03-22'],
  ['on the first Monday of a year', '2027-01-04T07:00:00.000Z', '2026-12-28'],
  ['on a Monday that is New Year’s Day', '2029-01-01T07:00:00.000Z', '2028-12-25'],
  ['on the Monday after a leap day', '2028-03-06T07:00:00.000Z', '2028-02-28'],
  ['on the Monday before 2038-01-19', '2038-01-18T07:00:00.000Z', '2038-01-11'],
  ['on the Monday after', '2038-01-25T07:00:00.000Z', '2038-01-18'],
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

test.each([
  ['over a year’s end', '2027-01-06T09:00:00.000Z', '2026-12-10', ['2026-12-28', '2026-12-21', '2026-12-14', '2026-12-07']],
  ['over a leap day', '2028-03-15T09:00:00.000Z', '2028-02-29', ['2028-03-06', '2028-02-28']],
  ['over a change of clocks', '2027-04-07T09:00:00.000Z', '2027-03-20', ['2027-03-29', '2027-03-22', '2027-03-15']],
])('letters follow each other week by week %s', (_, now, startedOn, weeks) => {
  expect(letterWeeks(new Date(now), startedOn, null)).toEqual(weeks)
})
