import { expect, test } from 'vitest'
import { maxOpenDays } from '#db/model/visits/open-day.ts'
import { readOpenDays } from './open-days.ts'

const december = { day: '2026-12-05', from: '10:00', to: '12:30' }

test.each([
  ['wall time', { from: '2026-12-05T10:00', to: '2026-12-05T12:30:00' }],
  ['moments', { From: '2026-12-05T09:00:00Z', To: '2026-12-05T12:30:00+01:00' }],
])('open days are read from %s', (_, value) => {
  expect(readOpenDays([value])).toEqual([december])
})

test.each([
  ['a day alone', [{ from: '2026-12-05', to: '2026-12-05' }]],
  ['an end before the start', [{ from: '2026-12-05T12:00', to: '2026-12-05T10:00' }]],
  ['two days', [{ from: '2026-12-05T10:00', to: '2026-12-06T12:00' }]],
  ['a day that does not exist', [{ from: '2026-02-31T10:00', to: '2026-02-31T12:00' }]],
  ['an hour that does not exist', [{ from: '2026-12-05T25:00', to: '2026-12-05T26:00' }]],
  ['other values', [null, 5, 'tomorrow', {}, { from: 1, to: 2 }]],
])('%s is left out with a remark', (_, value) => {
  const reasons: string[] = []
  expect(readOpenDays(value, (reason) => reasons.push(reason))).toEqual([])
  expect(reasons).toEqual(['notUnderstood'])
})

test('a value that is no list is not understood', () => {
  expect(readOpenDays({ from: '2026-12-05T10:00', to: '2026-12-05T12:30' })).toBeNull()
})

test('a mistaken list of hundreds is cut', () => {
  expect(readOpenDays(Array.from({ length: 500 }, () => ({ from: '2026-12-05T10:00', to: '2026-12-05T12:30' })))).toHaveLength(maxOpenDays)
})
