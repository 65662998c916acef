import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RecordKind } from '#db/schema.ts'
import { aPicture, aProperty, type FeedRecord } from '../../../tests/kit/factories.ts'
import { readProperty } from './property.ts'

const options = { salt: 'a salt for tests', publicId: (_kind: RecordKind, id: string) => Number(id) }

const hidden: FeedRecord = {
  PublishAddress: false,
  Street: 'Korte Vuldersreitje',
  HouseNumber: '27',
  District: 'Sint-Anna',
  PointsOfInterest: 'Church',
  DescriptionA: { nl: 'Huis in de KORTE VULDERSREITJE 27' },
  DescriptionB: { nl: '<p>Aan de korte&nbsp;vuldersreitje, nr 27.</p>' },
  LargePictureItems: [aPicture({ Name: 'Korte Vuldersreitje' }), aPicture({ Url: '/pictures/korte-vuldersreitje-27.jpg' })],
  VirtualTour: 'https://tours.example/korte-vuldersreitje-27',
  Servitudes: 'Doorgang naar Korte-Vuldersreitje',
  MyOwnField: { deep: ['Korte Vuldersreitje 27'] },
}

test('an unpublished address is reduced to zip and city in the listing and kept as secret', () => {
  const reading = readProperty(aProperty(hidden), options)
  if (!reading.ok) throw new Error(reading.reason)
  const { place, facts, films, photos } = reading.listing
  expect(place).toMatchObject({ zip: '8000', address: null, district: null, point: { exact: false } })
  expect(place.point?.lat).not.toBe(51.2154)
  expect(facts).not.toHaveProperty('pointsOfInterest')
  expect([films.length, photos.length]).toEqual([0, 1])
  expect(JSON.stringify(reading.listing) + reading.extraFields).not.toMatch(/vuldersreitje|sint-anna|51\.2154/i)
  expect(reading.secret).toEqual({ street: 'Korte Vuldersreitje', houseNumber: '27', box: null, lat: 51.2154, lng: 3.2301 })
})

test.each([[false], ['false'], [0], [null], [undefined], ['perhaps']])('PublishAddress %j hides the address', (PublishAddress) => {
  const reading = readProperty(aProperty({ PublishAddress }), options)
  expect(reading.ok && reading.listing.place.address).toBeNull()
})

test('a hidden street in any field never reaches the listing', () => {
  const field = fc.constantFrom(
    'DescriptionA',
    'DescriptionB',
    'MarqueeName',
    'TypeDescription',
    'MainTypeName',
    'Ident',
    'KitchenName',
    'Heritage',
    'OfficeName',
    'VideoUrl',
    'DateFree',
    'EPCReference',
    'Floor',
    'Unit',
    'Servitudes',
    'ManagerName',
    'ManagerEmail',
    'ManagerDirectPhone',
    'EPCLabelText',
    'CountryName',
    'Anything',
  )
  const around = fc.stringMatching(/^[a-z ,.]{0,20}$/)
  fc.assert(
    fc.property(field, around, around, fc.constantFrom('Xylofoonkaai', 'XYLOFOONKAAI', 'xylofoonkaai'), (name, before, after, street) => {
      const reading = readProperty(aProperty({ PublishAddress: false, Street: 'Xylofoonkaai', Marquee: true, [name]: `${before} ${street} ${after}` }), options)
      expect(reading.ok && JSON.stringify(reading.listing) + reading.extraFields).not.toMatch(/xylofoonkaai/i)
    }),
  )
})

test.each(['EPCLabelText', 'Ident', 'OfficeName', 'City', 'DescriptionB'])('a street that ends behind the limit of %s is not shown in part', (name) => {
  const limits = [40, 60, 100, 160, 200, 20_000]
  for (const limit of limits) {
    for (const back of [5, 12, 20, 28]) {
      const words = `${'huis '.repeat(limit).slice(0, limit - back)} X.y.l.o.f.o.o.n.k.a.a.i 4173`
      const reading = readProperty(aProperty({ PublishAddress: false, Street: 'Xylofoonkaai', HouseNumber: '4173', [name]: words }), options)
      expect(reading.ok && JSON.stringify(reading.listing), `${limit}, ${back}`).not.toMatch(/x\.y/i)
    }
  }
})
