import { expect, test } from 'vitest'
import { listColumns } from '#db/model/feeds/feed-table.ts'
import { homeSheet } from '#db/model/feeds/sheets/home-fields.ts'
import { recordFields } from './record-fields.ts'

test('the columns of a table with several values are those of the format', () => {
  const lists = [...recordFields].filter(([, { shape }]) => shape === 'files' || shape === 'places').map(([path]) => path)
  expect([...listColumns].sort()).toEqual(lists.sort())
})

test('the columns with names in the four languages are fields of the format, and hold what it says', () => {
  const shapes = { list: 'files', texts: 'words' } as const
  for (const [path, { holds }] of Object.entries(homeSheet.fields)) {
    const shape = recordFields.get(path)?.shape
    expect(shape, path).toBeDefined()
    expect(holds === undefined ? shape : shapes[holds], path).toBe(shape)
  }
})
