import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RecordKind } from '#db/schema.ts'
import { aPicture, aProject, type FeedRecord } from '../../../tests/kit/factories.ts'
import { idOf } from './identity.ts'
import { readProject } from './project.ts'

const options = { salt: 'a salt for tests', publicId: (_kind: RecordKind, id: string) => Number(id) }

function read(overrides: FeedRecord = {}) {
  const reading = readProject(aProject(overrides), options)
  if (!reading.ok) throw new Error(reading.reason)
  return reading
}

test('a project is read with its place, texts, constructions and documents', () => {
  const { project, listed } = read({ Website: 'https://boomgaard.example/', LargePictureItems: [aPicture()] })
  expect(listed).toBe(true)
  expect(project).toMatchObject({
    name: { any: 'De Boomgaard' },
    place: { zip: '9000', address: { street: 'Lindenlei', houseNumber: '2' }, point: { exact: true } },
    startPrice: 389000,
    externalUrl: 'https://boomgaard.example/',
    createdAt: '2026-03-02T08:00:00.000Z',
    constructions: [
      { id: '1', unit: 'A01', floor: '0', price: 389000, state: 'available' },
      { id: '2', state: 'sold' },
    ],
    documents: [{ id: '1', name: { nl: 'Lastenboek' } }],
  })
})

test.each([
  ['sold', 'sold'],
  ['Sold out', 'sold'],
  ['VERKOCHT', 'sold'],
  ['uitverkocht', 'sold'],
  ['Vendu', 'sold'],
  ['vendue', 'sold'],
  ['verkauft', 'sold'],
  ['option', 'option'],
  ['in optie', 'option'],
  ['réservé', 'option'],
  ['unsold', 'available'],
  ['invendu', 'available'],
  ['', 'available'],
  [null, 'available'],
])('a construction with status %j is %s', (Status, state) => {
  expect(read({ Constructions: [{ ID: 1, Status }] }).project.constructions[0]?.state).toBe(state)
})

test('a project without city and zip, or without ID, is rejected', () => {
  const withoutPlace = aProject({ ID: 5, City: '', Zip: '' })
  expect({ ...readProject(withoutPlace, options), id: idOf(withoutPlace) }).toEqual({ ok: false, id: '5', reason: 'no city and no zip' })
  expect({ ...readProject({ Zip: '9000' }, options), id: idOf({ Zip: '9000' }) }).toEqual({ ok: false, id: null, reason: 'no ID' })
})

test('an unpublished address is left out of the project', () => {
  const { project, extraFields, secret } = read({
    PublicAddress: false,
    Situation: 'Aan de Lindenlei 2.',
    Url: 'https://lindenlei.example/',
    Documents: [{ ID: 1, Name: 'Plan Lindenlei' }],
    Constructions: [{ ID: 1, Requirement: 'Hoek lindenlei' }],
    Other: 'LINDENLEI',
  })
  expect(JSON.stringify(project) + extraFields).not.toMatch(/lindenlei/i)
  expect(project.place).toMatchObject({ address: null, point: { exact: false } })
  expect(project.externalUrl).toBeNull()
  expect(secret.street).toBe('Lindenlei')
})

test('any record returns without error', () => {
  const record = fc.record(Object.fromEntries(Object.keys(aProject()).map((name) => [name, fc.jsonValue()])), { requiredKeys: [] })
  fc.assert(fc.property(fc.oneof(fc.jsonValue(), record), (raw) => void JSON.stringify(readProject(raw, options))))
})
