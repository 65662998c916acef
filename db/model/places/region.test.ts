import fc from 'fast-check'
import { expect, test } from 'vitest'
import { regionOf } from './region.ts'

test.each([
  ['1000', 'brussels'],
  ['1299', 'brussels'],
  ['1300', 'wallonia'],
  ['1499', 'wallonia'],
  ['1500', 'flanders'],
  ['3999', 'flanders'],
  ['4000', 'wallonia'],
  ['7999', 'wallonia'],
  ['8000', 'flanders'],
  ['9999', 'flanders'],
])('Belgian postcode %s is in %s', (zip, region) => {
  expect(regionOf('BE', zip)).toBe(region)
})

test.each(['0999', '0000', '999', '10000', '', ' 8000', '8000 ', '8000\n', 'B-8000', '80.0', '8e03', '٨٠٠٠', null])('%j is in no Belgian region', (zip) => {
  expect(regionOf('BE', zip)).toBeNull()
})

test('the country takes precedence over the postcode', () => {
  expect(regionOf('LU', '8000')).toBe('luxembourg')
  expect(regionOf('LU', null)).toBe('luxembourg')
  expect(regionOf('other', '8000')).toBeNull()
})

test('every postcode from 1000 is in one Belgian region', () => {
  fc.assert(fc.property(fc.integer({ min: 1000, max: 9999 }), (zip) => ['brussels', 'flanders', 'wallonia'].includes(String(regionOf('BE', String(zip))))))
})

test('any text returns a region or null', () => {
  fc.assert(fc.property(fc.string(), (zip) => regionOf('BE', zip) === null || /^[1-9]\d{3}$/.test(zip)))
})
