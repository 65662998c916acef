import { expect, test } from 'vitest'
import { dateInWords } from './intl.present.ts'

test('a typed date is written in words in the language of the page', () => {
  expect(dateInWords('2026-12-10', 'nl')).toBe('donderdag 10 december 2026')
  expect(dateInWords('2026-12-01', 'fr')).toBe('mardi 1er décembre 2026')
  expect(dateInWords('2026-12-10', 'en')).toBe('Thursday, 10 December 2026')
  expect(dateInWords('2026-12-10', 'de')).toBe('Donnerstag, 10. Dezember 2026')
})

test.each(['', '10/12/2026', '0002-12-10', '2026-13-40'])('%j is not a date yet', (typed) => {
  expect(dateInWords(typed, 'nl')).toBe('')
})
