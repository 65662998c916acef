import { describe, expect, test } from 'vitest'
import { matchPlaces, placesCalled } from './match-places.ts'
import { findZone, zoneName } from './zones.ts'

const called = (text: string) => {
  const { zones, zips } = placesCalled(text)
  return [...zones.map((code) => zoneName(findZone(code) ?? expect.fail(code), 'nl')), ...zips].sort()
}

describe('a text that is the name of a town', () => {
  test.each([
    ['Liège', 'Luik'],
    ['liege', 'Luik'],
    ['Lüttich', 'Luik'],
    ['LUIK', 'Luik'],
    ['Spa', 'Spa'],
    ['As', 'As'],
    ['Ans', 'Ans'],
    ['Mol', 'Mol'],
    ['Forest', 'Vorst'],
    ['St-Truiden', 'Sint-Truiden'],
    ['St Truiden', 'Sint-Truiden'],
    ['St. Truiden', 'Sint-Truiden'],
    ['Saint-Trond', 'Sint-Truiden'],
    ['Esch-Uelzecht', 'Esch-sur-Alzette'],
    ['Esch sur Alzette', 'Esch-sur-Alzette'],
    ['Coxyde', 'Koksijde'],
    ['Libramont', 'Libramont-Chevigny'],
    ['Gand', 'Gent'],
    ['Mons', 'Bergen'],
  ])('%s means %s and nothing else', (text, town) => {
    expect(called(text)).toEqual([town])
  })

  test('each of several with the same name', () => {
    expect(called('Berchem').length).toBeGreaterThan(1)
  })
})

test.each([
  ['B-1000', '1000'],
  ['1000', '1000'],
  ['BE 1000', '1000'],
  ['L-4010', 'L-4010'],
])('%s means the postcode %s', (text, zip) => {
  expect(called(text)).toEqual([zip])
})

test.each(['', 'spac', 'Lièg', 'huis met tuin', 'Liège centre', '12', 'Vlaanderen', 'België', 'x'.repeat(5_000)])('%j names no town', (text) => {
  expect(called(text)).toEqual([])
})

describe('a typed place', () => {
  const matched = (text: string) => matchPlaces(text).map(({ key, value }) => (key === 'zip' ? value : zoneName(findZone(value) ?? expect.fail(value), 'nl')))

  test.each([
    ['Knokke', ['Knokke-Heist']],
    ['Heist', ['Heist-op-den-Berg']],
    ['Knok', ['Knokke-Heist']],
    ['Kno', []],
    ['Brugg', ['Brugge']],
    ['8000', ['8000']],
    ['8000 Brugge', ['8000']],
    ['8301 Heist-aan-Zee', ['Heist-aan-Zee']],
    ['8310 Assebroek', ['Assebroek']],
    ['8000 Gent', []],
    ['80', []],
    ['xyz', []],
    ['', []],
    ['Sint', []],
    ['x'.repeat(5_000), []],
  ])('the typed text %j matches %j', (text, places) => {
    expect(matched(text)).toEqual(places)
  })
})
