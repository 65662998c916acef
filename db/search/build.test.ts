import type { D1Database } from '@cloudflare/workers-types'
import { expect, test } from 'vitest'
import { stockOf } from '../../tests/listings/listing-rows.ts'
import { openPrimary } from '../client.ts'
import { buildIndex, buildIndexOf } from './build.ts'
import { flag, type ListingIndex } from './listing-index.ts'

const build = async (d1: D1Database) => buildIndex(openPrimary(d1), 3)
const idsIn = (index: ListingIndex) => Array.from(index.columns.id)

const homes = stockOf([
  // Saved first, so that places and categories are in another order than listings.
  { id: 14, goal: 'rent', createdAt: '2026-05-09T08:00:00.000Z', epc: 'A' },
  { id: 10, place: ['BE', '9000', 'Gent', 'Gand'], category: ['house', 'villa', 'landhuis'], createdAt: '2026-05-01T08:00:00.000Z', epc: 'C', garden: true },
  { id: 11, goal: 'rent', category: ['apartment', 'flat', 'flat'], price: 900.5, createdAt: '2026-05-02T08:00:00.000Z', revision: 6 },
  {
    ...{ id: 12, createdAt: '2026-05-03T08:00:00.000Z', point: [51.2154321, -3.2301], epc: 'C', terrace: true, annuity: true, ready: true },
    ...{ bouquet: 85_000.5, lift: true, pool: true, furnished: true, cellar: true, newBuild: true },
    ...{ bedrooms: 1, bathrooms: 2, rooms: 3, garages: 4, parkings: 5, livingArea: 60, plotArea: 700, built: 1890, price: null },
  },
  { id: 13, isListed: false },
])

test('homes for sale come before those for rent, the newest first, those of the same moment by id', async () => {
  const d1 = await stockOf([
    { id: 1, createdAt: '2026-05-01T10:00:00.000Z' },
    { id: 2, goal: 'rent', createdAt: '2026-05-09T10:00:00.000Z' },
    { id: 3, createdAt: '2026-05-03T10:00:00.000Z' },
    { id: 4, createdAt: '2026-05-01T10:00:00.000Z' },
    { id: 5, goal: 'rent', createdAt: '2026-05-10T10:00:00.000Z' },
    { id: 6, createdAt: '2026-05-02T10:00:00.000Z' },
    { id: 7, goal: 'rent', createdAt: '2026-05-09T10:00:00.000Z' },
  ])
  const index = await build(d1)
  expect([idsIn(index), index.firstRental, index.size, index.version]).toEqual([[3, 6, 4, 1, 5, 7, 2], 4, 7, 3])
})

test('every column says what the row of the listing says', async () => {
  const { columns, labels, bouquets } = await build(await homes)
  const plainColumns = Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, Array.from(column)]))
  expect(plainColumns).toMatchObject({
    id: [12, 10, 14, 11],
    created: ['2026-05-03', '2026-05-01', '2026-05-09', '2026-05-02'].map((day) => Date.parse(`${day}T08:00:00Z`)),
    price: [Number.NaN, 395_000, 395_000, 900.5],
    lat: [51_215_432, 0x7fffffff, 0x7fffffff, 0x7fffffff],
    lng: [-3_230_100, 0x7fffffff, 0x7fffffff, 0x7fffffff],
    revision: [1, 1, 1, 6],
    bedrooms: [1, -1, -1, -1],
    bathrooms: [2, -1, -1, -1],
    rooms: [3, -1, -1, -1],
    garages: [4, -1, -1, -1],
    parkings: [5, -1, -1, -1],
    livingArea: [60, -1, -1, -1],
    plotArea: [700, -1, -1, -1],
    built: [1890, -1, -1, -1],
    flags: [511 & ~flag.garden, flag.garden, 0, 0],
  })
  expect(bouquets).toEqual({ 12: 85_000.5 })
  expect(Array.from(columns.label, (at) => labels[at])).toEqual(['C', 'C', 'A', ''])
  expect(labels).toEqual(['', 'C', 'A'])
})

test('each row has the place and the category of its listing', async () => {
  const { columns, places, categories } = await build(await homes)
  expect(Array.from(columns.place, (at) => [places[at]?.country, places[at]?.zip, places[at]?.names])).toEqual([
    ['BE', '8000', ['Brugge', 'Bruges']],
    ['BE', '9000', ['Gent', 'Gand']],
    ['BE', '8000', ['Brugge', 'Bruges']],
    ['BE', '8000', ['Brugge', 'Bruges']],
  ])
  expect(Array.from(columns.category, (at) => categories[at])).toMatchObject([
    { mainType: 'house', type: 'town-house', typeName: 'town-house' },
    { mainType: 'house', type: 'villa', typeName: 'landhuis' },
    { mainType: 'house', type: 'town-house', typeName: 'town-house' },
    { mainType: 'apartment', type: 'flat', typeName: 'flat' },
  ])
  expect([places.length, categories.length]).toEqual([2, 3])
})

test('sort keys are those of each language, and of the nearest where a language is new', async () => {
  const d1 = await stockOf([{ id: 1 }])
  await d1.exec("UPDATE place_names SET sort_key = sort_key || ' ' || locale; UPDATE category_names SET sort_key = locale")
  await d1.exec("DELETE FROM place_names WHERE locale = 'de'")
  const { places, categories } = await build(d1)
  expect(places[0]?.keys).toEqual({ nl: 'brugge nl', fr: 'brugge fr', en: 'brugge en', de: 'brugge en' })
  expect(categories[0]?.keys).toEqual({ nl: 'nl', fr: 'fr', en: 'en', de: 'de' })
})

test('a stock without homes for rent, or without any home, is an index too', async () => {
  const [sale, none] = [await build(await stockOf([{ id: 1 }, { id: 2 }])), await build(await stockOf([{ id: 1, isListed: false }]))]
  expect([idsIn(sale), sale.firstRental, sale.size]).toEqual([[2, 1], 2, 2])
  expect([idsIn(none), none.firstRental, none.size, none.places, none.categories, none.labels]).toEqual([[], 0, 0, [], [], ['']])
})

test('a home whose place or category is not known is left out', async () => {
  const d1 = await stockOf([
    { id: 1 },
    { id: 2, place: ['BE', '9000', 'Gent'] },
    { id: 3, category: ['land', 'plot', 'plot'] },
    { id: 4, goal: 'rent' },
    { id: 5, goal: 'rent', place: ['BE', '9000', 'Gent'] },
  ])
  await d1.exec("DELETE FROM places WHERE zip = '9000'; DELETE FROM categories WHERE main_type = 'land'")
  const index = await build(d1)
  expect([idsIn(index), index.size, index.firstRental, index.columns.price.length]).toEqual([[1, 4], 2, 1, 2])
})

test('an index of some listings has those of them that are listed, and version 0', async () => {
  const db = openPrimary(await homes)
  const index = await buildIndexOf(db, [14, 13, 10, 999])
  expect([idsIn(index), index.firstRental, index.version, index.places.map(({ zip }) => zip), index.labels]).toEqual([
    [10, 14],
    1,
    0,
    ['8000', '9000'],
    ['', 'C', 'A'],
  ])
  expect((await buildIndexOf(db, [])).size).toBe(0)
})
