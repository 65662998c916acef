import { expect, test } from 'vitest'
import { matchReferences, type Referenced } from './match-references.ts'

const home = (reference: string | null, zip: string | null = '9000'): Referenced => ({ reference, zip })

test.each([
  ['equal', home('A-12'), home('A-12'), true],
  ['in another case', home('a-12'), home('A-12'), true],
  ['with other signs and spaces', home('A/12'), home(' A 12.'), true],
  ['with an accent', home('É12'), home('E12'), true],
  ['of another number', home('A-12'), home('A-120'), false],
  ['with leading zeros', home('A-012'), home('A-12'), false],
  ['at another postcode', home('A-12', '9000'), home('A-12', '9030'), false],
  ['at a postcode that one does not say', home('A-12', null), home('A-12', '9030'), true],
  ['missing on both', home(null), home(null), false],
  ['of signs alone', home('-'), home('/'), false],
])('references %s', (_, one, other, areSame) => {
  expect(matchReferences([one], [other])).toEqual(areSame ? [[one, other]] : [])
})

test('a reference that one side has twice matches nothing, and does not hinder another', () => {
  const [once, twice] = [home('B-1'), home('A 1')]
  expect(matchReferences([home('A-1'), once], [twice, home('a1', '9030'), home('B1')])).toEqual([[once, home('B1')]])
  expect(matchReferences([home('A-1'), home('A1')], [twice])).toEqual([])
})
