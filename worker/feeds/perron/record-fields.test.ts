import { expect, test } from 'vitest'
import { headings, listColumns } from '#db/model/feeds/feed-table.ts'
import { recordFields } from './record-fields.ts'

test('the columns of a table with several values are those of the format', () => {
  const lists = [...recordFields].filter(([, { shape }]) => shape === 'files' || shape === 'places').map(([path]) => path)
  expect([...listColumns].sort()).toEqual(lists.sort())
})

test('a Dutch or French heading stands for one field, and hides none', () => {
  const words = Object.values(headings).flat()
  expect(words.filter((word, index) => words.indexOf(word) !== index || recordFields.has(word))).toEqual([])
  expect(Object.keys(headings).filter((path) => !recordFields.has(path))).toEqual([])
})
