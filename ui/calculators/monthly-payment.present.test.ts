import { describe, expect, test } from 'vitest'
import type { Listing } from '#db/model/listings/listing.ts'
import { presentMonthlyPayment } from './monthly-payment.present.ts'

type PricedHome = Parameters<typeof presentMonthlyPayment>[0]

const place: Listing['place'] = { zip: '8000', city: { nl: 'Brugge' }, country: 'BE', countryName: null, address: null, district: null, point: null }
const home: PricedHome = { goal: 'sale', state: 'available', mainType: 'house', price: { amount: 400_000, from: false }, place }

describe('the example of a loan', () => {
  test('the example of a loan covers 80 % of the price over 25 years, in whole tens of euro', () => {
    expect(presentMonthlyPayment(home, 'nl')).toMatchObject({
      short: expect.stringMatching(/^± €\s1\.590 per maand met een lening van 80\s%$/),
      href: '/nl/rekenhulp/?loan=320000&years=25&region=flanders#loan',
    })
    expect(presentMonthlyPayment(home, 'en')?.text).toMatch(/€\s320\.000/)
  })

  test.each<[string, Partial<PricedHome>]>([
    ['a rental', { goal: 'rent' }],
    ['a sold home', { state: 'sold' }],
    ['a plot', { mainType: 'land' }],
    ['a takeover', { takeover: true }],
    ['a price on request, or the terms of a life annuity', { price: { amount: null, from: false } }],
    ['a home in no known region', { place: { ...place, zip: null } }],
  ])('the example of a loan is not given for %s', (_, part) => {
    expect(presentMonthlyPayment({ ...home, ...part }, 'nl')).toBeNull()
  })
})
