import { describe, expect, test } from 'vitest'
import type { Listing } from '#db/model/listings/listing.ts'
import { loweredText, presentPriceHistory } from './price-history.present.ts'

const now = new Date('2026-11-23T10:00:00Z')
const listing = (changes: Partial<Listing> = {}) => ({
  state: 'available' as const,
  price: { amount: 450_000, from: false },
  createdAt: '2026-09-14T08:05:00.000Z',
  earlierPrices: [{ amount: 475_000, until: '2026-11-03' }],
  ...changes,
})

test('the prices from which a home was lowered, latest first, and the day it came online', () => {
  const earlierPrices = [
    { amount: 480_000, until: '2026-09-20' },
    { amount: 470_000, until: '2026-10-01' },
    { amount: 475_000, until: '2026-11-03' },
  ]
  const { earlier, onlineSince } = presentPriceHistory(listing({ earlierPrices }), 'en')
  expect(earlier.map(({ before, day }) => before + day.text)).toEqual(['€ 475.000 until 3 November 2026', '€ 480.000 until 20 September 2026'])
  expect(onlineSince).toEqual({ before: 'online since ', day: { iso: '2026-09-14', text: '14 September 2026' }, after: '' })
})

test('a sold home shows no price history', () => {
  expect(presentPriceHistory(listing({ state: 'sold' }), 'nl')).toEqual({ earlier: [], onlineSince: null })
})

test('a home without a published price shows no earlier prices', () => {
  expect(presentPriceHistory(listing({ price: { amount: null, from: false } }), 'nl').earlier).toEqual([])
})

test('a home whose creation date is unknown shows no online date', () => {
  expect(presentPriceHistory(listing({ createdAt: '1970-01-01T00:00:00.000Z' }), 'nl').onlineSince).toBeNull()
})

describe('a card says that the price was lowered', () => {
  test.each<[string, Partial<Listing>, boolean]>([
    ['after a reduction', {}, true],
    ['under option', { state: 'option' }, true],
    ['not when it is sold', { state: 'sold' }, false],
    ['not after a rise', { earlierPrices: [{ amount: 430_000, until: '2026-11-03' }] }, false],
    ['not when the price is on request', { price: { amount: null, from: false } }, false],
    ['on the ninetieth day', { earlierPrices: [{ amount: 475_000, until: '2026-08-26' }] }, true],
    ['not after ninety days', { earlierPrices: [{ amount: 475_000, until: '2026-08-24' }] }, false],
  ])('whether a card says that the price was lowered: %s', (_, changes, isShown) => {
    expect(loweredText(listing(changes), 'en', now)).toBe(isShown ? 'Price lowered, was € 475.000' : null)
  })
})
