import { expect, test } from 'vitest'
import type { RecordKind } from '#db/schema.ts'
import { aProject, aProperty, type FeedRecord } from '../../tests/kit/factories.ts'
import { listingColumns, projectColumns, type TypeLabel } from './database-row.ts'
import { readProject } from './omnicasa/project.ts'
import { readProperty } from './omnicasa/property.ts'

const typeLabel: TypeLabel = (slug, _name, locale) => `${slug} ${locale}`
const options = { salt: 'a salt for tests', publicId: (_kind: RecordKind, id: string) => Number(id) }
const identity = { source: 'omnicasa', externalId: '12', recordHash: 'hash' }

function columnsOf(record: FeedRecord) {
  const reading = readProperty(record, options)
  if (!reading.ok) throw new Error(reading.reason)
  const stored = listingColumns(reading, typeLabel, identity)
  return { ...stored, row: JSON.parse(stored.json()) }
}

test('a listing becomes a row that sorts in every language', () => {
  const { row, names, fingerprint } = columnsOf(aProperty({ ID: 12, City: { nl: 'Brugge', fr: 'Bruges' } }))
  expect(row).toMatchObject({
    id: 12,
    goal: 'sale',
    state: 'available',
    listed: 1,
    main_type: 'house',
    zip: '8000',
    bedrooms: 3,
    price: 395000,
    created_at: '2026-05-04T08:30:00.000Z',
    source: 'omnicasa',
    external_id: '12',
    record_hash: 'hash',
    fingerprint,
  })
  expect(names.category).toMatchObject({ id: row.category, mainType: 'house', type: 'town-house', typeName: 'town-house' })
  expect(names.category.names.de.sortKey).toMatch(/^town.*de$/)
  expect(names.place).toMatchObject({ id: row.place, zip: '8000', searchNames: ['Brugge', 'Bruges'] })
  expect(names.place.names).toMatchObject({ nl: { name: 'Brugge', sortKey: 'brugge' }, fr: { name: 'Bruges', sortKey: 'bruges' } })
})

test('a row has the search columns, and equal places and categories have equal ids', () => {
  const { row: one, names } = columnsOf(aProperty({ Zip: '8000', NumberOfBathRooms: 2, SurfaceTerrace: 9, EnergyPerformance: 90 }))
  const other = columnsOf(aProperty({ Zip: '8000', GoogleX: undefined, HasGarden: undefined, EnergyPerformance: undefined })).row
  const elsewhere = columnsOf(aProperty({ Zip: '8310', TypeDescription: 'villa' })).row
  expect(one).toMatchObject({ bathrooms: 2, garages: null, terrace: 1, garden: 1, epc: 'A', lat: 51.2154, lng: 3.2301 })
  expect(names.place.country).toBe('BE')
  expect(other).toMatchObject({ terrace: 0, garden: 0, epc: null, lat: null, place: one.place, category: one.category })
  expect(elsewhere.place).not.toBe(one.place)
  expect(elsewhere.category).not.toBe(one.category)
})

test.each<[record: FeedRecord, isNew: 0 | 1]>([
  [{ ProjectID: 900 }, 1],
  [{ ConditionName: 'nog te bouwen' }, 1],
  [{ ConditionName: { fr: 'en cours de construction' } }, 1],
  [{ ConditionName: 'Nieuwbouw' }, 0],
  [{ ConditionName: 'casco' }, 0],
  [{ VATRegime: 'onder btw' }, 1],
  [{ VATRegime: 'btw op het gebouw en verkooprecht op de grond' }, 1],
  [{ VATRegime: '6 % btw inbegrepen' }, 1],
  [{ VATRegime: 'verkooprecht' }, 0],
  [{ VATRegime: 'vrijgesteld van btw' }, 0],
  [{ VATRegime: 'btw mogelijk' }, 0],
  [{ VATRegime: 'onder btw', Goal: 1 }, 0],
  // The year is compared by each search.
  [{ ConstructionYear: new Date().getFullYear() }, 0],
])('whether %j is new build whatever its year: %i', (record, isNew) => {
  expect(columnsOf(aProperty({ ConstructionYear: undefined, ConditionName: undefined, ...record })).row.new_build).toBe(isNew)
})

test('a row says what a home has only where its record says so', () => {
  const { row } = columnsOf(aProperty({ HasLift: true, HasPool: 'ja', HasFurnished: 'niet gemeubeld', HasCellar: 'misschien' }))
  expect(row).toMatchObject({ lift: 1, pool: 1, furnished: 0, cellar: 0 })
})

test('the search words of a row are the public texts of every language, without accents', () => {
  const { row } = columnsOf(aProperty({ PublishAddress: false, Street: 'Langerei', DescriptionB: { fr: 'Véranda côté jardin' } }))
  expect(row.words.split(' ')).toEqual(expect.arrayContaining(['brugge', 'bruges', '8000', 'veranda', 'cote', 'jardin', 'treppengiebel']))
  expect(row.words).not.toContain('langerei')
})

test('card and record together hold the listing and share no key', () => {
  const { row } = columnsOf(aProperty())
  const [card, record] = [JSON.parse(row.card), JSON.parse(row.record)]
  expect(card).toMatchObject({ title: { nl: 'Trapgevel met tuin' }, surfaceLiving: 168, photo: null })
  expect(record).toMatchObject({ description: { nl: 'Een huis aan het water.' }, facts: { bedrooms: 3, garden: true } })
  expect(Object.keys(card).filter((key) => key in record)).toEqual([])
})

test('the fingerprint ignores the order of keys and changes with every value', () => {
  const record = aProperty({ Extra: { b: 1, a: 2 } })
  const reordered = Object.fromEntries(Object.entries({ ...record, Extra: { a: 2, b: 1 } }).reverse())
  expect(columnsOf(reordered).fingerprint).toBe(columnsOf(record).fingerprint)
  for (const change of [{ Price: 395001 }, { HouseNumber: '15' }, { Extra: 3 }, { City: 'Damme' }, { DescriptionB: 'Other' }]) {
    expect(columnsOf({ ...record, ...change }).fingerprint).not.toBe(columnsOf(record).fingerprint)
  }
})

test('a project becomes a row', () => {
  const reading = readProject(aProject({ ID: 9 }), options)
  if (!reading.ok) throw new Error(reading.reason)
  expect(JSON.parse(projectColumns(reading, identity).json())).toMatchObject({ id: 9, listed: 1, created_at: '2026-03-02T08:00:00.000Z' })
})
