import { expect, test } from 'vitest'
import { memoryDatabase } from '../../tests/kit/memory-database.ts'
import { overlaidDatabase } from './overlaid-database.ts'

const database = memoryDatabase()
const overlaid = overlaidDatabase(database, [
  {
    table: 'refused_records',
    rows: `SELECT source, kind, record_id, fingerprint, refused_at FROM main.refused_records WHERE record_id <> 2
      UNION ALL SELECT 'omnicasa', 'listing', 2, 'new', '2026-02-02'`,
  },
])
for (const id of [1, 2]) await database.prepare("INSERT INTO refused_records VALUES ('omnicasa', 'listing', ?, 'old', '2026-01-01')").bind(id).run()

const fingerprints = async (query: string) => (await overlaid.prepare(query).all<{ fingerprint: string }>()).results.map(({ fingerprint }) => fingerprint)

test.each([
  ['a query', 'SELECT fingerprint FROM refused_records ORDER BY record_id'],
  ['a quoted name', 'select "refused_records"."fingerprint" from "refused_records" order by "refused_records"."record_id"'],
  ['a query with tables of its own', 'WITH known AS (SELECT * FROM refused_records) SELECT fingerprint FROM known ORDER BY record_id'],
  [
    'a recursive query',
    'WITH RECURSIVE ids(id) AS (SELECT 1 UNION SELECT id + 1 FROM ids WHERE id < 2) SELECT fingerprint FROM ids JOIN refused_records ON record_id = id',
  ],
  ['a query that names an index', 'SELECT fingerprint FROM refused_records INDEXED BY refused_by_time WHERE record_id > 0'],
])('%s reads the overlay in place of the table', async (_, query) => {
  expect(await fingerprints(query)).toEqual(['old', 'new'])
})

test('a batch and a session read it too, with their parameters', async () => {
  const query = 'SELECT fingerprint FROM refused_records WHERE record_id = ?'
  const [inBatch] = await overlaid.batch<{ fingerprint: string }>([overlaid.prepare(query).bind(2)])
  expect(inBatch?.results).toEqual([{ fingerprint: 'new' }])
  expect(await overlaid.withSession().prepare(query).bind(2).first()).toEqual({ fingerprint: 'new' })
})

test('nothing is written', async () => {
  await overlaid.prepare('DELETE FROM refused_records WHERE record_id = ?').bind(1).run()
  await overlaid.batch([overlaid.prepare('UPDATE refused_records SET fingerprint = ?').bind('changed')])
  expect(await database.prepare("SELECT count(*) AS count FROM refused_records WHERE fingerprint = 'old'").first()).toEqual({ count: 2 })
})
