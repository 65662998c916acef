import { expect, test } from 'vitest'
import { decodePercent } from './percent-encoding.ts'

test.each([
  ['li%C3%A8ge', 'liège'],
  ['li%c3%a8ge', 'liège'],
  ['a%20b', 'a b'],
  ['100%', '100%'],
  ['100%2', '100%2'],
  ['100%zz', '100%zz'],
  ['%E8', '%E8'],
  ['%20%E8', '%20%E8'],
  ['100% %20', '100% %20'],
  ['', ''],
])('%j is %j', (text, decoded) => {
  expect(decodePercent(text)).toBe(decoded)
})
