import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Listing } from '#db/model/listings/listing.ts'
import type { RecordKind } from '#db/schema.ts'
import { aProperty, type FeedRecord } from '../../../tests/kit/factories.ts'
import { idOf } from './identity.ts'
import { readProperty } from './property.ts'

const options = { salt: 'a salt for tests', publicId: (_kind: RecordKind, id: string) => Number(id) }

function listingOf(overrides: FeedRecord = {}): Listing {
  const reading = readProperty(aProperty(overrides), options)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.listing
}

test.each([
  [null, null, 'not a record'],
  [[], null, 'not a record'],
  ['text', null, 'not a record'],
  [{}, null, 'no ID'],
  [aProperty({ ID: 0 }), null, 'ID is not a positive whole number'],
  [aProperty({ ID: '12a' }), null, 'ID is not a positive whole number'],
  [aProperty({ ID: 2 ** 60 }), null, 'ID is not a positive whole number'],
  [aProperty({ ID: 12, City: '-', Zip: null }), 12, 'no city and no zip'],
  [aProperty({ ID: 12, Goal: '' }), 12, 'Goal is missing'],
  [aProperty({ ID: 12, Goal: 'sale' }), 12, 'Goal is not a number'],
])('the record %j is rejected', (raw, id, reason) => {
  expect({ ...readProperty(raw, options), id: idOf(raw) }).toEqual({ ok: false, id: id === null ? null : String(id), reason })
})

test('goal 0 is for sale and any other number for rent, also as text', () => {
  expect(['0', 0, 1, '1', 2, -1].map((Goal) => listingOf({ Goal }).goal)).toEqual(['sale', 'sale', 'rent', 'rent', 'rent', 'rent'])
})

test('an ID may be text', () => {
  expect(readProperty(aProperty({ ID: '4711' }), options)).toMatchObject({ ok: true, id: 4711 })
})

test('a type is recognised by any of its names; an unknown one is kept as a slug', () => {
  expect(listingOf({ TypeDescription: { nl: 'Herenhuis' }, MainTypeName: 'Huis' })).toMatchObject({ mainType: 'house', type: 'town-house' })
  expect(listingOf({ TypeDescription: 'Water Tower', MainTypeName: '', WebID: 2 })).toMatchObject({ mainType: 'apartment', type: 'water-tower' })
  expect(listingOf({ TypeDescription: null })).toMatchObject({ mainType: 'house', type: 'house' })
  expect(listingOf({ TypeDescription: null, MainTypeName: null, WebID: null })).toMatchObject({ mainType: 'other', type: 'other', typeName: {} })
})

test('an unpublished price is left out, with every fact that reveals it', () => {
  const facts = { StartPrice: 380000, AskingPrice: 395000, DepositAmount: 2850, ViagerBouquet: 20000 }
  const hidden = listingOf({ PublishPrice: false, CadastralIncome: 900, ...facts })
  expect(hidden.price).toEqual({ amount: null, from: false })
  expect(hidden.facts).not.toHaveProperty('startPrice')
  expect(JSON.stringify(hidden)).not.toMatch(/395000|380000|2850|20000/)
  expect(hidden.facts.cadastralIncome).toBe(900)
  expect(listingOf({ PublishPrice: null }).price).toEqual({ amount: 395000, from: false })
})

test('a price of 0 is null; unit 7 and a start price alone are starting prices', () => {
  expect(listingOf({ Price: 0 }).price).toEqual({ amount: null, from: false })
  expect(listingOf({ PriceUnit: '7' }).price).toEqual({ amount: 395000, from: true })
  expect(listingOf({ Price: null, StartPrice: '250.000' }).price).toEqual({ amount: 250000, from: true })
})

test.each([
  ['per week', { any: 'per week' }],
  [
    { nl: '€/week', fr: 'par semaine' },
    { nl: '/week', fr: 'par semaine' },
  ],
  ['€', undefined],
  ['€/month', undefined],
  [{ nl: 'per maand', fr: 'par mois', de: 'pro Monat' }, undefined],
  ['starting from', undefined],
  ['', undefined],
])('PriceUnitText %j gives the unit %j', (PriceUnitText, unit) => {
  expect(listingOf({ Goal: 1, Price: 950, PriceUnitText }).price).toEqual({ amount: 950, from: false, ...(unit && { unit }) })
})

test.each([
  [{ IsViager: true }, { bouquet: null, monthly: null }],
  [{ ViagerBouquet: '85.000' }, { bouquet: 85000, monthly: null }],
  [
    { IsViager: false, ViagerAnnuity: 1150 },
    { bouquet: null, monthly: 1150 },
  ],
  [
    { IsViager: 1, ViagerBouquet: 85000, ViagerAnnuity: 1150 },
    { bouquet: 85000, monthly: 1150 },
  ],
  [
    { PublishPrice: false, ViagerBouquet: 85000 },
    { bouquet: null, monthly: null },
  ],
])('%j is a life annuity with the terms %j and no plain price', (overrides, annuity) => {
  expect(listingOf({ Price: 85000, ...overrides })).toMatchObject({ annuity, price: { amount: null, from: false } })
})

test('a home without a term or flag, or for rent, is not a life annuity', () => {
  for (const overrides of [{}, { IsViager: false, ViagerBouquet: 0 }, { Goal: 1, ViagerBouquet: 85000 }]) {
    expect(listingOf(overrides).annuity).toBeUndefined()
  }
})

test('the price of a takeover is plausible where it would not be as a rent', () => {
  for (const Price of [850, 395_000]) {
    const reading = readProperty(aProperty({ Goal: 2, Price }), options)
    expect(reading.ok && [reading.listing.price.amount, reading.remarks]).toEqual([Price, []])
  }
})

test('a goal other than 0 and 1 is a takeover', () => {
  expect([0, 1, 2, '2', -1].map((Goal) => listingOf({ Goal }).takeover)).toEqual([undefined, undefined, true, true, true])
})

test('the unique code is the reference if there is no other', () => {
  expect(listingOf({ Ident: 'PB-1', UniqueCode: 'U-77' })).toMatchObject({ reference: 'PB-1', facts: { uniqueCode: { any: 'U-77' } } })
  expect(listingOf({ Ident: '', UniqueCode: 'U-77' }).reference).toBe('U-77')
})

test('a day written out is a day', () => {
  expect(listingOf({ DateFree: { nl: '1 januari 2027', fr: '1er janvier 2027' } }).facts.availability).toBe('2027-01-01')
  expect(listingOf({ DateFree: { nl: '1 januari 2027', fr: 'printemps 2027' } }).facts.availability).toEqual({ nl: '1 januari 2027', fr: 'printemps 2027' })
})

test('implausible facts are left out', () => {
  const { facts } = listingOf({
    SurfaceLiving: -5,
    SurfaceGround: 0,
    NumberOfBedRooms: 0,
    NumberOfToilets: 1000,
    ConstructionYear: 2500,
    RenovationYear: '2014',
    Mobiscore: 11,
    MobiscoreShops: '7,5',
    CadastralIncome: 0,
    RealEstateTax: 0,
    FloodPScore: 'b',
    FloodGScore: 'E',
    HasLift: 'ja',
    PlotWidth: '7.125',
    DateFree: '2027-01-01 00:00:00',
    KitchenName: '-',
    ConditionID: 3,
    Floor: 0,
    CertificateEndDate: '/Date(1950000000000+0100)/',
  })
  expect(facts).toMatchObject({
    bedrooms: 0,
    renovationYear: 2014,
    mobiscoreShops: 7.5,
    cadastralIncome: 0,
    floodPScore: 'B',
    lift: true,
    plotWidth: 7.125,
    availability: '2027-01-01',
    condition: '3',
    floor: { any: '0' },
    certificateEndDate: '2031-10-17',
  })
  for (const key of ['surfaceLiving', 'surfaceGround', 'toilets', 'constructionYear', 'mobiscore', 'realEstateTax', 'floodGScore', 'kitchen']) {
    expect(facts).not.toHaveProperty(key)
  }
})

test('availability may be text', () => {
  expect(listingOf({ DateFree: 'After signing the deed' }).facts.availability).toBe('After signing the deed')
  expect(listingOf({ DateFree: { nl: 'Onmiddellijk', fr: 'Immédiatement' } }).facts.availability).toEqual({ nl: 'Onmiddellijk', fr: 'Immédiatement' })
})

test('a headline that is too long is moved into the description', () => {
  const long = 'A house. '.repeat(30).trim()
  expect(listingOf({ DescriptionA: long, DescriptionB: 'The rest.' })).toMatchObject({ title: null, description: { any: `${long}\n\nThe rest.` } })
  expect(listingOf({ DescriptionA: long, DescriptionB: null })).toMatchObject({ title: null, description: { any: long } })
  expect(listingOf({ DescriptionA: 'Short', DescriptionB: null })).toMatchObject({ title: { any: 'Short' }, description: null })
})

test.each([
  [{ CountryID: 10 }, 'BE'],
  [{ CountryID: 50, Zip: '4011' }, 'LU'],
  [{ CountryID: 33 }, 'other'],
  [{ CountryID: null, CountryName: null }, 'BE'],
  [{ CountryID: null, CountryName: 'Luxembourg', Zip: '4011' }, 'LU'],
  [{ CountryID: null, CountryName: null, Zip: 'L-4011' }, 'LU'],
  [{ CountryID: null, CountryName: null, Zip: '75001' }, 'other'],
])('%j is in country %s', (overrides, country) => {
  expect(listingOf(overrides).place.country).toBe(country)
})

test('films are unique web URLs from any of their fields', () => {
  const tour = 'https://my.matterport.com/show/?m=PeRRoNDeMo1'
  expect(listingOf({ VirtualTour: tour, MatterportUrl: tour, Videos: [{ Url: 'https://a.example/f.mp4' }, 'javascript:alert(1)'], Video: true }).films).toEqual(
    [tour, 'https://a.example/f.mp4'],
  )
})

test.each([
  [{ Status: 2 }, 'sold'],
  [{ Status: '4' }, 'rented'],
  [{ Status: 0 }, 'prospective'],
  [{ Status: 1, SubStatus: 3 }, 'option'],
  [{ Marquee: true, MarqueeName: { fr: 'Sous option' } }, 'option'],
  [{ Status: null }, 'available'],
  [{ Status: 1, SubStatus: 6 }, 'available'],
  [{ Status: 1, SubStatus: 'onder optie' }, 'option'],
  [{ Status: 1, SubStatus: '3 - optie' }, 'option'],
  [{ Status: 1, SubStatusName: 'Onder bod' }, 'option'],
  [{ Status: 1, SubStatusName: 'SSTC' }, 'option'],
  [{ Status: 'Te koop', SubStatusName: 'In optie' }, 'option'],
  [{ Status: 2, SubStatusName: 'In optie' }, 'sold'],
  [{ Status: 2, SubStatus: 3, SubStatusName: 'Verkocht' }, 'sold'],
  [{ Marquee: 'Option levée' }, 'available'],
])('%j has state %s', (overrides, state) => {
  expect(listingOf(overrides).state).toBe(state)
})

test.each([
  [{ SubStatus: 'verkocht' }, 'withdrawn', ['contradiction']],
  [{ SubStatusName: 'Verkocht' }, 'withdrawn', ['contradiction']],
  [{ SubStatusName: { nl: 'Verkocht', fr: 'Vendu' } }, 'withdrawn', ['contradiction']],
  [{ SubStatusName: 'Ingetrokken' }, 'withdrawn', ['contradiction']],
  [{ StatusName: 'Verkocht' }, 'withdrawn', ['contradiction']],
  [{ Goal: 1, Price: 950, SubStatusName: 'Verhuurd' }, 'withdrawn', ['contradiction']],
  [{ SubStatus: 3, SubStatusName: 'Verkocht' }, 'withdrawn', ['contradiction']],
  [{ SubStatusName: 'geen optie' }, 'available', ['notUnderstood']],
  [{ SubStatusName: 'Optie verlopen' }, 'available', ['notUnderstood']],
  [{ SubStatusName: 'Bijna verkocht' }, 'available', ['notUnderstood']],
  [{ SubStatusName: 'Exclusief' }, 'available', ['notUnderstood']],
  [{ Status: '2 - Actief' }, 'withdrawn', ['contradiction']],
  [{ Status: 'verhuurd tot 2027' }, 'withdrawn', ['contradiction']],
  [{ Status: 'vendu à 80%' }, 'withdrawn', ['notUnderstood']],
])('%j is %s and remarked on', (overrides, state, reasons) => {
  const reading = readProperty(aProperty({ Status: 1, ...overrides }), options)
  expect(reading.ok && reading.listing.state).toBe(state)
  expect(reading.ok && reading.remarks.map(({ reason }) => reason)).toEqual(reasons)
})

test('coordinates given as text are parsed with a decimal point', () => {
  expect(listingOf({ GoogleX: '51.174', GoogleY: '4.345' }).place.point).toEqual({ lat: 51.174, lng: 4.345, exact: true })
  expect(listingOf({ GoogleX: 0, GoogleY: 0 }).place.point).toBeNull()
})

test.each(['0', '00', 'geen', 'Geen bus', 'zonder', 'zonder nummer', 'nee', 'aucune', 'sans numéro', 'non', 'none', 'ohne', 'z/n', 'S/N', 'n.b.'])(
  '%j is neither a house number nor a box',
  (word) => {
    expect(listingOf({ HouseNumber: word, BoxNr: word }).place.address).toMatchObject({ houseNumber: null, box: null })
  },
)

test.each(['12', '0/1', 'N', 'F', 'A0', 'zonder lift', 'GLV'])('%j is a house number and a box', (number) => {
  expect(listingOf({ HouseNumber: number, BoxNr: number }).place.address).toMatchObject({ houseNumber: number, box: number })
})

test.each(['te bevestigen', 'Sur demande', 'op aanvraag', 'on request', 'à confirmer'])('%j in the street field gives no address, and a remark', (Street) => {
  const reading = readProperty(aProperty({ Street }), options)
  expect(reading.ok && [reading.listing.place.address, reading.remarks]).toEqual([null, [{ field: 'Street', value: Street, reason: 'notUnderstood' }]])
})

test('unknown fields are kept, with sorted keys', () => {
  const reading = readProperty({ ...aProperty(), zebra: { b: 1, a: 2 }, Apple: 'x' }, options)
  expect(reading.ok && reading.extraFields).toContain('"Apple":"x"')
  expect(reading.ok && reading.extraFields).toContain('"zebra":{"a":2,"b":1}')
})

test.each([
  ['jan@immo.be', 'jan@immo.be'],
  [' jan@immo.be; ', 'jan@immo.be'],
  ['jan@immo.be.', 'jan@immo.be'],
  ['mailto:jan@immo.be', 'jan@immo.be'],
  ['MAILTO:jan@immo.be ,', 'jan@immo.be'],
  ['jan@immo.be; els@immo.be', null],
  ['jan@immo', null],
  ['jan..peeters@immo.be', null],
  ['mailto:', null],
  [';', null],
])('the contact e-mail address %j is parsed as %j', (ManagerEmail, email) => {
  expect(listingOf({ ManagerEmail }).contact.email).toBe(email)
})

test('any record returns without error and the result survives JSON', () => {
  const others = [
    'Status',
    'Videos',
    'PublishPrice',
    'Marquee',
    'MarqueeName',
    'XLargePictureItems',
    'ProjectID',
    'PointsOfInterest',
    'Servitudes',
    'MyOwnField',
  ]
  const names = [
    ...new Set([
      ...Object.keys(aProperty()),
      'PublishAddress',
      'Street',
      'HouseNumber',
      'District',
      'DescriptionA',
      'DescriptionB',
      ...others,
      'LargePictureItems',
      'VirtualTour',
    ]),
  ]
  const record = fc.record(Object.fromEntries(names.map((name) => [name, fc.oneof(fc.constantFrom(...Object.values(aProperty())), fc.jsonValue())])), {
    requiredKeys: ['ID', 'Zip', 'Goal'],
  })
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), record), (raw) => {
      const reading = readProperty(raw, options)
      expect(JSON.parse(JSON.stringify(reading))).toEqual(reading)
    }),
    { numRuns: 500 },
  )
})

test('Luxembourg’s insulation class is the second class of its label, unless it has a field of its own', () => {
  const luxembourg = { CountryID: 50, CountryName: 'Luxembourg', Zip: '1514', City: 'Luxembourg', EnergyPerformance: undefined, EPCLabel: 'B/C/B' }
  expect(listingOf(luxembourg).facts.insulationClass).toBe('C')
  expect(listingOf({ ...luxembourg, ThermalInsulationClass: 'D' }).facts.insulationClass).toBe('D')
})

test.each([[[{ toString: 0 }]], [{ toString: 0 }], [{ valueOf: 1, toString: null }]])('a ribbon that cannot be read as text, %j, is no ribbon', (Marquee) => {
  expect(listingOf({ Marquee }).marquee).toBeNull()
})
