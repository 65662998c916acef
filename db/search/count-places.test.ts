import { expect, test } from 'vitest'
import { coldStore, stockOf } from '../../tests/listings/listing-rows.ts'
import { findZone } from '../model/places/zones.ts'
import { anySearch } from '../model/search/search.ts'
import { countPlaces } from './place-counts.ts'

const stock = stockOf([
  { id: 1, price: 300_000 },
  { id: 2, price: 600_000 },
  { id: 3, place: ['BE', '8310', 'Assebroek'], price: 200_000 },
  { id: 4, place: ['BE', '9000', 'Gent'], price: 900_000 },
  { id: 5, place: ['BE', '8301', 'Knokke-Heist'], goal: 'rent', price: 900 },
])
const places = ['be-44021', 'be-31005', 'be-31043'].flatMap((code, at) => {
  const zone = findZone(code)
  return zone ? [{ zone, away: at * 10 }] : []
})

test('places are counted in the order given, with all their villages and the filters of the search but its own place', async () => {
  const count = async (search: Partial<typeof anySearch>, goal: 'sale' | 'rent' = 'sale') =>
    (await countPlaces(coldStore(await stock), goal, { ...anySearch, ...search }, places)).map(({ zone, away, count }) => [zone.code, away, count])
  const all = [
    ['be-44021', 0, 1],
    ['be-31005', 10, 3],
  ]
  expect(await count({})).toEqual(all)
  expect(await count({ zones: ['be-44021'], zips: ['9000'], page: 4 })).toEqual(all)
  expect(await count({ zips: ['8000'] })).toEqual(all)
  expect(await count({ priceMax: 400_000 })).toEqual([['be-31005', 10, 2]])
  expect(await count({}, 'rent')).toEqual([['be-31043', 20, 1]])
})

test('without places nothing is counted, and no index is opened', async () => {
  const store = coldStore(await stock)
  const closed = { ...store, db: Object.create(null), replica: Object.create(null) }
  expect(await countPlaces(closed, 'sale', anySearch, [])).toEqual([])
})
