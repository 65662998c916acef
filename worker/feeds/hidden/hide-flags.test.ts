import { expect, test } from 'vitest'
import { aProject, aProperty } from '../../../tests/kit/factories.ts'
import { readProperty } from '../omnicasa/property.ts'
import { omnicasaReader } from '../omnicasa/reader.ts'
import { neutralReader } from '../perron/reader.ts'

const options = { salt: 'a salt for tests', publicId: (_kind: string, id: string) => Number(id) }

function omnicasa(flags: Readonly<Record<string, unknown>>) {
  const { PublishAddress: _address, PublishPrice: _price, ...rest } = aProperty()
  const reading = readProperty({ ...rest, Street: 'Langerei', HouseNumber: '14', Price: 250_000, ...flags }, options)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.listing
}

function neutralRecord(location: object, price: object) {
  return {
    ...{ id: '1', type: 'house', negotiation: 'sale', status: 'available' },
    location: { street: 'Langerei', number: '14', city: 'Brugge', postal_code: '8000', ...location },
    price: { amount: 250_000, ...price },
  }
}

function neutral(location: object, price: object = {}, more: object = {}) {
  const reading = neutralReader.read('listing', { ...neutralRecord(location, price), ...more }, options)
  if (!reading.ok || !('listing' in reading)) throw new Error('not a listing')
  return reading.listing
}

function remarksOn(reading: ReturnType<typeof omnicasaReader.read>) {
  if (!reading.ok) throw new Error(reading.reason)
  return reading.remarks.filter(({ reason }) => reason === 'notUnderstood').map(({ field, value }) => [field, value])
}

test.each([
  [{ PublishAddress: true }, true],
  [{ publish_address: 'ja' }, true],
  [{ PublishAddress: true, PublicAddress: 1 }, true],
  [{ PublishAddress: true, PublicAddress: '' }, true],
  [{}, false],
  [{ PublishAddress: false }, false],
  [{ PublishAddress: 2 }, false],
  [{ PublishAddress: '2' }, false],
  [{ PublishAddress: -1 }, false],
  [{ PublishAddress: 'perhaps' }, false],
  [{ PublishAddress: [true] }, false],
  [{ publish_address: true, PublishAddress: false }, false],
  [{ PublishAddress: true, PUBLISHADDRESS: 'nee' }, false],
  [{ PublishAddress: true, 'publish address': 'perhaps' }, false],
  [{ PublishAddress: true, PublicAddress: false }, false],
])('an Omnicasa record with %j publishes its address: %s', (flags, isPublished) => {
  expect(omnicasa(flags).place.address !== null).toBe(isPublished)
})

/** Flags that an address which is otherwise published must not have, and some that do not matter. */
const otherFlags: readonly (readonly [Readonly<Record<string, unknown>>, boolean])[] = [
  [{ HideAddress: true }, false],
  [{ HideAddress: false }, true],
  [{ AddressHidden: 'ja' }, false],
  [{ AddressHidden: 'nee' }, true],
  [{ PublishStreet: false }, false],
  [{ PublishStreet: true }, true],
  [{ PublishHouseNumber: false }, false],
  [{ ShowAddress: 'nee' }, false],
  [{ ShowAddress: 'perhaps' }, false],
  [{ ShowAddress: '' }, true],
  [{ DisplayAddress: 0 }, false],
  [{ DisplayAddress: 1 }, true],
  [{ Options: { PublishAddress: false } }, false],
  [{ Options: [{ name: 'x', show_address: false }] }, false],
  [{ Options: { PublishAddress: true } }, true],
  [{ 'PublishAddress?': false }, false],
  [{ PublishAddressOnWebsite: false }, false],
  [{ DoNotPublishAddress: true }, false],
  [{ DoNotPublishAddress: false }, true],
  [{ 'adres tonen': 'neen' }, false],
  [{ AdresVerbergen: 1 }, false],
  [{ StraatZichtbaar: false }, false],
  [{ afficherAdresse: 'non' }, false],
  [{ masquer_la_rue: 'oui' }, false],
  [{ 'Straße anzeigen': 'nein' }, false],
  [{ AddressVisibility: 'none' }, false],
  [{ PublishEmailAddress: false }, true],
  [{ Office: { ShowAddress: false } }, true],
  [{ ShowStreetView: false }, true],
  [{ PublishPhotos: false, StreetName: 'Langerei', StreetNotes: 'a text' }, true],
]

test.each(otherFlags)('a published address with %j beside it is published: %s', (flags, isPublished) => {
  expect(omnicasa({ PublishAddress: true, ...flags }).place.address !== null).toBe(isPublished)
  expect(neutral({ hidden: false }, {}, flags).place.address !== null).toBe(isPublished)
  expect(neutral({ hidden: false, ...flags }).place.address !== null).toBe(isPublished)
})

test('a flag that contradicts the publication of an address gets a remark', () => {
  const reading = readProperty(aProperty({ PublishAddress: true, Options: { HideAddress: 'ja' } }), options)
  expect(reading.ok && reading.remarks).toContainEqual({ field: 'Options.HideAddress', value: 'ja', reason: 'contradiction' })
})

test.each([
  [{ PublishAddress: 'misschien' }, [['PublishAddress', 'misschien']]],
  [
    { publish_address: 'X', PublicAddress: 2 },
    [
      ['publish_address', 'X'],
      ['PublicAddress', '2'],
    ],
  ],
  [{ PublishPrice: 'op aanvraag' }, [['PublishPrice', 'op aanvraag']]],
  [{ PublishAddress: false, PublishPrice: 'nee' }, []],
  [{ PublishAddress: '', PublishPrice: null }, []],
])('unclear flags of an Omnicasa record get a remark: %j', (flags, unclear) => {
  for (const [kind, record] of [
    ['listing', aProperty(flags)],
    ['project', aProject(flags)],
  ] as const)
    expect(remarksOn(omnicasaReader.read(kind, record, options))).toEqual(unclear)
})

test.each([
  [{ hidden: 'misschien' }, {}, [['location.hidden', 'misschien']]],
  [{ hidden: false, number_hidden: 'misschien' }, {}, [['location.number_hidden', 'misschien']]],
  [{ hidden: false }, { hidden: 'peut-être' }, [['price.hidden', 'peut-être']]],
  [
    { hidden: 2 },
    { hidden: 0.5 },
    [
      ['location.hidden', '2'],
      ['price.hidden', '0.5'],
    ],
  ],
  [{ hidden: true, number_hidden: '' }, {}, []],
])('unclear flags of a neutral place %j and price %j get a remark', (location, price, unclear) => {
  for (const kind of ['listing', 'project'] as const) expect(remarksOn(neutralReader.read(kind, neutralRecord(location, price), options))).toEqual(unclear)
})

test.each([
  [{}, true],
  [{ PublishPrice: true }, true],
  [{ PublishPrice: false }, false],
  [{ PublishPrice: 2 }, false],
  [{ PublishPrice: 'perhaps' }, false],
  [{ publishprice: true, PublishPrice: false }, false],
])('an Omnicasa record with %j publishes its price: %s', (flags, isPublished) => {
  expect(omnicasa(flags).price.amount !== null).toBe(isPublished)
})

test.each([
  [{ hidden: false }, 'Langerei', '14'],
  [{ hidden: 'no', number_hidden: 'no' }, 'Langerei', '14'],
  [{ hidden: false, number_hidden: true }, 'Langerei', null],
  [{ hidden: false, number_hidden: 2 }, 'Langerei', null],
  [{ hidden: false, number_hidden: 'perhaps' }, 'Langerei', null],
  [{ hidden: false, number_hidden: false, NumberHidden: true }, 'Langerei', null],
  [{}, undefined, undefined],
  [{ hidden: true }, undefined, undefined],
  [{ hidden: 0.5 }, undefined, undefined],
  [{ hidden: 'perhaps' }, undefined, undefined],
  [{ hidden: false, Hidden: true }, undefined, undefined],
])('a neutral place with %j shows street %s and number %s', (location, street, houseNumber) => {
  const { address } = neutral(location).place
  expect([address?.street, address?.houseNumber]).toEqual([street, houseNumber])
})

test('a second place that is hidden hides the first', () => {
  expect(neutral({ hidden: false }, {}, { Location: { hidden: true } }).place.address).toBeNull()
})

test.each([
  [{ hidden: false }, true],
  [{}, false],
  [{ hidden: 2 }, false],
  [{ hidden: false, HIDDEN: true }, false],
])('a neutral price with %j is shown: %s', (price, isShown) => {
  expect(neutral({}, price).price.amount !== null).toBe(isShown)
})
