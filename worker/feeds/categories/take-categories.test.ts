import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import * as schema from '#db/schema.ts'
import { memoryDatabase } from '../../../tests/kit/memory-database.ts'
import { takeCategories } from './take-categories.ts'

const [house, villa, church] = [
  { ID: 1, ParentID: 0, Name: 'House' },
  { ID: 2, ParentID: 1, Name: 'Villa' },
  { ID: 900, ParentID: 1, Name: 'Tiny church' },
]

function open() {
  const d1 = memoryDatabase()
  const db = drizzle(d1, { schema })
  return {
    take: (records: readonly unknown[], isPart = false, at = '2026-11-26T09:00:00.000Z') => takeCategories(db, 'omnicasa', records, isPart, new Date(at)),
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
