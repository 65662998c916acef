import { expect, test } from 'vitest'
import { comparisons, fieldOf, finite, flagIn, isEmpty, isTrue, known, numberIn, textOf } from './condition-values.ts'

test('a field of a record has its value, also if it is empty', () => {
  expect(fieldOf({ price: null }, 'price')).toBe(null)
  expect(fieldOf({ price: 1 }, 'price')).toBe(1)
})

test.each(['rooms', 'toString', 'constructor'])('a record without %s has no such field', (name) => {
  expect(() => fieldOf({ price: 1 }, name)).toThrow(new ReferenceError('no such field'))
})

test.each([[1], ['a'], [true], [[0]], [{}], ['0'], ['false']])('%j is true', (value) => {
  expect(isTrue(value)).toBe(true)
})

test.each([[0], [''], [' '], [null], [undefined], [false], [[]], [Number.NaN]])('%j is not true', (value) => {
  expect(isTrue(value)).toBe(false)
})

test.each<[unknown, boolean]>([
  [[], true],
  [[0], false],
  ['', true],
  [' ', true],
  [null, true],
  [undefined, true],
  [0, false],
  [false, false],
  ['a', false],
  [{ length: 0 }, false],
])('%j is empty: %s', (value, empty) => {
  expect(isEmpty(value)).toBe(empty)
})

test.each<[unknown, number | null]>([
  [3, 3],
  [-0.5, -0.5],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  ['3', 3],
  [' 12 ', 12],
  ['-7', -7],
  ['1.25', 1.25],
  ['1.', null],
  ['.5', null],
  ['1,5', null],
  ['1e3', null],
  ['0x10', null],
  ['3 a', null],
  ['a 3', null],
  ['- 3', null],
  ['', null],
  [' ', null],
  [true, null],
  [null, null],
  [undefined, null],
  [['3'], null],
])('%j is the number %s', (value, number) => {
  expect(numberIn(value)).toBe(number)
})

test.each<[unknown, boolean | null]>([
  [true, true],
  ['true', true],
  [' True ', true],
  ['1', true],
  [1, true],
  [false, false],
  ['FALSE', false],
  ['0', false],
  [0, false],
  ['yes', null],
  [2, null],
  ['', null],
  [null, null],
  [undefined, null],
  [{ toString: 0 }, null],
])('%j is the flag %s', (value, flag) => {
  expect(flagIn(value)).toBe(flag)
})

test('a value of the wrong type throws an error that says what is wrong', () => {
  expect(textOf('a')).toBe('a')
  expect(textOf('')).toBe('')
  expect(() => textOf(1)).toThrow(new TypeError('not a text'))
  expect(known(0)).toBe(0)
  expect(known('')).toBe('')
  expect(() => known(null)).toThrow(new TypeError('no value'))
  expect(() => known(undefined)).toThrow(new TypeError('no value'))
  expect(finite(1.5)).toBe(1.5)
  expect(() => finite(Number.NaN)).toThrow(new RangeError('not a finite number'))
  expect(() => finite(Number.POSITIVE_INFINITY)).toThrow(new RangeError('not a finite number'))
})

test.each<[unknown, string, unknown, boolean]>([
  [3, '==', 3, true],
  [3, '=', '3', true],
  ['3', 'eq', 3, true],
  [' 3 ', '==', 3, true],
  [3, '==', '3x', false],
  ['x', '==', 3, false],
  [Number.NaN, '==', 3, false],
  ['3', '==', '3.0', false],
  ['a', '==', 'a', true],
  ['a', '==', 'A', false],
  ['', '==', null, false],
  [null, '==', undefined, true],
  [undefined, '==', null, true],
  [null, '==', 0, false],
  [null, '==', false, false],
  [0, '==', null, false],
  ['', '==', false, false],
  [true, '==', 'true', true],
  [true, '==', ' TRUE ', true],
  [true, '==', 1, true],
  ['1', '==', true, true],
  [false, '==', 0, true],
  [false, '==', '0', true],
  ['false', '==', false, true],
  [true, '==', 'yes', false],
  ['yes', '==', true, false],
  [true, '==', 'false', false],
  [true, '==', 2, false],
  [3, '!=', 3, false],
  [3, '<>', '3', false],
  [3, 'ne', 4, true],
  [null, '!=', undefined, false],
  [3, '===', 3, true],
  [3, '===', '3', false],
  [3, '!==', '3', true],
  [3, '!==', 3, false],
  [3, '>', 2, true],
  [3, '>', 3, false],
  ['10', '>', '9', true],
  ['10', '>', 9, true],
  [3, 'gt', 4, false],
  [3, '>=', 3, true],
  [2, 'gte', 3, false],
  [2, '<', 3, true],
  [3, '<', 3, false],
  [4, 'lt', 3, false],
  [3, '<=', 3, true],
  [4, 'lte', 3, false],
  ['a', '<', 'b', true],
  ['b', '<', 'a', false],
  ['b', '>', 'a', true],
  ['a', '>', 'b', false],
  ['a', '>=', 'a', true],
  ['a', '<=', 'a', true],
  ['a', '<', 'a', false],
  ['ten', '<', 3, false],
  ['ten', '>', 3, false],
  [3, '<', 'ten', false],
  [null, '<=', 3, false],
  [3, '>=', null, false],
  [true, '<', 'b', false],
  ['a', '<', true, false],
  [['nieuw', 'zicht'], 'contains', 'zicht', true],
  [['nieuw'], 'contains', 'nie', false],
  [[1, 2], 'contains', '2', true],
  ['Brugge', 'contains', 'rug', true],
  ['Brugge', 'contains', 'x', false],
  ['Brugge', 'contains', '', false],
  ['Brugge', 'contains', ' ', false],
  ['Brugge', 'contains', null, false],
  ['null', 'contains', null, false],
  ['a1', 'contains', 1, true],
  [12, 'contains', 1, false],
  [null, 'contains', 'a', false],
  ['E', 'in', 'D,E', true],
  ['E', 'in', 'D; E', true],
  ['E', 'in', '["D", "E"]', true],
  ['E', 'in', " ['E'] ", true],
  ['D', 'in', ' [D,E]', true],
  ['E', 'in', '[D,E] ', true],
  ['[E', 'in', 'D,[E', true],
  ['E', 'in', '"E\'', false],
  ['E', 'in', 'DE', false],
  ['E', 'in', ['D', 'E'], true],
  ['E', 'in', [], false],
  [2, 'in', '1,2', true],
])('%j %s %j is %s', (left, name, right, holds) => {
  expect(comparisons.get(name)?.(left, right)).toBe(holds)
})

test('a list that is neither a string nor an array throws', () => {
  expect(() => comparisons.get('in')?.(1, 1)).toThrow('not a text')
})
