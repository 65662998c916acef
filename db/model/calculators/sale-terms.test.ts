import { expect, test } from 'vitest'
import { omnicasaReader } from '#worker/feeds/omnicasa/reader.ts'
import { aProperty } from '../../../tests/kit/factories.ts'
import { saleTerms } from './sale-terms.ts'

const price = 410_000

function termsWith(GroundShare: string) {
  const record = aProperty({ CountryID: 50, Zip: '1514', City: 'Luxembourg', Price: price, GroundShare, VATRegime: '17 % btw' })
  const reading = omnicasaReader.read('listing', record, { salt: 'a salt for tests', publicId: () => 1 })
  if (!reading.ok || !('listing' in reading)) throw new Error('not a listing')
  return saleTerms(reading.listing, price, 'luxembourg', '2026-11-26')
}

test.each(['€ 150.000', '150.000 €', '150.000 euro', 'Aandeel grond: € 150.000 (214/1000)', '214/1000, € 150.000'])(
  'the land of %j costs 150,000 euro',
  (share) => {
    expect(termsWith(share)).toMatchObject({ land: 150_000, price: 260_000 })
  },
)

test.each([
  '214/1000',
  '€ 250/m²',
  '250 €/m²',
  '€ 250 per m²',
  '250 euro par m²',
  '€ 250 m2',
  '€ 150k',
  '€ 1,5 mio',
  '€ 12 %',
  '€ 500 / are',
  '€ 1.500 per are',
])('%j is no price of the land', (share) => {
  expect(termsWith(share)).toBe('land')
})

function saleOf(fields: object, of = price) {
  const record = aProperty({ CountryID: 18, Zip: '8000', City: 'Brugge', Price: of, ConstructionYear: 1970, ...fields })
  const reading = omnicasaReader.read('listing', record, { salt: 'a salt for tests', publicId: () => 1 })
  if (!reading.ok || !('listing' in reading)) throw new Error('not a listing')
  const { country, zip } = reading.listing.place
  return saleTerms(reading.listing, of, country === 'LU' ? 'luxembourg' : zip === '5000' ? 'wallonia' : 'flanders', '2026-11-26')
}

const luxembourg = { CountryID: 50, Zip: '1514', City: 'Luxembourg' }

test.each<[string, object, unknown]>([
  ['an old home', {}, { region: 'flanders', price, newBuild: false, land: 0, own: true, buyers: 1, loan: 0 }],
  ['one under registration duty', { VATRegime: 'registratierechten' }, { price, newBuild: false, land: 0 }],
  ['one under VAT', { VATRegime: '21 % btw' }, { price, newBuild: true, land: 0 }],
  ['one with VAT included', { VATRegime: 'btw inbegrepen' }, 'included'],
  ['one under a rate that Belgium does not have', { VATRegime: '17 % btw' }, 'regime'],
  ['one rebuilt after a demolition', { VATRegime: '6 % btw' }, { price, newBuild: 'rebuilt', land: 0 }],
  ['a holiday home under the rate of an own home', { VATRegime: '6 % btw', MainType: 1, TypeDescription: 'Vakantiewoning' }, 'regime'],
  [
    'land and building under two regimes',
    { VATRegime: '21 % btw op constructie, registratierechten op grond', GroundShare: '€ 150.000' },
    { price: 260_000, land: 150_000, newBuild: true },
  ],
  ['the same without the price of the land', { VATRegime: '21 % btw op constructie, registratierechten op grond' }, 'land'],
  ['the same with land of the whole price', { VATRegime: '21 % btw op constructie, registratierechten op grond', GroundShare: '€ 410.000' }, 'land'],
  ['a regime that was not understood', { VATRegime: 'zie verkoper' }, 'regime'],
  ['a home to be built without a regime', { ConstructionYear: 2028 }, 'newHome'],
  [
    'in Luxembourg, under VAT with the price of the land',
    { ...luxembourg, VATRegime: '17 % TVA', GroundShare: '€ 150.000' },
    { price: 260_000, land: 150_000, newBuild: true },
  ],
  ['in Luxembourg, under 3 %', { ...luxembourg, VATRegime: '3 % TVA', GroundShare: '€ 150.000' }, { price: 260_000, land: 150_000 }],
  ['in Luxembourg, under 21 %', { ...luxembourg, VATRegime: '21 % TVA', GroundShare: '€ 150.000' }, 'regime'],
])('the terms of %s', (_, fields, terms) => {
  const found = saleOf(fields)
  if (typeof terms === 'string') expect(found).toBe(terms)
  else expect(found).toMatchObject(terms ?? {})
})
