import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distance } from '#db/model/places/circle.ts'
import { readRecord } from './host-record.island.ts'

const home = {
  ID: 7,
  Goal: 0,
  GoogleX: 51.2127,
  GoogleY: 3.2335,
  Price: 395000,
  PublishPrice: true,
  PriceUnit: 1,
  PublishAddress: true,
  Street: 'Langerei',
  HouseNumber: '14',
  BoxNr: '3',
  Zip: '8000',
  City: { nl: 'Brugge', fr: 'Bruges' },
  CountryID: 10,
  EnergyPerformance: 168,
  Marquee: true,
  MarqueeName: { nl: 'Nieuwe prijs' },
}

test('a record is read with the names of the CRM, X being the latitude', () => {
  expect(readRecord(home)).toEqual({
    id: 7,
    goal: 'sale',
    place: {
      zip: '8000',
      city: { nl: 'Brugge', fr: 'Bruges' },
      country: 'BE',
      countryName: null,
      address: { street: 'Langerei', houseNumber: '14', box: '3' },
      district: null,
      point: { lat: 51.2127, lng: 3.2335, exact: true },
    },
    price: { amount: 395000, from: false },
    energy: { text: 'B', band: 3, value: 168, scheme: 'flanders' },
    marquee: { nl: 'Nieuwe prijs' },
  })
})

test.each([
  ['a goal other than 0', { Goal: 2 }, { goal: 'rent' }],
  ['a price of several', { PriceUnit: 7 }, { price: { amount: 395000, from: true } }],
  ['a price not published', { PublishPrice: false }, { price: { amount: null, from: false } }],
  ['a price of nothing', { Price: 0 }, { price: { amount: null, from: false } }],
  ['a price for a week', { Goal: 1, PriceUnitText: '€/week' }, { price: { amount: 395000, from: false, unit: { any: '/week' } } }],
  ['a bouquet', { ViagerBouquet: 85000 }, { price: { amount: null, from: false }, annuity: { bouquet: 85000, monthly: null } }],
  ['a takeover', { Goal: 2 }, { goal: 'rent', takeover: true }],
  ['a ribbon switched off', { Marquee: false }, { marquee: null }],
  ['Luxembourg', { CountryID: 50, EPCLabelText: 'C' }, { energy: { text: 'C', band: 3 } }],
  ['an exact point as text', { GoogleX: '51.2', GoogleY: '3.2' }, { place: { point: { lat: 51.2, lng: 3.2 } } }],
])('a record with %s', (_, change, expected) => {
  expect(readRecord({ ...home, ...change })).toMatchObject(expected)
})

test.each([
  ['no id', { ID: null }],
  ['an invalid id', { ID: -1 }],
  ['no point', { GoogleX: null }],
  ['a point at sea off Africa', { GoogleX: 0, GoogleY: 0 }],
  ['a point beyond the pole', { GoogleX: 91 }],
  ['a point in words', { GoogleX: 'north' }],
])('a record with %s is left out', (_, change) => {
  expect(readRecord({ ...home, ...change })).toBeNull()
})

describe('a listing with an unpublished address', () => {
  test.each([[false], [0], ['false'], [null], [undefined], ['']])(
    'a listing with an unpublished address has neither street nor exact point when PublishAddress is %j',
    (PublishAddress) => {
      const read = readRecord({ ...home, PublishAddress })
      expect(read?.place.address).toBeNull()
      expect(read?.place.point.exact).toBe(false)
      expect(JSON.stringify(read)).not.toMatch(/Langerei|51\.2127|3\.2335/)
    },
  )

  test('a listing with an unpublished address is rounded to a grid point less than 500 m away, which it shares with its neighbours', () => {
    fc.assert(
      fc.property(fc.double({ min: 49.4, max: 51.6, noNaN: true }), fc.double({ min: 2.5, max: 6.5, noNaN: true }), (GoogleX, GoogleY) => {
        const point = readRecord({ ...home, PublishAddress: false, GoogleX, GoogleY })?.place.point
        expect(point).toBeDefined()
        if (!point) return
        expect(distance({ lat: GoogleX, lng: GoogleY }, point)).toBeLessThan(0.5)
        expect(Math.abs(point.lat / 0.005 - Math.round(point.lat / 0.005))).toBeLessThan(1e-6)
        expect(Math.abs(point.lng / 0.008 - Math.round(point.lng / 0.008))).toBeLessThan(1e-6)
      }),
    )
  })
})

test('no value makes the reader throw or accept an invalid point', () => {
  fc.assert(
    fc.property(
      fc.record({ ID: fc.anything(), GoogleX: fc.anything(), GoogleY: fc.anything(), City: fc.anything(), Price: fc.anything(), Marquee: fc.anything() }),
      (record) => {
        const read = readRecord(record)
        if (read) expect(Number.isFinite(read.place.point.lat) && Math.abs(read.place.point.lat) <= 90).toBe(true)
      },
    ),
  )
})
