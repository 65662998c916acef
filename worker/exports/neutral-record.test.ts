import { expect, test } from 'vitest'
import type { Listing } from '#db/model/listings/listing.ts'
import { aProperty, aRental, type FeedRecord } from '../../tests/kit/factories.ts'
import { readProperty } from '../feeds/omnicasa/property.ts'
import { neutralReader } from '../feeds/perron/reader.ts'
import { neutralRecord } from './neutral-record.ts'

const options = { salt: 'a salt for tests', publicId: (_kind: string, id: string) => Number(id) }
const extent = { origin: 'https://agency.example', withContact: true }

function listingOf(record: FeedRecord): Listing {
  const reading = readProperty(record, options)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.listing
}

/** What another site reads from the record that a channel gives. */
function readAgain(record: FeedRecord) {
  const reading = neutralReader.read('listing', neutralRecord(listingOf(record), extent), options)
  if (!reading.ok || !('listing' in reading)) throw new Error(reading.ok ? 'not a listing' : reading.reason)
  return reading
}

const law = {
  ...{ FloodPScore: 'B', FloodGScore: 'C', EpcCertificateNr: '20260101-1', CadastralIncome: 1120, EnergyPerformance: 168, HasLift: true, HasCellar: false },
  ...{ ManagerName: 'Ann Verhulst', ManagerEmail: 'ann@agency.example', OfficeName: 'Brugge', GardenOrientation: 'SW', AvailabilityText: { nl: 'bij akte' } },
}

test.each<[string, FeedRecord]>([
  ['a house for sale', aProperty({ ID: 1, ...law })],
  ['a flat for rent', aRental({ ID: 2, DepositAmount: 2300 })],
  ['a home with its street shown and its number hidden', aProperty({ ID: 3, PublishAddress: true, HouseNumber: '' })],
  ['a home abroad', aProperty({ ID: 4, CountryID: 32, CountryName: 'Spain', Zip: '03180', City: 'Torrevieja', EnergyPerformance: undefined })],
  ['a business to take over', aProperty({ ID: 5, Goal: 2, MainTypeName: 'Commercial', WebID: 4, TypeDescription: 'Business' })],
  ['a home under option', aProperty({ ID: 6, SubStatus: 3 })],
  ['a home with a price on request', aProperty({ ID: 7, PublishPrice: false })],
])('%s is read again as it was', (_, record) => {
  const before = listingOf(record)
  const { listing, remarks } = readAgain(record)
  expect(remarks).toEqual([])
  const { photo, photos, typeName, mainTypeName, ...rest } = before
  expect(listing).toMatchObject(rest)
})

test('an unpublished address and price stay unpublished at the reader', () => {
  const { listing } = readAgain(aProperty({ ID: 8, PublishAddress: false, PublishPrice: false, Price: 371_234, Street: 'Zwaluwenstaartlaan' }))
  expect([listing.place.address, listing.price.amount, listing.place.point?.exact]).toEqual([null, null, false])
})

test('a channel without contacts names neither person nor office', () => {
  expect(neutralRecord(listingOf(aProperty(law)), { ...extent, withContact: false })).not.toHaveProperty('negotiator')
  expect(JSON.stringify(neutralRecord(listingOf(aProperty(law)), { ...extent, withContact: false }))).not.toMatch(/Verhulst|ann@/)
})
