import { expect, test } from 'vitest'
import { nthSmallest } from './nth-smallest.ts'

test('the selected value is the one at that position after sorting', () => {
  for (let size = 1; size < 60; size += 1) {
    const values = Int32Array.from({ length: size }, (_, at) => ((at * 7_919) % 31) - 15)
    const sorted = values.toSorted()
    for (let position = 0; position < size; position += 1) expect(nthSmallest(values, position)).toBe(sorted[position])
  }
})
