import { expect, test } from 'vitest'
import { anySearch } from '#db/model/search/search.ts'
import { presentPrices } from './price-choices.present.ts'

const counts = [0, 1, 2, 4, 6, 5, 3, 2, 2, 1, 0, 0, 1, 0, 0, 0, 1]

test('the limits divide the homes in quarters, and the sentence names the price that half do not exceed', () => {
  const prices = presentPrices('sale', counts, { ...anySearch, priceMax: 300_000 }, 'en')
  expect(prices?.half).toBe('Half of these properties cost €\u00a0350.000 or less.')
  expect(prices?.limits).toEqual([
    { value: 250_000, label: 'up to €\u00a0250.000', isChosen: false },
    { value: 350_000, label: 'up to €\u00a0350.000', isChosen: false },
    { value: 400_000, label: 'up to €\u00a0400.000', isChosen: false },
  ])
})

test.each([
  [null, null, 17],
  [null, 300_000, 5],
  [300_000, 300_000, 1],
  [300_001, 500_000, 4],
  [2_500_000, null, 1],
])('from %s to %s, %i bars are dark', (priceMin, priceMax, dark) => {
  const prices = presentPrices('sale', counts, { priceMin, priceMax }, 'nl')
  expect(prices?.chosen.split('z').length).toBe(dark + 1)
  expect(prices?.others.split('z').length).toBe(17 - dark + 1)
})

test('a list of fewer than twelve prices has no bars', () => {
  expect(presentPrices('rent', [0, 3, 4, 4], anySearch, 'fr')).toBeNull()
})
