import { describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import type { Place } from '../listings/listing.ts'
import { addressLine, postalLine, streetLine, townLine } from './address.ts'

const brugge: Place = {
  zip: '8000',
  city: { nl: 'Brugge', fr: 'Bruges' },
  country: 'BE',
  countryName: { nl: 'België', fr: 'Belgique' },
  address: { street: 'Kerkstraat', houseNumber: '14', box: '3' },
  district: null,
  point: null,
}

describe('the street', () => {
  test.each([
    ['nl', 'Kerkstraat 14 bus 3'],
    ['fr', 'Kerkstraat 14 bte 3'],
    ['en', 'Kerkstraat 14 box 3'],
    ['de', 'Kerkstraat 14 Bte 3'],
  ] as const)('the street has its box in %s: %s', (locale, line) => {
    expect(streetLine(brugge, locale)).toBe(line)
  })

  test.each<[string, Place['address'], string | null]>([
    ['may have no number', { street: 'Kerkstraat', houseNumber: null, box: null }, 'Kerkstraat'],
    ['has its number', { street: 'Kerkstraat', houseNumber: '14A', box: '' }, 'Kerkstraat 14A'],
    ['may have a box without a number', { street: 'Kerkstraat', houseNumber: ' ', box: '3' }, 'Kerkstraat bus 3'],
    ['does not repeat the word box', { street: 'Kerkstraat', houseNumber: '14', box: 'Bus 3' }, 'Kerkstraat 14 bus 3'],
    ['does not repeat the word box in another language', { street: 'Rue Haute', houseNumber: '1', box: 'Boîte 0.2' }, 'Rue Haute 1 bus 0.2'],
    ['keeps a box that begins like the word', { street: 'Kerkstraat', houseNumber: '14', box: 'Busman' }, 'Kerkstraat 14 bus Busman'],
    ['has its parts trimmed', { street: ' Kerkstraat ', houseNumber: ' 14', box: ' 3 ' }, 'Kerkstraat 14 bus 3'],
    ['is unknown when only a number is known', { street: ' ', houseNumber: '14', box: null }, null],
    ['is unknown when the address is not published', null, null],
  ])('the line of the street %s', (_, address, line) => {
    expect(streetLine({ ...brugge, address }, 'nl')).toBe(line)
  })
})

describe('the town', () => {
  test.each<[Partial<Place>, string]>([
    [{}, '8000 Bruges'],
    [{ zip: null }, 'Bruges'],
    [{ city: {} }, '8000'],
    [{ city: { any: 'BRUGGE' } }, '8000 BRUGGE'],
    [{ zip: null, city: {} }, ''],
  ])('%j prints %j in French', (other, line) => {
    expect(townLine({ ...brugge, ...other }, 'fr')).toBe(line)
  })
})

describe('the whole address', () => {
  test('the whole address is street and town', () => {
    expect(addressLine(brugge, 'nl')).toBe('Kerkstraat 14 bus 3, 8000 Brugge')
  })

  test('the whole address is the town when the address is not published', () => {
    expect(addressLine({ ...brugge, address: null }, 'nl')).toBe('8000 Brugge')
  })

  test('the whole address includes the country outside Belgium and Luxembourg', () => {
    const abroad: Place = { ...brugge, zip: '59000', city: { any: 'Lille' }, country: 'other', countryName: { nl: 'Frankrijk', fr: 'France' }, address: null }
    expect(addressLine(abroad, 'nl')).toBe('59000 Lille, Frankrijk')
    expect(addressLine({ ...abroad, countryName: null }, 'nl')).toBe('59000 Lille')
  })

  test.each([
    ['as on an envelope', {}, '14, rue de l’Imprimerie, L-1838 Luxembourg'],
    ['without a number', { address: { street: 'Rue de l’Imprimerie', houseNumber: null, box: '5A' } }, 'Rue de l’Imprimerie, L-1838 Luxembourg'],
    ['with a street that is not French', { address: { street: 'Am Bongert', houseNumber: '3', box: null } }, '3, Am Bongert, L-1838 Luxembourg'],
    ['without a street, where it is not published', { address: null }, 'L-1838 Luxembourg'],
    ['with a postcode that has its country already', { zip: 'L-1838', address: null }, 'L-1838 Luxembourg'],
    ['without a postcode', { zip: null, address: null }, 'Luxembourg'],
  ])('the whole address in Luxembourg is written %s in every language', (_, other, line) => {
    const luxembourg: Place = {
      ...brugge,
      zip: '1838',
      city: { nl: 'Luxemburg', fr: 'Luxembourg', de: 'Luxemburg' },
      country: 'LU',
      countryName: { nl: 'Luxemburg' },
      address: { street: 'Rue de l’Imprimerie', houseNumber: '14', box: '5A' },
      ...other,
    }
    expect(locales.map((locale) => addressLine(luxembourg, locale))).toEqual(locales.map(() => line))
  })

  test('the whole address of an office is written in the same way', () => {
    const city = { nl: 'Luxemburg', fr: 'Luxembourg' }
    expect(postalLine({ street: { any: '56, rue de l’Exemple' }, zip: '1009', city, country: 'LU' }, 'nl')).toBe('56, rue de l’Exemple, L-1009 Luxembourg')
    expect(postalLine({ street: { any: 'Voorbeeldstraat 12' }, zip: '8000', city: brugge.city, country: 'BE' }, 'nl')).toBe('Voorbeeldstraat 12, 8000 Brugge')
  })

  test.each(locales)('the whole address of an unknown place is empty in %s', (locale) => {
    expect(addressLine({ ...brugge, zip: null, city: {}, address: null }, locale)).toBe('')
  })
})
