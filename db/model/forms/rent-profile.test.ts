import { expect, test } from 'vitest'
import { forbiddenAnswers, rentQuestions, takesRentProfiles } from './rent-profile.ts'

const optional = ['movingDate', 'pets', 'movingReason']

test.each([
  ['brussels', '2026-11-26', 'persons', []],
  ['brussels', '2023-03-19', 'ages', optional],
  ['wallonia', '2026-11-26', 'composition', []],
  ['flanders', '2026-11-26', 'ages', optional],
  ['luxembourg', '2026-11-26', 'ages', optional],
  [null, '2026-11-26', 'ages', optional],
] as const)('in %s on %s a candidate is asked about the household: %s', (region, on, household, expected) => {
  const questions = rentQuestions(region, on)
  expect([questions.household, questions.optional]).toEqual([household, expected])
  expect(questions.closed).toBe(expected.length === 0)
})

test('what may not be asked in Brussels is not shown of earlier applications either', () => {
  expect(forbiddenAnswers(rentQuestions('brussels', '2026-11-26'))).toEqual(['childrenAges', ...optional])
  expect(forbiddenAnswers(rentQuestions('flanders', '2026-11-26'))).toEqual([])
})

test.each([
  [{}, true],
  [{ mainType: 'house' }, true],
  [{ state: 'option' }, true],
  [{ goal: 'sale' }, false],
  [{ state: 'rented' }, false],
  [{ state: 'withdrawn' }, false],
  [{ mainType: 'commercial' }, false],
  [{ mainType: 'garage' }, false],
  [{ takeover: true }, false],
] as const)('candidates may apply for an apartment to rent, changed by %j: %o', (change, expected) => {
  expect(takesRentProfiles({ goal: 'rent', state: 'available', mainType: 'apartment', ...change })).toBe(expected)
})
