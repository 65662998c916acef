import { expect, test } from 'vitest'
import type { Listing } from '../listings/listing.ts'
import { type AgencyCondition, conditionedNames, withoutConditioned } from './agency-conditions.ts'
import { faultIn } from './condition.ts'

const flat: Listing = {
  ...{
    id: 1,
    goal: 'rent',
    state: 'available',
    mainType: 'apartment',
    type: 'apartment',
    typeName: {},
    mainTypeName: {},
    title: null,
    description: null,
    marquee: null,
  },
  place: { zip: '9000', country: 'BE', city: { nl: 'Gent' }, countryName: null, address: null, district: null, point: null },
  price: { amount: 950, from: false },
  energy: { value: null, labelText: null },
  ...{
    bedrooms: 2,
    surfaceLiving: null,
    surfaceGround: null,
    photo: null,
    photoCount: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    reference: null,
    changedAt: null,
  },
  facts: { lift: true, bedrooms: 2, furnished: false, permit: true, floodPScore: 'A' },
  ...{ photos: [], films: [], projectId: null, contact: { office: null, name: null, email: null, phone: null } },
}
const shown = (...rules: readonly AgencyCondition[]) => Object.keys(withoutConditioned(flat, rules).facts)

test('a fact is shown where its rule holds', () => {
  expect(shown({ show: 'lift', field: 'mainType', logic: '==', compareWithValue: 'apartment' })).toContain('lift')
  expect(shown({ show: 'lift', field: 'goal', logic: '==', compareWithValue: 'sale' })).not.toContain('lift')
  expect(shown({ show: 'lift', advancedCondition: 'bedrooms > 1 && goal == "rent"' })).toContain('lift')
  expect(shown({ show: 'lift', advancedCondition: 'bedrooms > 2' })).not.toContain('lift')
  expect(shown({ show: 'lift', field: 'bedrooms', logic: '>', compareWithField: 'furnished' })).not.toContain('lift')
})

test('several rules for one fact must all hold', () => {
  const holds: AgencyCondition = { show: 'lift', field: 'goal', logic: '==', compareWithValue: 'rent' }
  expect(shown(holds, { show: 'lift', field: 'region', logic: '==', compareWithValue: 'flanders' })).toContain('lift')
  expect(shown(holds, { show: 'lift', field: 'region', logic: '==', compareWithValue: 'brussels' })).not.toContain('lift')
})

test('a rule for a group counts for each of its facts', () => {
  expect(shown({ show: 'rooms', field: 'goal', logic: '==', compareWithValue: 'sale' })).not.toContain('bedrooms')
  expect(shown({ show: 'comfort', field: 'goal', logic: '==', compareWithValue: 'sale' })).toContain('bedrooms')
})

test.each([
  ['an unknown field in an expression', { advancedCondition: 'sauna == true' }],
  ['a syntax error', { advancedCondition: 'bedrooms >' }],
  ['an unknown comparison', { field: 'goal', logic: '=~', compareWithValue: 'rent' }],
  ['nothing to evaluate', {}],
])('%s makes a rule false', (_, rule) => {
  expect(shown({ show: 'lift', ...rule })).not.toContain('lift')
})

test('what the law requires is shown whatever a rule says, and cannot be named', () => {
  expect(shown({ show: 'comfort', advancedCondition: 'false' })).toEqual(expect.arrayContaining(['permit', 'floodPScore']))
  for (const name of ['law', 'permit', 'summons', 'floodPScore']) expect(conditionedNames).not.toContain(name)
})

test('no rules change nothing', () => {
  expect(withoutConditioned(flat, [])).toBe(flat)
})

test.each([
  [{ advancedCondition: 'bedrooms >' }, 'advancedCondition'],
  [{ advancedCondition: 7 }, 'advancedCondition'],
  [{ field: 'goal', logic: 'like', compareWithValue: 'rent' }, 'logic'],
  [{ field: 'goal' }, 'logic'],
  [{}, 'field'],
  [{ field: 'goal', logic: 'notEmpty' }, null],
  [{ field: 'goal', logic: '==', compareWithValue: 'rent', advancedCondition: 'bedrooms > 1' }, null],
] as const)('the part of %j that can never be evaluated is %s', (rule, part) => {
  expect(faultIn(rule)).toBe(part)
})
