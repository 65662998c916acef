import { expect, test } from 'vitest'
import { leaksIn, poison, poisonNames, searchable } from '../../../tests/feeds/poisons.ts'
import { isFull } from '../../../tests/full.ts'
import { aProperty, type FeedRecord } from '../../../tests/kit/factories.ts'
import { readProperty } from '../omnicasa/property.ts'
import { neutralReader } from '../perron/reader.ts'
import { tellsAddress } from './hide-drawing.ts'
import { secretCut } from './hide-secret.ts'

const options = { salt: 'a salt for tests', publicId: (_kind: string, id: string) => Number(id) }
const streets = [
  ['Kerkstraat', 'Gent'],
  ['Korte Vuldersreitje', 'Brugge'],
  ['Stationsstraat', 'Aalst'],
  ['Brugsesteenweg', 'Gent'],
  ['Felix Timmermansstraat', 'Lier'],
  ['Sint-Pietersnieuwstraat', 'Gent'],
  ['Rue de la Tulipe Noire', 'Ixelles'],
  ["Rue de l'Église", 'Namur'],
  ['Avenue Clémentine', 'Forest'],
  ["Chaussée d'Ixelles", 'Ixelles'],
  ['Rue du Moulin', 'Wavre'],
  ['Boulevard du Roi Albert II', 'Bruxelles'],
  ['Mühlenweg', 'Eupen'],
  ['Hauptstraße', 'Eupen'],
  ['Langerei', 'Brugge'],
] as const

/** With FULL=1 every street, otherwise by turns a third of them. */
const streetsFor = (name: string) => streets.filter((_, at) => isFull || (at + poisonNames.indexOf(name)) % 3 === 0)

test.each(poisonNames)('no field of a listing reveals its hidden address %s', (name) => {
  for (const [street, city] of streetsFor(name)) {
    const address = { street, houseNumber: '27', box: 'QX9Z', lat: 51.21543, lng: 3.23017 }
    const { text, marks } = poison(name, address)
    const around = {
      nl: `Ruime woning, ${text}, met tuin`,
      fr: `Belle maison (${text}) avec jardin`,
      en: `A home at ${text} with a garden`,
      de: `Haus ${text} mit Garten`,
    }
    const record = aProperty({
      PublishAddress: false,
      ...{ Street: street, HouseNumber: address.houseNumber, BoxNr: address.box, City: city, Zip: '9000', GoogleX: address.lat, GoogleY: address.lng },
      ...{ DescriptionA: around, DescriptionB: around, Servitudes: around, Marquee: true, MarqueeName: text, TypeDescription: text, Ident: text },
      ...{
        ManagerName: text,
        OfficeName: text,
        EPCLabelText: text,
        KitchenName: text,
        DateFree: text,
        CountryName: text,
        VideoUrl: `https://films.example/${encodeURIComponent(text)}`,
      },
      ...{ XLargePictureItems: [{ ID: text, Url: 'https://crm.example/1.jpg', Name: around }], Unit: 'B12', FloorNumber: '3', Anything: { deep: [text] } },
    })
    const neutral = {
      ...{ id: '1', type: text, negotiation: 'sale', status: 'available', marquee: text, description_title: around, description: around },
      location: { street, number: '27', box: 'QX9Z', city, postal_code: '9000', hidden: true, geo: { latitude: address.lat, longitude: address.lng } },
      ...{ reference: text, project_id: '2', virtual_tour_url: `https://my.matterport.com/show/?m=${encodeURIComponent(text)}` },
      images: [{ id: text, url: 'https://crm.example/1.jpg', name: around }],
      ...{ negotiator: { name: text, phone: text }, office: { name: text }, documents: [{ id: text, name: text, public: true }] },
    }
    for (const reading of [readProperty(record, options), neutralReader.read('listing', neutral, options)]) {
      if (!reading.ok || !('listing' in reading)) throw new Error(reading.ok ? 'not a listing' : reading.reason)
      const { listing, extraFields } = reading
      const values = JSON.stringify(listing, (_key, value) => (typeof value === 'string' ? `${value}\u0001` : value)).split('\\u0001')
      expect.soft(leaksIn(searchable(values.concat(extraFields ?? '')), address, marks), `${street}: ${text}`).toEqual([])
      expect.soft(JSON.stringify(listing.title), street).not.toContain('…')
    }
  }
})

test('homes in one cell of the map are shown at one point, regardless of ids, spellings and numbers, and others at another', () => {
  const hidden = { PublishAddress: false, GoogleX: 51.2154, GoogleY: 3.2301 }
  const pointOf = (overrides: FeedRecord) => {
    const reading = readProperty(aProperty({ ...hidden, ...overrides }), options)
    return reading.ok ? reading.listing.place.point : null
  }
  const point = pointOf({ ID: 1, Street: 'Langerei', HouseNumber: '14', BoxNr: '1' })
  expect(point).toMatchObject({ exact: false, lat: expect.closeTo(51.2154, 2) })
  expect(pointOf({ ID: 2, Street: 'LANGE REI', HouseNumber: '14 bus 2' })).toEqual(point)
  expect(pointOf({ ID: 3, Street: 'Rue des Cailles 10', HouseNumber: '' })).toEqual(point)
  expect(pointOf({ ID: 6, Street: 'Langerei', HouseNumber: '14', GoogleX: 51.2254 })).not.toEqual(point)
  expect(pointOf({ ID: 4, Street: '', HouseNumber: '' })).toEqual(pointOf({ ID: 5, Street: '', HouseNumber: '' }))
})

test.each(['a ', 'Rue de la ', '1/', 'ij', 'Kerkstraat - '])('a street of %j 50,000 times is bounded', (piece) => {
  const street = piece.repeat(50_000)
  for (const PublishAddress of [true, false]) {
    const reading = readProperty(aProperty({ PublishAddress, Street: street, StreetName: 'Langerei', DescriptionB: `Aan de Langerei. ${street}` }), options)
    expect(reading.ok && (reading.secret.street?.length ?? 0)).toBeLessThanOrEqual(200)
    if (!PublishAddress) expect(JSON.stringify(reading)).not.toMatch(/Aan de Langerei/)
  }
})

test('a street is hidden by each of its names, and over several items or fields', () => {
  const reading = readProperty(
    aProperty({
      ...{
        PublishAddress: false,
        Street: { nl: 'Ooievaarslaan', fr: 'Avenue des Cigognes' },
        StreetName: 'Storchenallee',
        FullAddress: 'Kwikstaartdreef 7, 8000 Brugge',
      },
      ...{
        HouseNumber: '7',
        DescriptionA: `${'Een ruim huis. '.repeat(12)}Avenue des`,
        DescriptionB: 'Cigognes, Storchenallee, Kwikstaartdreef in 8000 Brugge',
      },
    }),
    options,
  )
  if (!reading.ok) throw new Error(reading.reason)
  expect(reading.secret.streets).toEqual(['Avenue des Cigognes', 'Storchenallee', 'Kwikstaartdreef 7, 8000 Brugge'])
  expect(JSON.stringify(reading.listing)).not.toMatch(/cigognes|storch|kwikstaart/i)
  expect(JSON.stringify(reading.listing.description)).toContain('in 8000 Brugge')
})

/** The street where no adapter looks for it. */
const strayStreets: readonly Readonly<Record<string, unknown>>[] = [
  { Straat: 'Zilvermeeuwstraat' },
  { STRAAT_NAAM: 'Zilvermeeuw' },
  { Rue: 'Zilvermeeuwstraat' },
  { 'Nom de la rue': 'Zilvermeeuwstraat' },
  { Straße: 'Zilvermeeuwstraat' },
  { Adres: 'Zilvermeeuwstraat 27, 8000 Brugge' },
  { Address: { Street: 'Zilvermeeuwstraat', Number: 27, Zip: '8000', City: 'Brugge' } },
  { Location: { street: 'Zilvermeeuwstraat', number: '27' } },
  { Place: { address: ['Zilvermeeuwstraat 27', 'Brugge'] } },
  { Street: { Name: 'Zilvermeeuwstraat', Id: 'ab12' } },
  { Street: ['Zilvermeeuwstraat'] },
  { Street: [{ Language: 'x', Value: 'Zilvermeeuwstraat' }] },
]

test.each(strayStreets)('the street in %j is hidden', (fields) => {
  const { Street: _street, HouseNumber: _number, ...record } = aProperty({ PublishAddress: false, City: 'Brugge', Zip: '8000' })
  const text = 'Woning in de Zilvermeeuwstraat, dicht bij Brugge.'
  const left = 'Woning in de …, dicht bij Brugge.'
  const reading = readProperty({ ...record, ...fields, DescriptionA: '', DescriptionB: text }, options)
  expect(reading.ok && reading.listing.description).toEqual({ any: left })
  const neutral = {
    id: '1',
    type: 'house',
    negotiation: 'sale',
    status: 'available',
    location: { city: 'Brugge', postal_code: '8000', hidden: true },
    description: text,
  }
  for (const each of [
    { ...fields, ...neutral },
    { ...neutral, location: { ...neutral.location, ...fields } },
  ]) {
    const read = neutralReader.read('listing', each, options)
    expect(read.ok && 'listing' in read && read.listing.description).toEqual({ any: left })
  }
})

test.each([
  { HouseNumber: ['127'], Street: 'Zilvermeeuwstraat' },
  { HouseNumber: { Value: 127 }, Street: 'Zilvermeeuwstraat' },
  { Straat: 'Zilvermeeuwstraat', Nr: 127 },
  { Address: { Street: 'Zilvermeeuwstraat', Number: '127' } },
])('the house number in %j is hidden', (fields) => {
  const { Street: _street, HouseNumber: _number, ...record } = aProperty({ PublishAddress: false })
  const reading = readProperty({ ...record, ...fields, DescriptionB: 'Wij wonen op nr. 127.' }, options)
  expect(reading.ok && reading.listing.description).toEqual({ any: 'Wij wonen op ….' })
})

test.each([
  { OfficeAddress: 'Langerei 5, 8000 Brugge' },
  { Office: { Street: 'Langerei' } },
  { EmailAddress: 'langerei@example.be' },
  { StreetWidth: '12 m', StreetType: 'Langerei' },
  { PublicAddress: 'Langerei' },
])('the field in %j names no street of the home', (fields) => {
  const reading = readProperty(aProperty({ PublishAddress: false, Street: 'Kerkstraat', ...fields, DescriptionB: 'Dicht bij de Langerei.' }), options)
  expect(reading.ok && JSON.stringify(reading.listing.description)).toContain('Langerei')
})

test.each([
  [{ Street: { Name: 'Langerei' } }, 'Street'],
  [{ Street: ['Langerei'] }, 'Street'],
  [{ StreetName: ['Langerei'] }, 'StreetName'],
  [{ HouseNumber: ['27'] }, 'HouseNumber'],
  [{ BoxNr: { Value: 3 } }, 'BoxNr'],
])('%j is no text and gets a remark', (fields, field) => {
  const reading = readProperty(aProperty(fields), options)
  expect(reading.ok && reading.remarks).toContainEqual(expect.objectContaining({ field, reason: 'notUnderstood' }))
})

test.each([
  ['<svg><title>Langerei 14</title></svg>', true],
  ['<svg><text>Lange</text><text>rei</text></svg>', true],
  ['<svg inkscape:label="plan Langerei"/>', true],
  ['<svg><!-- Langerei --></svg>', true],
  ['<svg><path d="M51.2154 3.2301 14 14"/><text>Keuken 14 m²</text></svg>', false],
])('a drawing %s reveals a street: %s', (drawing, tells) => {
  const cut = secretCut({ street: 'Langerei', houseNumber: '14', box: null, lat: 51.2154, lng: 3.2301 }, { address: null, city: {} })
  expect(tellsAddress(new TextEncoder().encode(drawing).buffer, cut)).toBe(tells)
})
