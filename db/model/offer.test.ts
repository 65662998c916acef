import { expect, test } from 'vitest'
import { advanceOn, readOffer } from './offer.ts'

test('the advance on an offer is rounded to the cent', () => {
  expect(advanceOn(455_000, 0.05)).toBe(22_750)
  expect(advanceOn(333_333, 0.1)).toBe(33_333.3)
})

test('an offer is whole euro', () => {
  expect([readOffer('€ 395.000'), readOffer('395000,50'), readOffer('0')]).toEqual([395_000, null, null])
})
