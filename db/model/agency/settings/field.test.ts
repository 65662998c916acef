import { expect, test } from 'vitest'
import { fileNames, firstRow, nameOf } from './field.ts'

test.each([
  [0, '', 0],
  [1, '', 0],
  [10, '', 0],
  [11, '', 10],
  [25, '', 20],
  [25, '0', 0],
  [25, '9', 0],
  [25, '10', 10],
  [25, '19', 10],
  [25, '99', 20],
  [25, '-1', 20],
  [25, 'x', 20],
  [25, '1x', 20],
  [25, 'x1', 20],
  [25, '0000001', 20],
])('of %d rows, with %j in the query, row %d is the first', (count, shown, first) => {
  expect(firstRow(count, shown)).toBe(first)
})

test('the inputs of files are those of pictures', () => {
  expect(nameOf('a.b')).toBe('set.a.b')
  const fields = [
    { kind: 'picture', path: 'a' },
    { kind: 'photo', path: 'b.c' },
    { kind: 'logo', path: 'd' },
    { kind: 'line', path: 'e' },
  ] as const
  expect(
    fileNames([
      { name: 'x', fields: [...fields] },
      { name: 'y', fields: [] },
    ]),
  ).toEqual(['set.a', 'set.b.c', 'set.d'])
})
