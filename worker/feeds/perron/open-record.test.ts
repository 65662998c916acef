import { expect, test } from 'vitest'
import { openRecord } from './open-record.ts'

test('values are found by their path, trimmed', () => {
  const { get, raw } = openRecord({ id: ' A-1 ', bedrooms: 3, location: { city: { nl: 'Gent' }, geo: { latitude: ' 51,05 ' } } })
  expect([get('id'), get('bedrooms'), get('location.city'), get('location.geo.latitude')]).toEqual(['A-1', 3, { nl: 'Gent' }, '51,05'])
  expect([get('location'), get('status'), get('location.geo.longitude')]).toEqual([undefined, undefined, undefined])
  expect(raw).toHaveProperty('id', ' A-1 ')
})

test.each([null, undefined, '', ' ', '-', 'null', 'onbekend'])('%j is no value', (reference) => {
  const record = openRecord({ reference })
  expect([record.get('reference'), record.given('reference').value, record.remarks.all()]).toEqual([undefined, undefined, []])
})

test('words for nothing are left to what reads a field, and other empty values are not read', () => {
  const read = (reference: unknown) => openRecord({ reference }).read('reference', (value) => String(value))
  expect([read('onbekend'), read(' 7 '), read('-'), read(null)]).toEqual(['onbekend', '7', null, null])
})

test('a value that is not understood is remarked on by its path', () => {
  const record = openRecord({ location: { region: ' north ' }, status: 'groen' })
  expect(record.read('location.region', () => null)).toBeNull()
  record.given('status').note('contradiction')
  expect(record.remarks.all()).toEqual([
    { field: 'location.region', value: 'north', reason: 'notUnderstood' },
    { field: 'status', value: 'groen', reason: 'contradiction' },
  ])
})

test('fields that the format does not have are remarked on first', () => {
  const record = openRecord({ Owner: 'An', owner: '', location: { floor: 3, geo: 'near' }, price: [], sizes: [5], energy: '-' })
  expect(record.remarks.all()).toEqual([
    { field: 'Owner', value: 'An', reason: 'unknownField' },
    { field: 'location.floor', value: '3', reason: 'unknownField' },
    { field: 'location.geo', value: 'near', reason: 'unknownField' },
    { field: 'sizes', value: '[5]', reason: 'unknownField' },
  ])
})

test('a path may be written as one name', () => {
  expect(openRecord({ 'location.city': 'Gent' }).get('location.city')).toBe('Gent')
})
