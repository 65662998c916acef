import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slug } from './path-segment.ts'
import { anySearch, filterCount, readSearch, type Search, sorts, views, writeSearch } from './search.ts'

const read = (query: string): Search => readSearch(new URLSearchParams(query))
const asked = (query: string): Partial<Search> =>
  Object.fromEntries(Object.entries(read(query)).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(known[key])))
const known: Readonly<Record<string, unknown>> = { ...anySearch }

const zip = fc.integer({ min: 1000, max: 99_999 }).map(String)
const type = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map(slug)
  .filter((segment) => segment !== '')
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '')
const perhaps = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

/** Any search a person can have made. */
const anySearchAtAll: fc.Arbitrary<Search> = fc.record({
  types: fc.uniqueArray(type, { maxLength: 5 }),
  zips: fc.uniqueArray(zip, { maxLength: 5 }),
  q: perhaps(words),
  priceMin: perhaps(fc.nat(99_999_999)),
  priceMax: perhaps(fc.nat(99_999_999)),
  bedroomsMin: perhaps(fc.nat(99)),
  bedroomsMax: perhaps(fc.nat(99)),
  sort: fc.constantFrom(...sorts),
  dir: fc.constantFrom('asc', 'desc'),
  view: fc.constantFrom(...views),
  page: fc.integer({ min: 1, max: 9_999 }),
})

describe('a search that is written and read again', () => {
  test('is the same search', () => {
    fc.assert(
      fc.property(anySearchAtAll, (search) => {
        expect(read(writeSearch(search, { page: search.page }))).toEqual(search)
      }),
    )
  })

  test('is written the same, so that one search has one address', () => {
    fc.assert(
      fc.property(anySearchAtAll, (search) => {
        const address = writeSearch(search, { page: search.page })
        const again = read(address)
        expect(writeSearch(again, { page: again.page })).toBe(address)
      }),
    )
  })

  test('goes back to page 1 when anything of it changes', () => {
    const search = read('type=house&page=7')
    expect(writeSearch(search)).toBe('?type=house')
    expect(writeSearch(search, { sort: 'price' })).toBe('?type=house&sort=price')
    expect(writeSearch(search, { page: 8 })).toBe('?type=house&page=8')
  })

  test('leaves out what stands at its default', () => {
    expect(writeSearch(anySearch)).toBe('')
    expect(writeSearch(read('sort=date&dir=desc&view=grid&page=1'))).toBe('')
  })

  test('has its parts in one order, whatever order they were asked in', () => {
    const query = 'view=list&dir=asc&sort=price&bedroomsMax=4&priceMax=500000&q=Brugge&zip=8000&type=house&zip=9000'
    expect(writeSearch(read(query))).toBe('?type=house&zip=8000&zip=9000&q=Brugge&priceMax=500000&bedroomsMax=4&sort=price&dir=asc&view=list')
  })

  test('keeps its words whatever they hold', () => {
    expect(read(writeSearch(read(`q=${encodeURIComponent('a&b=c #é 100%')}`))).q).toBe('a&b=c #é 100%')
  })
})

describe('a query', () => {
  test('of any kind gives a search, and never throws', () => {
    const key = fc.oneof(fc.constantFrom(...Object.keys(anySearch), 'type', 'zip', '__proto__'), fc.string())
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.string({ unit: 'binary' }))), (pairs) => {
        const search = readSearch(new URLSearchParams(pairs))
        expect(Object.keys(search)).toEqual(Object.keys(anySearch))
        expect(search.page).toBeGreaterThanOrEqual(1)
        for (const number of [search.priceMin, search.priceMax, search.bedroomsMin, search.bedroomsMax]) {
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
  ])('“%s” asks for nothing', (query) => {
    expect(asked(query)).toEqual({})
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
  ] as const)('a price of “%s” is %s', (typed, amount) => {
    expect(readSearch(new URLSearchParams({ priceMax: typed })).priceMax).toBe(amount)
  })

  test.each([
    ['zip=8000&zip=9000', ['8000', '9000']],
    ['zip=8000,9000', ['8000', '9000']],
    ['zip=8000;%209000%20%201000', ['8000', '9000', '1000']],
    ['zip=8000&zip=8000', ['8000']],
    ['zip=L-1855', ['1855']],
    ['zip=l1855&zip=L-1855', ['1855']],
    ['zip=10115', ['10115']],
    ['zip=8000,abc', ['8000']],
  ])('%s means the postcodes %s', (query, zips) => {
    expect(read(query).zips).toEqual(zips)
  })

  test.each([
    ['type=house&type=villa', ['house', 'villa']],
    ['type=Town%20House', ['town-house']],
    ['type=house&type=HOUSE', ['house']],
    ['type=%C3%89tage', ['etage']],
    ['type=a/b', ['a-b']],
  ])('%s means the types %s', (query, types) => {
    expect(read(query).types).toEqual(types)
  })

  test('reads at most thirty values of a key and a hundred letters of a word', () => {
    const many = new URLSearchParams()
    for (let index = 0; index < 1_000; index += 1) many.append('type', `t${index}`)
    many.set('q', 'x'.repeat(10_000))
    expect(readSearch(many).types).toHaveLength(30)
    expect(readSearch(many).q).toHaveLength(100)
  })

  test('keeps a lowest price above the highest: nothing is found, and the visitor sees why', () => {
    expect(asked('priceMin=500000&priceMax=100000')).toEqual({ priceMin: 500_000, priceMax: 100_000 })
  })
})

test('how many filters are set does not count order, view and page', () => {
  expect(filterCount(anySearch)).toBe(0)
  expect(filterCount(read('sort=price&dir=asc&view=list&page=3'))).toBe(0)
  expect(filterCount(read('type=house&type=villa&zip=8000&q=x&priceMin=1&priceMax=2&bedroomsMax=3'))).toBe(6)
  expect(filterCount(read('priceMax=0&bedroomsMin=0'))).toBe(2)
})
