import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../site/json-object.ts'
import { changeName, changesOf, entryChanges, entryId, formChanges } from './changes.ts'

const names = (before: JsonObject, after: JsonObject) => changesOf(before, after).map((change) => `${change.what} ${changeName(change)}`)
const office = (key: string, fields: JsonObject = {}): JsonObject => ({ key, ...fields })

test.each<[JsonObject, string]>([
  [{ key: 'brugge', name: 'x' }, 'brugge'],
  [{ name: 'Plausible' }, 'Plausible'],
  [{ key: 1 }, ''],
  [{}, ''],
])('the id of %j is %j', (entry, id) => {
  expect(entryId(entry)).toBe(id)
})

describe('the difference between two records', () => {
  test('the difference between two records is nothing if only the order of keys differs', () => {
    expect(names({ name: { nl: 'x', fr: 'y' }, email: 'a@b.be' }, { email: 'a@b.be', name: { fr: 'y', nl: 'x' } })).toEqual([])
  })

  test('the difference between two records names the fields that changed', () => {
    expect(names({ name: { nl: 'x' }, phone: '1' }, { name: { nl: 'y' }, email: 'a@b.be', phone: '1' })).toEqual(['changed name', 'changed email'])
  })

  test('the difference between two records names a setting that changed in one language', () => {
    expect(names({ settings: { nl: { image: 'a' } } }, { settings: { nl: { image: 'b' } } })).toEqual(['changed settings.nl.image'])
  })

  test('the difference between two records names entries that were added, removed, moved and changed', () => {
    const before = { offices: [office('a'), office('b', { phone: '1' }), office('c')] }
    expect(names(before, before)).toEqual([])
    expect(names(before, { offices: [office('a'), office('b', { phone: '1' }), office('c'), office('d')] })).toEqual(['added offices.d'])
    expect(names(before, { offices: [office('a'), office('c')] })).toEqual(['removed offices.b'])
    expect(names(before, { offices: [office('c'), office('b', { phone: '1' }), office('a')] })).toEqual(['moved offices'])
    expect(names(before, { offices: [office('a'), office('b', { phone: '2' }), office('c')] })).toEqual(['changed offices.b.phone'])
    expect(names(before, { offices: [office('b', { phone: '1' }), office('d')] })).toEqual(['removed offices.a', 'removed offices.c', 'added offices.d'])
  })

  test('the difference of one page or entry names its fields', () => {
    expect(formChanges('agency', { email: 'a' }, { email: 'b', look: { accent: '#000' } }).map(({ field, entry }) => [field.path, entry])).toEqual([
      ['email', null],
    ])
    expect(formChanges('look', { email: 'a' }, { email: 'b' })).toEqual([])
    const [change, ...others] = entryChanges('offices', 'a', office('a', { phone: '1' }), office('a', { phone: '2' }))
    expect(change).toMatchObject({ what: 'changed', section: 'offices', entry: 'a', field: { path: 'phone' }, before: { phone: '1' }, after: { phone: '2' } })
    expect(others).toEqual([])
  })
})
