import { expect, test } from 'vitest'
import type { Listing } from '#db/model/listings/listing.ts'
import { aHome } from '../../tests/listings/listing-factory.ts'
import { bestOf } from './best-of.present.ts'

const priced = (amount: number | null, more: Partial<Listing> = {}): Partial<Listing> => ({ price: { amount, from: false }, ...more })
const energy = (value: number, zip = '8000'): Partial<Listing> => ({
  energy: { value, labelText: null },
  place: { ...aHome().place, zip },
})

test.each<[trait: string, why: string, homes: readonly Partial<Listing>[], best: readonly number[]]>([
  ['search.price', 'the lowest', [priced(500_000), priced(400_000)], [2]],
  ['search.price', 'the lowest, twice', [priced(400_000), priced(500_000), priced(400_000)], [1, 3]],
  ['search.price', 'equal for all', [priced(400_000), priced(400_000)], []],
  ['search.price', 'known for one only', [priced(400_000), priced(null)], []],
  ['search.price', 'of a sale and a rental', [priced(400_000), priced(1_200, { goal: 'rent' })], []],
  ['search.price', 'sold homes have none', [priced(400_000, { state: 'sold' }), priced(500_000)], []],
  ['compare.perArea', 'the lowest', [priced(400_000, { surfaceLiving: 200 }), priced(300_000, { surfaceLiving: 100 })], [1]],
  ['fact.surfaceLiving', 'the largest', [{ surfaceLiving: 120 }, { surfaceLiving: 150 }], [2]],
  ['compare.energy', 'the greenest', [energy(90), energy(310)], [1]],
  ['compare.energy', 'of regions that compute it differently', [energy(90), energy(310, '1000')], []],
  ['fact.bathrooms', 'the most', [{ facts: { bathrooms: 1 } }, { facts: { bathrooms: 2 } }], [2]],
  ['fact.constructionYear', 'no year is better', [{ facts: { constructionYear: 1900 } }, { facts: { constructionYear: 2020 } }], []],
])('the better %s: %s', (trait, _, homes, best) => {
  const listings = homes.map((home, index) => aHome({ id: index + 1, ...home }))
  expect(bestOf(listings, trait)).toEqual(best)
})
