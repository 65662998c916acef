import { describe, expect, test } from 'vitest'
import { gapsOf } from '#db/model/law/compliance/compliance.ts'
import type { RuleName } from '#db/model/law/compliance/publication-rule.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import type { Locale } from '#messages/locales.ts'
import { presentCostEstimate } from '#ui/calculators/cost-estimate.present.ts'
import { readProperty } from '#worker/feeds/omnicasa/property.ts'
import { aProperty, aRental, type FeedRecord } from '../../tests/kit/factories.ts'

const now = new Date('2026-11-26T09:00:00Z')

function listingOf(record: FeedRecord): Listing {
  const read = readProperty(record, { salt: 'salt', publicId: (_, id) => Number(id) })
  if (!read.ok) throw new Error(read.reason)
  return read.listing
}

/** What the page says of the costs of a feed's record; null when it says nothing. */
function costsOf(record: FeedRecord, locale: Locale): string | null {
  const estimate = presentCostEstimate(listingOf(record), locale, now)
  return estimate && [...[...estimate.rows, estimate].flatMap((row) => [row.note ?? '', row.amount ?? '']), estimate.basis].join(' ').replace(/\s+/g, ' ')
}

const at = (zip: string, nl: string, fr: string) => ({ Zip: zip, City: { nl, fr, en: fr, de: fr } })
const namur = at('5000', 'Namen', 'Namur')
const liege = at('4000', 'Luik', 'Liège')
const eupen = at('4700', 'Eupen', 'Eupen')
const brussels = at('1000', 'Brussel', 'Bruxelles')
const luxembourg = { ...at('1514', 'Luxemburg', 'Luxembourg'), CountryID: 50, CountryName: 'Luxembourg' }
const landOf = (type: string) => ({ WebID: 3, MainTypeName: 'Land', TypeDescription: type, ConstructionYear: undefined })
const year = 2026

describe('the costs of a listing, worked out by hand', () => {
  const cases: readonly (readonly [name: string, locale: Locale, record: FeedRecord, says: readonly string[], not: readonly string[]])[] = [
    // 3 % of 90,000 and the deed of an own home; otherwise 12.5 %
    [
      'a Walloon building plot',
      'fr',
      aProperty({ ID: 101, ...namur, ...landOf('building plot'), Price: 90_000 }),
      ['€ 6.304', 'si vous y construisez', 'Sinon € 15.059'],
      [],
    ],
    // 10 % of 150,000
    ['Flemish farmland', 'nl', aProperty({ ID: 102, ...landOf('farmland'), Price: 150_000 }), ['€ 19.223', 'tarief voor landbouwgrond'], []],
    // 12.5 % of 250,000 less the abatement of 100,000
    ['a Brussels building plot', 'en', aProperty({ ID: 103, ...brussels, ...landOf('building plot'), Price: 250_000 }), ['€ 23.293', 'if you build'], []],
    // 3 % of 245,000; otherwise 12.5 %
    [
      'a house of 1890 in Eupen',
      'de',
      aProperty({ ID: 104, ...eupen, Price: 245_000 }),
      ['€ 11.862', 'Sonst € 35.503', 'berechnet Ihr Notar'],
      ['MwSt.-Regelung'],
    ],
    // 6 % of 280,000 for an own home, 21 % otherwise
    [
      'a rebuilt unit in Liège',
      'fr',
      aProperty({ ID: 105, ...liege, Price: 280_000, ConstructionYear: year + 1, VATRegime: { fr: 'TVA 6 % (démolition et reconstruction)' } }),
      ['€ 21.451', 'TVA de 6', 'Sinon € 63.785'],
      [],
    ],
    // 12 % of 180,000: a second home has no terms of an own home
    ['a holiday home by the sea', 'nl', aProperty({ ID: 106, TypeDescription: 'holiday home', Price: 180_000 }), ['€ 26.030', 'gewone tarief'], ['Anders']],
    // 7 % and about 1 % of 600,000
    [
      'an office in Luxembourg',
      'en',
      aProperty({ ID: 107, ...luxembourg, WebID: 4, MainTypeName: 'Commercial', TypeDescription: 'office', Price: 600_000 }),
      ['€ 48.000', 'standard rate'],
      ['Otherwise'],
    ],
    // 3 % of the construction of 340,000, the least duty on the land of 180,000, and 1 %; otherwise 17 % and 7 %
    [
      'a unit off plan in Luxembourg, its construction priced',
      'fr',
      aProperty({ ID: 108, ...luxembourg, Price: 520_000, ConstructionCost: 340_000, ConstructionYear: year + 2, VATRegime: { fr: 'TVA de 3 %, sinon 17 %' } }),
      ['€ 15.500', 'Sinon € 75.600', 'Terrain'],
      [],
    ],
    // 3 % of 260,000, 100 of duty and 1 % of 410,000
    [
      'a new flat in Luxembourg, its land priced',
      'nl',
      aProperty({ ID: 109, ...luxembourg, Price: 410_000, GroundShare: '€ 150.000', VATRegime: { nl: '17 % btw' } }),
      ['€ 12.000'],
      [],
    ],
    [
      'a new flat in Luxembourg without the price of the land',
      'de',
      aProperty({ ID: 110, ...luxembourg, VATRegime: { de: '17 % MwSt.' } }),
      ['fällt MwSt. an'],
      ['€'],
    ],
    ['a house of this year without a regime', 'nl', aProperty({ ID: 111, ConstructionYear: year }), ['btw-stelsel', 'nog niet vermeld'], ['€']],
    ['a house to be built without a year', 'fr', aProperty({ ID: 112, ConstructionYear: undefined, ConditionName: 'To build' }), ['régime TVA'], ['€']],
    ['VAT or duty', 'en', aProperty({ ID: 113, VATRegime: { nl: 'btw of registratierechten' } }), ['VAT regime stated here'], ['€']],
    ['a price with VAT', 'nl', aProperty({ ID: 114, VATRegime: { nl: '21 % btw inbegrepen' } }), ['omvat al btw'], ['€']],
    // 2 % of 300,000
    ['a home that is not under VAT', 'nl', aProperty({ ID: 115, Price: 300_000, VATRegime: { nl: 'niet onderworpen aan btw' } }), ['€ 10.724'], ['Nieuwbouw']],
    // 21 % of 330,000 is 69,300
    ['a VAT regime in one word', 'nl', aProperty({ ID: 116, Price: 330_000, VATRegime: { nl: 'Btwstelsel (21 %)' } }), ['€ 74.133', 'Nieuwbouw met btw'], []],
    // two months at most, and the tenant’s half of the fee
    [
      'a furnished studio to let in Luxembourg with three months’ deposit',
      'fr',
      aRental({ ID: 117, ...luxembourg, TypeDescription: 'studio', Price: 1_100, ChargesRenter: 150, DepositAmount: 3_300, HasFurnished: true }),
      ['€ 3.450', '2 mois de loyer, le maximum légal', '€ 3.300 étaient indiqués', 'votre part (50', '17'],
      ['notaire'],
    ],
    // 450 and two months
    [
      'a student room in Ghent',
      'nl',
      aRental({ ID: 118, ...at('9000', 'Gent', 'Gand'), TypeDescription: 'student room', Price: 450, ChargesRenter: undefined }),
      ['€ 1.350', '2 maanden'],
      ['notaris'],
    ],
    [
      'a Brussels garage to let, with the deposit of its record',
      'nl',
      aRental({ ID: 119, WebID: 5, MainTypeName: 'Garage', TypeDescription: 'garage', Price: 120, ChargesRenter: undefined, DepositAmount: 600 }),
      ['€ 720'],
      ['maximum', 'notaris'],
    ],
    [
      'an office to let under VAT',
      'nl',
      aRental({ ID: 122, WebID: 4, MainTypeName: 'Commercial', TypeDescription: 'office', DepositAmount: 3_000, VATRegime: { nl: 'huur met 21 % btw' } }),
      ['hangt af van de btw op de huur'],
      ['€', 'notaris'],
    ],
    [
      'a Flemish business to take over',
      'nl',
      aRental({ ID: 120, ...at('9000', 'Gent', 'Gand'), Goal: 2, Price: 85_000, WebID: 4, MainTypeName: 'Commercial', TypeDescription: 'business' }),
      [],
      ['€'],
    ],
    ['a life annuity in Brussels', 'fr', aProperty({ ID: 121, ...brussels, IsViager: true }), [], ['€']],
  ]

  test.each(cases)('%s, in %s', (_, locale, record, says, not) => {
    const text = costsOf(record, locale)
    for (const part of says) expect(text).toContain(part)
    for (const part of not) expect(text ?? '').not.toContain(part)
    expect(text === null).toBe(says.length === 0)
  })
})

const flemishSite: readonly RuleName[] = [
  'floodPScore',
  'floodZone',
  'riverbankZone',
  'permit',
  'zoning',
  'summons',
  'preemptiveRight',
  'allotmentPermit',
  'heritage',
]

test('costs are not estimated with a VAT regime that was not understood, nor for a home under construction without one', () => {
  expect(costsOf(aProperty({ VATRegime: true }), 'en')).toBe(costsOf(aProperty({ VATRegime: 'to be decided' }), 'en'))
  expect(costsOf(aProperty({ ConditionName: 'in aanbouw', ConstructionYear: undefined }), 'nl')).toBe(costsOf(aProperty({ ConstructionYear: 2027 }), 'nl'))
})

test.each<[string, FeedRecord, readonly RuleName[]]>([
  ['a Walloon building plot', aProperty({ ...namur, ...landOf('building plot') }), ['soilCertificate']],
  ['Flemish farmland', aProperty(landOf('farmland')), [...flemishSite, 'soilCertificate']],
  ['a house of 1890 in Eupen', aProperty(eupen), ['energyTotal', 'energyCode', 'soilCertificate', 'electricityInspection']],
  ['a unit to be built in Liège', aProperty({ ...liege, ConstructionYear: year + 1 }), ['soilCertificate']],
  [
    'a holiday home by the sea',
    aProperty({ TypeDescription: 'holiday home' }),
    [...flemishSite, 'floodGScore', 'asbestosCertificate', 'soilCertificate', 'electricityInspection'],
  ],
  ['a life annuity in Brussels', aProperty({ ...brussels, IsViager: true }), ['co2Emission', 'permit', 'zoning', 'soilCertificate', 'electricityInspection']],
  ['an office in Luxembourg', aProperty({ ...luxembourg, WebID: 4, MainTypeName: 'Commercial', TypeDescription: 'office' }), []],
  ['a furnished studio to let in Luxembourg', aRental({ ...luxembourg, TypeDescription: 'studio' }), ['energyLabel', 'insulationClass']],
  ['a student room in Ghent without charges', aRental({ Zip: '9000', City: 'Gent', TypeDescription: 'student room', ChargesRenter: undefined }), ['charges']],
  ['a Brussels garage to let', aRental({ WebID: 5, MainTypeName: 'Garage', TypeDescription: 'garage' }), []],
  [
    'a Flemish guest house to take over',
    aRental({ Zip: '9000', City: 'Gent', Goal: 2, WebID: 1, MainTypeName: 'House', TypeDescription: 'house', PublishPrice: false }),
    [],
  ],
])('the law still asks of %s', (_, record, rules) => {
  const missing = gapsOf(listingOf(record), '2026-11-26').map(({ rule }) => rule)
  expect([...missing].sort()).toEqual([...rules].sort())
})
