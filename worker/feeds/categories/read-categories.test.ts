import { expect, test } from 'vitest'
import { categoriesIn, isCategory } from './categories-in.ts'
import { readCategories } from './read-categories.ts'

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
