import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Goal, ListingState } from './listing.ts'
import { isListed, isPublic, saysOption, stateOf } from './listing-state.ts'

describe('the status of the feed', () => {
  test.each<[number | null, Goal, ListingState]>([
    [0, 'sale', 'prospective'],
    [1, 'sale', 'available'],
    [null, 'rent', 'available'],
    [2, 'sale', 'sold'],
    [3, 'sale', 'withdrawn'],
    [4, 'rent', 'rented'],
    [5, 'rent', 'withdrawn'],
    [6, 'sale', 'sold'],
    [6, 'rent', 'rented'],
    [7, 'sale', 'withdrawn'],
    [-1, 'sale', 'withdrawn'],
    [1.5, 'sale', 'withdrawn'],
    [Number.NaN, 'sale', 'withdrawn'],
  ])('%s, for %s: %s', (status, goal, state) => {
    expect(stateOf(status, goal)).toBe(state)
  })
})

test.each([
  'In optie',
  'OPTIE',
  'Sous option',
  'Under option',
  'Option',
  'optioniert',
  'Réservé',
  'Reserviert',
  'gereserveerd',
  'Compromis signé',
  'compromis getekend',
  'In optie, geen bezoeken meer',
  'Optie - niet meer te bezoeken',
])('%j says that a home is under option', (words) => {
  expect(saysOption(words)).toBe(true)
})

test.each([
  'Nieuw',
  'Open huis',
  'Adoptie',
  'Garage optioneel',
  'Garage optionnel',
  'Comfort zonder compromis',
  'Sans compromis',
  'Réservoir de 3000 l',
  '',
  'geen optie',
  'Optie: neen',
  'Optie verlopen',
  'Option levée',
  'Option : non',
  'option expirée',
  'Niet in optie',
  'niet langer in optie',
  'option refusée',
  'L’option n’est plus valable',
  'Optie is vervallen',
  'niet meer onder optie',
  'pas d’option',
  'plus sous option',
  'no option',
  'Not under option',
  'keine Option',
  'nicht reserviert',
  'Reservierung aufgehoben',
  null,
])('%j does not say that it is', (words) => {
  expect(saysOption(words)).toBe(false)
})

test.each<[ListingState, boolean]>([
  ['available', true],
  ['option', true],
  ['sold', false],
  ['rented', false],
  ['withdrawn', false],
  ['prospective', false],
])('%s in lists: %s', (state, listed) => {
  expect(isListed(state)).toBe(listed)
})

test('every number is a state', () => {
  fc.assert(fc.property(fc.option(fc.double(), { nil: null }), (status) => typeof stateOf(status, 'sale') === 'string'))
})

test.each<[ListingState, boolean]>([
  ['available', true],
  ['option', true],
  ['sold', true],
  ['rented', true],
  ['prospective', false],
  ['withdrawn', false],
])('a home that is %s may have a page: %s', (state, expected) => {
  expect(isPublic(state)).toBe(expected)
})
