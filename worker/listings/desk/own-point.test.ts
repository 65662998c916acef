import { expect, test } from 'vitest'
import type { Place } from '#db/model/listings/listing.ts'
import { readOwnPoint } from './own-point.ts'

const ghent: Place = { zip: '9000', city: { nl: 'Gent' }, country: 'BE', countryName: null, address: null, district: null, point: null }
const read = (pointLat?: string, pointLng?: string) =>
  readOwnPoint({ ...(pointLat !== undefined && { pointLat }), ...(pointLng !== undefined && { pointLng }) }, ghent, 'a salt for tests')

test.each([
  ['51.05434', '3.71742'],
  ['51,05434', '3,71742'],
  ['3.71742', '51.05434'],
])('the coordinates %s and %s are a point, with another one nearby for an unpublished address', (lat, lng) => {
  const { point, errors } = read(lat, lng)
  expect([point, errors]).toMatchObject([{ lat: 51.05434, lng: 3.71742 }, {}])
  expect(Math.abs((point?.around.lat ?? 0) - 51.05434)).toBeLessThan(0.005)
  expect(point?.around).not.toEqual({ lat: 51.05434, lng: 3.71742 })
})

test.each([
  ['51.05434', undefined, 'pointLng'],
  ['51.05434', 'east', 'pointLng'],
  [undefined, '3.71742', 'pointLat'],
  ['north', '3.71742', 'pointLat'],
  ['40.4168', '-3.7038', 'pointLat'],
])('the coordinates %s and %s are refused at %s', (lat, lng, field) => {
  expect(read(lat, lng)).toEqual({ point: null, errors: { [field]: 'invalid' } })
})

test('two empty coordinates are no point of the agency’s own', () => {
  expect(read()).toEqual({ point: null, errors: {} })
})
