import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../../tests/kit/any-text.ts'
import { writeArea } from '../map/area.ts'
import { slug } from '../site/path-segment.ts'
import { anySearch, type CountRanges, countKeys, filterCount, type Search, sorts, views } from './search.ts'
import { readSearch, searchKeys, writeSearch } from './search-query.ts'

const read = (query: string): Search => readSearch(new URLSearchParams(query))
const nonDefaults = (query: string): Partial<Search> =>
  Object.fromEntries(Object.entries(read(query)).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(known[key])))
const known: Readonly<Record<string, unknown>> = { ...anySearch }

const zip = fc.oneof(
  fc.integer({ min: 1000, max: 99_999 }).map(String),
  fc.integer({ min: 1000, max: 9999 }).map((number) => `L-${number}`),
)
const type = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map(slug)
  .filter((segment) => segment !== '')
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '')
const perhaps = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

const count = perhaps(fc.nat(99))
const counts: fc.Arbitrary<CountRanges> = fc.record({
  bedroomsMin: count,
  bedroomsMax: count,
  bathroomsMin: count,
  roomsMin: count,
  roomsMax: count,
  garagesMin: count,
  garagesMax: count,
  parkingsMin: count,
  parkingsMax: count,
  livingAreaMin: count,
  livingAreaMax: count,
  plotAreaMin: count,
  plotAreaMax: count,
  builtMin: count,
  builtMax: count,
})
/** Degrees with five decimals, as in URLs. */
const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((value) => value / 1e5)
const corner = fc.record({ lat: degrees(89), lng: degrees(179) }).filter(({ lat, lng }) => lat !== 0 || lng !== 0)

/** Any valid search. */
const filters = fc.record({
  types: fc.uniqueArray(type, { maxLength: 5 }),
  zips: fc.uniqueArray(zip, { maxLength: 5 }),
  q: perhaps(words),
  priceMin: perhaps(fc.nat(99_999_999)),
  priceMax: perhaps(fc.nat(99_999_999)),
  zones: fc.uniqueArray(fc.constantFrom('be-31005', 'be-02000', 'be-30000', 'lu'), { maxLength: 3 }),
  terrace: fc.boolean(),
  garden: fc.boolean(),
  ready: fc.boolean(),
  ...{ newBuild: fc.boolean(), lift: fc.boolean(), pool: fc.boolean(), furnished: fc.boolean(), cellar: fc.boolean(), annuity: fc.boolean() },
  epc: fc.uniqueArray(fc.constantFrom('a', 'a_plus', 'a_plusplus', 'b', 'c_sub', 'g'), { maxLength: 4 }),
  near: perhaps(fc.tuple(corner, fc.integer({ min: 1, max: 2_000 })).map(([point, tenths]) => ({ ...point, radius: tenths / 10 }))),
  area: perhaps(fc.array(corner, { minLength: 3, maxLength: 20 })),
  sort: fc.constantFrom(...sorts),
  dir: fc.constantFrom('asc', 'desc'),
  view: fc.constantFrom(...views),
  page: fc.integer({ min: 1, max: 9_999 }),
})
const arbitrarySearch: fc.Arbitrary<Search> = fc.tuple(filters, counts).map(([one, other]) => ({ ...one, ...other }))

describe('a search written as a query', () => {
  test('a search written as a query parses back to the same search', () => {
    fc.assert(
      fc.property(arbitrarySearch, (search) => {
        expect(read(writeSearch(search, { page: search.page }))).toEqual(search)
      }),
    )
  })

  test('a search written as a query is written the same again, so that each search has one URL', () => {
    fc.assert(
      fc.property(arbitrarySearch, (search) => {
        const address = writeSearch(search, { page: search.page })
        const again = read(address)
        expect(writeSearch(again, { page: again.page })).toBe(address)
      }),
    )
  })

  test('a search returns to page 1 when a filter or the order changes', () => {
    const search = read('type=house&page=7')
    expect(writeSearch(search)).toBe('?type=house')
    expect(writeSearch(search, { sort: 'price' })).toBe('?type=house&sort=price')
    expect(writeSearch(search, { page: 8 })).toBe('?type=house&page=8')
  })

  test('a search written as a query leaves out default values', () => {
    expect(writeSearch(anySearch)).toBe('')
    expect(writeSearch(read('sort=date&dir=desc&view=grid&page=1'))).toBe('')
  })

  test('a search written as a query has its parameters in a fixed order', () => {
    const query = 'view=list&dir=asc&sort=price&bedroomsMax=4&priceMax=500000&q=Brugge&zip=8000&type=house&zip=9000'
    expect(writeSearch(read(query))).toBe('?type=house&zip=8000&zip=9000&q=Brugge&priceMax=500000&bedroomsMax=4&sort=price&dir=asc&view=list')
  })

  test('a search written as a query keeps special characters in its text', () => {
    expect(read(writeSearch(read(`q=${encodeURIComponent('a&b=c #é 100%')}`))).q).toBe('a&b=c #é 100%')
  })
})

describe('a query', () => {
  test('a query of any content parses to a valid search', () => {
    const key = fc.oneof(fc.constantFrom(...Object.keys(anySearch), 'type', 'zip', 'zone', 'radius', '__proto__'), fc.string())
    fc.assert(
      fc.property(fc.array(fc.tuple(key, anyText())), (pairs) => {
        const search = readSearch(new URLSearchParams(pairs))
        expect(Object.keys(search).sort()).toEqual(Object.keys(anySearch).sort())
        expect(search.page).toBeGreaterThanOrEqual(1)
        for (const number of [search.priceMin, search.priceMax, ...countKeys.map((key) => search[key])]) {
          expect(number === null || (Number.isSafeInteger(number) && number >= 0)).toBe(true)
        }
      }),
    )
  })

  test.each([
    '',
    'utm_source=mail&fbclid=1&goal=sale',
    'type=&zip=&q=&priceMin=&priceMax=&bedroomsMin=&bedroomsMax=&sort=&dir=&view=&page=',
    'type=%20&zip=%20&q=%20%09%0A',
    'type=!!!&type=-',
    'zip=abc&zip=80&zip=800000&zip=-8000&zip=8000x',
    'priceMin=cheap&priceMax=-1',
    'priceMin=1e6&priceMax=0x10',
    'priceMin=9999999999999&priceMax=Infinity',
    'bedroomsMin=two&bedroomsMax=2.5',
    'bedroomsMin=-1&bedroomsMax=+3',
    'sort=PRICE&dir=ASC&view=map3',
    'sort=bedrooms&dir=up&view=',
    'page=0',
    'page=-1&page=2',
    'page=1.5',
    'page=last',
    'TYPE=house&Zip=8000',
    'zone=atlantis&zone=&zone=be-99999',
    'epc=z&epc=1&epc=&epc=a_b',
    'terrace=0&garden=no',
    'near=51.2&near=x,y&near=95,3&near=0,0',
    'radius=10',
    'area=&area=%20&area=_p~iF&area=%E2%82%AC',
    'bathroomsMin=x&roomsMin=-1&garagesMax=1.5&parkingsMin=many',
  ])('“%s” has no filters', (query) => {
    expect(nonDefaults(query)).toEqual({})
  })

  test.each([
    ['350000', 350_000],
    ['350.000', 350_000],
    ['350 000', 350_000],
    ['€ 350.000', 350_000],
    ['€350000', 350_000],
    [' 350.000 ', 350_000],
    ['350\u00a0000', 350_000],
    ['350\u202f000', 350_000],
    ['350.000,00', 350_000],
    ['350000,5', 350_000],
    ['350.000,-', 350_000],
    ['350 000 €', 350_000],
    ['1.250.000', 1_250_000],
    ['0', 0],
    ['350k', null],
    ['350,000', 350_000],
  ] as const)('a query with price “%s” parses to %s', (typed, amount) => {
    expect(readSearch(new URLSearchParams({ priceMax: typed })).priceMax).toBe(amount)
  })

  test.each([
    ['zip=8000&zip=9000', ['8000', '9000']],
    ['zip=8000,9000', ['8000', '9000']],
    ['zip=8000;%209000%20%201000', ['8000', '9000', '1000']],
    ['zip=8000&zip=8000', ['8000']],
    ['zip=L-1855', ['L-1855']],
    ['zip=l1855&zip=L-1855', ['L-1855']],
    ['zip=B-8000&zip=8000', ['8000']],
    ['zip=10115', ['10115']],
    ['zip=8000,abc', ['8000']],
  ])('%s has the postcodes %s', (query, zips) => {
    expect(read(query).zips).toEqual(zips)
  })

  test.each([
    ['type=house&type=villa', ['house', 'villa']],
    ['type=Town%20House', ['town-house']],
    ['type=house&type=HOUSE', ['house']],
    ['type=%C3%89tage', ['etage']],
    ['type=a/b', ['a-b']],
  ])('%s has the types %s', (query, types) => {
    expect(read(query).types).toEqual(types)
  })

  test.each([
    ['epc=b', ['b']],
    ['epc=B&epc=b', ['b']],
    ['epc=a_plus&epc=A%2B%2B', ['a_plus', 'a_plusplus']],
    ['epc=c-&epc=d_sub&epc=E%E2%88%92', ['c_sub', 'd_sub', 'e_sub']],
  ])('%s has the labels %s', (query, epc) => {
    expect(read(query).epc).toEqual(epc)
  })

  test.each([
    ['near=51.2093,3.2247&radius=10', { lat: 51.2093, lng: 3.2247, radius: 10 }],
    ['near=51.2093,3.2247', { lat: 51.2093, lng: 3.2247, radius: 5 }],
    ['near=51.2093, 3.2247&radius=2,5', { lat: 51.2093, lng: 3.2247, radius: 2.5 }],
    ['near=-33.9,18.4&radius=9999', { lat: -33.9, lng: 18.4, radius: 5 }],
    ['near=51.2,3.2&radius=0', { lat: 51.2, lng: 3.2, radius: 5 }],
  ])('%s has a circle', (query, near) => {
    expect(read(query).near).toEqual(near)
  })

  test('an area needs at least three valid corners', () => {
    const bruges = [
      { lat: 51.25, lng: 3.15 },
      { lat: 51.25, lng: 3.3 },
      { lat: 51.15, lng: 3.2 },
    ]
    expect(read(`area=${encodeURIComponent(writeArea(bruges))}`).area).toEqual(bruges)
    expect(read(`area=${encodeURIComponent(writeArea(bruges.slice(1)))}`).area).toBeNull()
    expect(read(`area=${encodeURIComponent(writeArea(bruges).repeat(200))}`).area).toBeNull()
  })

  test('a query is limited to sixty values per key and a hundred characters of text', () => {
    const many = new URLSearchParams()
    for (let index = 0; index < 1_000; index += 1) many.append('type', `t${index}`)
    many.set('q', 'x'.repeat(10_000))
    expect(readSearch(many).types).toHaveLength(60)
    expect(readSearch(many).q).toHaveLength(100)
  })

  test('a query keeps a minimum price above the maximum, so that the visitor sees why nothing is found', () => {
    expect(nonDefaults('priceMin=500000&priceMax=100000')).toEqual({ priceMin: 500_000, priceMax: 100_000 })
  })
})

test('the filter count ignores order, view and page', () => {
  expect(filterCount(anySearch)).toBe(0)
  expect(filterCount(read('sort=price&dir=asc&view=list&page=3'))).toBe(0)
  expect(filterCount(read('type=house&type=villa&zip=8000&q=x&priceMin=1&priceMax=2&bedroomsMax=3'))).toBe(6)
  expect(filterCount(read('priceMax=0&bedroomsMin=0'))).toBe(2)
})

describe('a circle in a query', () => {
  test.each([
    ['near=51.2,3.2', { lat: 51.2, lng: 3.2, radius: 5 }],
    ['near=51,3', { lat: 51, lng: 3, radius: 5 }],
    ['near= 51.2 , 3.2 ', { lat: 51.2, lng: 3.2, radius: 5 }],
    ['near=-51.2,-3.2', { lat: -51.2, lng: -3.2, radius: 5 }],
    ['near=51.123456789012,3', { lat: 51.12346, lng: 3, radius: 5 }],
    ['near=51.2,3.2&radius=10', { lat: 51.2, lng: 3.2, radius: 10 }],
    ['near=51.2,3.2&radius=2,5', { lat: 51.2, lng: 3.2, radius: 2.5 }],
    ['near=51.2,3.2&radius=2.5', { lat: 51.2, lng: 3.2, radius: 2.5 }],
    ['near=51.2,3.2&radius=0', { lat: 51.2, lng: 3.2, radius: 5 }],
    ['near=51.2,3.2&radius=-1', { lat: 51.2, lng: 3.2, radius: 5 }],
    ['near=51.2,3.2&radius=x', { lat: 51.2, lng: 3.2, radius: 5 }],
    ['near=51.2,3.2&radius=10km', { lat: 51.2, lng: 3.2, radius: 5 }],
    ['near=51.2,3.2&radius=9999', { lat: 51.2, lng: 3.2, radius: 5 }],
    ['near=91,3', null],
    ['near=51,181', null],
    ['near=x51,3', null],
    ['near=51,3x', null],
    ['near=51;3', null],
    ['near=51', null],
    ['near=151,3', null],
    ['near=51,', null],
    ['near=51.,3', null],
    ['near=51.1234567890123,3', null],
    ['near=', null],
  ])('the query %s is read as the circle %j', (query, near) => {
    expect(read(query).near).toEqual(near)
  })
})

test('words are read with single spaces, at most 100 characters', () => {
  expect(read('q=%20huis%20%20met%0Atuin%20').q).toBe('huis met tuin')
  expect(read('q=%20').q).toBe(null)
  expect(read(`q=${'a'.repeat(101)}`).q).toBe('a'.repeat(100))
  expect(read(`q=${'a'.repeat(99)}%20b`).q).toBe('a'.repeat(99))
})

test('every key of a search is known', () => {
  expect(searchKeys).toEqual([
    ...['type', 'zip', 'zone', 'priceMin', 'priceMax', ...countKeys, 'terrace', 'garden', 'ready'],
    ...['newBuild', 'lift', 'pool', 'furnished', 'cellar', 'annuity', 'epc'],
    ...['q', 'near', 'radius', 'area', 'sort', 'dir', 'view', 'page'],
  ])
})
