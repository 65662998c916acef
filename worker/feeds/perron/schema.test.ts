import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { listingsSchema } from './schema.ts'

/** Whether files are valid, by a validator that takes the schema literally. */
function validator(): (file: unknown) => boolean {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, validateSchema: false })
  addFormats.default(ajv)
  return ajv.compile(listingsSchema())
}

const record = { id: 'A-1', status: 'available', location: {} }
const file = (listing: unknown) => ({ kind: 'listings', version: '1', extent: 'full', listings: [listing] })

/** The minimal record with a value at a path. */
function recordWith(path: string, value: unknown): unknown {
  const [name = '', ...below] = path.split('.')
  const nest = ([first, ...rest]: readonly string[]): unknown => (first === undefined ? value : { [first]: nest(rest) })
  return { ...record, [name]: nest(below) }
}

const picture: Readonly<Record<string, unknown>> = {
  id: '1',
  url: '/1.jpg',
  name: { nl: 'Voorgevel' },
  width: 1600,
  height: 1067,
  placeholder: '',
  kind: 'photo',
  public: true,
}
const open = { from: '2030-05-04T10:00', to: '2030-05-04T12:00:00' }
const instant = '2026-11-20T05:00:00Z'

/** A field of each kind, with values that are valid and others that are not. */
const fields: readonly (readonly [string, readonly unknown[], readonly unknown[]])[] = [
  ['id', ['A', 'x'.repeat(200)], ['', 'x'.repeat(201), 5]],
  ['reference', ['2026/014', ''], [5, {}]],
  [
    'type',
    ['house', { nl: 'Huis', 'fr-BE': 'Maison', de_AT: 'Haus', 'zh-Hant-TW': '房' }],
    [5, { nl: 5 }, { n: 'Huis' }, { nederlands: 'Huis' }, { 'nl-': '' }],
  ],
  ['bedrooms', [3, 2.5], ['3']],
  ['is_project', [true, false], ['yes', 1]],
  ['renovation_obligation', ['yes', 'no', 'unknown', true, false], ['maybe', 1]],
  ['legal.servitudes', [true, 'erfdienstbaarheid van doorgang', { nl: 'doorgang' }], [5, { nl: 5 }]],
  ['closed_on', ['2026-11-01'], ['1/11/2026', instant, 5]],
  ['created_at', [instant, '2026-11-20T05:00:00+01:00'], ['2026-11-20', 5]],
  ['available_from', ['2027-02-01', { nl: 'bij akte' }], [5]],
  ['external_url', ['https://project.example/'], ['the site', 5]],
  ['flood.plot_score', ['A', 'B', 'C', 'D'], ['a', 'E']],
  ['orientation.garden', ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'], ['north', 'N']],
  ['negotiation', ['sale', 'let', 'takeover'], ['rent', 'SALE']],
  ['status', ['prospect', 'available', 'option', 'under_contract', 'sold', 'rented'], ['perhaps']],
  ['price.unit', ['total', 'month', 'year', 'm2_month', 'm2_year'], ['week']],
  ['price.currency', ['EUR'], ['€', 'USD']],
  ['location.region', ['flanders', 'brussels', 'wallonia', 'luxembourg'], ['vlaanderen']],
  ['images', [[], ['/1.jpg', picture], [{ url: '/1.jpg', updated_at: instant }]], ['/1.jpg', [5], [{ id: '1' }], [{ ...picture, owner: 'An' }]]],
  ['plans', Object.keys(picture).map((key) => [{ url: '/1.jpg', [key]: picture[key] }]), Object.keys(picture).map((key) => [{ url: '/1.jpg', [key]: [] }])],
  ['documents', [[{ url: '/1.pdf', updated_at: instant }]], [[{ url: '/1.pdf', updated_at: 'today' }], [{ url: '/1.pdf', updated_at: 5 }]]],
  [
    'points_of_interest',
    [
      [],
      ['Bakker', { nl: 'Bakker' }],
      [
        { name: 'Bakker', distance: 150 },
        { name: { nl: 'Station' }, distance: '900 m' },
      ],
    ],
    ['Bakker', [5], [{ distance: 150 }], [{ name: 'Bakker', distance: true }], [{ name: 5 }], [{ name: 'Bakker', kind: 'shop' }]],
  ],
  [
    'open_days',
    [[], Array.from({ length: 12 }, () => open)],
    [
      open,
      Array.from({ length: 13 }, () => open),
      [{ from: open.from }],
      [{ to: open.to }],
      [{ ...open, by: 'An' }],
      [{ ...open, from: '10:00' }],
      [{ ...open, to: 5 }],
    ],
  ],
]

test('a field takes the values of its kind, and null for none', () => {
  const isValid = validator()
  for (const [path, valid, invalid] of fields) {
    for (const value of [...valid, null]) expect([path, value, isValid(file(recordWith(path, value)))]).toEqual([path, value, true])
    for (const value of invalid) expect([path, value, isValid(file(recordWith(path, value)))]).toEqual([path, value, false])
  }
})

test('a file says what it is, and lists its listings and what was deleted', () => {
  const isValid = validator()
  expect(isValid(JSON.parse(readFileSync(`${import.meta.dirname}/example.json`, 'utf8')))).toBe(true)
  const whole = { ...file(record), generated_at: instant, deleted: [{ id: 'A-90', deleted_at: instant }, { id: 'A-91' }] }
  for (const valid of [whole, { ...whole, extent: 'delta' }, { ...whole, listings: [], deleted: [] }]) expect(isValid(valid)).toBe(true)

  const { kind, version, extent, listings } = whole
  const parts = [{ version, extent, listings }, { kind, extent, listings }, { kind, version, listings }, { kind, version, extent }, []]
  const others = { kind: 'categories', version: 1, extent: 'part', generated_at: 'today', listings: {}, deleted: {}, owner: 'An' }
  const deleted = [{}, 'A-90', { id: '' }, { id: 'A-90', why: 'sold' }, { id: 'A-90', deleted_at: 'today' }, { id: 'A-90', deleted_at: 5 }]
  const { id, status, location } = record
  const records = ['A-1', { status, location }, { id, location }, { id, status }]
  const fields = [{ location: 'Gent' }, { owner: 'An' }, { location: { floor: 3 } }, { location: { geo: { altitude: 8 } } }]
  const invalid = [
    ...parts,
    ...Object.entries({ ...others }).map(([key, value]) => ({ ...whole, [key]: value })),
    { ...whole, generated_at: 5 },
    ...deleted.map((each) => ({ ...whole, deleted: [each] })),
    ...[...records, ...fields.map((field) => ({ ...record, ...field }))].map(file),
  ]
  expect(invalid.filter(isValid)).toEqual([])
})

test('fields are described where their names do not say it all', () => {
  expect(listingsSchema()).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Listings in the neutral format, version 1',
    properties: {
      extent: { description: 'full: what is absent is withdrawn; delta: only what is named under deleted' },
      listings: {
        items: {
          properties: {
            reference: { description: 'What the agency calls it' },
            location: { properties: { geo: { properties: { latitude: { description: 'Degrees' } } } } },
          },
        },
      },
    },
  })
  expect(listingsSchema()).not.toHaveProperty('properties.listings.items.properties.updated_at.description')
})
