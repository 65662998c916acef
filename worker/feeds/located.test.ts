import { expect, test } from 'vitest'
import type { FieldRemark } from '#db/model/feeds/field-remark.ts'
import type { RecordKind } from '#db/schema.ts'
import { aProperty, type FeedRecord } from '../../tests/kit/factories.ts'
import { omnicasaReader } from './omnicasa/reader.ts'
import { neutralReader } from './perron/reader.ts'

const options = { salt: 'a salt for tests', publicId: (_kind: RecordKind, _id: string) => 1 }
const nowhere = { CountryID: undefined, CountryName: undefined, GoogleX: undefined, GoogleY: undefined }

function locatedBy(overrides: FeedRecord) {
  const reading = omnicasaReader.read('listing', aProperty({ ...nowhere, Zip: '9000', City: 'Gent', ...overrides }), options)
  if (!reading.ok || !('listing' in reading)) throw new Error(reading.ok ? 'not a listing' : reading.reason)
  return { place: reading.listing.place, unclear: reading.listing.unclear ?? [], remarks: reading.remarks.map(summary) }
}

function neutrallyLocated(location: FeedRecord) {
  const record = { id: 'N-1', type: 'house', negotiation: 'sale', status: 'available', location: { postal_code: '9000', city: 'Gent', ...location } }
  const reading = neutralReader.read('listing', record, options)
  if (!reading.ok || !('listing' in reading)) throw new Error(reading.ok ? 'not a listing' : reading.reason)
  return { place: reading.listing.place, unclear: reading.listing.unclear ?? [], remarks: reading.remarks.map(summary) }
}

function summary({ field, reason }: FieldRemark): string {
  return `${field} ${reason}`
}

test.each([
  ['9000', []],
  [9000, []],
  ['BE-9000', []],
  ['B-9000', []],
  ['B 9000', []],
  [' 9000 ', []],
  ['9000 Gent', ['Zip corrected']],
  ['B-9000 Gent', ['Zip corrected']],
  ['BE 9000 GENT', ['Zip corrected']],
  ['9000.0', ['Zip corrected']],
  ['9000,00', ['Zip corrected']],
  ['9 000', ['Zip corrected']],
  ['9.000', ['Zip corrected']],
  ['(9000)', ['Zip corrected']],
  ['[9000]', ['Zip corrected']],
  ['9000-', ['Zip corrected']],
  ['9000,', ['Zip corrected']],
  ['9000;', ['Zip corrected']],
  ['09000', ['Zip corrected']],
  ['Gent 9000', ['Zip corrected']],
  ['Gent (9000)', ['Zip corrected']],
  ['9000/Gent', ['Zip corrected']],
  ['9000Gent', ['Zip corrected']],
  ['B9000Gent', ['Zip corrected']],
  ['B.9000', ['Zip corrected']],
  ['B - 9000', []],
  ['B–9000', ['Zip corrected']],
  ['Postcode: 9000', ['Zip corrected']],
  ['CP 9000', ['Zip corrected']],
  ['９０００', ['Zip corrected']],
  ["'9000", ['Zip corrected']],
  ['"9000"', ['Zip corrected']],
  ['9000 België', ['Zip corrected']],
])('the postcode %j is 9000 in Belgium, whatever the country’s field says', (Zip, remarks) => {
  for (const CountryID of [10, undefined]) {
    const located = locatedBy({ Zip, CountryID })
    expect(located.place).toMatchObject({ zip: '9000', city: { any: 'Gent' }, country: 'BE' })
    expect(located.remarks).toEqual(remarks)
    expect(located.unclear).toEqual([])
  }
})

test.each(['90000', '900', '9OOO', 'Kerkstraat', '9000 8000', '12-14', 'postcode'])('the postcode %j of a Belgian home is left out with a remark', (Zip) => {
  expect(locatedBy({ Zip, CountryID: 10 })).toMatchObject({ place: { zip: null, country: 'BE' }, unclear: ['place'], remarks: ['Zip notUnderstood'] })
})

test('a postcode that does not exist is remarked on', () => {
  expect(locatedBy({ Zip: '9999', CountryID: 10 })).toMatchObject({ place: { zip: '9999' }, unclear: ['place'], remarks: ['Zip implausible'] })
})

test.each([
  ['1050 Bruxelles', 'Bruxelles'],
  ['3800 St-Truiden', 'Sint-Truiden'],
  ['L-4010 Esch/Alzette', 'Esch-sur-Alzette'],
])('a town in the postcode %j serves where there is no other', (Zip, any) => {
  expect(locatedBy({ Zip, City: undefined }).place.city).toMatchObject({ any })
})

test.each([
  ['Gent', '9000', { nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' }],
  ['Gand', '9000', { nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' }],
  ['NAMUR', '5000', { nl: 'Namen', fr: 'Namur', en: 'Namur', de: 'Namur' }],
  ['St-Gilles', '1060', { nl: 'Sint-Gillis', fr: 'Saint-Gilles', en: 'Saint-Gilles', de: 'Saint-Gilles' }],
])('the town %j at %s, given in one text, has its name in each language in both formats', (city, zip, names) => {
  expect(locatedBy({ City: city, Zip: zip }).place.city).toMatchObject(names)
  expect(neutrallyLocated({ city, postal_code: zip }).place.city).toMatchObject(names)
})

test.each([
  ['Onbekend dorp', '9000'],
  ['Brugge', '9000'],
  ['Knokke-Heist', '8300'],
  ['Gentbrugge', '9050'],
])('the town %j at %s stays as it is: it has no other name there', (city, zip) => {
  expect(neutrallyLocated({ city, postal_code: zip }).place.city).toEqual({ any: city })
})

test('a town given by language keeps the names it was given', () => {
  expect(neutrallyLocated({ city: { nl: 'Gent' } }).place.city).toEqual({ nl: 'Gent' })
})

test.each([
  ['9000 Gent', '9000', 'Gent'],
  ['Gent 9000', '9000', 'Gent'],
  ['Gent (9000)', '9000', 'Gent'],
  ['Gent, 9000', '9000', 'Gent'],
  ['B-9000 GENT', '9000', 'Gent'],
  ['9000 - Gent', '9000', 'Gent'],
  ['Gent, België', '9000', 'Gent'],
  ['Gent (BE)', '9000', 'Gent'],
  ['Gand', '9000', 'Gand'],
  ['St-Truiden', '3800', 'Sint-Truiden'],
  ['St Truiden', '3800', 'Sint-Truiden'],
  ['St. Truiden', '3800', 'Sint-Truiden'],
  ['St.-Truiden', '3800', 'Sint-Truiden'],
  ['St.Truiden', '3800', 'Sint-Truiden'],
  ['ST TRUIDEN', '3800', 'Sint-Truiden'],
  ['Sint Truiden', '3800', 'Sint-Truiden'],
  ['St-Gilles', '1060', 'Saint-Gilles'],
  ['St Gillis', '1060', 'Sint-Gillis'],
  ['Liege', '4000', 'Liège'],
  ['Louvain la Neuve', '1348', 'Louvain-la-Neuve'],
  ['Gent (Sint-Amandsberg)', '9040', 'Gent'],
  ['Sint-Amandsberg (Gent)', '9040', 'Gent'],
  ['Sint-Amandsberg', '9040', 'Sint-Amandsberg'],
  ['Gent-Ledeberg', '9050', 'Gent'],
  ['Gent - Ledeberg', '9050', 'Gent'],
  ['Gent-Centrum', '9000', 'Gent'],
  ['Antwerpen/Deurne', '2100', 'Antwerpen'],
  ['Onbekend dorp', '9000', 'Onbekend dorp'],
])('the town %j at %s is %s', (City, Zip, any) => {
  expect(locatedBy({ City, Zip, CountryID: 10 }).place).toMatchObject({ zip: Zip, city: { any } })
})

test('a postcode in the town’s field serves where there is no other, and one that differs is remarked on', () => {
  expect(locatedBy({ Zip: undefined, City: '9000 Gent' })).toMatchObject({ place: { zip: '9000', city: { any: 'Gent' }, country: 'BE' }, unclear: [] })
  expect(locatedBy({ Zip: '9000', City: '8000 Brugge' })).toMatchObject({ place: { zip: '9000' }, unclear: ['place'] })
})

test('a part of the town that is written beside it is the district', () => {
  expect(locatedBy({ Zip: '9040', City: 'Gent (St-Amandsberg)' }).place.district).toEqual({ any: 'Sint-Amandsberg' })
})

test.each([
  'BE',
  'be',
  'BEL',
  'Belgium',
  'België',
  'Belgie',
  'BELGIË',
  'Belgique',
  'Belgien',
  'B',
  'Belgïe',
  'Kingdom of Belgium',
  'Belgium (BE)',
  'BE - België',
])('%j is Belgium in both formats', (country) => {
  expect(locatedBy({ CountryName: country }).place.country).toBe('BE')
  expect(neutrallyLocated({ country })).toMatchObject({ place: { country: 'BE' }, unclear: [], remarks: [] })
})

test.each(['LU', 'lux', 'LUX', 'L', 'Luxembourg', 'Luxemburg', 'Lëtzebuerg', 'Grand-Duché de Luxembourg', 'Groothertogdom Luxemburg', 'G.D. Luxembourg'])(
  '%j is Luxembourg in both formats',
  (country) => {
    expect(locatedBy({ CountryName: country, Zip: '1234', City: 'Luxembourg' }).place.country).toBe('LU')
    expect(neutrallyLocated({ country, postal_code: '1234', city: 'Luxembourg' })).toMatchObject({ place: { country: 'LU' }, unclear: [], remarks: [] })
  },
)

test.each(['France', 'Frankrijk', 'FR', 'FRA', 'Nederland', 'Pays-Bas', 'NL', 'Duitsland', 'Germany', 'Spanien', 'Spanje', 'Portugal', 'IT'])(
  '%j is another country, without a remark',
  (country) => {
    expect(neutrallyLocated({ country, postal_code: '75001', city: 'Elders' })).toMatchObject({ place: { country: 'other', zip: '75001' }, remarks: [] })
  },
)

test('a country that is not understood leaves the place in doubt, and the postcode decides', () => {
  expect(neutrallyLocated({ country: 'Belchique' })).toMatchObject({
    place: { country: 'BE' },
    unclear: ['place'],
    remarks: ['location.country notUnderstood'],
  })
  expect(locatedBy({ CountryName: 'Europa' })).toMatchObject({ place: { country: 'BE' }, unclear: ['place'], remarks: ['CountryName notUnderstood'] })
})

test('two fields that name different countries are remarked on', () => {
  expect(locatedBy({ CountryID: 10, CountryName: 'Luxembourg' })).toMatchObject({ place: { country: 'BE' }, unclear: ['place'] })
  expect(locatedBy({ CountryName: 'Nederland' })).toMatchObject({ unclear: ['place'], remarks: ['Zip contradiction'] })
})

test('a municipality that is not at the postcode leaves the place in doubt', () => {
  for (const [Zip, City] of [
    ['1000', 'Antwerpen'],
    ['8000', 'Gent'],
  ])
    expect(locatedBy({ Zip, City })).toMatchObject({ unclear: ['place'], remarks: ['Zip contradiction', 'City contradiction'] })
  for (const [Zip, City] of [
    ['2140', 'Antwerpen'],
    ['9050', 'Gentbrugge'],
    ['1050', 'Bruxelles'],
    ['8310', 'Assebroek'],
    ['9000', 'Onbekend gehucht'],
  ])
    expect(locatedBy({ Zip, City }), City).toMatchObject({ remarks: [] })
})

test('without a country the town tells Luxembourg’s postcodes from Belgium’s', () => {
  expect(locatedBy({ Zip: '4010', City: 'Esch-sur-Alzette' }).place.country).toBe('LU')
  expect(locatedBy({ Zip: 'L-1234', City: 'Luxembourg' }).place).toMatchObject({ country: 'LU', zip: '1234' })
  expect(locatedBy({ Zip: 'LU 1234', City: 'Luxembourg' }).place).toMatchObject({ country: 'LU', zip: '1234' })
  expect(locatedBy({ Zip: undefined, City: 'Gent' }).place.country).toBe('BE')
  expect(locatedBy({ Zip: '06000', City: 'Nice' }).place).toMatchObject({ country: 'other', zip: '06000' })
})

test.each([
  [51.05, 3.72, { lat: 51.05, lng: 3.72 }, []],
  ['51,05', '3,72', { lat: 51.05, lng: 3.72 }, []],
  [3.72, 51.05, { lat: 51.05, lng: 3.72 }, ['GoogleX corrected', 'GoogleY corrected']],
  ['3.72', '51.05', { lat: 51.05, lng: 3.72 }, ['GoogleX corrected', 'GoogleY corrected']],
  [0, 0, null, []],
  [-1, -1, null, ['GoogleX implausible', 'GoogleY implausible']],
  [1, 1, null, ['GoogleX implausible', 'GoogleY implausible']],
  [48.85, 2.35, null, ['GoogleX implausible', 'GoogleY implausible']],
  [5105, 372, null, ['GoogleX implausible', 'GoogleY implausible']],
  [-51.05, 3.72, null, ['GoogleX implausible', 'GoogleY implausible']],
  [51.05, 51.05, null, ['GoogleX implausible', 'GoogleY implausible']],
  [51.05, undefined, null, ['GoogleX implausible']],
  [51.05, 0, null, ['GoogleX implausible', 'GoogleY implausible']],
  ['51°03′N', '3.72', null, ['GoogleX notUnderstood', 'GoogleY implausible']],
  [49.68, 5.81, { lat: 49.68, lng: 5.81 }, ['GoogleX contradiction', 'GoogleY contradiction']],
])('the coordinates %j, %j of a home in Ghent', (GoogleX, GoogleY, point, remarks) => {
  const located = locatedBy({ CountryID: 10, GoogleX, GoogleY })
  expect(located.place.point).toEqual(point === null ? null : { ...point, exact: true })
  expect(located.remarks).toEqual(remarks)
})

test.each<[string, string, readonly string[]]>([
  ['nabij Gent', '9000', ['City corrected']],
  ['Gentt', '9000', ['City corrected']],
  ['St-Josse', '1210', ['City corrected']],
  ['Knokke-Zoute', '8300', ['City corrected']],
  ['xx', '9000', ['City notUnderstood']],
  ['Gehucht?', '9000', ['City notUnderstood']],
  ['Sint-Idesbald', '8670', []],
  ['Coxyde', '8670', []],
])('the town %j at %s has the remarks %j', (City, Zip, remarks) => {
  expect(locatedBy({ Zip, City }).remarks).toEqual(remarks)
  expect(neutrallyLocated({ postal_code: Zip, city: City }).remarks).toEqual(remarks.map((remark) => remark.replace('City', 'location.city')))
})
