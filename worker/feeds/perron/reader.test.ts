import { describe, expect, test } from 'vitest'
import type { RecordKind } from '#db/schema.ts'
import { aNeutralListing, aNeutralProject } from '../../../tests/feeds/neutral-factory.ts'
import { neutralReader } from './reader.ts'

const options = { salt: 'a salt for tests', publicId: (kind: RecordKind, id: string) => (id === 'Z' ? null : kind === 'listing' ? 4001 : 9) }

test('ids are looked up without reading the record', () => {
  expect(neutralReader.hasFlatUnits).toBe(true)
  expect([neutralReader.idOf({ id: 7 }), neutralReader.idOf({}), neutralReader.idOf('text')]).toEqual(['7', null, null])
  expect([neutralReader.projectIdOf({ project_id: 'P-1' }), neutralReader.projectIdOf({}), neutralReader.projectIdOf('text')]).toEqual(['P-1', null, null])
})

test('a record is read under the public id of its kind', () => {
  expect(neutralReader.read('listing', aNeutralListing(), options)).toMatchObject({ ok: true, id: 4001, listing: { id: 4001 }, remarks: [] })
  expect(neutralReader.read('project', aNeutralProject(), options)).toMatchObject({ ok: true, id: 9, project: { id: 9 }, remarks: [] })
})

describe('a record is rejected', () => {
  test.each([
    ['text', 'not a record'],
    [aNeutralListing({ id: undefined }), 'no id'],
    [aNeutralListing({ id: null }), 'no id'],
    [aNeutralListing({ id: '' }), 'no id'],
    [aNeutralListing({ id: true }), 'id is not text of 1 to 200 characters'],
    [aNeutralListing({ id: 'x'.repeat(201) }), 'id is not text of 1 to 200 characters'],
    [aNeutralListing({ id: 'Z' }), 'id cannot be used'],
    [aNeutralListing({ location: { hidden: false } }), 'no city and no postal code'],
  ])('a record is rejected, here %j: %s', (record, reason) => {
    expect(neutralReader.read('listing', record, options)).toEqual({ ok: false, reason })
  })
})

test('pictures that cannot be fetched are remarked on', () => {
  const record = aNeutralListing({ images: ['/1.jpg', 'ftp://crm.example/2.jpg'], plans: [{ id: '1' }] })
  expect(neutralReader.read('listing', record, options)).toMatchObject({
    remarks: [
      { field: 'images', value: 'ftp://crm.example/2.jpg', reason: 'notFetched' },
      { field: 'plans', value: '{"id":"1"}', reason: 'notFetched' },
    ],
  })
})
