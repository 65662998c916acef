import { expect, test } from 'vitest'
import { matchesTag } from './cache-policy.ts'

test.each<[string | null, string | null, boolean]>([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['W/"a"', 'W/"a"', true],
  [' "a" ', '"a"', true],
  ['"b", "a"', '"a"', true],
  ['"b",W/"a"', '"a"', true],
  ['*', '"a"', true],
  [' * ', '"a"', true],
  ['"b"', '"a"', false],
  ['"b", "c"', '"a"', false],
  ['', '"a"', false],
  ['"aW/"', '"a"', false],
  ['**', '"a"', false],
  ['a', '"a"', false],
  [null, '"a"', false],
  ['"a"', null, false],
  ['*', null, false],
  [null, null, false],
  [`"a",${' '.repeat(1_996)}`, '"a"', true],
  [`"a",${' '.repeat(1_997)}`, '"a"', false],
])('%j names %j: %s', (header, tag, matches) => {
  expect(matchesTag(header, tag)).toBe(matches)
})
