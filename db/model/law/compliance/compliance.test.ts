import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Goal } from '../../listings/listing.ts'
import { propertyGroups } from '../../listings/property-group.ts'
import { complianceOf, gapsOf, holdsBackOn, kindOf, publicationRules, type RuledListing } from './compliance.ts'
import { type RuleName, ruleNames } from './publication-rule.ts'
import { advertisedFacts, isStated, ruledFacts } from './stated.ts'

const today = '2026-11-22'
const places = { flanders: ['BE', '8000'], brussels: ['BE', '1050'], wallonia: ['BE', '5000'], luxembourg: ['LU', '1514'], abroad: ['other', '59000'] } as const
type Where = keyof typeof places
const kinds = ['house', 'apartment', 'land', 'garage', 'commercial', 'project', 'other'] as const
type Kind = (typeof kinds)[number]

/** A listing with only its place, its type and its deal. */
function aListing(where: Where, goal: Goal, kind: Kind, facts: RuledListing['facts'] = {}, other: Partial<RuledListing> = {}): RuledListing {
  const [country, zip] = places[where]
  const place = { zip, country, city: { nl: 'Ergens' }, countryName: null, address: null, district: null, point: null }
  const empty = { price: { amount: null, from: false }, energy: { value: null, labelText: null }, projectId: null }
  return { goal, state: 'available', mainType: kind, type: kind, place, ...empty, facts, ...other }
}

const missing = (listing: RuledListing, on = today) => gapsOf(listing, on).map(({ rule }) => rule)

const flood: readonly RuleName[] = ['floodPScore', 'floodGScore', 'floodZone', 'riverbankZone']
const planning: readonly RuleName[] = ['permit', 'zoning', 'summons', 'preemptiveRight', 'allotmentPermit', 'heritage']
const flemishSale: readonly RuleName[] = [...flood, ...planning]
const withoutBuilding: readonly RuleName[] = flemishSale.filter((rule) => rule !== 'floodGScore')

describe('what the law requires of a sale', () => {
  test.each<[Where, Kind, number, readonly RuleName[]]>([
    ['flanders', 'house', 1960, ['energyScore', 'energyCode', ...flemishSale, 'asbestosCertificate', 'soilCertificate', 'electricityInspection']],
    ['flanders', 'house', 2000, ['energyScore', 'energyCode', ...flemishSale, 'asbestosCertificate', 'soilCertificate', 'electricityInspection']],
    ['flanders', 'house', 2001, ['energyScore', 'energyCode', ...flemishSale, 'soilCertificate', 'electricityInspection']],
    ['flanders', 'apartment', 2015, ['energyScore', 'energyCode', ...flemishSale, 'soilCertificate', 'electricityInspection']],
    ['flanders', 'house', 2028, [...withoutBuilding, 'soilCertificate']],
    ['flanders', 'land', 1960, [...withoutBuilding, 'soilCertificate']],
    ['flanders', 'garage', 1960, [...flemishSale, 'soilCertificate']],
    ['flanders', 'commercial', 1960, [...flemishSale, 'asbestosCertificate', 'soilCertificate']],
    ['flanders', 'commercial', 2010, [...flemishSale, 'soilCertificate']],
    ['flanders', 'project', 2027, [...withoutBuilding, 'soilCertificate']],
    ['flanders', 'other', 1960, [...flemishSale, 'soilCertificate']],
    ['brussels', 'house', 1930, ['energyLabel', 'co2Emission', 'permit', 'zoning', 'soilCertificate', 'electricityInspection']],
    ['brussels', 'apartment', 2012, ['energyLabel', 'co2Emission', 'permit', 'zoning', 'soilCertificate', 'electricityInspection']],
    ['brussels', 'land', 1930, ['permit', 'zoning', 'soilCertificate']],
    ['brussels', 'garage', 1930, ['permit', 'zoning', 'soilCertificate']],
    ['brussels', 'commercial', 1930, ['permit', 'zoning', 'soilCertificate']],
    ['wallonia', 'house', 1930, ['energyLabel', 'energyScore', 'energyTotal', 'energyCode', 'soilCertificate', 'electricityInspection']],
    ['wallonia', 'apartment', 2028, ['soilCertificate']],
    ['wallonia', 'land', 1930, ['soilCertificate']],
    ['wallonia', 'commercial', 1930, ['soilCertificate']],
    ['luxembourg', 'house', 1930, ['energyLabel', 'insulationClass']],
    ['luxembourg', 'apartment', 2028, []],
    ['luxembourg', 'garage', 1930, []],
    ['abroad', 'house', 1930, []],
  ])('the law of %s requires its own statements for the sale of the kind %s of %d', (where, kind, constructionYear, expected) => {
    expect(missing(aListing(where, 'sale', kind, { constructionYear })).sort()).toEqual([...expected].sort())
  })

  test('the law requires the same of a sale and of a life annuity', () => {
    const annuity = { ...aListing('flanders', 'sale', 'house'), annuity: { bouquet: 85_000, monthly: 1_150 } }
    expect(missing(annuity)).toEqual(missing(aListing('flanders', 'sale', 'house')))
  })

  test('a project unit without a year leaves out what only an existing building can have', () => {
    const unit = aListing('flanders', 'sale', 'apartment', {}, { projectId: 901 })
    expect(missing(unit).sort()).toEqual([...withoutBuilding, 'soilCertificate'].sort())
    expect(missing(aListing('flanders', 'sale', 'house', { condition: { nl: 'te bouwen' } }))).not.toContain('energyScore')
  })

  test('a takeover asks no monthly rent nor charges, and a Flemish house to let asks both', () => {
    const guestHouse = aListing('flanders', 'rent', 'house')
    expect(missing(guestHouse)).toEqual(expect.arrayContaining(['monthlyRent', 'charges']))
    expect(missing({ ...guestHouse, takeover: true })).toEqual(['energyScore', 'energyCode'])
    expect(missing(guestHouse, '2018-12-31')).not.toContain('charges')
  })

  test('what the law requires of a sale includes asbestos when the year is unknown', () => {
    expect(missing(aListing('flanders', 'sale', 'house'))).toContain('asbestosCertificate')
  })
})

describe('what the law requires of a rental', () => {
  test.each<[Where, Kind, readonly RuleName[]]>([
    ['flanders', 'house', ['energyScore', 'energyCode', 'monthlyRent', 'charges']],
    ['flanders', 'apartment', ['energyScore', 'energyCode', 'monthlyRent', 'charges']],
    ['flanders', 'land', []],
    ['flanders', 'garage', []],
    ['flanders', 'commercial', []],
    ['brussels', 'house', ['energyLabel', 'co2Emission', 'monthlyRent', 'charges']],
    ['brussels', 'apartment', ['energyLabel', 'co2Emission', 'monthlyRent', 'charges']],
    ['brussels', 'garage', []],
    ['wallonia', 'house', ['energyLabel', 'energyScore', 'energyTotal', 'energyCode', 'monthlyRent', 'charges']],
    ['wallonia', 'apartment', ['energyLabel', 'energyScore', 'energyTotal', 'energyCode', 'monthlyRent', 'charges']],
    ['luxembourg', 'apartment', ['energyLabel', 'insulationClass']],
    ['abroad', 'apartment', []],
  ])('the law of %s requires its own statements of a rental of the kind %s', (where, kind, expected) => {
    expect(missing(aListing(where, 'rent', kind, { constructionYear: 1960 })).sort()).toEqual([...expected].sort())
  })
})

describe('a rule is met', () => {
  const house = (facts: RuledListing['facts'], other: Partial<RuledListing> = {}) => aListing('flanders', 'sale', 'house', facts, other)
  const asks = (listing: RuledListing, rule: RuleName) => complianceOf(listing, today).find((each) => each.rule === rule)?.state

  test('a rule is met by a "no" as well as a "yes"', () => {
    for (const value of [true, false]) expect(asks(house({ riverbankZone: value, summons: value }), 'summons')).toBe('stated')
  })

  test('a rule is met in Flanders by the address instead of the certificate code', () => {
    const place = (where: Where) => ({ ...aListing(where, 'sale', 'house').place, address: { street: 'Langerei', houseNumber: '14', box: null } })
    expect(asks(house({}, { place: place('flanders') }), 'energyCode')).toBe('stated')
    expect(asks(aListing('wallonia', 'sale', 'house', {}, { place: place('wallonia') }), 'energyCode')).toBe('missing')
    expect(asks(house({ epcReference: { any: '20240101-0001' } }), 'energyCode')).toBe('stated')
  })

  test.each([
    ['Langerei', null],
    ['Langerei', 'te bevestigen'],
    ['te bevestigen', '14'],
    ['adres op aanvraag', '14'],
    ['Sur demande', '14'],
  ])('a rule is not met by the address %s %s, which does not say where the home is', (street, houseNumber) => {
    const listing = house({})
    expect(asks({ ...listing, place: { ...listing.place, address: { street, houseNumber, box: null } } }, 'energyCode')).toBe('missing')
  })

  test('a rule is not met by a zone that is not known', () => {
    for (const word of ['onbekend', 'nog te bepalen', 'inconnu']) expect(asks(house({ zoning: word }), 'zoning'), word).toBe('missing')
    expect(asks(house({ zoning: 'woongebied' }), 'zoning')).toBe('stated')
  })

  test('a rule is not met by a certificate that is missing or pending, in any language or by number', () => {
    for (const word of ['0', '1', 'aangevraagd', 'en cours', 'fehlt'])
      expect(asks(house({ groundCertificate: { any: word } }), 'soilCertificate'), word).toBe('missing')
    for (const word of ['2', 'aanwezig', 'geen risicogrond']) expect(asks(house({ groundCertificate: { any: word } }), 'soilCertificate'), word).toBe('stated')
    expect(asks(house({ asbestosType: 'aangevraagd' }), 'asbestosCertificate')).toBe('missing')
  })

  test.each([
    ...['in aanvraag', 'en cours', 'Volgt', 'aangevraagd op 12/03/2026', 'in aanvraag sinds 2026-03-12', 'en cours (2026)', '0'],
    ...[true, { nl: 'in aanvraag', fr: 'en cours' }],
  ])('a rule is not met by a certificate code that is none: %j', (epcReference) => {
    expect(asks(house({ epcReference }), 'energyCode')).toBe('missing')
  })

  test.each(['20110906006543', '20240101-0001234567-RES-1', '20230101-0001234567-01-1', 'TEST-0001', '2024-0017'])(
    'a rule is met by the code %j',
    (epcReference) => {
      expect(asks(house({ epcReference }), 'energyCode')).toBe('stated')
    },
  )

  test('a rule is not met by a certificate of energy that is no longer valid', () => {
    const until = (certificateEndDate: string) =>
      (['energyScore', 'energyCode'] as const).map((rule) =>
        asks(house({ certificateEndDate, epcReference: '20240101-0001' }, { energy: { value: 168, labelText: null } }), rule),
      )
    expect(until('2000-01-01')).toEqual(['missing', 'missing'])
    expect(until(today)).toEqual(['stated', 'stated'])
    expect(until('2099-01-01')).toEqual(['stated', 'stated'])
  })

  test('a rule is not met by a label that says it is pending', () => {
    const label = (labelText: string) => aListing('brussels', 'rent', 'apartment', {}, { energy: { value: null, labelText } })
    expect(['In aanvraag', 'PEB en cours', 'C-', 'G'].map((text) => asks(label(text), 'energyLabel'))).toEqual(['missing', 'missing', 'stated', 'stated'])
  })

  test('the renovation duty is stated by the site itself, and only applies to labels E and F', () => {
    const labelled = (value: number) => asks(house({}, { energy: { value, labelText: null } }), 'renovationDuty')
    expect([450, 600, 350].map(labelled)).toEqual(['stated', 'stated', 'notApplicable'])
  })
})

describe('rules have dates', () => {
  test('rules apply from their first day', () => {
    const house = aListing('flanders', 'sale', 'house', { constructionYear: 1960 })
    expect(missing(house, '2022-12-31')).not.toContain('floodPScore')
    expect(missing(house, '2023-01-01')).toContain('floodPScore')
    expect(missing(house, '2022-11-22')).not.toContain('asbestosCertificate')
    expect(missing(house, '1990-01-01')).toEqual([])
  })

  test('rules end on their last day', () => {
    const house = aListing('wallonia', 'sale', 'house')
    expect(missing(house, '2017-05-31')).toContain('zoning')
    expect(missing(house, '2017-06-01')).not.toContain('zoning')
  })

  test('rules have a source, and the day they were checked', () => {
    for (const { rule, from, until = '9999-12-31', source, checked } of publicationRules) {
      for (const day of [from, until, checked]) expect(day, rule).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(from < until, rule).toBe(true)
      expect(source.name === '' || !URL.canParse(source.url), rule).toBe(false)
    }
    expect(new Set(publicationRules.map(({ rule }) => rule))).toEqual(new Set(ruleNames))
  })

  test('an uncertain rule holds nothing back in Belgium', () => {
    const uncertain = publicationRules.filter(({ sure, regions }) => sure === 'medium' && !regions.includes('luxembourg'))
    expect(uncertain.filter(({ without }) => without === 'unlawful')).toEqual([])
  })
})

describe('an agency holds back', () => {
  const rental = aListing('flanders', 'rent', 'apartment', {}, { energy: { value: 200, labelText: null } })
  const holds = (listing: RuledListing, holdBack: boolean | readonly RuleName[]) => holdsBackOn({ holdBack }, today)?.(listing) ?? false
  const named = { ...rental, facts: { epcReference: { any: '1' } } }

  test('nothing by default, unlawful advertisements, or listings that fail the rules it names', () => {
    expect([false, [], true].map((holdBack) => holds(rental, holdBack))).toEqual([false, false, true])
    expect(holds({ ...named, price: { amount: 950, from: false } }, true)).toBe(false)
    expect(holds(named, ['charges'])).toBe(true)
    expect(holds(named, ['energyScore'])).toBe(false)
  })

  test('no listing that is off the market', () => {
    for (const state of ['sold', 'rented', 'withdrawn', 'prospective'] as const) expect(holds({ ...rental, state }, true), state).toBe(false)
  })
})

test('an unknown category falls back to its sub-category', () => {
  expect(kindOf({ mainType: 'woonst', type: 'terraced-house' })).toBe('house')
  expect(kindOf({ mainType: 'woonst', type: 'kasteel' })).toBe('other')
  expect(Object.keys(propertyGroups).map((group) => kindOf({ mainType: group, type: group }))).toEqual(Object.keys(propertyGroups))
})

test('every listing has one state for every rule, and another fact never adds a gap', () => {
  const flags = fc.record(
    { permit: fc.boolean(), summons: fc.boolean(), riverbankZone: fc.boolean(), constructionYear: fc.integer({ min: 1500, max: 2100 }) },
    { requiredKeys: [] },
  )
  const where = fc.constantFrom<Where>('flanders', 'brussels', 'wallonia', 'luxembourg', 'abroad')
  fc.assert(
    fc.property(where, fc.constantFrom<Goal>('sale', 'rent'), fc.constantFrom(...kinds), flags, fc.string(), (place, goal, kind, facts, text) => {
      const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
      const listing = aListing(place, goal, kind, known)
      expect(complianceOf(listing, today).map(({ rule }) => rule)).toEqual(ruleNames)
      const more = { ...listing, facts: { ...listing.facts, zoning: { nl: text }, preemptiveRight: false } }
      expect(missing(more).filter((rule) => !missing(listing).includes(rule))).toEqual([])
    }),
  )
})

describe('what was given and not understood', () => {
  const states = (listing: RuledListing) => Object.fromEntries(complianceOf(listing, today).map(({ rule, state }) => [rule, state]))
  const house = (where: Where, goal: Goal, unclear: NonNullable<RuledListing['unclear']>, facts: RuledListing['facts'] = {}) =>
    states(aListing(where, goal, 'house', { constructionYear: 1960, ...facts }, { unclear }))

  test.each<[Where, Goal, NonNullable<RuledListing['unclear']>, RuleName, string]>([
    ['flanders', 'sale', ['energyValue'], 'energyScore', 'notUnderstood'],
    ['flanders', 'sale', ['energyLabel'], 'energyScore', 'missing'],
    ['wallonia', 'sale', ['energyValue'], 'energyLabel', 'notUnderstood'],
    ['wallonia', 'sale', ['energyLabel'], 'energyLabel', 'notUnderstood'],
    ['wallonia', 'sale', ['price'], 'energyLabel', 'missing'],
    ['flanders', 'sale', ['epcReference'], 'energyCode', 'notUnderstood'],
    ['flanders', 'sale', ['permit'], 'permit', 'notUnderstood'],
    ['flanders', 'sale', ['permit'], 'zoning', 'missing'],
    ['flanders', 'sale', ['summons'], 'summons', 'notUnderstood'],
    ['flanders', 'sale', ['judicialDecision'], 'summons', 'notUnderstood'],
    ['flanders', 'sale', ['asbestosDate'], 'asbestosCertificate', 'notUnderstood'],
    ['flanders', 'sale', ['asbestosType'], 'asbestosCertificate', 'notUnderstood'],
    ['flanders', 'sale', ['groundCertificate'], 'soilCertificate', 'notUnderstood'],
    ['flanders', 'sale', ['electricityCertificate'], 'electricityInspection', 'notUnderstood'],
    ['flanders', 'sale', ['floodPScore'], 'floodPScore', 'notUnderstood'],
    ['flanders', 'sale', ['floodPScore'], 'floodGScore', 'missing'],
    ['flanders', 'rent', ['price'], 'monthlyRent', 'notUnderstood'],
    ['flanders', 'rent', ['rentPrice'], 'monthlyRent', 'notUnderstood'],
    ['flanders', 'rent', [], 'monthlyRent', 'missing'],
    ['flanders', 'rent', ['chargesRenter'], 'charges', 'notUnderstood'],
    ['brussels', 'sale', ['co2Emission'], 'co2Emission', 'notUnderstood'],
    ['wallonia', 'sale', ['epcTotal'], 'energyTotal', 'notUnderstood'],
    ['luxembourg', 'sale', ['insulationClass'], 'insulationClass', 'notUnderstood'],
    ['luxembourg', 'sale', ['place'], 'place', 'notUnderstood'],
    ['luxembourg', 'sale', [], 'place', 'notApplicable'],
    ['abroad', 'sale', ['place'], 'place', 'notUnderstood'],
    ['abroad', 'sale', [], 'place', 'notApplicable'],
  ])('a value that was not understood in %s, for %s, of %j: %s is %s', (where, goal, unclear, rule, state) => {
    expect(house(where, goal, unclear)[rule]).toBe(state)
  })

  test('a value that was not understood is not stated, even if words are there', () => {
    expect(house('flanders', 'sale', [], { permit: true }).permit).toBe('stated')
    expect(house('flanders', 'sale', ['permit'], { permit: { nl: 'misschien' } }).permit).toBe('notUnderstood')
    expect(house('flanders', 'sale', ['judicialDecision'], { judicialDecision: { nl: 'beroep lopende' } }).summons).toBe('notUnderstood')
    expect(house('flanders', 'sale', ['heritage'], { heritage: { nl: 'te onderzoeken' } }).heritage).toBe('notUnderstood')
    expect(house('flanders', 'sale', ['zoning'], { zoning: 'in aanvraag' }).zoning).toBe('notUnderstood')
  })

  test('a home in Belgium without a region lacks its place', () => {
    const listing = aListing('flanders', 'sale', 'house')
    expect(states({ ...listing, place: { ...listing.place, zip: null } }).place).toBe('missing')
  })

  test('the facts that a rule asks for are known by name', () => {
    expect([...ruledFacts].sort()).toEqual([
      ...['allotmentPermit', 'asbestosDate', 'asbestosType', 'chargesRenter', 'co2Emission', 'electricityCertificate', 'epcReference', 'epcTotal'],
      ...['floodGScore', 'floodPScore', 'floodZone', 'groundCertificate', 'heritage', 'insulationClass', 'judicialDecision', 'permit', 'preemptiveRight'],
      ...['rentPrice', 'riverbankZone', 'summons', 'vatRegime', 'zoning'],
    ])
  })
})

describe('a certificate states energy while it is valid', () => {
  const stated = (rule: RuleName, facts: RuledListing['facts'], other: Partial<RuledListing> = {}) =>
    isStated(rule, aListing('wallonia', 'sale', 'house', facts, other), today)

  test.each<[RuleName, RuledListing['facts'], boolean]>([
    ['energyTotal', { epcTotal: 1 }, true],
    ['energyTotal', { epcTotal: 1, certificateEndDate: '2026-11-22' }, true],
    ['energyTotal', { epcTotal: 1, certificateEndDate: '2026-11-21' }, false],
    ['co2Emission', { co2Emission: 1, certificateEndDate: '2026-11-21' }, false],
    ['insulationClass', { insulationClass: 'A', certificateEndDate: '2026-11-21' }, false],
    ['energyCode', { epcReference: '20260101-0001234567-RES-1', certificateEndDate: '2026-11-21' }, false],
    ['permit', { permit: true, certificateEndDate: '2026-11-21' }, true],
    ['energyCode', { epcReference: '20260101-0001234567-RES-1' }, true],
    ['energyCode', { epcReference: { nl: 'in aanvraag sinds 12/03/2026' } }, false],
    ['energyCode', { epcReference: 'aangevraagd 2026' }, false],
    ['energyCode', { epcReference: 'aangevraagd op 2026-03-12' }, false],
    ['energyCode', { epcReference: 'op 1.2.26' }, false],
    ['energyCode', { epcReference: '0' }, false],
    ['energyCode', { epcReference: 'nr. 5' }, true],
    ['energyCode', {}, false],
    ['energyCode', { epcReference: true }, false],
    ['asbestosCertificate', { asbestosDate: '2026-01-01' }, true],
    ['asbestosCertificate', {}, false],
    ['summons', { judicialDecision: false }, true],
    ['summons', { summons: false }, true],
    ['summons', {}, false],
    ['heritage', { heritage: { nl: ' ' } }, false],
    ['heritage', { heritage: { nl: 'Beschermd' } }, true],
    ['renovationDuty', {}, true],
  ])('%s with %j: %s', (rule, facts, is) => {
    expect(stated(rule, facts)).toBe(is)
  })

  test('a value is an energy score, and a price a rent', () => {
    expect(stated('energyScore', {}, { energy: { value: 0, labelText: null } })).toBe(true)
    expect(stated('energyScore', {})).toBe(false)
    expect(stated('energyLabel', {}, { energy: { value: null, labelText: 'B' } })).toBe(true)
    expect(stated('energyLabel', {}, { energy: { value: null, labelText: 'in aanvraag' } })).toBe(false)
    expect(stated('monthlyRent', {}, { price: { amount: 900, from: false } })).toBe(true)
    expect(stated('monthlyRent', {})).toBe(false)
  })

  test('the address may stand for the code of a valid certificate in Flanders', () => {
    const address = { street: 'Kerkstraat', houseNumber: '1', box: null }
    const at = (where: Where) => {
      const listing = aListing(where, 'sale', 'house')
      return isStated('energyCode', { ...listing, place: { ...listing.place, address } }, today)
    }
    expect([at('flanders'), at('wallonia')]).toEqual([true, false])
  })
})

test('an advertisement states flooding, planning and heritage, and any judgment; certificates are needed for the agreement only', () => {
  expect(advertisedFacts).toEqual([
    ...['floodPScore', 'floodGScore', 'floodZone', 'riverbankZone'],
    ...['permit', 'zoning', 'summons', 'judicialDecision', 'preemptiveRight', 'allotmentPermit', 'heritage'],
  ])
})
