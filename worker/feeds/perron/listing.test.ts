import { expect, test } from 'vitest'
import { aNeutralListing } from '../../../tests/feeds/neutral-factory.ts'
import type { FeedRecord } from '../../../tests/kit/factories.ts'
import type { KnownRecord } from '../reader.ts'
import { neutralReader } from './reader.ts'

function readingOf(overrides: FeedRecord, known: KnownRecord | null = null) {
  const reading = neutralReader.read('listing', aNeutralListing(overrides), {
    ...{ salt: 'a salt for tests', publicId: (kind) => (kind === 'project' ? 9 : 4001), known: () => known },
  })
  if (!reading.ok || !('listing' in reading)) throw new Error(reading.ok ? 'not a listing' : reading.reason)
  return reading
}
const listingOf = (overrides: FeedRecord) => readingOf(overrides).listing
const location = { street: 'Vlierstraat', number: '12', postal_code: '9000', city: 'Gent', country: 'BE' }

test('a listing is read with all that its page shows', () => {
  const reading = readingOf({
    ...{ reference: '2026/014', subtype: 'villa', marquee: 'Nieuw', description: 'Met tuin.', project_id: 'P-1' },
    ...{ created_at: '2026-11-12T09:00:00Z', updated_at: '2026-11-18T16:20:00Z', closed_on: '2026-11-20', status: 'sold' },
    ...{ open_days: [{ from: '2030-05-04T10:00', to: '2030-05-04T12:00' }], energy: { epc_value: 312, epc_category: 'D' } },
    ...{ bedrooms: 3, sizes: { liveable_area: 165, plot_area: 420 }, amenities: { lift: 'no', garden: true } },
    ...{ images: ['/1.jpg', '/2.jpg'], video_url: 'https://youtu.be/dQw4w9WgXcQ', virtual_tour_url: 'https://my.matterport.com/show/?m=AbCdEfGhIjK' },
    ...{ negotiator: { name: 'An Maes', email: 'an@agency.example', phone: '09 555 01 11' }, office: { name: 'Gent' } },
  })
  const photo = { width: null, height: null, name: null, placeholder: null }
  expect(reading).toEqual({
    ok: true,
    id: 4001,
    listing: {
      ...{ id: 4001, goal: 'sale', state: 'sold', marquee: { any: 'Nieuw' }, mainType: 'house', type: 'villa' },
      ...{ mainTypeName: { any: 'house' }, typeName: { any: 'villa' } },
      ...{ title: { nl: 'Woning met tuin' }, description: { any: 'Met tuin.' }, price: { amount: 395_000, from: false } },
      place: {
        ...{ zip: '9000', city: expect.anything(), country: 'BE', countryName: null, district: null },
        ...{ address: { street: 'Vlierstraat', houseNumber: '12', box: null }, point: { lat: 51.05, lng: 3.72, exact: true } },
      },
      energy: { value: 312, labelText: 'D' },
      ...{ bedrooms: 3, surfaceLiving: 165, surfaceGround: 420 },
      photo: { key: '1', url: '/1.jpg', ...photo },
      ...{ photoCount: 2, createdAt: '2026-11-12T09:00:00.000Z', reference: '2026/014', changedAt: '2026-11-18T16:20:00.000Z', closedOn: '2026-11-20' },
      openDays: [{ day: '2030-05-04', from: '10:00', to: '12:00' }],
      photos: [
        { key: '1', url: '/1.jpg', ...photo },
        { key: '2', url: '/2.jpg', ...photo },
      ],
      films: ['https://my.matterport.com/show/?m=AbCdEfGhIjK', 'https://youtu.be/dQw4w9WgXcQ'],
      facts: { bedrooms: 3, surfaceLiving: 165, surfaceGround: 420, lift: false, garden: true },
      projectId: 9,
      contact: { office: 'Gent', name: 'An Maes', email: 'an@agency.example', phone: '09 555 01 11' },
    },
    secret: expect.objectContaining({ street: 'Vlierstraat', houseNumber: '12' }),
    extraFields: null,
    remarks: [],
  })
  expect(reading.secret).not.toHaveProperty('unit')
})

test('what a listing does not say is unknown', () => {
  const { listing } = readingOf({ type: undefined, description_title: undefined, price: undefined, unique_code: 'U-7' })
  expect(listing).toEqual({
    ...{ id: 4001, goal: 'sale', state: 'available', marquee: null, mainType: 'other', type: 'other', mainTypeName: {}, typeName: {} },
    ...{ title: null, description: null, energy: { value: null, labelText: null }, facts: { uniqueCode: { any: 'U-7' } } },
    ...{ price: { amount: null, from: false }, place: expect.anything(), bedrooms: null, surfaceLiving: null, surfaceGround: null },
    ...{ photo: null, photoCount: 0, createdAt: '1970-01-01T00:00:00.000Z', reference: 'U-7', changedAt: null, photos: [], films: [] },
    ...{ projectId: null, contact: { office: null, name: null, email: null, phone: null } },
  })
})

test.each([
  ['sale', 'sale', undefined],
  ['let', 'rent', undefined],
  ['takeover', 'rent', true],
])('the negotiation %s is a %s', (negotiation, goal, takeover) => {
  expect(listingOf({ negotiation })).toMatchObject({ goal })
  expect(listingOf({ negotiation }).takeover).toBe(takeover)
})

test.each([
  ['prospect', 'prospective'],
  ['available', 'available'],
  ['Under contract', 'option'],
  ['option', 'option'],
  ['sold', 'sold'],
  ['rented', 'rented'],
  ['Verkocht', 'sold'],
])('with the status %s a listing is %s', (status, state) => {
  expect(listingOf({ status }).state).toBe(state)
})

test.each([
  [{ viager: { applies: true } }, { bouquet: null, monthly: null }],
  [{ viager: { bouquet: 98_000 } }, { bouquet: 98_000, monthly: null }],
  [{ viager: { monthly: 640 } }, { bouquet: null, monthly: 640 }],
])('a sale with %j is for a life annuity and has no plain price', (fields, annuity) => {
  expect(listingOf({ ...fields, price: { amount: 395_000, hidden: false } })).toMatchObject({ annuity, price: { amount: null, from: false } })
})

test('a rent, and a sale that says no, is for no life annuity', () => {
  expect(listingOf({ viager: { bouquet: 98_000 }, negotiation: 'let' })).not.toHaveProperty('annuity')
  expect(listingOf({ viager: { applies: false } })).not.toHaveProperty('annuity')
})

test('it came on offer when it says so, when the stock first had it, when it last changed, or long ago', () => {
  const known = { createdAt: '2026-04-04T10:00:00.000Z', hadPage: true }
  const changed = { updated_at: '2026-05-05T10:00:00Z' }
  expect(readingOf({ ...changed, created_at: '2026-03-03T10:00:00Z' }, known).listing.createdAt).toBe('2026-03-03T10:00:00.000Z')
  expect(readingOf(changed, known).listing.createdAt).toBe('2026-04-04T10:00:00.000Z')
  expect(readingOf(changed).listing.createdAt).toBe('2026-05-05T10:00:00.000Z')
})

test('without “hidden: false” the address, the unit and the price are not shown', () => {
  const film = 'https://agency.example/vlierstraat.mp4'
  const { listing, secret } = readingOf({
    ...{ location, price: { amount: 395_000 }, unit: 'A1', floor: '2', reference: 'Vlierstraat 12', description: 'Aan de Vlierstraat.' },
    ...{ video_url: film, virtual_tour_url: 'https://agency.example/tour.mp4', office: { name: 'Kantoor Vlierstraat' } },
  })
  expect(JSON.stringify(listing)).not.toMatch(/vlierstraat|395000|A1/i)
  expect(listing).toMatchObject({ price: { amount: null }, reference: null, films: ['https://agency.example/tour.mp4'], facts: {}, contact: { office: null } })
  expect(secret).toMatchObject({ street: 'Vlierstraat', unit: { any: 'A1' }, floor: { any: '2' } })
})

test('with only its number hidden the street is shown, and the unit', () => {
  const { listing, secret } = readingOf({ location: { ...location, hidden: false, number_hidden: true }, unit: 'A1' })
  expect(listing).toMatchObject({ place: { address: { street: 'Vlierstraat', houseNumber: null } }, facts: { unit: { any: 'A1' } } })
  expect(secret).not.toHaveProperty('unit')
})

test('an answer that the sender does not have is unknown, and no remark', () => {
  const { listing, remarks } = readingOf({ amenities: { lift: 'Unknown' }, renovation_obligation: 'unknown', planning: { breach: 'unknown' } })
  expect([listing.facts, remarks]).toEqual([{}, []])
  expect(readingOf({ amenities: { lift: 'unknown yet' } }).remarks).toMatchObject([{ field: 'amenities.lift', reason: 'notUnderstood' }])
})

test.each([
  [{ renovation_obligation: 'perhaps' }, 'renovation_obligation'],
  [{ asbestos_certificate: 'perhaps' }, 'asbestos_certificate'],
  [{ negotiator: { email: 'an at agency' } }, 'negotiator.email'],
  [{ negotiator: { email: true } }, 'negotiator.email'],
  [{ type: 'Xyzzy' }, 'type'],
  [{ type: undefined, subtype: 'Xyzzy' }, 'subtype'],
  [{ video_url: 'https://agency.example/page' }, 'video_url'],
  [{ closed_on: 'soon' }, 'closed_on'],
  [{ viager: { applies: 'perhaps' } }, 'viager.applies'],
])('of %j the field %s is not understood, and kept aside', (fields, field) => {
  const { remarks, extraFields } = readingOf(fields)
  expect(remarks.map((each) => [each.field, each.reason])).toEqual([[field, 'notUnderstood']])
  expect(Object.keys(JSON.parse(extraFields ?? '{}'))).toEqual([field])
})

test('fields that no page shows yet are kept', () => {
  expect(readingOf({ renovation_obligation: 'no', asbestos_certificate: true }).extraFields).toBe('{"asbestos_certificate":true,"renovation_obligation":"no"}')
})

test.each([
  [{ location: { ...location, hidden: false, region: 'north' } }, ['place']],
  [{ energy: { epc_value: 'low' } }, ['energyValue']],
  [{ energy: { epc_category: 'Z' } }, ['energyLabel']],
  [{ type: 'Xyzzy' }, ['type']],
  [{ price: { amount: 'veel', hidden: false } }, ['price']],
  [{ price: { amount: 1_000, currency: 'CHF', hidden: false } }, ['price']],
  [{ price: { amount: 1_000, unit: 'week', hidden: false } }, ['price']],
  [{ flood: { plot_score: 'Z' } }, ['floodPScore']],
])('in %j the law’s rules find unclear: %j', (fields, unclear) => {
  expect(listingOf(fields).unclear).toEqual(unclear)
})

test('a code of Flemish advertisements that contradicts another answer is remarked on', () => {
  const { listing, remarks } = readingOf({ planning: { building_permit: 'no', breach: 'Vg, Wg, Gdv, Gvkr, Gvv' } })
  expect(listing.facts.permit).toBe(true)
  expect(remarks.map(({ field, reason }) => [field, reason])).toContainEqual(['planning.building_permit', 'contradiction'])
  expect(remarks.map(({ field }) => field)).not.toContain('planning.priority_purchase_right')
})

test.each([
  [{ negotiation: undefined }, 'negotiation is missing'],
  [{ negotiation: 'exchange' }, 'negotiation must be one of sale, let, takeover, not "exchange"'],
  [{ negotiation: ['sale'] }, 'negotiation must be one of sale, let, takeover, not "["sale"]"'],
  [{ negotiation: 'x'.repeat(61) }, `negotiation must be one of sale, let, takeover, not "${'x'.repeat(60)}"`],
  [{ status: undefined }, 'status is missing'],
  [{ status: 'groen' }, 'status must be one of prospect, available, option, under_contract, sold, rented, not "groen"'],
])('a listing with %j is rejected: %s', (fields, reason) => {
  expect(() => readingOf(fields)).toThrow(new Error(reason))
})
