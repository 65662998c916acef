import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Goal, ListingState } from './listing.ts'
import { isListed, stateOf } from './listing-state.ts'

const active = { status: 1, subStatus: 2, subStatusName: null, marquee: null, goal: 'sale' } as const

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
    expect(stateOf({ ...active, status, goal })).toBe(state)
  })
})

describe('an active listing is under option when', () => {
  test('its sub-status is 3', () => {
    expect(stateOf({ ...active, subStatus: 3 })).toBe('option')
    expect(stateOf({ ...active, status: null, subStatus: 3 })).toBe('option')
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
  ])('its sub-status or its banner says %j', (words) => {
    expect(stateOf({ ...active, subStatusName: words })).toBe('option')
    expect(stateOf({ ...active, marquee: words })).toBe('option')
  })

  test.each(['Nieuw', 'Open huis', 'Adoptie', 'Garage optioneel', 'Garage optionnel', 'Comfort zonder compromis', 'Sans compromis', 'Réservoir de 3000 l', ''])(
    'not when it says %j',
    (words) => {
      expect(stateOf({ ...active, subStatusName: words, marquee: words })).toBe('available')
    },
  )

  test('not when it is sold', () => {
    expect(stateOf({ ...active, status: 2, subStatus: 3, marquee: 'In optie' })).toBe('sold')
  })
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

test('every record has a state', () => {
  const nullable = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null })
  fc.assert(
    fc.property(
      nullable(fc.double()),
      nullable(fc.double()),
      nullable(fc.string()),
      nullable(fc.string()),
      (status, subStatus, subStatusName, marquee) => typeof stateOf({ status, subStatus, subStatusName, marquee, goal: 'sale' }) === 'string',
    ),
  )
})
