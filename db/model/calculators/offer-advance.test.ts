import { describe, expect, test } from 'vitest'
import type { Country, Listing } from '../listings/listing.ts'
import { advanceFor } from './offer-advance.ts'

const today = '2026-11-26'
type Sold = Parameters<typeof advanceFor>[0]

function aSale(country: Country, facts: Listing['facts'], other: Partial<Sold> = {}): Sold {
  const place = { zip: country === 'BE' ? '8000' : '1514', country, city: {}, countryName: null, address: null, district: null, point: null }
  return { mainType: 'apartment', place, facts, projectId: null, ...other }
}

describe('the advance at the signing of the private agreement', () => {
  test.each<[string, Sold, number | null, boolean]>([
    ['an existing home', aSale('BE', { constructionYear: 1890 }), 0.1, false],
    ['a home of unknown age', aSale('BE', {}), 0.1, false],
    ['an existing home in Luxembourg', aSale('LU', { constructionYear: 1990 }), 0.1, false],
    ['a home of two years ago', aSale('BE', { constructionYear: 2024 }), 0.1, false],
    ['a unit of a project', aSale('BE', {}, { projectId: 901 }), 0.05, true],
    ['a unit of a project, with a year', aSale('BE', { constructionYear: 2028 }, { projectId: 901 }), 0.05, true],
    ['a garage of a project', aSale('BE', {}, { projectId: 901, mainType: 'garage' }), 0.05, true],
    ['a house to be built', aSale('BE', { condition: { nl: 'te bouwen' } }), 0.05, true],
    ...['in aanbouw', 'en construction', 'op plan', 'sur plan', 'under construction', 'casco'].map((condition): [string, Sold, number, boolean] => [
      `a house described as '${condition}'`,
      aSale('BE', { condition: { nl: condition } }),
      0.05,
      true,
    ]),
    ...['Te bouwen woning', 'Nieuw te bouwen', 'sleutel-op-de-deur te bouwen', 'Nieuwbouwproject', '3 - te bouwen', 'gros œuvre fermé à achever'].map(
      (condition): [string, Sold, number, boolean] => [`a house described as '${condition}'`, aSale('BE', { condition: { nl: condition } }), 0.05, true],
    ),
    ['a house to be built, of last year', aSale('BE', { constructionYear: 2025, condition: { nl: 'te bouwen' } }), 0.05, true],
    ['a house under construction, of last year', aSale('BE', { constructionYear: 2025, condition: { nl: 'in aanbouw' } }), 0.05, true],
    ['an old house to be finished', aSale('BE', { constructionYear: 1962, condition: { nl: 'af te werken' } }), 0.1, false],
    ['an old house in good condition', aSale('BE', { condition: { nl: 'goed onderhouden' } }), 0.1, false],
    ['a house of next year', aSale('BE', { constructionYear: 2027 }), 0.05, true],
    ['a house of this year', aSale('BE', { constructionYear: 2026 }), 0.05, true],
    ['a shop of a project, which the Housing Act does not cover', aSale('BE', {}, { projectId: 901, mainType: 'commercial' }), null, false],
    ['a plot of a project', aSale('BE', {}, { projectId: 901, mainType: 'land' }), 0.1, false],
    ['a unit of a project in Luxembourg', aSale('LU', {}, { projectId: 901 }), null, false],
    ['a home in Spain, where the agency receives no money', aSale('other', { constructionYear: 1990 }), null, false],
  ])('the advance at signing has its share, or none, for %s', (_, sale, share, isMost) => {
    expect(advanceFor(sale, today)).toEqual(share === null ? null : { share, isMost })
  })
})
