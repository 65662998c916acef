import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WordIndex } from './edits.ts'

/** The distance by its definition, without a limit. */
function distance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) => Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : row)))
  const at = (row: number, column: number) => table[row]?.[column] ?? 0
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1))
      const cells = table[row]
      if (cells) cells[column] = isSwap ? Math.min(least, at(row - 2, column - 2) + 1) : least
    }
  }
  return at(one.length, other.length)
}

test.each([
  ['gnet', 'gent', 1],
  ['gant', 'gent', null],
  ['brugghe', 'brugge', 1],
  ['antwerpne', 'antwerpen', 1],
  ['anwterpne', 'antwerpen', 2],
  ['anwtepne', 'antwerpen', null],
  ['luik', 'luik', null],
])('%s is as far from %s as %s edits', (typed, right, edits) => {
  const index = new WordIndex<string>()
  index.add(right, right)
  expect(index.near(typed)[0]?.edits ?? null).toBe(edits)
})

test('every word within the limits is found, and no other', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdé-'), minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(word, word, (typed, right) => {
      const index = new WordIndex<string>()
      index.add(right, right)
      const edits = distance(typed, right)
      const limit = right.length >= 7 ? 2 : right.length >= 5 ? 1 : 0
      if (right.length !== 4) expect(index.near(typed).map((found) => found.edits)).toEqual(edits > 0 && edits <= limit ? [edits] : [])
    }),
    { numRuns: 3000 },
  )
})
