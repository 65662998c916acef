import { describe, expect, test } from 'vitest'
import { openRecord } from './open-record.ts'
import { readNeutralPlace } from './place.ts'

const location = { street: 'Vlierstraat', number: 12, box: 'A', postal_code: '9000', city: 'Gent', country: 'BE', geo: { latitude: 51.05, longitude: '3,72' } }
const placed = (given: object, more: object = {}) => readNeutralPlace(openRecord({ location: given, ...more }), 'a salt for tests')
const placeOf = (given: object) => placed(given)?.place

test('an address is shown if the record clearly says that it is not hidden', () => {
  expect(placed({ ...location, hidden: false, district: 'Centrum' })).toMatchObject({
    place: {
      ...{ zip: '9000', country: 'BE', countryName: null, district: { any: 'Centrum' } },
      address: { street: 'Vlierstraat', houseNumber: '12', box: 'A' },
      point: { lat: 51.05, lng: 3.72, exact: true },
    },
    secret: { street: 'Vlierstraat', houseNumber: '12', box: 'A', lat: 51.05, lng: 3.72 },
    showsAddress: true,
  })
})

test.each([undefined, true, 'perhaps', null])('with hidden %j only the town is shown, and a point that is not exact', (hidden) => {
  const found = placed({ ...location, hidden, district: 'Centrum' }, { unit: 'A1' })
  expect(found).toMatchObject({ place: { zip: '9000', address: null, district: null, point: { exact: false } }, showsAddress: false })
  expect(found?.place.point).not.toMatchObject({ lat: 51.05, lng: 3.72 })
  expect(found?.cut('Aan de Vlierstraat.')).toBe('Aan de ….')
})

test.each([true, 'perhaps'])('with number_hidden %j the street is shown without its number', (number_hidden) => {
  expect(placeOf({ ...location, hidden: false, number_hidden })).toMatchObject({
    ...{ address: { street: 'Vlierstraat', houseNumber: null, box: null }, point: { exact: false } },
  })
})

test.each(['te bevestigen', 'adres nog te bepalen', 'Sur demande', 'on request', 'auf Anfrage'])('%j is no street, and is remarked on', (street) => {
  const record = openRecord({ location: { ...location, street, hidden: false } })
  expect(readNeutralPlace(record, 'a salt for tests')?.place.address).toBeNull()
  expect(record.remarks.all()).toEqual([{ field: 'location.street', value: street, reason: 'notUnderstood' }])
})

describe('the country', () => {
  test.each([
    [{ postal_code: '1840', city: 'Steinsel', region: 'luxembourg' }, 'LU'],
    [{ postal_code: '1840', city: 'Londerzeel', region: 'flanders' }, 'BE'],
    [{ postal_code: '1840', city: 'Londerzeel', region: 'luxembourg', country: 'BE' }, 'BE'],
    [{ postal_code: '75001', city: 'Paris', country: 'FR', country_name: 'Frankrijk' }, 'other'],
  ])('the country of %j is %s', (given, country) => {
    expect(placeOf(given)?.country).toBe(country)
  })

  test('outside Belgium and Luxembourg is named', () => {
    expect(placeOf({ city: 'Paris', country: 'FR', country_name: { nl: 'Frankrijk' } })?.countryName).toEqual({ nl: 'Frankrijk' })
  })
})

test('without coordinates a home is somewhere in its town', () => {
  const point = placeOf({ postal_code: '9000', city: 'Gent', country: 'BE', hidden: false })?.point
  expect(point).toMatchObject({ exact: false })
  expect(point?.lat).toBeCloseTo(51.05, 1)
  expect(point?.lng).toBeCloseTo(3.73, 1)
})

test('a home has a town or a postal code', () => {
  expect(placed({ street: 'Vlierstraat', country: 'BE' })).toBeNull()
  expect(placeOf({ city: 'Gent' })).toMatchObject({ zip: null })
  expect(placeOf({ postal_code: '9000' })).toMatchObject({ zip: '9000' })
})
