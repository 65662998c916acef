import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDay, readInstant } from './date.ts'

test.each([
  ['/Date(1634038800000+0200)/', '2021-10-12T11:40:00.000Z'],
  ['/Date(1634038800000)/', '2021-10-12T11:40:00.000Z'],
  ['2021-10-12 13:40:00', '2021-10-12T11:40:00.000Z'],
  ['2021-01-12 13:40:00', '2021-01-12T12:40:00.000Z'],
  ['2021-10-12T13:40:00', '2021-10-12T11:40:00.000Z'],
  ['2021-10-12T13:40:00Z', '2021-10-12T13:40:00.000Z'],
  ['2021-10-12T13:40:00.250+01:00', '2021-10-12T12:40:00.250Z'],
  ['2021-10-12', '2021-10-11T22:00:00.000Z'],
  // The hours around clock changes.
  ['2021-03-28 01:59:59', '2021-03-28T00:59:59.000Z'],
  ['2021-03-28 03:00:00', '2021-03-28T01:00:00.000Z'],
  ['2021-10-31 01:30:00', '2021-10-30T23:30:00.000Z'],
  ['2021-10-31 04:00:00', '2021-10-31T03:00:00.000Z'],
])('%s is parsed as %s', (value, instant) => {
  expect(readInstant(value)).toBe(instant)
})

test.each([['2021-02-31 10:00:00'], ['2021-13-01'], ['2021-10-12 25:00:00'], ['/Date(-62135596800000)/'], ['immediately'], [''], [1634038800000], [null]])(
  '%j is not an instant',
  (value) => {
    expect(readInstant(value)).toBeNull()
  },
)

test('a day is a calendar day in Brussels', () => {
  expect(readDay('/Date(1634076000000+0200)/')).toBe('2021-10-13')
  expect(readDay('2031-10-12 00:00:00')).toBe('2031-10-12')
  expect(readDay('12/10/2031')).toBe('2031-10-12')
  expect(readDay('After signing the deed')).toBeNull()
})

test('instants sort as texts', () => {
  const moment = fc.integer({ min: Date.UTC(1950), max: Date.UTC(2100) })
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [first, second] = [readInstant(`/Date(${one})/`) ?? '', readInstant(`/Date(${other})/`) ?? '']
      expect(Math.sign(one - other)).toBe(first < second ? -1 : first > second ? 1 : 0)
    }),
  )
})
