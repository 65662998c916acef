import { expect, test } from 'vitest'
import { dateTime, hasLanguage, languageIdOf, listIn, pageFrom } from './values.ts'

test('the service numbers four languages, and gets English for another', () => {
  expect((['nl', 'fr', 'en', 'de'] as const).map((locale) => [languageIdOf(locale), hasLanguage(locale)])).toEqual([
    [1, true],
    [2, true],
    [3, true],
    [4, true],
  ])
  // @ts-expect-error a language that the site does not have yet
  expect([languageIdOf('it'), hasLanguage('it')]).toEqual([3, false])
})

test('a page has fifty rows', () => {
  expect([pageFrom(1), pageFrom(51)]).toEqual([
    { Limit1: 1, Limit2: 50 },
    { Limit1: 51, Limit2: 100 },
  ])
})

test.each([
  ['2026-11-22T18:05:00.999Z', '2026-11-22 19:05:00'],
  ['2026-07-01T22:30:09Z', '2026-07-02 00:30:09'],
])('the moment %s is written by the clocks of Brussels', (moment, text) => {
  expect(dateTime(new Date(moment))).toBe(text)
})

test.each([
  [[1], { items: [1], rows: null }],
  [
    { Items: [1], RowsCount: '7' },
    { items: [1], rows: 7 },
  ],
  [
    { IDs: [1], RowCount: 7 },
    { items: [1], rows: 7 },
  ],
  [{ list: [1] }, { items: [1], rows: null }],
  [
    { Items: null, RowsCount: 0 },
    { items: [], rows: 0 },
  ],
  [{ Items: null, RowsCount: 1 }, null],
  [{ Items: 'none' }, null],
  [{}, null],
  ['text', null],
  [null, null],
])('the list in %j is %j', (value, list) => {
  expect(listIn(value)).toEqual(list)
})
