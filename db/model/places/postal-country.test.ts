import { expect, test } from 'vitest'
import { isPostcode, postalCountries } from './postal-country.ts'

test.each([
  ['BE', '8000', true],
  ['BE', ' 1000 ', true],
  ['BE', 'B-8000', true],
  ['BE', 'BE 8000', true],
  ['BE', '99', false],
  ['BE', '0800', false],
  ['BE', '80000', false],
  ['BE', '1011 AB', false],
  ['LU', 'L-1611', true],
  ['LU', '1611', true],
  ['LU', 'LU1611', true],
  ['LU', 'B-1611', false],
  ['LU', '161', false],
  ['NL', '1011 AB', true],
  ['NL', '1011ab', true],
  ['NL', '1011', false],
  ['FR', '59000', true],
  ['FR', 'F-59000', true],
  ['FR', '5900', false],
  ['DE', '50667', true],
  ['DE', 'D-50667', true],
  ['DE', '506', false],
  ['DE', '506678', false],
  ['DE', 'DE 50667', true],
  ['DE', 'DEU50667', false],
  ['FR', '590001', false],
  ['FR', 'FR 59000', true],
  ['FR', '1 59000', false],
  ['LU', '16111', false],
  ['LU', '0611', false],
  ['NL', '1011 ABC', false],
  ['NL', 'NL 1011 AB', true],
  ['NL', '0011 AB', false],
  ['NL', 'X1011 AB', false],
  ['GB', 'SW1A 1AA', true],
  ['US', '90210-1234', true],
  ['US', '<b>', false],
  ['GB', '', false],
  ['toString', '8000', true],
  ['__proto__', '<b>', false],
])('%s: %j is a postcode: %j', (country, text, expected) => {
  expect(isPostcode(text, country)).toBe(expected)
})

test('each country is offered once, the neighbours first', () => {
  expect(new Set(postalCountries).size).toBe(postalCountries.length)
  expect(postalCountries.slice(0, 6)).toEqual(['BE', 'LU', 'NL', 'FR', 'DE', 'AD'])
})
