import { describe, expect, test } from 'vitest'
import { anEstate } from '../../../tests/kit/faults/whise-service.ts'
import type { KnownRecord, ListingReading } from '../reader.ts'
import { kindOfEstate } from './identity.ts'
import { whiseReader } from './reader.ts'
import { mergeEstates } from './texts.ts'

const options = { salt: 'a salt for tests', publicId: () => 1_000_000_001 }

/** The reading of an estate as its text in two languages is given. */
function readingOf(overrides: Readonly<Record<string, unknown>> = {}, known?: KnownRecord): ListingReading {
  const reading = whiseReader.read(
    'listing',
    anEstate({ city: { nl: 'Brugge', fr: 'Bruges' }, ...overrides }),
    known ? { ...options, known: () => known } : options,
  )
  if (!reading.ok || !('listing' in reading)) throw new Error(JSON.stringify(reading))
  return reading
}
const detail = (id: number, value: unknown, enumId?: number, label = '') => ({ id, value, label, ...(enumId === undefined ? {} : { enum: { id: enumId } }) })
const factsOf = (...details: readonly object[]) => readingOf({ details }).listing.facts
const remarksOf = (overrides: Readonly<Record<string, unknown>>) => readingOf(overrides).remarks.map(({ field, reason }) => `${field} ${reason}`)

test('an estate becomes a listing, without its internal name', () => {
  const { listing, remarks, secret } = readingOf()
  expect(listing).toMatchObject({
    goal: 'sale',
    state: 'available',
    mainType: 'house',
    type: 'villa',
    title: { nl: 'Trapgevel met tuin', fr: 'Pignon à gradins' },
    description: { nl: 'Een huis aan het water & een tuin.' },
    price: { amount: 395_000, from: false },
    place: { zip: '8000', city: { nl: 'Brugge', fr: 'Bruges' }, address: { street: 'Langerei', houseNumber: '12' } },
    energy: { value: 312, labelText: null },
    bedrooms: 3,
    reference: 'W-501',
    createdAt: '2026-05-04T08:30:00.000Z',
    changedAt: '2026-11-20T08:14:35.000Z',
    photos: [{ key: '8' }, { key: '9' }],
  })
  expect(remarks).toEqual([])
  expect(JSON.stringify({ listing, secret })).not.toContain('INTERN')
})

describe('what is hidden', () => {
  const hidden = readingOf({
    displayAddress: undefined,
    displayPrice: undefined,
    longDescription: [{ languageId: 'nl-BE', content: 'Huis in de Langerei 12, vraagprijs op aanvraag.' }],
    details: [detail(1849, '51.2154'), detail(1850, '3.2301'), detail(338, '144'), detail(4_321, 'sleutel Langerei 12')],
  })

  test('an address that is not said to be shown reaches nothing but the secret', () => {
    const { secret, ...others } = hidden
    expect(secret).toMatchObject({ street: 'Langerei', houseNumber: '12' })
    expect(JSON.stringify(others)).not.toMatch(/langerei|51\.2154|3\.2301/i)
  })

  test('a price that is not said to be shown is stored nowhere', () => {
    expect(JSON.stringify(hidden)).not.toMatch(/395|144/)
  })

  test.each([[2], ['misschien'], [false], [0], [null]])('the flag %j hides both', (flag) => {
    const { listing } = readingOf({ displayAddress: flag, displayPrice: flag })
    expect([listing.place.address, listing.price.amount]).toEqual([null, null])
  })

  test('what one language hides is hidden', () => {
    const shown = { locale: 'nl', estate: anEstate() } as const
    const merged = mergeEstates([shown, { locale: 'fr', estate: anEstate({ displayAddress: undefined, displayPrice: undefined }) }])
    expect([merged.displayAddress, merged.displayPrice]).toEqual([undefined, undefined])
  })
})

test.each<readonly [number, number, string, string]>([
  [1, 1, 'sale', 'available'],
  [2, 2, 'rent', 'available'],
  [1, 3, 'sale', 'sold'],
  [2, 4, 'rent', 'rented'],
  [1, 5, 'sale', 'option'],
  [2, 6, 'rent', 'option'],
  [1, 12, 'sale', 'option'],
  [2, 13, 'rent', 'option'],
  [1, 14, 'sale', 'option'],
  [1, 21, 'sale', 'option'],
  [1, 22, 'sale', 'option'],
  [3, 15, 'sale', 'available'],
  [3, 16, 'sale', 'option'],
  [3, 17, 'sale', 'sold'],
  ...[8, 9, 10, 11].map((status) => [1, status, 'sale', 'withdrawn'] as const),
  ...[19, 20, 23, 24, 25, 26, 27, 28].map((status) => [1, status, 'sale', 'prospective'] as const),
  [1, 99, 'sale', 'withdrawn'],
])('purpose %i with the status %i is %s and %s', (purpose, status, goal, state) => {
  const { listing } = readingOf({ purpose: { id: purpose }, purposeStatus: { id: status } })
  expect([listing.goal, listing.state]).toEqual([goal, state])
})

test.each([
  [{ displayStatusId: 1 }, 'prospective'],
  [{ displayStatusId: 3 }, 'available'],
  [{ displayStatusId: 4 }, 'prospective'],
  [{ displayStatusId: 4, purposeStatus: { id: 3 } }, 'sold'],
  [{ displayStatusId: 5 }, 'available'],
  [{ status: { id: 5 } }, 'prospective'],
  [{ status: { id: 6 } }, 'prospective'],
])('%j is %s', (overrides, state) => {
  expect(readingOf(overrides).listing.state).toBe(state)
})

test('a home that goes off the internet after visitors may have seen it says that it is gone', () => {
  expect(readingOf({ purposeStatus: { id: 20 } }, { createdAt: '2026-05-04T08:30:00.000Z', hadPage: true }).listing.state).toBe('withdrawn')
})

test('a life annuity has no plain price, and says that its price is not shown', () => {
  const { listing, remarks } = readingOf({ purpose: { id: 3 }, purposeStatus: { id: 15 }, price: 95_000 })
  expect(listing).toMatchObject({ price: { amount: null } })
  expect(remarks).toContainEqual({ field: 'price', value: '95000', reason: 'notUnderstood' })
})

test.each([
  ['state', 3, 'condition'],
  ['availability', 4, 'availability'],
] as const)('a number of %s that no word means is left out with a remark', (field, id, fact) => {
  const { listing, remarks } = readingOf({ [field]: { id } })
  expect(listing.facts[fact]).toBeUndefined()
  expect(remarks).toContainEqual({ field, value: expect.any(String), reason: 'notUnderstood' })
})

test('a rent is per month', () => {
  const { listing } = readingOf({ purpose: { id: 2 }, purposeStatus: { id: 2 }, price: 2_400, details: [detail(338, '144')] })
  expect(listing.price).toEqual({ amount: 2_400, from: false })
})

test.each([
  [1, 1, 'house', 'house'],
  [1, 12, 'house', 'town-house'],
  [1, 90, 'house', 'semi-detached-house'],
  [2, 17, 'apartment', 'apartment'],
  [2, 25, 'apartment', 'ground-floor'],
  [2, 93, 'apartment', 'student-room'],
  [3, 26, 'land', 'building-plot'],
  [4, 35, 'commercial', 'office'],
  [4, undefined, 'commercial', 'office'],
  [5, 42, 'commercial', 'shop'],
  [6, 53, 'commercial', 'warehouse'],
  [7, 51, 'garage', 'garage'],
  [7, 49, 'garage', 'parking-space'],
])('category %i with sub-category %j is %s, %s', (category, subCategory, mainType, type) => {
  expect(readingOf({ category: { id: category }, subCategory: subCategory && { id: subCategory } }).listing).toMatchObject({ mainType, type })
})

describe('details are read by their ids', () => {
  test.each([
    [detail(2222, 'x', 1229), { floodZone: 'recognized' }],
    [detail(2222, 'x', 1230), { floodZone: 'possible' }],
    [detail(2222, 'x', 1233), { floodZone: 'no flood zone' }],
    [detail(2223, 'x', 1231), { floodZone: 'delimited' }],
    [detail(2223, 'x', 1232), { floodZone: 'riverbank', riverbankZone: true }],
    [detail(2712, 'x', 1832), { summons: 'summons' }],
    [detail(2712, 'x', 1833), { summons: 'court-remedy' }],
    [detail(2712, 'x', 1834), { summons: 'administrative-coercion' }],
    [detail(2712, 'x', 1835), { summons: 'penalty-order' }],
    [detail(2712, 'x', 1836), { summons: 'settlement' }],
    [detail(2712, 'x', 1837), { summons: false }],
    [detail(1736, 'x', 12), { zoning: 'residential' }],
    [detail(1736, 'x', 999), { zoning: 'rural-residential' }],
    [detail(808, '1'), { permit: true }],
    [detail(808, '0'), { permit: false }],
    [detail(812, '0'), { allotmentPermit: false }],
    [detail(1734, '1'), { preemptiveRight: true }],
    [detail(691, '0'), { judicialDecision: false }],
    [detail(820, '1'), { groundCertificate: 'present' }],
    [detail(820, '0'), { groundCertificate: 'missing' }],
    [detail(2776, '08/18/2035 00:00'), { certificateEndDate: '2035-08-18' }],
    [detail(2391, '20250818-1'), { epcReference: { any: '20250818-1' } }],
    [detail(2090, '61'), { co2Emission: 61 }],
    [detail(1733, '1120'), { cadastralIncome: 1_120 }],
    [detail(1595, 'x', 683), { kitchen: 'no kitchen' }],
    [detail(1595, 'x', 686), { kitchen: 'fully-fitted' }],
    [detail(1020, 'x', 659), { heating: 'central', heatingType: 'gas' }],
    [detail(53, 'x', 639), { heating: 'collective' }],
    [detail(461, '1'), { windowGlazing: 'double' }],
    [detail(372, '1'), { lift: true }],
    [detail(7_777, 'B', undefined, 'P-score'), { floodPScore: 'B' }],
    [detail(7_778, 'C', undefined, 'Score G'), { floodGScore: 'C' }],
  ])('%j', (given, facts) => {
    expect(factsOf(given)).toMatchObject(facts)
  })

  test('two answers about floods are one', () => {
    expect(factsOf(detail(2222, 'x', 1229), detail(2223, 'x', 1232)).floodZone).toEqual('recognized-and-riverbank')
  })

  test('a value that is not known is a remark', () => {
    expect(remarksOf({ details: [detail(2222, 'Misschien', 4), detail(2712, 'Iets', 5)], state: { id: 77 }, herited: 1 })).toEqual([
      'herited unknownField',
      'state notUnderstood',
      'details.2222 notUnderstood',
      'details.2712 notUnderstood',
    ])
  })

  test('a detail that has no place is stored and not shown', () => {
    expect(readingOf({ details: [detail(23, 'N', 27)], officeId: 4 }).extraFields).toContain('"details.23":"N"')
  })

  test('the title in the details comes before the short text', () => {
    expect(readingOf({ details: [detail(1914, { nl: 'Huis met zicht', fr: 'Maison avec vue' })] }).listing.title).toEqual({
      nl: 'Huis met zicht',
      fr: 'Maison avec vue',
    })
  })
})

test.each([
  ['123', undefined, { value: 123, labelText: null }],
  ['179-179', undefined, { value: 179, labelText: null }],
  [undefined, 'App', { value: null, labelText: 'A++' }],
  [undefined, 'Ap', { value: null, labelText: 'A+' }],
  [undefined, 'C', { value: null, labelText: 'C' }],
])('the energy value %j with the class %j', (energyValue, energyClass, energy) => {
  expect(readingOf({ energyValue, energyClass, zip: '5000', city: 'Namur' }).listing.energy).toEqual(energy)
})

test('an estate that may have units is a project, whose price is not the lowest of its units', () => {
  const estate = anEstate({ canHaveChildren: true, subCategory: { id: 96 } })
  expect(kindOfEstate(estate)).toBe('project')
  expect(whiseReader.read('project', estate, options)).toMatchObject({
    ok: true,
    listed: true,
    project: { name: { nl: 'Trapgevel met tuin' }, startPrice: null },
  })
  expect(readingOf({ parentId: 40 }).listing.projectId).toBe(1_000_000_001)
})

test('the first representative is the contact', () => {
  const people = [{ id: 3, firstName: 'An', name: 'Peeters', email: 'an@agency.example', mobilePhone: '0470 12 34 56' }, { id: 4 }]
  const { listing, extraFields } = readingOf({ representatives: people, officeId: 7 })
  expect(listing.contact).toMatchObject({ name: 'An Peeters', email: 'an@agency.example' })
  expect(JSON.parse(extraFields ?? '{}')).toMatchObject({ officeId: 7, representatives: [3, 4] })
})

test('the same estate in several languages is one, with its texts by language', () => {
  const dutch = { ...anEstate(), city: 'Brugge', details: [detail(1914, 'Huis'), detail(808, '1')] }
  const french = { ...anEstate(), city: 'Bruges', sms: [{ languageId: 'fr-BE', content: 'Pignon' }], details: [detail(1914, 'Maison'), detail(808, '1')] }
  expect(
    mergeEstates([
      { locale: 'nl', estate: { ...dutch, sms: undefined } },
      { locale: 'fr', estate: french },
    ]),
  ).toMatchObject({
    city: { nl: 'Brugge', fr: 'Bruges' },
    sms: [{ languageId: 'fr-BE', content: 'Pignon' }],
    details: [
      { id: 1914, value: { nl: 'Huis', fr: 'Maison' } },
      { id: 808, value: '1' },
    ],
  })
})
