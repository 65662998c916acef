import { describe, expect, test } from 'vitest'
import { complianceOf } from '#db/model/law/compliance/compliance.ts'
import type { RuleName } from '#db/model/law/compliance/publication-rule.ts'
import type { RecordKind } from '#db/schema.ts'
import { aProject, aProperty, type FeedRecord } from '../../tests/kit/factories.ts'
import { omnicasaReader } from './omnicasa/reader.ts'
import { neutralReader } from './perron/reader.ts'
import type { KnownRecord } from './reader.ts'

const today = '2026-11-26'
const options = { salt: 'a salt for tests', publicId: (_kind: RecordKind, _id: string) => 1 }

function propertyOf(overrides: FeedRecord, known: KnownRecord | null = null) {
  const reading = omnicasaReader.read('listing', aProperty(overrides), { ...options, known: () => known })
  if (!reading.ok || !('listing' in reading)) throw new Error(reading.ok ? 'not a listing' : reading.reason)
  return reading
}

function projectOf(overrides: FeedRecord, known: KnownRecord | null = null) {
  const reading = omnicasaReader.read('project', aProject(overrides), { ...options, known: () => known })
  if (!reading.ok || !('project' in reading)) throw new Error(reading.ok ? 'not a project' : reading.reason)
  return reading
}

function neutralOf(overrides: FeedRecord) {
  const location = { postal_code: '9000', city: 'Gent', country: 'BE', hidden: false }
  const reading = neutralReader.read('listing', { id: 'N-1', type: 'house', negotiation: 'sale', status: 'available', location, ...overrides }, options)
  if (!reading.ok || !('listing' in reading)) throw new Error(reading.ok ? 'not a listing' : reading.reason)
  return reading
}

test('a remark names the field as it was sent, the value as it came, and why', () => {
  expect(propertyOf({ Price: undefined, price_: '395.000 of meer', HasLift: 'misschien' }).remarks).toEqual([
    { field: 'price_', value: '395.000 of meer', reason: 'notUnderstood' },
    { field: 'HasLift', value: 'misschien', reason: 'notUnderstood' },
  ])
  expect(neutralOf({ price: { amount: 'veel', currency: 'CHF' }, owner: 'X' }).remarks).toEqual([
    { field: 'owner', value: 'X', reason: 'unknownField' },
    { field: 'price.currency', value: 'CHF', reason: 'notUnderstood' },
    { field: 'price.amount', value: 'veel', reason: 'notUnderstood' },
  ])
})

test('a value of an object or a long text is remarked on by its first 200 characters', () => {
  const [remark] = propertyOf({ Price: { amount: ['x'.repeat(500)] } }).remarks
  expect(remark?.value).toHaveLength(200)
  expect(remark?.value).toMatch(/^\{"amount":\["xxx/)
})

test('a value that was not understood is kept aside', () => {
  expect(propertyOf({ HeatingName: 3, HasLift: 'misschien' }).extraFields).toBe('{"HasLift":"misschien","HeatingName":3}')
  expect(neutralOf({ amenities: { lift: 'misschien' } }).extraFields).toBe('{"amenities.lift":"misschien"}')
})

test('a record whose values are all understood has no remark', () => {
  expect(propertyOf({}).remarks).toEqual([])
  expect(projectOf({}).remarks).toEqual([])
  expect(propertyOf({ HeatingName: 'n.v.t.', SurfaceGround: 0, SoldDate: '0001-01-01', BoxNr: 'null', ProjectID: 0 }).remarks).toEqual([])
})

test.each(['€', 'EUR', 'eur', 'Euro', '€ EUR'])('the currency %j is euro', (currency) => {
  expect(neutralOf({ price: { amount: 395_000, currency, hidden: false } }).listing.price.amount).toBe(395_000)
})

test('flags of a German sheet are understood', () => {
  const { listing, remarks } = neutralOf({
    price: { amount: '395000', hidden: 'FALSCH' },
    location: { street: 'Kerkstraat', number: '12', postal_code: '9000', city: 'Gent', hidden: 'FALSCH' },
  })
  expect(listing).toMatchObject({ price: { amount: 395_000 }, place: { address: { street: 'Kerkstraat', houseNumber: '12' } } })
  expect(remarks).toEqual([])
})

test('a neutral headline has at most 160 characters; a longer one begins the text', () => {
  const long = 'Rustig gelegen woning met tuin. '.repeat(9).trim()
  expect(neutralOf({ description_title: { nl: long }, description: { nl: 'De rest.' } })).toMatchObject({
    listing: { title: null, description: { nl: `${long}\n\nDe rest.` } },
    remarks: [{ field: 'description_title', reason: 'shortened' }],
  })
})

test.each([
  ['Verkocht', 'sold', []],
  ['Vendu', 'sold', []],
  ['Actief', 'available', []],
  ['Sous option', 'option', []],
  ['2.0', 'sold', []],
  ['', 'available', []],
  [99, 'withdrawn', ['notUnderstood']],
  [-1, 'withdrawn', ['notUnderstood']],
  ['groen', 'withdrawn', ['notUnderstood']],
  ['onbekend', 'withdrawn', ['notUnderstood']],
])('the status %j means %s', (Status, state, reasons) => {
  const { listing, remarks } = propertyOf({ Status })
  expect(listing.state).toBe(state)
  expect(remarks.map(({ reason }) => reason)).toEqual(reasons)
})

test('a neutral status is understood in words, and rejected otherwise', () => {
  expect(neutralOf({ status: 'Verkocht' }).listing.state).toBe('sold')
  expect(neutralReader.read('listing', { id: '1', negotiation: 'sale', status: 'groen', location: { city: 'Gent' } }, options)).toMatchObject({ ok: false })
})

test('a neutral answer that denies something else is not a no', () => {
  const { listing, remarks } = neutralOf({ planning: { priority_purchase_right: 'niet opgevraagd' } })
  expect(listing.facts.preemptiveRight).toEqual({ any: 'niet opgevraagd' })
  expect(remarks).toEqual([{ field: 'planning.priority_purchase_right', value: 'niet opgevraagd', reason: 'notUnderstood' }])
})

test('the date of creation stays the one first known', () => {
  const changed = { CreatedDate: undefined, LastChangedDate: '2026-11-25 10:00:00' }
  expect(propertyOf(changed).listing.createdAt).toBe('2026-11-25T09:00:00.000Z')
  expect(propertyOf(changed, { createdAt: '2026-11-10T09:00:00.000Z', hadPage: true }).listing.createdAt).toBe('2026-11-10T09:00:00.000Z')
  expect(projectOf(changed, { createdAt: '2026-11-10T09:00:00.000Z', hadPage: true }).project.createdAt).toBe('2026-11-10T09:00:00.000Z')
})

test.each([false, 'false', 'nee', 0, 'FALSCH', 'misschien', 2])('with PublishInternet %j a home and a project have no page', (PublishInternet) => {
  const seen = { createdAt: '2026-11-10T09:00:00.000Z', hadPage: true }
  expect(propertyOf({ PublishInternet }).listing.state).toBe('prospective')
  expect(propertyOf({ PublishInternet }, seen).listing.state).toBe('withdrawn')
  expect(projectOf({ PublishInternet })).toMatchObject({ listed: false, project: { unpublished: true } })
  expect(projectOf({ PublishInternet }, seen).listed).toBe(false)
  expect(projectOf({ PublishInternet }, seen).project).not.toHaveProperty('unpublished')
})

test('a unit whose state is not understood is not offered as free', () => {
  const { project, remarks } = projectOf({ Constructions: [{ ID: 1, Status: 'groen', Price: 'veel' }, { ID: 2, Status: 'Vrij' }, { ID: 3 }] })
  expect(project.constructions.map(({ state }) => state)).toEqual(['option', 'available', 'available'])
  expect(remarks).toEqual([
    { field: 'Constructions.Price', value: 'veel', reason: 'notUnderstood' },
    { field: 'Constructions.Status', value: 'groen', reason: 'notUnderstood' },
  ])
})

test('one field with the whole line of codes answers every question of planning law', () => {
  expect(propertyOf({ HasPermit: 'Vg, Wg, Gmo, Gvkr, Gvv' }).listing.facts).toMatchObject({
    permit: true,
    zoning: 'wg',
    summons: false,
    preemptiveRight: false,
    allotmentPermit: false,
  })
  const contradicted = propertyOf({ HasSummons: false, HasPermit: 'Vg, Dv' })
  expect(contradicted.listing.facts.summons).toBe('summons')
  expect(contradicted.remarks.map(({ reason }) => reason)).toEqual(['contradiction'])
})

describe('what the law asks for and was not understood', () => {
  const stateOf = (overrides: FeedRecord, rule: RuleName) => complianceOf(propertyOf(overrides).listing, today).find((each) => each.rule === rule)?.state

  test.each<[FeedRecord, RuleName]>([
    [{ Zip: 'negenduizend' }, 'place'],
    [{ CountryID: undefined, CountryName: 'Belchique' }, 'place'],
    [{ EnergyPerformance: 'ongeveer 300' }, 'energyScore'],
    [{ EnergyPerformance: undefined, EPCLabelText: 'in aanvraag', Zip: '1050', City: 'Elsene' }, 'energyLabel'],
    [{ HasSummons: 'Zzz' }, 'summons'],
    [{ HasSummons: 'Er loopt een procedure' }, 'summons'],
    [{ HasPermit: 'Xg' }, 'permit'],
    [{ HasPermit: 'Vg/Gvg' }, 'permit'],
    [{ HasPermit: 'geen vergunning nodig' }, 'permit'],
    [{ HasSummons: 'niet opgeheven' }, 'summons'],
    [{ HasPreemptiveRight: 'niet opgevraagd' }, 'preemptiveRight'],
    [{ RiverbankZone: 'wordt opgevraagd' }, 'riverbankZone'],
    [{ FloodPScore: 'E' }, 'floodPScore'],
    [{ ElectricityCertificate: 1 }, 'electricityInspection'],
    [{ ZoningName: 'Xq' }, 'zoning'],
    [{ Goal: 1, Price: 'te bespreken' }, 'monthlyRent'],
    [{ MainTypeName: 'Woonst', TypeDescription: undefined, WebID: undefined, EnergyPerformance: undefined, Zip: '1050', City: 'Elsene' }, 'energyLabel'],
  ])('%j leaves %s as not understood', (overrides, rule) => {
    expect(stateOf(overrides, rule)).toBe('notUnderstood')
  })

  test('what is understood or absent is stated or missing', () => {
    expect(stateOf({}, 'energyScore')).toBe('stated')
    expect(stateOf({}, 'place')).toBe('notApplicable')
    expect(stateOf({ EPCLabelText: 'in aanvraag' }, 'energyScore')).toBe('stated')
    expect(stateOf({ EnergyPerformance: 'n.v.t.' }, 'energyScore')).toBe('missing')
    expect(stateOf({ Zip: undefined }, 'place')).toBe('missing')
    expect(stateOf({ CountryID: undefined, CountryName: 'France', Zip: '75001', City: 'Paris' }, 'place')).toBe('notApplicable')
    expect(stateOf({ HasSummons: 'Dv' }, 'summons')).toBe('stated')
  })
})
