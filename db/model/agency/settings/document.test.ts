import { describe, expect, test } from 'vitest'
import { isJsonObject, type JsonObject, sortedJson } from '../../site/json-object.ts'
import { entriesAt, hasGroup, valueAt, withValue } from './document.ts'

test.each<[unknown, boolean]>([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['a', false],
  [1, false],
  [undefined, false],
])('%j is a document: %s', (value, is) => {
  expect(isJsonObject(value)).toBe(is)
})

test.each<[string, unknown]>([
  ['a', { b: { c: 1 } }],
  ['a.b.c', 1],
  ['a.b.d', undefined],
  ['a.b.c.d', undefined],
  ['x.y', undefined],
  ['list.0', undefined],
  ['toString', undefined],
  ['a.toString', undefined],
])('the value at %s is %j', (path, value) => {
  expect(valueAt({ a: { b: { c: 1 } }, list: [1] }, path)).toEqual(value)
})

describe('a value is set', () => {
  test.each<[JsonObject, string, unknown, JsonObject]>([
    [{}, 'a', 1, { a: 1 }],
    [{ a: 1, z: 2 }, 'a', 3, { a: 3, z: 2 }],
    [{}, 'a.b.c', 1, { a: { b: { c: 1 } } }],
    [{ a: { x: 1 } }, 'a.b', 2, { a: { x: 1, b: 2 } }],
    [{ a: 'text' }, 'a.b', 2, { a: { b: 2 } }],
    [{ a: 1, b: 2 }, 'a', undefined, { b: 2 }],
    [{ a: { b: 1 } }, 'a.b', undefined, {}],
    [{ a: { b: 1, c: 2 } }, 'a.b', undefined, { a: { c: 2 } }],
    [{ a: { b: { c: 1 } }, z: 1 }, 'a.b.c', undefined, { z: 1 }],
    [{}, 'a.b', undefined, {}],
    [{ a: 0 }, 'a', null, { a: null }],
  ])('a value is set in %j at %s, which gives %j', (document, path, value, after) => {
    expect(withValue(document, path, value)).toEqual(after)
  })

  test('setting a value leaves the original document unchanged', () => {
    const document = { a: { b: 1 } }
    withValue(document, 'a.b', 2)
    expect(document).toEqual({ a: { b: 1 } })
  })
})

test.each<[JsonObject, string, boolean]>([
  [{ a: { b: 1 } }, 'a.c', true],
  [{ a: 1 }, 'a.c', false],
  [{}, 'a.c', false],
  [{ a: 1 }, 'b', true],
  [{}, 'b', false],
  [{ a: { b: { c: 1 } } }, 'a.b.d', true],
  [{ a: { x: 1 } }, 'a.b.d', false],
])('in %j the group of %s is there: %s', (document, path, has) => {
  expect(hasGroup(document, path)).toBe(has)
})

test('the entries of a list are its documents', () => {
  expect(entriesAt({ a: [{ b: 1 }, null, 'x', [1], { c: 2 }] }, 'a')).toEqual([{ b: 1 }, { c: 2 }])
  expect(entriesAt({ a: { b: 1 } }, 'a')).toEqual([])
  expect(entriesAt({}, 'a')).toEqual([])
})

test('JSON is written with sorted keys at every depth', () => {
  expect(sortedJson({ b: 1, a: { d: [{ y: 1, x: 2 }], c: null } })).toBe('{"a":{"c":null,"d":[{"x":2,"y":1}]},"b":1}')
  expect(sortedJson(['b', 'a'])).toBe('["b","a"]')
  expect(sortedJson(undefined)).toBe('')
})
