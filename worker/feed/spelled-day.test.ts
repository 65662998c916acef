import { expect, test } from 'vitest'
import { readSpelledDay } from './spelled-day.ts'

test.each([
  ['15 januari 2020', '2020-01-15'],
  ['1er août 2027', '2027-08-01'],
  ['1. März 2027', '2027-03-01'],
  ['beschikbaar vanaf 1 december 2026', '2026-12-01'],
  ['à partir du 1 fevrier 2027', '2027-02-01'],
  ['Available 15 January 2020', '2020-01-15'],
  ['spring 2027', null],
  ['31 februari 2027', null],
  ['1 brumaire 2027', null],
  ['at the latest 3 months before 1 May 2027 at noon', null],
])('%s is the day %s', (text, day) => {
  expect(readSpelledDay(text)).toBe(day)
})
