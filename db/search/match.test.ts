import { expect, test } from 'vitest'
import { byLocale } from '#messages/locales.ts'
import { anySearch, type Search } from '../model/search/search.ts'
import { makeColumns } from './columns.ts'
import { flag, type ListingIndex, microdegrees, nowhere } from './listing-index.ts'
import { matchSearch } from './match.ts'
import { rowsInOrder } from './order.ts'

/** A small stock, each row as a person would say it; five for sale, then three for rent, the newest first. */
const stock = [
  {
    id: 10,
    day: 9,
    price: 500_000,
    place: 0,
    category: 0,
    bedrooms: 4,
    bathrooms: 2,
    rooms: 8,
    garages: 2,
    parkings: 1,
    living: 200,
    plot: 900,
    built: 1990,
    label: 'A+',
    flags: flag.garden | flag.terrace | flag.lift | flag.cellar,
    lat: 51.21,
    lng: 3.22,
  },
  {
    id: 11,
    day: 9,
    price: 250_000.5,
    place: 1,
    category: 1,
    bedrooms: 2,
    bathrooms: 1,
    rooms: 4,
    garages: 0,
    parkings: 0,
    living: 80,
    plot: -1,
    built: 2020,
    label: 'C',
    flags: flag.terrace | flag.pool,
    lat: 51.05,
    lng: 3.72,
  },
  {
    id: 12,
    day: 7,
    price: Number.NaN,
    place: 2,
    category: 2,
    bedrooms: -1,
    bathrooms: -1,
    rooms: -1,
    garages: -1,
    parkings: -1,
    living: -1,
    plot: 600,
    built: -1,
    label: '',
    flags: flag.annuity,
    lat: null,
    lng: null,
  },
  {
    id: 13,
    day: 6,
    price: 250_000.25,
    place: 0,
    category: 1,
    bedrooms: 7,
    bathrooms: 3,
    rooms: 9,
    garages: 1,
    parkings: 2,
    living: 300,
    plot: 0,
    built: 1900,
    label: 'F',
    flags: flag.garden | flag.furnished,
    lat: 51.22,
    lng: 3.23,
  },
  {
    id: 14,
    day: 1,
    price: 0,
    place: 3,
    category: 0,
    bedrooms: 0,
    bathrooms: 0,
    rooms: 0,
    garages: 0,
    parkings: 0,
    living: 0,
    plot: 0,
    built: 0,
    label: 'C+',
    flags: flag.ready | flag.newBuild,
    lat: 49.61,
    lng: 6.13,
  },
  {
    id: 20,
    day: 8,
    price: 900,
    place: 1,
    category: 1,
    bedrooms: 1,
    bathrooms: 1,
    rooms: 2,
    garages: 0,
    parkings: 1,
    living: 50,
    plot: -1,
    built: 2000,
    label: 'B',
    flags: flag.terrace,
    lat: 51.04,
    lng: 3.71,
  },
  {
    id: 21,
    day: 5,
    price: 2_000,
    place: 0,
    category: 0,
    bedrooms: 3,
    bathrooms: 2,
    rooms: 6,
    garages: 1,
    parkings: 0,
    living: 150,
    plot: 300,
    built: 1970,
    label: 'D',
    flags: flag.garden,
    lat: 51.2,
    lng: 3.21,
  },
  {
    id: 22,
    day: 5,
    price: 900,
    place: 2,
    category: 1,
    bedrooms: 2,
    bathrooms: 1,
    rooms: 3,
    garages: 0,
    parkings: 0,
    living: 70,
    plot: -1,
    built: 1985,
    label: 'B',
    flags: 0,
    lat: null,
    lng: null,
  },
] as const

const labels = ['', 'A+', 'B', 'C', 'C+', 'D', 'F']
const names = byLocale(() => '')
const key = (nl: string, fr: string) => ({ ...names, nl, fr })

function smallIndex(): ListingIndex {
  const columns = makeColumns((kind) => new kind(stock.length))
  for (const [row, home] of stock.entries()) {
    columns.id[row] = home.id
    columns.created[row] = home.day
    columns.price[row] = home.price
    columns.place[row] = home.place
    columns.category[row] = home.category
    columns.lat[row] = home.lat === null ? nowhere : Math.round(home.lat * microdegrees)
    columns.lng[row] = home.lng === null ? nowhere : Math.round(home.lng * microdegrees)
    columns.plotArea[row] = home.plot
    columns.livingArea[row] = home.living
    columns.built[row] = home.built
    columns.bedrooms[row] = home.bedrooms
    columns.bathrooms[row] = home.bathrooms
    columns.rooms[row] = home.rooms
    columns.garages[row] = home.garages
    columns.parkings[row] = home.parkings
    columns.label[row] = labels.indexOf(home.label)
    columns.flags[row] = home.flags
  }
  return {
    ...{ version: 1, size: stock.length, firstRental: 5, columns, labels, bouquets: { 12: 80_000 }, newSince: 2020 },
    places: [
      { id: 0, country: 'BE', zip: '8000', names: ['Brugge'], keys: key('brugge', 'bruges') },
      { id: 1, country: 'BE', zip: '9000', names: ['Gent'], keys: key('gent', 'gand') },
      { id: 2, country: 'BE', zip: null, names: ['Aalst'], keys: key('aalst', 'alost') },
      { id: 3, country: 'LU', zip: '1009', names: ['Luxembourg'], keys: key('luxemburg', 'luxembourg') },
    ],
    categories: [
      { id: 0, mainType: 'house', type: 'villa', typeName: 'Villa', keys: key('villa', 'villa') },
      { id: 1, mainType: 'apartment', type: 'apartment', typeName: 'Appartement', keys: key('appartement', 'appartement') },
      { id: 2, mainType: 'land', type: 'building-plot', typeName: 'Bouwgrond', keys: key('bouwgrond', 'terrain') },
    ],
  }
}

const idsOf = ({ columns }: ListingIndex, rows: readonly number[]) => rows.map((row) => columns.id[row] ?? -1)
const found = (search: Partial<Search>, goal: 'sale' | 'rent' = 'sale', text: Uint8Array | null = null) => {
  const index = smallIndex()
  const match = matchSearch(index, goal, { ...anySearch, ...search }, text)
  const ids = idsOf(index, rowsInOrder(index, match, anySearch, 'nl', 0, 24))
  expect(match.total).toBe(ids.length)
  return ids
}

test.each<[Partial<Search>, readonly number[], readonly number[]]>([
  [{}, [10, 11, 12, 13, 14], [20, 21, 22]],
  [{ priceMin: 250_000.5 }, [10, 11], []],
  [{ priceMax: 250_000.25 }, [13, 14], [20, 21, 22]],
  [{ priceMin: 900, priceMax: 900 }, [], [20, 22]],
  [{ priceMin: 0 }, [10, 11, 13, 14], [20, 21, 22]],
  [{ bedroomsMin: 2 }, [10, 11, 13], [21, 22]],
  [{ bedroomsMax: 2 }, [11, 14], [20, 22]],
  [{ bedroomsMin: 0 }, [10, 11, 13, 14], [20, 21, 22]],
  [{ bathroomsMin: 2 }, [10, 13], [21]],
  [{ roomsMin: 4, roomsMax: 8 }, [10, 11], [21]],
  [{ garagesMin: 1, garagesMax: 1 }, [13], [21]],
  [{ parkingsMin: 1 }, [10, 13], [20]],
  [{ parkingsMax: 1 }, [10, 11, 14], [20, 21, 22]],
  [{ livingAreaMin: 80, livingAreaMax: 200 }, [10, 11], [21]],
  [{ plotAreaMin: 600 }, [10, 12], []],
  [{ plotAreaMax: 600 }, [12, 13, 14], [21]],
  [{ builtMin: 1990 }, [10, 11], [20]],
  [{ builtMax: 1990 }, [10, 13, 14], [21, 22]],
  [{ terrace: true }, [10, 11], [20]],
  [{ garden: true }, [10, 13], [21]],
  [{ terrace: true, garden: true }, [10], []],
  [{ ready: true }, [14], []],
  [{ lift: true }, [10], []],
  [{ pool: true }, [11], []],
  [{ furnished: true }, [13], []],
  [{ cellar: true }, [10], []],
  [{ cellar: true, pool: true }, [], []],
  // One is new by its construction year, the other whatever its year.
  [{ newBuild: true }, [11, 14], []],
  [{ annuity: true }, [12], []],
  [{ annuity: true, priceMax: 80_000 }, [12], []],
  [{ annuity: true, priceMin: 80_000 }, [12], []],
  [{ annuity: true, priceMax: 79_999 }, [], []],
  [{ annuity: true, priceMin: 80_001 }, [], []],
  [{ types: ['house'] }, [10, 14], [21]],
  [{ types: ['building-plot'] }, [12], []],
  [{ types: ['Appartement', 'land'] }, [11, 12, 13], [20, 22]],
  [{ types: ['castle'] }, [], []],
  // A type that is none is ignored.
  [{ types: ['spaceship'] }, [10, 11, 12, 13, 14], [20, 21, 22]],
  [{ types: ['spaceship', 'house'] }, [10, 14], [21]],
  [{ epc: ['c'] }, [11, 14], []],
  [{ epc: ['a', 'f'] }, [10, 13], []],
  [{ zips: ['8000'] }, [10, 13], [21]],
  [{ zips: ['1009'] }, [14], []],
  [{ zips: ['L-1009', '9000'] }, [11, 14], [20]],
  [{ zips: ['L-8000'] }, [], []],
  [{ zones: ['be-31005'] }, [10, 13], [21]],
  [{ zones: ['be-31005'], zips: ['9000'] }, [10, 11, 13], [20, 21]],
  [{ zones: ['be-0'] }, [], []],
  [{ near: { lat: 51.21, lng: 3.22, radius: 1 } }, [10], []],
  [{ near: { lat: 51.21, lng: 3.22, radius: 2 } }, [10, 13], [21]],
  [
    {
      area: [
        { lat: 51, lng: 3.7 },
        { lat: 51, lng: 3.8 },
        { lat: 51.1, lng: 3.8 },
        { lat: 51.1, lng: 3.7 },
      ],
    },
    [11],
    [20],
  ],
  [
    {
      area: [
        { lat: 51, lng: 3.7 },
        { lat: 51, lng: 3.8 },
        { lat: 51.1, lng: 3.8 },
      ],
    },
    [],
    [],
  ],
  [
    {
      area: [
        { lat: 51, lng: 3.7 },
        { lat: 51.1, lng: 3.7 },
        { lat: 51.1, lng: 3.8 },
      ],
    },
    [11],
    [20],
  ],
  [{ types: ['apartment'], priceMin: 250_000.3, terrace: true }, [11], []],
])('a search for %j finds %j for sale and %j for rent', (search, sale, rent) => {
  expect([found(search), found(search, 'rent')]).toEqual([sale, rent])
})

test('a text finds the rows that it marks, of the goal', () => {
  const marks = Uint8Array.from([1, 0, 1, 0, 0, 0, 1, 0])
  expect([found({}, 'sale', marks), found({}, 'rent', marks), found({ plotAreaMax: 600 }, 'sale', marks)]).toEqual([[10, 12], [21], [12]])
})

test.each<[Pick<Search, 'sort' | 'dir'>, 'nl' | 'fr', readonly number[]]>([
  [{ sort: 'date', dir: 'desc' }, 'nl', [10, 11, 12, 13, 14]],
  [{ sort: 'date', dir: 'asc' }, 'nl', [14, 13, 12, 10, 11]],
  [{ sort: 'price', dir: 'asc' }, 'nl', [14, 13, 11, 10, 12]],
  [{ sort: 'price', dir: 'desc' }, 'nl', [10, 11, 13, 14, 12]],
  [{ sort: 'city', dir: 'asc' }, 'nl', [12, 10, 13, 11, 14]],
  [{ sort: 'city', dir: 'desc' }, 'nl', [14, 11, 10, 13, 12]],
  [{ sort: 'type', dir: 'asc' }, 'nl', [11, 13, 12, 10, 14]],
  [{ sort: 'type', dir: 'asc' }, 'fr', [11, 13, 12, 10, 14]],
  [{ sort: 'type', dir: 'desc' }, 'nl', [10, 14, 12, 11, 13]],
])('sorted by %j in %s the homes for sale are %j', (ordering, locale, ids) => {
  const index = smallIndex()
  const match = matchSearch(index, 'sale', anySearch, null)
  const sorted = (skip: number, count: number) => idsOf(index, rowsInOrder(index, match, ordering, locale, skip, count))
  expect(sorted(0, 24)).toEqual(ids)
  expect(sorted(0, 24)).toEqual(ids)
  expect(sorted(1, 2)).toEqual(ids.slice(1, 3))
  expect(sorted(4, 24)).toEqual(ids.slice(4))
  expect(sorted(5, 24)).toEqual([])
})

test('homes for rent are sorted among themselves, those of the same price by age', () => {
  const index = smallIndex()
  const match = matchSearch(index, 'rent', anySearch, null)
  const sorted = (sort: Search['sort'], dir: Search['dir']) => idsOf(index, rowsInOrder(index, match, { sort, dir }, 'nl', 0, 24))
  expect([sorted('price', 'asc'), sorted('price', 'desc'), sorted('date', 'asc'), sorted('city', 'asc')]).toEqual([
    [20, 22, 21],
    [21, 20, 22],
    [21, 22, 20],
    [22, 21, 20],
  ])
})

test.each([
  ['asc', [12, 10, 11, 13, 14]],
  ['desc', [13, 11, 10, 12, 14]],
] as const)('prices too large to be packed with a row are sorted too, %s', (dir, ids) => {
  const large = smallIndex()
  for (const [row, price] of [3e14, 3e14 + 1, -4e14, 5e14, Number.NaN].entries()) large.columns.price[row] = price
  const match = matchSearch(large, 'sale', anySearch, null)
  expect(idsOf(large, rowsInOrder(large, match, { sort: 'price', dir }, 'nl', 0, 24))).toEqual(ids)
})

test('each filter is counted as if it alone were not set', () => {
  const index = smallIndex()
  const { facets } = matchSearch(index, 'sale', { ...anySearch, bedroomsMin: 2, types: ['apartment'] }, null)
  expect(facets).toEqual({
    categories: [
      { mainType: 'house', type: 'villa', typeName: 'Villa', count: 1 },
      { mainType: 'apartment', type: 'apartment', typeName: 'Appartement', count: 2 },
    ],
    labels: { a: 0, b: 0, c: 1, d: 0, f: 1 },
    ...{ bedrooms: [2, 2, 2, 1, 1, 1, 1], terrace: 1, garden: 1, ready: 0 },
    ...{ lift: 0, pool: 1, furnished: 1, cellar: 0, newBuild: 1, annuity: 0 },
    prices: inBands({ 4: 2 }),
    offered: ['terrace', 'garden', 'ready', 'newBuild', 'lift', 'pool', 'furnished', 'cellar', 'annuity'],
  })
  const all = matchSearch(index, 'sale', anySearch, null).facets
  expect([all.labels, all.bedrooms, all.terrace, all.garden, all.ready]).toEqual([{ a: 1, b: 0, c: 2, d: 0, f: 1 }, [5, 3, 3, 2, 2, 1, 1], 2, 2, 1])
  const priced = matchSearch(index, 'sale', { ...anySearch, priceMax: 1 }, null).facets
  expect([priced.categories.length, priced.ready, priced.terrace]).toEqual([1, 1, 0])
  const two = matchSearch(index, 'sale', { ...anySearch, terrace: true, epc: ['f'] }, null).facets
  expect([two.labels, two.terrace, two.garden]).toEqual([{ a: 1, b: 0, c: 1, d: 0, f: 0 }, 0, 0])
})

test('homes are counted by price band whatever the price of the search, those without a published price in none', () => {
  const index = smallIndex()
  const bands = inBands({ 0: 1, 4: 2, 8: 1 })
  expect(matchSearch(index, 'sale', anySearch, null).facets.prices).toEqual(bands)
  expect(matchSearch(index, 'sale', { ...anySearch, priceMin: 260_000, priceMax: 400_000 }, null).facets.prices).toEqual(bands)
})

/** The counts of the seventeen price bands of homes for sale. */
function inBands(counts: Readonly<Record<number, number>>): readonly number[] {
  return Array.from({ length: 17 }, (_, band) => counts[band] ?? 0)
}

test('life annuities are counted beside a price as if they were searched for: by their bouquets', () => {
  const index = smallIndex()
  const annuities = (search: Partial<Search>) => matchSearch(index, 'sale', { ...anySearch, ...search }, null).facets.annuity
  expect([annuities({}), annuities({ priceMax: 80_000 }), annuities({ priceMax: 79_999 }), annuities({ annuity: true, priceMax: 80_000 })]).toEqual([
    1, 1, 0, 1,
  ])
  expect([annuities({ priceMax: 80_000, bedroomsMin: 1 }), annuities({ priceMax: 80_000, plotAreaMin: 600 })]).toEqual([0, 1])
})

test('the filters on offer are those that any home of the goal passes, whatever the search', () => {
  const offered = (goal: 'sale' | 'rent', search: Partial<Search> = {}) => matchSearch(smallIndex(), goal, { ...anySearch, ...search }, null).facets.offered
  expect(offered('rent')).toEqual(['terrace', 'garden'])
  expect(offered('rent', { priceMax: 1, pool: true })).toEqual(['terrace', 'garden'])
})
