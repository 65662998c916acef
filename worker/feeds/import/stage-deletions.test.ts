import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import * as schema from '#db/schema.ts'
import { anImport, importRecords } from '../../../tests/feeds/import-records.ts'
import { aProject, aProperty } from '../../../tests/kit/factories.ts'
import { memoryDatabase } from '../../../tests/kit/memory-database.ts'
import { stageDeletions } from './stage-deletions.ts'

test('listings and projects are named as deleted by their ids, and ids that nothing has are ignored', async () => {
  const d1 = memoryDatabase()
  const db = drizzle(d1, { schema })
  const staged = async (id: string) =>
    (await d1.prepare(`SELECT kind, record_id AS id, outcome FROM import_rows WHERE import_id = '${id}' ORDER BY kind`).all()).results
  await importRecords(db, { listings: [aProperty({ ID: 4001 }), aProperty({ ID: 7 })], projects: [aProject({ ID: 7 })] })

  const both = await anImport(db, { mode: 'partial' })
  expect(await stageDeletions(db, both, ['7', '8', 'text'])).toBe(2)
  expect(await staged(both.id)).toEqual([
    { kind: 'listing', id: 7, outcome: 'deleted' },
    { kind: 'project', id: 7, outcome: 'deleted' },
  ])
  const one = await anImport(db, { mode: 'partial' })
  expect(await stageDeletions(db, one, ['7', '4001'], ['listing'])).toBe(2)
  expect(await staged(one.id)).toHaveLength(2)
  expect(await stageDeletions(db, await anImport(db, { source: 'second' }), ['7', '4001'])).toBe(0)
})
