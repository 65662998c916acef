import { expect, test } from 'vitest'
import type { Goal, ListingState } from '../listings/listing.ts'
import { advanceOn, readOffer, takesOffers } from './offer.ts'

test('the advance on an offer is rounded to the cent', () => {
  expect(advanceOn(455_000, 0.05)).toBe(22_750)
  expect(advanceOn(333_333, 0.1)).toBe(33_333.3)
})

test('an offer is whole euro', () => {
  expect([readOffer('€ 395.000'), readOffer('395000,50'), readOffer('0')]).toEqual([395_000, null, null])
})

test.each<[Goal, ListingState, number | null, boolean]>([
  ['sale', 'available', 395_000, true],
  ['sale', 'option', 395_000, true],
  ['sale', 'available', null, false],
  ['sale', 'sold', 395_000, false],
  ['sale', 'prospective', 395_000, false],
  ['rent', 'available', 950, false],
])('for a home for %s that is %s at %d, an offer can be made: %s', (goal, state, amount, expected) => {
  expect(takesOffers({ goal, state, price: { amount, from: false } })).toBe(expected)
})
