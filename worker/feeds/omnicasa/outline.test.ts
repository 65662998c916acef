import { describe, expect, test } from 'vitest'
import { readOutline } from '../../../tests/feeds/read-outline.ts'
import { projectAnswer, propertyAnswer } from '../../../tests/kit/factories.ts'
import { kindOf, openOmnicasaOutline, refusalIn } from './outline.ts'

test.each([
  [{ code: 3, message: ' No \n rights ', success: false }, 'No rights'],
  [{ code: '3', message: 'No rights' }, 'No rights'],
  [{ success: 'false', message: 'x'.repeat(301) }, 'x'.repeat(300)],
  [{ success: false, code: 3, message: ' ' }, 'code 3'],
  [{ success: 0 }, 'code unknown'],
  [{ success: false, message: 5 }, 'code unknown'],
  [{ code: 0, message: 'Done', success: true }, null],
  [{ code: 3, message: '' }, null],
  [{ code: 'x', message: 'Hello' }, null],
  [{ message: 'Hello' }, null],
  [{}, null],
])('the answer %j says what was refused: %j', (answer, refusal) => {
  expect(refusalIn(answer)).toBe(refusal)
})

const record = { ID: 1, Pictures: [{ ID: 2 }], Success: false }

test.each<readonly [string, unknown, 'listing' | 'project' | 'unknown']>([
  ['a bare array', [record], 'unknown'],
  ['Items', { Tags: [['a'], { Items: [1] }], Items: [record] }, 'unknown'],
  ['a value', { Code: 0, VALUE: [record] }, 'unknown'],
  ['items of a value', { Value: { From: 1, items: [record] }, Success: true }, 'unknown'],
  ['the answer with properties', propertyAnswer([record]), 'listing'],
  ['the answer with projects', projectAnswer([record]), 'project'],
  ['an answer in another case', { GETPROPERTYLISTJSONRESULT: { VALUE: [record] } }, 'listing'],
  ['an answer that is a list itself', { get_project_list_json_result: [record] }, 'project'],
])('the records of %s are found', async (_, file, kind) => {
  expect(await readOutline(file, openOmnicasaOutline())).toEqual([[kind, [record]]])
})

test('other lists are left out, and both answers of a file are read', async () => {
  const file = { ...projectAnswer([]), Other: { Items: [record], Value: { Items: [[record]] } }, ...propertyAnswer([record]) }
  expect(await readOutline(file, openOmnicasaOutline())).toEqual([
    ['project', []],
    ['listing', [record]],
  ])
})

describe('the number of rows named beside a list', () => {
  const rowsOf = async (file: unknown) => {
    const outline = openOmnicasaOutline()
    await readOutline(file, outline)
    return Object.fromEntries(outline.announced())
  }

  test('the number of rows named beside a list is that of its kind', async () => {
    expect(await rowsOf({ ...propertyAnswer([record], { Value: { RowsCount: 51, Items: [record] } }), ...projectAnswer([record]) })).toEqual({
      listing: 51,
      project: 1,
    })
    expect(await rowsOf({ RowCount: '7', Items: [] })).toEqual({ unknown: 7 })
    expect(await rowsOf({ GetPropertyListJsonResult: { RowsCount: 8, Items: [] } })).toEqual({ listing: 8 })
  })

  test('the number of rows named beside a list is the largest of several', async () => {
    expect(await rowsOf({ GetPropertyListJsonResult: { RowsCount: 8, Value: { RowCount: 51, RowsCount: 9, Items: [] } } })).toEqual({ listing: 51 })
  })

  test('the number of rows named beside a list stands beside the list, and is a number', async () => {
    const other = { RowsCount: 5, Value: { Count: 6, Items: [] }, Deep: { RowsCount: 7, Value: { RowsCount: 8 } } }
    expect(await rowsOf({ Items: [], Other: other })).toEqual({})
    expect(await rowsOf({ RowsCount: 'many', Count: 4, Items: [] })).toEqual({})
    expect(await rowsOf({ RowsCount: { Value: 7, RowsCount: 7 }, Items: [] })).toEqual({})
  })
})

const none = 'no list of records was found in it, and no "kind" that says what it holds'

test.each([
  [{ GetPropertyListJsonResult: { Code: 3, Message: 'No rights', Success: false, Value: null } }, 'the service refused: No rights'],
  [{ Success: false, Code: 3, Items: [] }, 'the service refused: code 3'],
  [{ ...propertyAnswer([record]), ...projectAnswer([], { Code: 3, Message: 'No projects' }) }, 'the service refused: No projects'],
  [{}, none],
  [{ Tags: [record], Other: { Items: [record] } }, none],
])('%j is refused: %s', async (file, reason) => {
  await expect(readOutline(file, openOmnicasaOutline())).rejects.toMatchObject({ message: reason })
})

test.each([
  { ...propertyAnswer([record], { Meta: { Success: false, Message: 'x', Code: 3 } }), Sender: { Success: false } },
  { Success: { Deep: false }, Items: [] },
  { Success: [false], Items: [] },
  { Failed: false, Items: [] },
])('nothing in %j says that the service refused', async (file) => {
  expect(await readOutline(file, openOmnicasaOutline())).toHaveLength(1)
})

test.each([
  [{ ID: 1, Constructions: [] }, 'project'],
  [{ ID: 1, CONSTRUCTIONS: [], goal: 0 }, 'listing'],
  [{ ID: 1 }, 'listing'],
  ['text', 'listing'],
])('a record %j without an answer’s name is a %s', (given, kind) => {
  expect(kindOf(given)).toBe(kind)
})
