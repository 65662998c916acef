import { expect, test } from 'vitest'
import { aProject, aProperty, type FeedRecord } from '../../tests/factories.ts'
import { listingColumns, projectColumns, type TypeLabel } from './columns.ts'
import { readProject } from './project.ts'
import { readProperty } from './property.ts'

const typeLabel: TypeLabel = (slug, _name, locale) => `${slug} ${locale}`

function columnsOf(record: FeedRecord) {
  const reading = readProperty(record, 1, { salt: 'a salt for tests' })
  if (!reading.ok) throw new Error(reading.reason)
  const stored = listingColumns(reading, typeLabel, 'source')
  return { ...stored, row: JSON.parse(stored.json()) }
}

test('a listing becomes a row that sorts in every language', () => {
  const { row, fingerprint } = columnsOf(aProperty({ ID: 12, City: { nl: 'Brugge', fr: 'Bruges' } }))
  expect(row).toMatchObject({
    id: 12,
    goal: 'sale',
    state: 'available',
    listed: 1,
    main_type: 'house',
    type: 'town-house',
    type_name: 'town-house',
    zip: '8000',
    bedrooms: 3,
    price: 395000,
    price_up: 395000,
    price_down: -395000,
    created_at: '2026-05-04T08:30:00.000Z',
    city_nl: 'brugge',
    city_fr: 'bruges',
    fingerprint,
  })
  expect(row.type_de).toMatch(/^town.*de$/)
})

test('what has no price is last whichever way prices go', () => {
  expect(columnsOf(aProperty({ PublishPrice: false })).row).toMatchObject({ price: null, price_up: 9e15, price_down: 9e15 })
})

test('card and record together are the listing, and share nothing', () => {
  const { row } = columnsOf(aProperty())
  const [card, record] = [JSON.parse(row.card), JSON.parse(row.record)]
  expect(card).toMatchObject({ title: { nl: 'Trapgevel met tuin' }, surfaceLiving: 168, photo: null })
  expect(record).toMatchObject({ description: { nl: 'Een huis aan het water.' }, facts: { bedrooms: 3, garden: true } })
  expect(Object.keys(card).filter((key) => key in record)).toEqual([])
})

test('the fingerprint stays while nothing changes, whatever the order of the keys, and follows every change', () => {
  const record = aProperty({ Extra: { b: 1, a: 2 } })
  const turned = Object.fromEntries(Object.entries({ ...record, Extra: { a: 2, b: 1 } }).reverse())
  expect(columnsOf(turned).fingerprint).toBe(columnsOf(record).fingerprint)
  for (const change of [{ Price: 395001 }, { HouseNumber: '15' }, { Extra: 3 }, { City: 'Damme' }, { DescriptionB: 'Other' }]) {
    expect(columnsOf({ ...record, ...change }).fingerprint).not.toBe(columnsOf(record).fingerprint)
  }
})

test('a project becomes a row', () => {
  const reading = readProject(aProject({ ID: 9 }), 1, { salt: 'a salt for tests' })
  if (!reading.ok) throw new Error(reading.reason)
  expect(JSON.parse(projectColumns(reading, 'source').json())).toMatchObject({ id: 9, listed: 1, created_at: '2026-03-02T08:00:00.000Z' })
})
