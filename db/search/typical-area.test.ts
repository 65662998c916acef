import { expect, test } from 'vitest'
import { coldStore, stockOf } from '../../tests/listings/listing-rows.ts'
import { anySearch } from '../model/search/search.ts'
import { typicalArea } from './typical-area.ts'

const homesOf = (areas: readonly (number | null)[]) => stockOf(areas.map((livingArea, at) => ({ id: at + 1, livingArea, price: 100_000 + at })))

test.each<[areas: readonly (number | null)[], typical: number | null]>([
  [[], null],
  [[100, 110, 120, 130, null, null], null],
  [[100, 110, 120, 130, 140], 120],
  [[90, 300, 100, 123, 400], 125],
  [[90, 300, 100, 122, 400], 120],
  [[80, 90, 100, 110, 120, 130], 105],
])('homes of %j m² are typically %o m² large', async (areas, typical) => {
  expect(await typicalArea(coldStore(await homesOf(areas)), 'sale', anySearch)).toBe(typical)
})

test('only the homes that a search finds count, and none that has left the lists since', async () => {
  const d1 = await homesOf([10, 10, 100, 110, 120, 130, 140, 900, 900])
  await d1.exec("UPDATE listings SET goal = 'rent' WHERE id > 7")
  const store = coldStore(d1)
  const search = { ...anySearch, priceMin: 100_002 }
  expect(await typicalArea(store, 'sale', search)).toBe(120)
  expect(await typicalArea(store, 'rent', search)).toBe(null)
  await d1.exec('UPDATE listings SET listed = 0 WHERE id = 7')
  expect(await typicalArea(store, 'sale', search)).toBe(null)
})
