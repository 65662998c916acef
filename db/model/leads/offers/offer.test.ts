import { describe, expect, test } from 'vitest'
import { byAmount, isOpenOffer, type OfferState, type OfferStep, type OfferTerms, offerStateOn, offerStates, standingTerms, stepsOf } from './offer.ts'

const today = '2026-12-01'
const anOffer = (terms: Partial<OfferTerms> = {}): OfferTerms => ({
  ...{ state: 'received', amount: 395_000, validUntil: '2026-12-05', counterAmount: null, counterUntil: null },
  ...terms,
})
const countered = { state: 'countered', counterAmount: 405_000, counterUntil: '2026-12-10' } as const

test('an offer that is received, presented or countered awaits a decision', () => {
  expect(offerStates.filter(isOpenOffer)).toEqual(['received', 'presented', 'countered'])
})

describe('an offer on a day', () => {
  test.each<[what: string, terms: Partial<OfferTerms>, state: OfferState]>([
    ['before its last day', {}, 'received'],
    ['on its last day', { validUntil: today }, 'received'],
    ['after its last day', { validUntil: '2026-11-30' }, 'lapsed'],
    ['without a last day', { validUntil: null }, 'received'],
    ['presented, after its last day', { state: 'presented', validUntil: '2026-11-30' }, 'lapsed'],
    ['countered: the end of the counter-offer counts', { ...countered, validUntil: '2026-11-30' }, 'countered'],
    ['countered, after the end of the counter-offer', { ...countered, counterUntil: '2026-11-30', validUntil: '2027-01-01' }, 'lapsed'],
    ['accepted, long ago', { state: 'accepted', validUntil: '2026-01-01' }, 'accepted'],
    ['refused, long ago', { state: 'refused', validUntil: '2026-01-01' }, 'refused'],
  ])('%s', (_, terms, state) => {
    expect(offerStateOn(anOffer(terms), today)).toBe(state)
  })
})

describe('the steps of an offer', () => {
  test.each<[what: string, terms: Partial<OfferTerms>, steps: readonly OfferStep[]]>([
    ['received: all decisions', {}, ['presented', 'countered', 'accepted', 'refused', 'withdrawn']],
    ['presented: all decisions', { state: 'presented' }, ['countered', 'accepted', 'refused', 'withdrawn']],
    ['countered: the owner is bound, the bidder decides', countered, ['accepted', 'countered', 'withdrawn']],
    ['lapsed by its date: no acceptance', { validUntil: '2026-11-30' }, ['countered', 'lapsed']],
    ['accepted: none', { state: 'accepted' }, []],
    ['recorded as lapsed: none', { state: 'lapsed', validUntil: '2026-11-30' }, []],
  ])('%s', (_, terms, steps) => {
    expect(stepsOf(anOffer(terms), today)).toEqual(steps)
  })
})

test('the terms that can be accepted are those of the counter-offer once there is one', () => {
  expect(standingTerms(anOffer())).toEqual({ amount: 395_000, until: '2026-12-05', isCounter: false })
  expect(standingTerms(anOffer(countered))).toEqual({ amount: 405_000, until: '2026-12-10', isCounter: true })
  expect(standingTerms(anOffer({ ...countered, state: 'accepted' }))).toEqual({ amount: 405_000, until: '2026-12-10', isCounter: true })
})

test('the highest offer comes first, and of two equal ones the older', () => {
  const [low, high, early] = [
    { amount: 390_000, receivedAt: '2026-11-01' },
    { amount: 400_000, receivedAt: '2026-11-03' },
    { amount: 400_000, receivedAt: '2026-11-02' },
  ]
  expect([low, high, early].sort(byAmount)).toEqual([early, high, low])
})
