import { expect, test } from 'vitest'
import { dayOf, oldestCheck, ruleOn } from './dated-rule.ts'

test.each([
  ['2026-11-26', '2026-11-26'],
  ['2026-11-26T10:00:00Z', '2026-11-26'],
  ['26-11-2026', null],
  ['on 2026-11-26', null],
  ['2026-11', null],
  ['', null],
])('the day of %j is %s', (time, day) => {
  expect(dayOf(time)).toBe(day)
})

const rows = [
  { from: '2020-01-01', rate: 3 },
  { from: '2024-01-01', rate: 4, until: '2024-12-31' },
  { from: '2022-01-01', rate: 2 },
] as const

test.each([
  ['2019-12-31', null],
  ['2020-01-01', 3],
  ['2021-12-31', 3],
  ['2022-01-01', 2],
  ['2023-12-31', 2],
  ['2024-01-01', 4],
  ['2024-12-31', 4],
  ['2025-01-01', null],
])('on %s the rate is %s', (day, rate) => {
  expect(ruleOn(rows, day)?.rate ?? null).toBe(rate)
})

test('of rows that begin on one day the last counts, and only applicable rows count', () => {
  const twice = [
    { from: '2020-01-01', rate: 1 },
    { from: '2020-01-01', rate: 2 },
  ]
  expect(ruleOn(twice, '2020-01-01')?.rate).toBe(2)
  expect(ruleOn(rows, '2026-01-01', ({ rate }) => rate < 4)?.rate).toBe(2)
  expect(ruleOn(rows, '2026-01-01', ({ rate }) => rate > 9)).toBe(null)
})

test('the oldest check is the first day on which a rule was checked', () => {
  const checkedOn = (checked: string) => ({ from: '2020-01-01', source: { name: '', url: '' }, checked, sure: 'high' }) as const
  expect(oldestCheck([checkedOn('2026-11-22'), checkedOn('2026-11-20'), checkedOn('2026-11-26')])).toBe('2026-11-20')
  expect(oldestCheck([])).toBe(null)
})
