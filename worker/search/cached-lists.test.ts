import type { KVNamespace } from '@cloudflare/workers-types'
import { expect, test } from 'vitest'
import type { Goal } from '#db/model/listings/listing.ts'
import { readSearch } from '#db/model/search/search-query.ts'
import type { ListingPage } from '#db/search/find.ts'
import { isWorthWriting } from './lists.ts'

const house = { mainType: 'house', type: 'villa', typeName: 'villa', count: 3 }
const found: ListingPage = Object.create({ cards: [{}], total: 3, facets: { categories: [house] } })
const anIsolate = (): KVNamespace => Object.create(null)
const isWorth = (query: string, { goal = 'sale', page = found, kv = anIsolate() }: { goal?: Goal; page?: ListingPage; kv?: KVNamespace } = {}) =>
  isWorthWriting(kv, goal, readSearch(new URLSearchParams(query)), page)

test.each(['', 'type=house', 'type=villa&priceMax=350000', 'zone=be-31005&priceMin=200000&priceMax=425000', 'zip=8000&bedroomsMin=3', 'epc=b&sort=price'])(
  'a list that people ask for goes to KV: %j',
  (query) => {
    expect(isWorth(query)).toBe(true)
  },
)

test.each(['type=castle', 'type=house&type=castle', 'priceMax=350001', 'priceMin=1', 'zip=8000&zip=1234', 'bedroomsMax=4711', 'garagesMin=11'])(
  'a made-up one does not: %j',
  (query) => {
    expect(isWorth(query)).toBe(false)
  },
)

test('rents are asked for in smaller steps', () => {
  expect([isWorth('priceMax=850', { goal: 'rent' }), isWorth('priceMax=850')]).toEqual([true, false])
})

test('an empty list is not written', () => {
  expect(isWorth('type=house', { page: Object.create({ ...found, cards: [], facets: found.facets }) })).toBe(false)
})

test('an isolate writes some hundred lists an hour, however many are asked for', () => {
  const kv = anIsolate()
  const written = Array.from({ length: 2_000 }, (_, index) => isWorth(`priceMax=${25_000 * (index + 1)}`, { kv })).filter((isWritten) => isWritten)
  expect(written).toHaveLength(300)
})
