import { expect, test } from 'vitest'
import { excessIn } from './excess.ts'

const weight = { stock: 1_000, added: 0, changed: 0, unchanged: 0, deleted: 0, missing: 0 }

test('an import may fill a site to its limit and not beyond', () => {
  expect(excessIn(349_000, { ...weight, added: 1_000 }, true)).toBe(null)
  expect(excessIn(349_000, { ...weight, added: 1_001 }, true)).toEqual({ why: 'excess', after: 350_001, most: 350_000 })
})

test('withdrawn listings make room for new ones', () => {
  const moved = { ...weight, added: 5_000, missing: 4_000, deleted: 1_000 }
  expect(excessIn(350_000, moved, true)).toBe(null)
  expect(excessIn(350_000, moved, false)).toMatchObject({ after: 354_000 })
})
