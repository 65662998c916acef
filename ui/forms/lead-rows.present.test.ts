import { expect, test } from 'vitest'
import { leadName, leadSubject, presentLeadRows } from './lead-rows.present.ts'

const rowsOf = (fields: Parameters<typeof presentLeadRows>[0], locale: 'nl' | 'en' = 'nl') =>
  presentLeadRows(fields, locale).map(({ label, value }) => [label, value])

test('rows show values in words, in the order of the form, without empty fields', () => {
  const fields = {
    terrace: true,
    garden: false,
    empty: '',
    none: null,
    nothing: [],
    priceMax: 450000,
    year: 1890,
    types: ['house'],
    zones: ['be-31005', 'atlantis'],
  }
  expect(rowsOf(fields)).toEqual(
    [
      ['terrace', 'Ja'],
      ['garden', 'Nee'],
      ['priceMax', '450.000'],
      ['year', '1890'],
      ['types', 'Huis'],
      ['zones', 'Brugge, atlantis'],
    ].map(([_label, value]) => [expect.any(String), value]),
  )
  expect(rowsOf({ zones: ['be-31005'] }, 'en')).toEqual([[expect.any(String), 'Bruges']])
})

test('amounts have a euro sign, and countries their name', () => {
  const fields = { offer: '395000', income1: '2.400', income2: 'genoeg', country: 'FR' }
  expect(rowsOf(fields).map(([, value]) => value)).toEqual(['€ 395.000', '€ 2.400', 'genoeg', 'Frankrijk'])
})

test('a chosen start is in words, in local time', () => {
  expect(rowsOf({ start: '2026-11-23T16:00:00.000Z' }).map(([, value]) => value)).toEqual([expect.stringMatching(/^maandag 23 november 2026 .*17:00$/)])
})

test('what only looks like a day, a moment or a country is shown as it is', () => {
  const fields = { start: '2026-99-99T99:99:99.999Z', remark: '2026-99-99T99:99:99.999Z', from: '2026-99-99', country: 'toString' }
  expect(rowsOf(fields).map(([, value]) => value)).toEqual(Object.values(fields))
})

test('a brochure by post is one row with its address', () => {
  const address = { postStreet: 'Rue Neuve', postHouseNumber: '12', postZip: '59000', postCity: 'Lille', postCountry: 'FR' }
  expect(rowsOf({ device: 'phone', slot: '13-16', brochure: '1', ...address }, 'en')).toEqual([
    ['Preferred contact', 'Phone'],
    ['Best time to reach you', '13:00–16:00'],
    ['Brochure by post', 'Rue Neuve 12\n59000 Lille\nFrance'],
  ])
})

test('a field without a message is labelled with its name', () => {
  expect(rowsOf({ somethingOfTheForm: 'x' })).toEqual([['somethingOfTheForm', 'x']])
})

test('a long text keeps its lines, with any line ends', () => {
  expect(rowsOf({ somethingOfTheForm: '\r\none\r\n\r\ntwo\rthree\n' })[0]?.[1]).toBe('one\n\ntwo\nthree')
})

test.each([
  [{ firstName: ' Jan ', lastName: 'De  Smet' }, 'Jan De Smet'],
  [{ name: 'Jan\r\nDe Smet' }, 'Jan De Smet'],
  [{ firstName: 'Jan' }, 'Jan'],
  [{ firstName: true, lastName: null }, ''],
  [{}, ''],
])('the name in %j is %j', (fields, name) => {
  expect(leadName(fields)).toBe(name)
})

test('a form has its own subject, else the default one', () => {
  expect(leadSubject('construction', 'confirmation', 'en')).toBe('We have received your question about the project')
  expect(leadSubject('contact', 'confirmation', 'en')).toBe('We have received your message')
})
