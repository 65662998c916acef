import { expect, test } from 'vitest'
import { paperOf } from '../law/compliance/publication-rule.ts'
import { type PeerFigures, peerFigures, requestablePapers } from './owned-home.ts'

test.each<[others: readonly number[], expected: Omit<PeerFigures, 'own'> | null]>([
  [[], null],
  [[1, 2, 3, 4], null],
  [[9, 1, 5, 20, 3], { count: 5, low: 1, median: 5, high: 20 }],
  [[9, 1, 6, 20, 3, 5], { count: 6, low: 1, median: 5.5, high: 20 }],
  [[0, 0, 0, 0, 0], { count: 5, low: 0, median: 0, high: 0 }],
])('a home with 7 views a week beside homes with %j', (others, expected) => {
  expect(peerFigures(7, others)).toEqual(expected && { own: 7, ...expected })
})

test('the figures of others keep their order', () => {
  const others = [9, 1, 5, 20, 3]
  peerFigures(7, others)
  expect(others).toEqual([9, 1, 5, 20, 3])
})

test('every paper that the agency may need of an owner is needed by a rule, and no other', () => {
  expect(requestablePapers).toEqual(['energy', 'asbestos', 'soil', 'electricity', 'flood', 'planning', 'costs'])
  expect(new Set(Object.values(paperOf))).toEqual(new Set([null, ...requestablePapers]))
})
