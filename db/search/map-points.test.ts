import { expect, test } from 'vitest'
import { coldStore, copyHome, stockOf } from '../../tests/listings/listing-rows.ts'
import { anySearch } from '../model/search/search.ts'
import { findMapPoints, nthSmallest } from './map-points.ts'

const belgium = { west: 2, south: 49, east: 7, north: 52 }
const few = stockOf([
  { id: 1, point: [51.2, 3.2], price: 250_000 },
  { id: 2, point: [50.5, 4.5], price: null },
  { id: 3 },
  { id: 4, point: [43.7, 7.26], price: 900_000 },
  { id: 5, point: [51, 3], goal: 'rent', price: 800 },
])

test('the homes of a search are points where the map shows them, and its bounds hold all of them', async () => {
  const found = await findMapPoints(coldStore(await few), 'sale', anySearch, belgium, 8)
  expect(found).toEqual({
    total: 4,
    bounds: [3.2, 43.7, 7.26, 51.2],
    places: [
      [4.5, 50.5, 1, 2, null],
      [3.2, 51.2, 1, 1, 250_000],
    ],
  })
})

test('a search leaves out the homes that it does not find', async () => {
  const found = await findMapPoints(coldStore(await few), 'sale', { ...anySearch, priceMin: 300_000 }, { west: -180, south: -90, east: 180, north: 90 }, 8)
  expect(found).toEqual({ total: 2, bounds: [7.26, 43.7, 7.26, 43.7], places: [[7.26, 43.7, 1, 4, 900_000]] })
})

test('homes for rent have a map of their own', async () => {
  expect(await findMapPoints(coldStore(await few), 'rent', anySearch, belgium, 8)).toEqual({
    ...{ total: 1, bounds: [3, 51, 3, 51], places: [[3, 51, 1, 5, 800]] },
  })
})

test('bounds are null if no listing has a point', async () => {
  const store = coldStore(await stockOf([{ id: 3 }]))
  const nothing = { total: 1, bounds: null, places: [] }
  expect(await findMapPoints(store, 'sale', anySearch, belgium, 8)).toEqual(nothing)
  expect(await findMapPoints(store, 'sale', anySearch, belgium, 8)).toEqual(nothing)
})

test.each([
  [{ west: 3.2, south: 51.2, east: 3.3, north: 51.3 }, [1]],
  [{ west: 3.1, south: 51.1, east: 3.2, north: 51.2 }, [1]],
  [{ west: 3.200001, south: 51, east: 4, north: 52 }, []],
  [{ west: 3, south: 51, east: 3.199999, north: 52 }, []],
  [{ west: 3, south: 51.200001, east: 4, north: 52 }, []],
  [{ west: 3, south: 51, east: 4, north: 51.199999 }, []],
  [{ west: -3000, south: -3000, east: 3000, north: 3000 }, [4, 2, 1]],
])('the map of %j shows %j', async (box, ids) => {
  const { places } = await findMapPoints(coldStore(await few), 'sale', anySearch, box, 8)
  expect(places.map(([, , , id]) => id)).toEqual(ids)
})

/** Homes 1,001, 1,002, … each a hundredth of a degree further east and a thousandth further north than the one before. */
async function alongALine(count: number) {
  const d1 = await stockOf([{ id: 1, isListed: false, point: [50, 3] }])
  const place = { listed: '1', lat: '50 + (next - 1000) / 1000.0', lng: '3 + (next - 1000) / 100.0' }
  await copyHome(d1, 1, [1_001, 1_000 + count], place)
  return d1
}

test.each([
  [99, [3.01, 50.001, 3.99, 50.099]],
  [100, [3.02, 50.002, 3.99, 50.099]],
  [199, [3.02, 50.002, 4.98, 50.198]],
  [200, [3.03, 50.003, 4.98, 50.198]],
])('the bounds of %i homes leave out the outermost hundredth on each side', async (count, bounds) => {
  const store = coldStore(await alongALine(count))
  expect((await findMapPoints(store, 'sale', anySearch, belgium, 8)).bounds).toEqual(bounds)
})

test('up to 2,500 homes are points, and more are summed by cell', async () => {
  const d1 = await alongALine(2_500)
  const world = { west: -180, south: -90, east: 180, north: 90 }
  const alone = await findMapPoints(coldStore(d1), 'sale', anySearch, world, 2)
  expect(alone.places).toHaveLength(2_500)
  await copyHome(d1, 1, [4_000, 4_000], { listed: '1' })
  const { places, total } = await findMapPoints(coldStore(d1), 'sale', anySearch, world, 2)
  expect([total, places.reduce((sum, [, , count]) => sum + count, 0)]).toEqual([2_501, 2_501])
  expect(places.length).toBeLessThan(8)
})

test('the selected value is the one at that position after sorting', () => {
  for (let size = 1; size < 60; size += 1) {
    const values = Int32Array.from({ length: size }, (_, at) => ((at * 7_919) % 31) - 15)
    const sorted = values.toSorted()
    for (let position = 0; position < size; position += 1) expect(nthSmallest(values, position)).toBe(sorted[position])
  }
})
