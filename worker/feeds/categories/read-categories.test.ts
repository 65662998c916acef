import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import * as schema from '#db/schema.ts'
import { memoryDatabase } from '../../../tests/kit/memory-database.ts'
import { categoriesIn, isCategory } from './categories-in.ts'
import { readCategories, storeCategories } from './read-categories.ts'

test('a category is read with keys in any case, and its name as text or by language', () => {
  const records = [
    { ID: 1, ParentID: 0, Name: 'House', WebID: 1 },
    { id: '900', parentid: '1', NAME: { NL: 'Minikerk', en: '<b>Tiny</b> church' }, webId: '' },
  ]
  expect(readCategories(records)).toEqual({
    categories: [
      { id: 1, parentId: null, name: { any: 'House' }, webId: 1 },
      { id: 900, parentId: 1, name: { nl: 'Minikerk', en: 'Tiny church' }, webId: null },
    ],
    rejected: [],
    remarks: [],
  })
})

test.each([
  ['text', null, 'not a record'],
  [{ Name: 'House' }, null, 'no ID'],
  [{ ID: 0, Name: 'House' }, null, 'ID is not a positive whole number'],
  [{ ID: 2.5, Name: 'House' }, null, 'ID is not a positive whole number'],
  [{ ID: 2, Name: '-' }, '2', 'no Name'],
  [{ ID: 1, Name: 'Again' }, '1', 'another category of the list has its ID'],
  [{ ID: 2, Name: 'House', Goal: 0, City: 'Gent' }, null, 'a property, not a category'],
])('%j is rejected with its position', (record, id, reason) => {
  expect(readCategories([{ ID: 1, Name: 'House' }, record]).rejected).toEqual([{ position: 2, id, reason }])
})

test.each([
  [{ ParentID: 'top' }, { field: 'ParentID', value: '"top"', reason: 'notUnderstood' }],
  [{ WebID: 'one' }, { field: 'WebID', value: '"one"', reason: 'notUnderstood' }],
  [{ ParentID: 77 }, { field: 'ParentID', value: '77', reason: 'implausible' }],
  [{ ParentID: 5 }, { field: 'ParentID', value: '5', reason: 'implausible' }],
])('%j earns a remark, and the category is taken', (fields, remark) => {
  const { categories, remarks } = readCategories([{ ID: 5, Name: 'Tiny church', ...fields }])
  expect(categories).toHaveLength(1)
  expect(remarks).toEqual([{ position: 1, id: '5', ...remark }])
})

test.each([
  ['a bare array', [{ ID: 1 }]],
  ['Items', { kind: 'categories', Items: [{ ID: 1 }] }],
  ['categories', { kind: 'categories', categories: [{ ID: 1 }] }],
  ['the CRM’s answer', { GetTypeOfPropertyListJsonResult: { Success: true, Value: { Items: [{ ID: 1 }] } } }],
])('the list is found in %s', (_, file) => {
  expect(categoriesIn(file)).toEqual([{ ID: 1 }])
})

test('a record is a category by its keys', () => {
  expect(isCategory(['ID', 'ParentID', 'Name', 'WebID'])).toBe(true)
  expect(isCategory(['id', 'parentid', 'name'])).toBe(true)
  expect(isCategory(['ID', 'Name', 'City', 'Constructions'])).toBe(false)
  expect(isCategory(['ID', 'ParentID', 'Name', 'Goal', 'Zip'])).toBe(false)
})

const [house, villa, church] = [
  { ID: 1, ParentID: 0, Name: 'House' },
  { ID: 2, ParentID: 1, Name: 'Villa' },
  { ID: 900, ParentID: 1, Name: 'Tiny church' },
]

function open() {
  const d1 = memoryDatabase()
  const db = drizzle(d1, { schema })
  return {
    take: (records: readonly unknown[], isPart = false, at = '2026-11-26T09:00:00.000Z') => storeCategories(db, 'omnicasa', records, isPart, new Date(at)),
    kept: async () => {
      const { results } = await d1.prepare('SELECT source, categories, changed_at FROM crm_categories').all()
      return results.map(({ source, categories, changed_at: at }) => [source, JSON.parse(String(categories)).map(({ id }: { id: number }) => id), at])
    },
  }
}

test('a list replaces the one before, and what it adds, changes and withdraws is counted', async () => {
  const { take, kept } = open()
  expect(await take([house, villa, {}])).toEqual({
    counts: { added: 2, changed: 0, unchanged: 0, withdrawn: 0 },
    rejected: [{ position: 3, id: null, reason: 'no ID' }],
    remarks: [],
  })
  expect(await take([{ ...house, Name: 'Huis' }, church], false, '2026-11-27T09:00:00.000Z')).toMatchObject({
    counts: { added: 1, changed: 1, unchanged: 0, withdrawn: 1 },
  })
  expect(await kept()).toEqual([['omnicasa', [1, 900], '2026-11-27T09:00:00.000Z']])
  expect(await take([house], false, '2026-11-28T09:00:00.000Z')).toMatchObject({ counts: { added: 0, changed: 1, unchanged: 0, withdrawn: 1 } })
})

test('a list that only lacks a category withdraws it', async () => {
  const { take, kept } = open()
  await take([house, villa])
  expect(await take([house], false, '2026-11-27T09:00:00.000Z')).toMatchObject({ counts: { added: 0, changed: 0, unchanged: 1, withdrawn: 1 } })
  expect(await kept()).toEqual([['omnicasa', [1], '2026-11-27T09:00:00.000Z']])
})

test('a part of a list keeps the others', async () => {
  const { take, kept } = open()
  await take([house, villa])
  expect(await take([house, church], true, '2026-11-27T09:00:00.000Z')).toMatchObject({ counts: { added: 1, changed: 0, unchanged: 1, withdrawn: 0 } })
  expect(await kept()).toEqual([['omnicasa', [2, 1, 900], '2026-11-27T09:00:00.000Z']])
})

test('the same list again is not written, nor is one without a usable category', async () => {
  const { take, kept } = open()
  await take([house, villa])
  expect(await take([house, villa], false, '2026-11-27T09:00:00.000Z')).toMatchObject({ counts: { added: 0, changed: 0, unchanged: 2, withdrawn: 0 } })
  expect(await take([villa], true, '2026-11-27T09:00:00.000Z')).toMatchObject({ counts: { unchanged: 1 } })
  expect(await take([{}, 'text'], false, '2026-11-27T09:00:00.000Z')).toBeNull()
  expect(await kept()).toEqual([['omnicasa', [1, 2], '2026-11-26T09:00:00.000Z']])
})
