import { expect, test } from 'vitest'
import { readSpelledDay } from './spelled-day.ts'

test.each([
  ['15 januari 2020', '2020-01-15'],
  ['1er août 2027', '2027-08-01'],
  ['1. März 2027', '2027-03-01'],
  ['beschikbaar vanaf 1 december 2026', '2026-12-01'],
  ['à partir du 1 fevrier 2027', '2027-02-01'],
  ['Available 15 January 2020', '2020-01-15'],
  ['vrij op 1 mei 2027', '2027-05-01'],
  ['ab dem 1. Mai 2027', '2027-05-01'],
  ['libre au 1er mai 2027', '2027-05-01'],
  ['a partir du 1 mai 2027', '2027-05-01'],
  ['tot 1 mei 2027', null],
  ['verhuurd tot 1 mei 2027', null],
  ['bezet tot 1 mei 2030', null],
  ['huurcontract tot 1 mei 2029', null],
  ['until 1 May 2027', null],
  ['bis 1. Mai 2027', null],
  ['jusqu’au 1er mai 2027', null],
  ['uiterlijk 1 mei 2027', null],
  ['niet voor 1 mei 2027', null],
  ['vrij tot 1 mei 2026', null],
  ['verkocht op 1 mei 2026', null],
  ['opgezegd op 1 mei 2026', null],
  ['loué depuis le 1 mai 2020', null],
  ['verhuurd sinds 1 mei 2020', null],
  ['op 1 mei 2026 verkocht', null],
  ['spring 2027', null],
  ['31 februari 2027', null],
  ['1 brumaire 2027', null],
  ['at the latest 3 months before 1 May 2027 at noon', null],
])('%s is the day %s', (text, day) => {
  expect(readSpelledDay(text)).toBe(day)
})
