import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FieldKey, fieldKeys, maxEuro, newKeyOf, readCalculation, writeCalculation } from './calculators.ts'

const read = (query: string) => readCalculation(new URLSearchParams(query))

test('defaults: Flanders, only own home, existing building, one buyer, example rate and term', () => {
  const { fields, ...choices } = read('')
  expect(choices).toEqual({ region: 'flanders', onlyOwnHome: true, newBuild: false, buyers: 1 })
  expect(fields.price).toEqual({ typed: '', value: null, error: null })
  expect(fields.rate).toEqual({ typed: '3,5', value: 0.035, error: null })
  expect(fields.years).toEqual({ typed: '25', value: 25, error: null })
})

test('choices are parsed, and unknown ones become the first', () => {
  expect(read('region=luxembourg&own=0&new=1&buyers=2')).toMatchObject({ region: 'luxembourg', onlyOwnHome: false, newBuild: true, buyers: 2 })
  expect(read('region=atlantis&own=maybe&new=yes&buyers=9')).toMatchObject({ region: 'flanders', onlyOwnHome: true, newBuild: false, buyers: 1 })
})

test.each([
  ['price', '395.000', 395_000, null],
  ['price', 'viel', null, 'amount'],
  ['price', '0', null, 'least'],
  ['price', String(maxEuro), maxEuro, null],
  ['price', String(maxEuro + 1), null, 'most'],
  ['loan', '0', null, 'least'],
  ['charges', '0', 0, null],
  ['charges', '87,50', 87.5, null],
  ['deposit', '-1', null, 'amount'],
  ['rate', '0', 0, null],
  ['rate', '20', 0.2, null],
  ['rate', '20,01', null, 'rate'],
  ['rate', 'drie', null, 'rate'],
  ['rate', '', null, null],
  ['years', '40', 40, null],
  ['years', '41', null, 'years'],
  ['years', '0', null, 'years'],
  ['years', '2,5', null, 'years'],
] as const)('%s typed as “%s” is %s with error %s', (key, typed, value, error) => {
  expect(read(`${key}=${encodeURIComponent(typed)}`).fields[key]).toEqual({ typed, value, error })
})

test('land bought separately comes on top of the price, and may cost more', () => {
  expect(read('price=100000&land=100001').fields.land).toEqual({ typed: '100001', value: 100_001, error: null })
  expect(read('price=100000&land=100000').fields.land.value).toBe(100_000)
})

describe('any query', () => {
  test('any query parses: each field has a value in bounds, an error, or is empty', () => {
    const pair = fc.tuple(fc.constantFrom<FieldKey | 'region'>(...fieldKeys, 'region'), fc.oneof(fc.string(), fc.stringMatching(/^[\d.,€ %-]{0,12}$/)))
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 12 }), (pairs) => {
        for (const { typed, value, error } of Object.values(readCalculation(new URLSearchParams(pairs)).fields)) {
          expect(typed.length).toBeLessThanOrEqual(40)
          expect(typed === '' ? value === null && error === null : (value === null) !== (error === null)).toBe(true)
          expect(value === null || (value >= 0 && value <= maxEuro)).toBe(true)
        }
      }),
    )
  })

  test('any query that we write parses back', () => {
    const { fields, region, onlyOwnHome } = read(writeCalculation({ region: 'brussels', price: 395_000, own: 0, rent: 1250.5 }).slice(1))
    expect({ region, onlyOwnHome, price: fields.price.value, rent: fields.rent.value }).toEqual({
      region: 'brussels',
      onlyOwnHome: false,
      price: 395_000,
      rent: 1250.5,
    })
  })
})

test.each([
  [false, '0'],
  [true, '1'],
  ['rebuilt', '6'],
] as const)('a home that is new: %s has the key %s', (newBuild, key) => {
  expect(newKeyOf(newBuild)).toBe(key)
  expect(read(`new=${key}`).newBuild).toBe(newBuild)
})
