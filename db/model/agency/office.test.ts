import { expect, test } from 'vitest'
import { calendarOffice, type Office, officeByKey, officeLocale, servingOffice } from './office.ts'

const office = (key: string, other: Partial<Office>): Office => ({
  ...{ key, name: {}, address: null, point: null, phone: null, email: `${key}@perron.example`, hours: null, regions: [], zips: [], language: null },
  ...{ calendar: [], luxembourg: null, ...other },
})
const agency = {
  offices: [
    office('gent', { regions: ['flanders'], language: 'nl' }),
    office('coast', {
      zips: [
        { country: 'BE', from: 8300, to: 8450 },
        { country: 'LU', from: 1009, to: 1009 },
      ],
      email: 'Coast@Perron.example',
      language: 'fr',
    }),
    office('brussel', { regions: ['brussels', 'flanders'] }),
  ],
  mainOffice: 'brussel',
  languages: { default: 'de' as const },
}

test.each<[country: 'BE' | 'LU' | 'other', zip: string | null, serving: string | null, calendar: string]>([
  ['BE', '9000', 'gent', 'gent'],
  ['BE', '8299', 'gent', 'gent'],
  ['BE', '8300', 'coast', 'coast'],
  ['BE', '8450', 'coast', 'coast'],
  ['BE', '8451', 'gent', 'gent'],
  ['LU', '1009', 'coast', 'coast'],
  ['LU', '8400', null, 'brussel'],
  ['BE', '1009', 'brussel', 'brussel'],
  ['BE', '1050', 'brussel', 'brussel'],
  ['BE', '5000', null, 'brussel'],
  ['BE', null, null, 'brussel'],
  ['other', '8400', null, 'brussel'],
  ['BE', '84000', null, 'brussel'],
  ['BE', 'B8400', null, 'brussel'],
])('a home in %s %s is served by %s, and visited with %s', (country, zip, serving, calendar) => {
  expect([servingOffice(agency, { country, zip })?.key ?? null, calendarOffice(agency, { country, zip })?.key ?? null]).toEqual([serving, calendar])
})

test('without a main office, or with one that is gone, a home that no office serves has no calendar', () => {
  for (const mainOffice of [null, 'gone']) expect(calendarOffice({ ...agency, mainOffice }, { country: 'BE', zip: '5000' })).toBe(null)
})

test('an office is found by its key', () => {
  expect([officeByKey(agency, 'coast')?.key, officeByKey(agency, 'Coast')]).toEqual(['coast', null])
})

test.each([
  ['coast@perron.example', 'fr'],
  ['GENT@perron.example', 'nl'],
  ['brussel@perron.example', 'de'],
  ['els@perron.example', 'de'],
])('a mail to %s is in %s', (email, locale) => {
  expect(officeLocale(agency, email)).toBe(locale)
})
