import { expect, test } from 'vitest'
import { aHome } from '../../../tests/listings/listing-factory.ts'
import type { Office } from '../agency/office.ts'
import { deskHomeStates, type StreetAddress, streetText, traitsOf } from './desk-home.ts'

const none = { street: null, houseNumber: null, box: null }
const office: Office = {
  ...{ key: 'gent', name: {}, address: null, point: null, phone: null, email: 'gent@perron.example', hours: null, regions: ['flanders'], zips: [] },
  ...{ language: null, calendar: [], luxembourg: null },
}
const today = '2026-11-26'
const traits = (home: Partial<ReturnType<typeof aHome>>, isRuled = true, secret: StreetAddress | null = null) =>
  traitsOf(aHome(home), { isRuled, secret }, { offices: [office] }, today)
const place = aHome().place
const address = { street: 'Sint-Jansstraat', houseNumber: '12', box: 'A' }

test.each<[published: typeof address | null, secret: Parameters<typeof streetText>[1], text: string | null]>([
  [address, null, 'Sint-Jansstraat 12 A'],
  [{ ...address, box: '' }, null, 'Sint-Jansstraat 12'],
  [null, { street: 'Geheimstraat', houseNumber: null, box: '3' }, 'Geheimstraat 3'],
  [address, { street: 'Geheimstraat', houseNumber: '1', box: null }, 'Geheimstraat 1'],
  [address, none, 'Sint-Jansstraat 12 A'],
  [address, { ...none, street: '' }, 'Sint-Jansstraat 12 A'],
  [null, none, null],
  [null, null, null],
])('a home at %j, hidden at %j, is in the street %j', (published, secret, text) => {
  expect(streetText({ address: published }, secret)).toBe(text)
})

test('a home has the office and the municipality of its place, and a street that is searched without accents and dots', () => {
  const home = { place: { ...place, zip: '8310', city: { nl: 'Assebroek' }, address: { street: 'Allée du Béguinage', houseNumber: '7', box: null } } }
  expect(traits(home)).toMatchObject({ office: 'gent', town: 'be-31005', street: 'allee du beguinage 7' })
  expect(traits({}, true, { street: 'Geheimstraat', houseNumber: '1', box: null }).street).toBe('geheimstraat 1')
  expect(traits({ place: { ...place, country: 'other', zip: '59000' } })).toMatchObject({ office: null, town: null, street: null })
})

test('of several municipalities at a postcode the name of the city or the district decides', () => {
  const town = (city: string, district: string | null = null) =>
    traits({ place: { ...place, country: 'LU', zip: '6311', city: { fr: city }, district: district === null ? null : { any: district } } }).town
  expect([town('Beaufort'), town('Reisdorf'), town('Luxembourg', 'Reisdorf'), town('Luxembourg')]).toEqual([
    'lu-beaufort',
    'lu-reisdorf',
    'lu-reisdorf',
    'lu-beaufort',
  ])
})

test('a home on offer has the gaps of the law, and how many of them forbid its advertisement', () => {
  const land = { mainType: 'land', type: 'building-plot' }
  const { gaps, unlawful } = traits(land)
  expect(gaps).toEqual([
    ...['floodPScore', 'floodZone', 'riverbankZone', 'permit', 'zoning', 'summons', 'preemptiveRight', 'allotmentPermit', 'heritage', 'soilCertificate'],
  ])
  // The score of its flood risk; a house lacks that of the building too, and its energy score and the code of its certificate.
  expect([unlawful, traits({}).unlawful]).toEqual([1, 4])
  expect(traits(land, false)).toMatchObject({ gaps: [], unlawful: 0 })
})

test('a value that was not understood is a gap of its own', () => {
  const { gaps } = traits({ mainType: 'land', type: 'building-plot', unclear: ['place'] })
  expect([gaps.includes('place'), gaps.at(-1)]).toEqual([true, 'notUnderstood'])
})

test('the states of a home at the desk are those of a listing, and held back', () => {
  expect(deskHomeStates).toEqual(['available', 'option', 'prospective', 'held', 'sold', 'rented', 'withdrawn'])
})
