import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBlank, visibleText } from './visible-text.ts'

test.each([undefined, null, '', ' ', '\t\n', '\u00a0', '\u2800 \u2800'])('%j is blank', (value) => {
  expect(isBlank(value)).toBe(true)
})

test.each([0, false, Number.NaN, 'a', ' a ', '-', [], {}])('%j is not blank', (value) => {
  expect(isBlank(value)).toBe(false)
})

test('any value returns a boolean', () => {
  fc.assert(fc.property(fc.anything(), (value) => typeof isBlank(value) === 'boolean'))
})

test.each([
  ['Huis', 'Huis'],
  ['Hu\u200bis', 'Huis'],
  ['Hu\u200dis', 'Huis'],
  ['Hu\ufe0fis', 'Huis'],
  ['\u202eHuis\u202c', 'Huis'],
  ['Hu\u2066is\u2069', 'Huis'],
  ['Hu\u00adis', 'Huis'],
  ['Huis\ufeff', 'Huis'],
  ['Hu\ufff9is\ufffb', 'Huis'],
  ['a\u2060b\u034fc', 'abc'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ['❤\ufe0f', '❤\ufe0f'],
  ['👩🏽\u200d🔧', '👩🏽\u200d🔧'],
  ['❤\ufe0f\u200d🔥', '❤\ufe0f\u200d🔥'],
  ['👩\u200d', '👩'],
  ['\u200d🔧', '🔧'],
  ['a\nb c', 'a\nb c'],
  ['', ''],
])('%j is shown as %j', (text, shown) => {
  expect(visibleText(text)).toBe(shown)
})
