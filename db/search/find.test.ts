import { expect, test } from 'vitest'
import { coldStore, type GivenHome, saveHomes, stockOf } from '../../tests/listings/listing-rows.ts'
import type { Goal } from '../model/listings/listing.ts'
import { writeArea } from '../model/map/area.ts'
import { anySearch } from '../model/search/search.ts'
import { readSearch } from '../model/search/search-query.ts'
import { countListings, findMatch, searchListings } from './find.ts'

/** Homes that differ enough in place, size and comforts for each filter to tell them apart; the newest has the highest id. */
const given: readonly GivenHome[] = [
  { id: 1, point: [51.2154, 3.2301], epc: 'A', terrace: true, garages: 1, bathrooms: 2, bedrooms: 3, words: 't 1 langerei house maison de maitre' },
  { id: 2, place: ['BE', '8310', 'Assebroek'], point: [51.195, 3.262], epc: 'F', terrace: true, parkings: 2, livingArea: 95, words: 't 2 langerei' },
  { id: 3, place: ['BE', '8310', 'Sint-Kruis'], point: [51.212, 3.255], garden: true, rooms: 7, plotArea: 45_000, words: 't 3 langerei' },
  { id: 4, place: ['BE', '9000', 'Gent'], point: [51.054, 3.72], epc: 'A+', garages: 2, built: 1890, ready: true, words: 't 4 langerei gent' },
  { id: 5, place: ['BE', '1050', 'Elsene'], point: [50.83, 4.37], epc: 'B+', garden: true, built: 2018, ready: true, words: 't 5 langerei' },
  { id: 6, place: ['BE', '4000', 'Liège', 'Luik'], point: [50.64, 5.57], epc: 'A+', bathrooms: 3, category: ['house', 'villa', 'villa'], words: 't 6 villa' },
  { id: 7, place: ['LU', '4010', 'Esch-sur-Alzette'], point: [49.5, 5.98], epc: 'C', words: 't 7' },
  { id: 8, place: ['BE', '4010', 'Nulle-Part'], rooms: 4, price: null, words: 't 8 une veranda ensoleillee pres de l eglise' },
  { id: 9, point: [51.2171, 3.2288], price: 610_000, words: 'met zwembad' },
  { id: 10, goal: 'rent', place: ['BE', '1000', 'Brussel'], category: ['apartment', 'loft', 'loft'], price: 1150, words: 'loft met zwembad' },
  { id: 11, isListed: false, words: 'sold zwembad' },
]
const homes = given.map((home) => ({ ...home, createdAt: `2026-05-${String(home.id).padStart(2, '0')}T10:00:00.000Z` }))
const stock = stockOf(homes)

const around = (lat: number, lng: number, reach: number) =>
  writeArea([
    { lat: lat - reach, lng: lng - reach },
    { lat: lat - reach, lng: lng + reach },
    { lat: lat + reach, lng: lng + reach },
    { lat: lat + reach, lng: lng - reach },
  ])

async function find(query: string, goal: Goal = 'sale') {
  const store = coldStore(await stock)
  const search = readSearch(new URLSearchParams(query))
  const { cards, total, facets } = await searchListings(store, goal, search, 'nl')
  expect(await countListings(store, goal, search)).toEqual({ total, facets })
  return { ids: cards.map(({ id }) => id), cards, total, facets }
}

test.each<[what: string, query: string, ids: readonly number[]]>([
  ['everything for sale', '', [9, 8, 7, 6, 5, 4, 3, 2, 1]],
  ['a region', 'zone=be-02000', [9, 4, 3, 2, 1]],
  ['a province', 'zone=be-30000', [9, 3, 2, 1]],
  ['a municipality with its villages', 'zone=be-31005', [9, 3, 2, 1]],
  ['one village of a postcode that holds two', 'zone=be-8310-assebroek', [2]],
  ['two zones', 'zone=be-44021&zone=be-04000', [5, 4]],
  ['a zone and a postcode', 'zone=be-44021&zip=8310', [4, 3, 2]],
  ['a country', 'zone=lu', [7]],
  ['a postcode of two countries', 'zip=4010', [8, 7]],
  ['a postcode of Luxembourg', 'zip=L-4010', [7]],
  ['a circle', 'near=51.2093,3.2247&radius=2', [9, 1]],
  ['a wider circle', 'near=51.2093,3.2247&radius=5', [9, 3, 2, 1]],
  ['a drawn area', `area=${encodeURIComponent(around(51.05, 3.72, 0.05))}`, [4]],
  ['some bathrooms', 'bathroomsMin=2', [6, 1]],
  ['rooms between two numbers', 'roomsMin=4&roomsMax=6', [8]],
  ['garages', 'garagesMin=1&garagesMax=1', [1]],
  ['parking spaces', 'parkingsMin=1', [2]],
  ['a living area', 'livingAreaMin=90&livingAreaMax=100', [2]],
  ['a large plot', 'plotAreaMin=40000', [3]],
  ['an old house', 'builtMax=1990', [4]],
  ['a price', 'priceMin=600000', [9]],
  ['homes to move into without work', 'ready=1', [5, 4]],
  ['a terrace', 'terrace=1', [2, 1]],
  ['a terrace and a garden', 'terrace=1&garden=1', []],
  ['a label with its steps', 'epc=a', [6, 4, 1]],
  ['one step of a label', 'epc=a_plus', [6, 4]],
  ['a type', 'type=villa', [6]],
  ['a word', 'q=zwembad', [9]],
  ['the beginning of a word', 'q=zwemb', [9]],
  ['words with accents and capitals', 'q=VÉRANDA ÉGLISE', [8]],
  ['a town by a name that is in no text', 'q=Bruges', [9, 3, 2, 1]],
  ['words that no listing has together', 'q=zwembad gent', []],
  ['a reference', 'q=T-8', [8]],
  ['what looks like SQL', 'q=" OR "1"="1', []],
  ['operators of the query language', 'q=NEAR AND NOT *', []],
  ['symbols alone', 'q=%25%25%25', []],
  ['much at once', 'zone=be-02000&terrace=1&garagesMin=1&epc=a&bathroomsMin=2&near=51.2,3.2&radius=10&q=brugge', [1]],
])('a search for %s (%s) finds %j', async (_, query, ids) => {
  const found = await find(query)
  expect([found.ids, found.total]).toEqual([ids, ids.length])
})

test('homes for rent are found among homes for rent only', async () => {
  expect([(await find('', 'rent')).ids, (await find('q=zwembad', 'rent')).ids, (await find('terrace=1', 'rent')).ids]).toEqual([[10], [10], []])
})

test('the homes come in the order asked for, those without a price last', async () => {
  expect((await find('sort=price&dir=desc')).ids).toEqual([9, 7, 6, 5, 4, 3, 2, 1, 8])
  expect((await find('sort=city&dir=asc')).ids).toEqual([2, 9, 1, 5, 7, 4, 6, 8, 3])
  expect((await find('sort=type&dir=desc')).ids).toEqual([6, 9, 8, 7, 5, 4, 3, 2, 1])
})

test('a card says how many bathrooms its home has', async () => {
  expect((await find('bathroomsMin=2')).cards).toMatchObject([
    { id: 6, bathrooms: 3 },
    { id: 1, bathrooms: 2, price: { amount: 395_000 } },
  ])
})

test('each choice says how many homes it would find with the other filters as they are', async () => {
  const { facets } = await find('epc=a&zone=be-02000')
  expect(facets).toEqual({
    categories: [{ mainType: 'house', type: 'town-house', typeName: 'town-house', count: 2 }],
    labels: { a: 2, b: 0, c: 0, f: 1 },
    bedrooms: [2, 1, 1, 1, 0, 0, 0],
    prices: [0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ...{ terrace: 1, garden: 0, ready: 1, newBuild: 0, lift: 0, pool: 0, furnished: 0, cellar: 0, annuity: 0 },
    offered: ['terrace', 'garden', 'ready'],
  })
  expect((await find('epc=f&zone=be-02000')).facets).toMatchObject({ labels: { a: 2, f: 1 }, terrace: 1, garden: 0, ready: 0 })
})

test('a page has 24 homes, and the last one the rest', async () => {
  const d1 = await stockOf([])
  await saveHomes(
    d1,
    Array.from({ length: 27 }, (_, at) => ({ id: at + 1, createdAt: `2026-01-${String(at + 1).padStart(2, '0')}T10:00:00.000Z` })),
  )
  const store = coldStore(d1)
  const page = async (number: number) => {
    const { cards, total } = await searchListings(store, 'sale', { ...anySearch, page: number }, 'nl')
    return [cards.map(({ id }) => id), total]
  }
  expect(await page(1)).toEqual([[27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4], 27])
  expect(await page(2)).toEqual([[3, 2, 1], 27])
  expect(await page(3)).toEqual([[], 27])
})

test('a home that was withdrawn since the index was built has no card', async () => {
  const d1 = await stockOf([{ id: 1 }, { id: 2 }])
  const store = coldStore(d1)
  await searchListings(store, 'sale', anySearch, 'nl')
  await d1.exec('UPDATE listings SET listed = 0 WHERE id = 2')
  expect((await searchListings(store, 'sale', anySearch, 'nl')).cards.map(({ id }) => id)).toEqual([1])
})

test('the last eight searches are kept with the index, and a whole goal whatever is searched', async () => {
  const store = coldStore(await stock)
  const match = async (changes: Partial<typeof anySearch>, goal: Goal = 'sale') => (await findMatch(store, goal, { ...anySearch, ...changes })).match
  const all = await match({})
  const priced = await match({ priceMin: 1 })
  expect(await match({ priceMin: 1, sort: 'price', dir: 'asc', view: 'map', page: 3 })).toBe(priced)
  for (let price = 2; price <= 8; price += 1) await match({ priceMin: price })
  await match({ priceMin: 5 })
  expect(await match({ priceMin: 1 })).toBe(priced)
  await match({ priceMin: 9 })
  // Asked for last but one, it stays; the second was pushed out.
  expect(await match({ priceMin: 1 })).toBe(priced)
  for (let price = 10; price <= 17; price += 1) await match({ priceMin: price })
  expect(await match({ priceMin: 1 })).not.toBe(priced)
  expect(await match({})).toBe(all)
  expect([(await match({}, 'rent')).total, (await match({ priceMin: 1 }, 'rent')).total]).toEqual([1, 1])
})
