import { expect, test } from 'vitest'
import { priceUnit, unitAfter } from './price-unit.ts'

test.each([
  '',
  ' ',
  '€',
  'EUR',
  'euro',
  'euros',
  'starting from',
  'from',
  'vanaf',
  'à partir de',
  'a partir de',
  'dès',
  'ab',
  '€ vanaf',
  'eur from',
  'month',
  '/month',
  'per maand',
  'par mois',
  'pro Monat',
  '€/mnd',
  '€ / mo',
  'pm',
  'p.m.',
  'je Monat',
  'a month',
  'EUR/month',
  ' per month ',
])('%j is the usual unit', (words) => {
  expect(priceUnit(words)).toBe('')
})

test.each([
  ['per week', 'per week'],
  ['€/week', '/week'],
  ['€ per m²', 'per m²'],
  ['EUR per week', 'per week'],
  ['euro/m²', '/m²'],
  ['europe', 'europe'],
  ['from here', 'from here'],
  ['per month excl.', 'per month excl.'],
  ['x month', 'x month'],
  [' per jaar ', 'per jaar'],
  ['x'.repeat(41), 'x'.repeat(40)],
  [`${'x'.repeat(39)}😀`, `${'x'.repeat(39)}\uFFFD`],
])('%j is %j', (words, unit) => {
  expect(priceUnit(words)).toBe(unit)
})

test.each([
  ['', ''],
  ['/week', '/week'],
  ['per week', ' per week'],
])('the unit %j is written %j behind an amount', (unit, text) => {
  expect(unitAfter(unit)).toBe(text)
})
