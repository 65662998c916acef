import { describe, expect, test } from 'vitest'
import { aNeutralProject } from '../../../tests/feeds/neutral-factory.ts'
import type { KnownRecord } from '../reader.ts'
import { neutralReader } from './reader.ts'

function readingOf(overrides: Parameters<typeof aNeutralProject>[0], known: KnownRecord | null = null) {
  const reading = neutralReader.read('project', aNeutralProject(overrides), { salt: 'a salt for tests', publicId: () => 9, known: () => known })
  if (!reading.ok || !('project' in reading)) throw new Error(reading.ok ? 'not a project' : reading.reason)
  return reading
}

test('a project is read with its texts, price, documents, pictures and contact', () => {
  const reading = readingOf({
    ...{ description: 'Rond een boomgaard.', situation: { nl: 'Rustig.' }, technical: 'Baksteen.', delivery: 'september 2027' },
    ...{ price: { start_amount: 389_000, hidden: false }, external_url: 'https://boomgaard.example/', created_at: '2026-03-02T09:00:00Z' },
    ...{ documents: [{ id: '1', name: 'Lastenboek', public: true }], images: ['/1.jpg'] },
    ...{ negotiator: { name: 'An Maes', email: 'an@agency.example', phone: '09 555 01 11' }, office: { name: 'Gent' } },
  })
  expect(reading).toEqual({
    ok: true,
    id: 9,
    project: {
      ...{ id: 9, number: '2026/P1', name: { nl: 'De Boomgaard' }, summary: { any: 'Rond een boomgaard.' } },
      ...{ situation: { nl: 'Rustig.' }, technical: { any: 'Baksteen.' }, delivery: { any: 'september 2027' } },
      place: expect.objectContaining({ zip: '9000', country: 'BE', address: { street: 'Lindenlei', houseNumber: '2', box: null } }),
      ...{ startPrice: 389_000, constructions: [], documents: [{ id: '1', name: { any: 'Lastenboek' } }] },
      photos: [{ key: '1', url: '/1.jpg', width: null, height: null, name: null, placeholder: null }],
      ...{ externalUrl: 'https://boomgaard.example/', sold: false, createdAt: '2026-03-02T09:00:00.000Z' },
      contact: { office: 'Gent', name: 'An Maes', email: 'an@agency.example', phone: '09 555 01 11' },
    },
    listed: true,
    secret: expect.objectContaining({ street: 'Lindenlei', houseNumber: '2' }),
    extraFields: '{"documents":[{"id":"1","name":"Lastenboek","public":true}]}',
    remarks: [],
  })
})

test('a project without texts has none, and no address of its own on the web', () => {
  expect(readingOf({ external_url: 'javascript:alert(1)', price: { start_amount: 389_000 } })).toMatchObject({
    project: { summary: null, situation: null, technical: null, delivery: null, startPrice: null, documents: [], photos: [], externalUrl: null },
    extraFields: '{"external_url":"javascript:alert(1)"}',
    remarks: [{ field: 'external_url', reason: 'notUnderstood' }],
  })
})

test.each([
  [{ description_title: undefined }, { any: '2026/P1' }],
  [
    { description_title: undefined, reference: undefined },
    { nl: 'Gent', en: 'Ghent' },
  ],
])('a project with %j is named %j', (fields, name) => {
  expect(readingOf(fields).project.name).toMatchObject(name)
})

test('its price is the lowest, or else the only one', () => {
  const priceOf = (price: object) => readingOf({ price: { hidden: false, ...price } }).project.startPrice
  expect([priceOf({ start_amount: 1_000, amount: 2_000 }), priceOf({ amount: 2_000 }), priceOf({})]).toEqual([1_000, 2_000, null])
})

test.each([
  ['available', true, false],
  ['option', true, false],
  ['sold', true, true],
  ['prospect', false, false],
])('with the status %s it is listed: %s, and sold: %s', (status, listed, sold) => {
  expect(readingOf({ status })).toMatchObject({ listed, project: { sold } })
})

test('it came on offer when it says so, when the stock first had it, when it last changed, or long ago', () => {
  const known = { createdAt: '2026-04-04T10:00:00.000Z', hadPage: true }
  const changed = { updated_at: '2026-05-05T10:00:00Z' }
  const dates = [readingOf({ ...changed, created_at: '2026-03-03T10:00:00Z' }, known), readingOf(changed, known), readingOf(changed), readingOf({})].map(
    ({ project }) => project.createdAt,
  )
  expect(dates).toEqual(['2026-03-03T10:00:00.000Z', '2026-04-04T10:00:00.000Z', '2026-05-05T10:00:00.000Z', '1970-01-01T00:00:00.000Z'])
})

describe('a project that hides its address', () => {
  test('a project that hides its address names it nowhere', () => {
    const location = { street: 'Lindenlei', number: '2', postal_code: '9000', city: 'Gent', country: 'BE' }
    const { project, secret } = readingOf({
      ...{ location, reference: 'Lindenlei 2', description_title: 'Aan de Lindenlei', description: 'Wonen aan de Lindenlei.' },
      ...{ delivery: 'Lindenlei, 2027', external_url: 'https://lindenlei.example/', images: [{ url: '/1.jpg', name: 'Lindenlei' }] },
      documents: [{ id: 'lindenlei', name: 'Plan Lindenlei', public: true }],
    })
    expect(JSON.stringify(project)).not.toMatch(/lindenlei/i)
    expect(project).toMatchObject({ number: null, externalUrl: null, documents: [{ id: '1', name: { nl: 'Document' } }], summary: { any: 'Wonen aan de ….' } })
    expect(secret).toMatchObject({ street: 'Lindenlei', houseNumber: '2' })
  })
})

test.each([
  [{ location: {} }, 'no city and no postal code'],
  [{ status: undefined }, 'status is missing'],
  [{ status: 'groen' }, 'status must be one of prospect, available, option, under_contract, sold, rented, not "groen"'],
])('a project with %j is rejected: %s', (fields, reason) => {
  expect(() => readingOf(fields)).toThrow(reason)
})
