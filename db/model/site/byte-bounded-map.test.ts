import { expect, test } from 'vitest'
import { createByteBoundedMap } from './byte-bounded-map.ts'

test('the least recently used value is dropped first, and the bound holds', () => {
  const map = createByteBoundedMap<string>(80)
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']) map.set(name, name, 10)
  expect(map.get('one')).toBe('one')
  map.set('nine', 'nine', 10)
  expect([map.get('one'), map.get('two'), map.get('nine'), map.bytes]).toEqual(['one', undefined, 'nine', 80])
})

test('a value set again counts once', () => {
  const map = createByteBoundedMap<string>(80)
  for (const bytes of [10, 4, 7]) map.set('one', 'one', bytes)
  expect(map.bytes).toBe(7)
})

test('a value larger than an eighth of the bound is not kept', () => {
  const map = createByteBoundedMap<string>(80)
  map.set('small', 'small', 10)
  map.set('large', 'large', 11)
  expect([map.get('small'), map.get('large'), map.bytes]).toEqual(['small', undefined, 10])
})
