import { expect, test } from 'vitest'
import { labelLetter, matchesLabel, readLabelCode } from './label-code.ts'

test.each([
  ['B', 'b'],
  ['b+', 'b_plus'],
  ['A++', 'a_plusplus'],
  ['a ', 'a_plus'],
  ['A  ', 'a_plusplus'],
  ['B-', 'b_sub'],
  ['B−', 'b_sub'],
  ['c_sub', 'c_sub'],
  ['c_min', 'c_sub'],
  ['a_plus', 'a_plus'],
  ['A_PLUSPLUS', 'a_plusplus'],
  ['a_plus_plus', 'a_plusplus'],
  ['I', 'i'],
  ['j', null],
  ['', null],
  ['+', null],
  ['A+++', null],
  ['B--', null],
  ['AB', null],
  ['1A', null],
  ['a_', null],
  ['atoString', null],
])('%j is read as %s', (text, code) => {
  expect(readLabelCode(text)).toBe(code)
})

test.each([
  ['A++', 'a'],
  ['G', 'g'],
  ['x', null],
  ['', null],
])('the letter of %j is %s', (label, letter) => {
  expect(labelLetter(label)).toBe(letter)
})

test.each<[string, string[], boolean]>([
  ['A+', ['a'], true],
  ['A+', ['a_plus'], true],
  ['A', ['a_plus'], false],
  ['A+', ['b'], false],
  ['A+', ['b', 'a'], true],
  ['A+', [], false],
  ['in aanvraag', ['a'], false],
])('%s is among %j: %s', (label, selected, isAsked) => {
  expect(matchesLabel(label, selected)).toBe(isAsked)
})
