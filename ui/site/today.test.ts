import { expect, test } from 'vitest'
import { factText } from '../listings/facts/fact-text.present.ts'
import { memoizeByDay } from '../listings/memoize-by-day.present.ts'
import { formatDay } from './number.present.ts'

test('a view of the day is made again at midnight in Brussels, and not before', () => {
  let made = 0
  const present = memoizeByDay(() => ++made)
  const record = {}
  const moments = ['2026-07-31T10:00:00Z', '2026-07-31T21:59:00Z', '2026-07-31T22:01:00Z', '2026-08-01T00:30:00Z']
  expect(moments.map((now) => present(record, 'nl', new Date(now)))).toEqual([1, 1, 2, 2])
})

test('a home available from 1 August is available at once from midnight in Brussels', () => {
  const text = (now: string) => factText('availability', '2026-08-01', 'nl', new Date(now))
  expect([text('2026-07-31T21:59:00Z'), text('2026-07-31T22:01:00Z')]).toEqual(['1 augustus 2026', 'Onmiddellijk'])
})

test.each([
  ['2026-07-31', '31 juli 2026'],
  ['2026-07-31T22:30:00.000Z', '1 augustus 2026'],
  ['2026-07-31T23:30:00+02:00', '31 juli 2026'],
  ['2026-07-31T23:30:00', '31 juli 2026'],
  ['morgen', 'morgen'],
])('%s is written %s', (iso, text) => {
  expect(formatDay(iso, 'nl')).toBe(text)
})
