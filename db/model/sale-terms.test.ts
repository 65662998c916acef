import { expect, test } from 'vitest'
import { omnicasaReader } from '#worker/feed/omnicasa/reader.ts'
import { aProperty } from '../../tests/factories.ts'
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
