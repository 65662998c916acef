import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBlank } from './blank.ts'

test.each([undefined, null, '', ' ', '\t\n', '\u00a0', '\u2800 \u2800'])('%j is blank', (value) => {
  expect(isBlank(value)).toBe(true)
})

test.each([0, false, Number.NaN, 'a', ' a ', '-', [], {}])('%j is not blank', (value) => {
  expect(isBlank(value)).toBe(false)
})

test('any value returns a boolean', () => {
  fc.assert(fc.property(fc.anything(), (value) => typeof isBlank(value) === 'boolean'))
})
