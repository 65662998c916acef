import { describe, expect, test } from 'vitest'
import { aSweepBrightEstate } from '../../../tests/kit/faults/sweepbright-service.ts'
import type { ListingReading } from '../reader.ts'
import { sweepbrightReader } from './reader.ts'

const options = { salt: 'a salt for tests', publicId: () => 1_000_000_001 }

function readingOf(overrides: Readonly<Record<string, unknown>> = {}): ListingReading {
  const reading = sweepbrightReader.read('listing', aSweepBrightEstate(overrides), options)
  if (!reading.ok || !('listing' in reading)) throw new Error(JSON.stringify(reading))
  return reading
}
const listingOf = (overrides: Readonly<Record<string, unknown>>) => readingOf(overrides).listing
const remarksOf = (overrides: Readonly<Record<string, unknown>>) =>
  readingOf(overrides).remarks.map(({ field, value, reason }) => `${field} ${value} ${reason}`)

test('an estate becomes a listing, and what may never be shown is stored nowhere', () => {
  const reading = readingOf()
  expect(reading.listing).toMatchObject({
    goal: 'sale',
    state: 'available',
    mainType: 'house',
    type: 'villa',
    title: { nl: 'Trapgevel met tuin', fr: 'Pignon à gradins' },
    description: { nl: 'Een huis aan het water.' },
    price: { amount: 395_000, from: false },
    place: { zip: '8000', address: { street: 'Langerei', houseNumber: '12' } },
    surfaceLiving: 168,
    surfaceGround: 420,
    energy: { value: 312, labelText: 'D' },
    facts: { permit: true },
    reference: 'SB-1',
    photos: [{ key: 'p-1' }, { key: 'p-2' }],
    contact: { name: 'An Peeters', email: 'an@agency.example' },
  })
  expect(reading.listing.facts.preemptiveRight).toBeUndefined()
  expect(reading.remarks).toEqual([])
  expect(JSON.stringify(reading)).not.toMatch(/Eigenaar|Sleutel|exclusive|commission/)
})

describe('what is hidden', () => {
  const location = { ...Object(aSweepBrightEstate().location), street_2: 'Potterierei' }

  test.each([[true], [undefined], ['misschien'], ['']])('an address with the flag %j reaches nothing but the secret', (hidden) => {
    const { secret, ...others } = readingOf({ location: { ...location, hidden }, description: { nl: 'In de Langerei, hoek Potterierei 12.' } })
    expect(secret).toMatchObject({ street: 'Langerei', houseNumber: '12' })
    expect(JSON.stringify(others)).not.toMatch(/langerei|potterierei|51\.2154|3\.2301/i)
  })

  test.each([[true], [undefined], [2]])('a price with the flag %j is stored nowhere', (hidden) => {
    const reading = readingOf({ price: { amount: 395_000, currency: 'EUR', hidden }, custom_price: 'vanaf 395.000', price_costs: { nl: 'op 395.000' } })
    expect(JSON.stringify(reading)).not.toMatch(/395/)
  })
})

test.each([
  ['available', 'available'],
  ['option', 'option'],
  ['bid', 'option'],
  ['under_contract', 'option'],
  ['agreement', 'option'],
  ['sold', 'sold'],
  ['rented', 'rented'],
  ['prospect', 'prospective'],
  ['lost', 'withdrawn'],
  ['groen', 'withdrawn'],
  ['', 'withdrawn'],
])('the status %j is %s', (status, state) => {
  expect(listingOf({ status }).state).toBe(state)
})

test.each(['private', 'office', 2, false])('with the publication status %j a home has no page', (publish_status) => {
  expect(listingOf({ publish_status }).state).toBe('prospective')
})

test.each([
  ['apartment', 'condo', 'apartment', 'apartment'],
  ['apartment', 'student_accommodation', 'apartment', 'student-room'],
  ['house', 'semi_detached', 'house', 'semi-detached-house'],
  ['house', 'townhouse', 'house', 'town-house'],
  ['land', 'buildable', 'land', 'building-plot'],
  ['commercial', 'restaurant_and_café', 'commercial', 'hospitality-property'],
  ['office', '', 'commercial', 'office'],
  ['parking', 'indoor_parking_space', 'garage', 'parking-space'],
])('the type %j with %j is %s, %s', (type, sub_type, mainType, segment) => {
  expect(listingOf({ type, sub_type })).toMatchObject({ mainType, type: segment })
})

test.each([
  [{ size: 4.2, unit: 'are' }, 420],
  [{ size: '4.2' }, 420],
  [{ size: 0.5, unit: 'acre' }, 2_023.43],
  [{ size: 1_000, unit: 'sq_ft' }, 92.9],
  [{ size: 300, unit: 'sq_m' }, 300],
  [{ size: '', unit: 'are' }, null],
  [[], null],
])('the plot %j has %j m²', (plot_area, area) => {
  expect(listingOf({ sizes: { plot_area } }).surfaceGround).toBe(area)
})

test('a size in a unit that is not known is a remark', () => {
  expect(remarksOf({ sizes: { liveable_area: { size: 3, unit: 'tatami' } } })).toEqual(['sizes.liveable_area {"size":3,"unit":"tatami"} notUnderstood'])
})

test.each([
  ['flood_risk', 'no_flood_risk_area', { floodZone: 'no flood zone' }],
  ['flood_risk', 'potential_flood_sensitive_area', { floodZone: 'possible' }],
  ['flood_risk', 'effective_flood_sensitive_area', { floodZone: 'recognized' }],
  ['flood_risk_plot_score', 'B', { floodPScore: 'B' }],
  ['flood_risk_building_score', 'D', { floodGScore: 'D' }],
  ['cadastral_income', 1_120, { cadastralIncome: 1_120 }],
])('%s with %j', (field, value, facts) => {
  expect(listingOf({ legal: { property_and_land: { [field]: value } } }).facts).toMatchObject(facts)
})

test.each([
  ['urban_planning_breach', true, 'summons', true],
  ['urban_planning_breach', false, 'summons', false],
  ['subdivision_authorisation', false, 'allotmentPermit', false],
  ['priority_purchase_right', true, 'preemptiveRight', true],
  ['priority_purchase_right', null, 'preemptiveRight', undefined],
  ['building_permit', '', 'permit', undefined],
] as const)('the regulation %s with %j makes %s %j', (field, value, fact, answer) => {
  expect(listingOf({ legal: { regulations: { [field]: value } } }).facts[fact]).toBe(answer)
})

test('pending proceedings are not shown, which a remark says', () => {
  const proceedings = (pending_legal_proceedings: unknown) => remarksOf({ legal: { regulations: { pending_legal_proceedings } } })
  expect(proceedings(true)).toEqual(['legal.regulations.pending_legal_proceedings  unknownField'])
  expect([proceedings(false), proceedings(''), proceedings(null)]).toEqual([[], [], []])
})

test('a price given in words is not read as an amount', () => {
  expect(listingOf({ custom_price: 'Prijs op aanvraag' }).price.amount).toBeNull()
  expect(remarksOf({ custom_price: 'Prijs op aanvraag' })).toEqual(['custom_price Prijs op aanvraag notUnderstood'])
})

test('a rent by the week says so', () => {
  expect(listingOf({ negotiation: 'let', rent_period: 'week', price: { amount: 250, currency: 'EUR', hidden: false } }).price).toMatchObject({
    amount: 250,
    unit: { nl: 'per week', de: 'pro Woche' },
  })
})

test('a picture whose address expires is named, until it is stored here', () => {
  expect(remarksOf({ images: [{ id: 'p-1', url: 'https://files.example/1.jpg?sig=a', url_expires_on: '2026-11-27T00:00:00Z' }] })).toEqual([
    'images p-1 notFetched',
  ])
})

test('a field that is not known is named without its value, which may be about a person', () => {
  expect(remarksOf({ tenants: ['Jan'], amenities: ['lift', 'moat'] })).toEqual(['tenants  unknownField', 'amenities moat notUnderstood'])
})
