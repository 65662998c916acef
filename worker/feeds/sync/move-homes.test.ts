import { expect, test } from 'vitest'
import { decideMoves, movingHomes } from '#db/feeds/crm-moves.ts'
import { resumeImport } from '#db/feeds/imports.ts'
import { aCrmSite } from '../../../tests/feeds/crm-site.ts'
import { finishImported, importRecords } from '../../../tests/feeds/import-records.ts'
import { aNeutralListing } from '../../../tests/feeds/neutral-factory.ts'
import { aProperty } from '../../../tests/kit/factories.ts'
import { sweepBrightClient } from '../../../tests/kit/faults/sweepbright-service.ts'
import { anEstate, aWhise, whiseClient } from '../../../tests/kit/faults/whise-service.ts'

const now = new Date('2026-11-26T09:00:00Z')
const place = { location: { street: 'Langerei', number: '12', postal_code: '8000', city: 'Brugge', country: 'BE', hidden: false } }

/** A site with homes, and the stock of Whise that waits to be published. */
async function aWaitingStock(homes: Parameters<typeof importRecords>[1]) {
  const crm = aWhise([anEstate(), anEstate({ id: 502, referenceNumber: 'W-502' })])
  const site = aCrmSite('whise', crm.answer, { ...whiseClient, ...sweepBrightClient })
  await importRecords(site.db, homes)
  await site.rows("INSERT INTO crm_connections (crm, \"values\", version, is_read) VALUES ('whise', '{}', 1, 0)")
  await site.sync(now, 'preview')
  const [{ id } = { id: '' }] = await site.rows('SELECT id FROM imports WHERE held IS NOT NULL')
  const importId = String(id)
  return {
    ...site,
    importId,
    proposals: () => site.rows('SELECT record, home FROM crm_moves ORDER BY record'),
    stock: () => site.rows('SELECT id, source, external_id AS record FROM listings WHERE withdrawn_at IS NULL ORDER BY source, external_id'),
    async publish() {
      await decideMoves(site.db, 'whise', null, true)
      await site.db.batch([resumeImport(site.db, importId, now.toISOString()), ...movingHomes(site.db, 'whise', importId)])
      await finishImported(site.db, importId)
    },
  }
}
const aFile = { source: 'perron', format: 'perron' } as const

test('a home of a file keeps its id, its price before, and the day it came on offer', async () => {
  const site = await aWaitingStock({
    ...aFile,
    listings: [aNeutralListing({ id: 'F-1', reference: 'w 501', created_at: '2025-01-02T08:00:00Z', price: { amount: 420_000, hidden: false }, ...place })],
  })
  const [before] = await site.stock()
  expect(await site.proposals()).toEqual([{ record: '501', home: before?.id }])
  await site.publish()
  expect(await site.stock()).toEqual([{ id: before?.id, source: 'whise', record: '501' }, expect.objectContaining({ source: 'whise', record: '502' })])
  const [{ card } = { card: '{}' }] = await site.rows(`SELECT card FROM listings WHERE id = ${before?.id}`)
  expect(JSON.parse(String(card))).toMatchObject({ id: before?.id, createdAt: '2025-01-02T08:00:00.000Z', earlierPrices: [{ amount: 420_000 }] })
  await site.rows('UPDATE crm_connections SET is_read = 1')
  await site.sync(new Date('2026-11-26T12:00:00Z'), 'full')
  expect(await site.run()).toMatchObject({ counts: { added: 0, changed: 0, unchanged: 2, withdrawn: 0 } })
})

test('a home of Omnicasa keeps the id that Omnicasa gave it', async () => {
  const site = await aWaitingStock({ listings: [aProperty({ ID: 4711, Ident: 'W/502', Zip: '8000' })] })
  await site.publish()
  expect(await site.stock()).toEqual([expect.objectContaining({ source: 'whise', record: '501' }), { id: 4711, source: 'whise', record: '502' }])
})

test('a home that was entered at the desk ends as an entry', async () => {
  const site = await aWaitingStock({ source: 'desk', format: 'perron', listings: [aNeutralListing({ id: 'entry-1', reference: 'W-501', ...place })] })
  await site.rows(`INSERT INTO entries (id, state, record, published, created_by, changed_by, created_at, changed_at)
    VALUES ('entry-1', 'published', '{}', '{}', 'a', 'a', '2026-01-01', '2026-01-01')`)
  await site.publish()
  expect(await site.rows('SELECT state, version FROM entries')).toEqual([{ state: 'withdrawn', version: 2 }])
})

test('a home whose CRM goes on sending it is not proposed, nor is one at another postcode', async () => {
  const elsewhere = { location: { ...place.location, postal_code: '9000', city: 'Gent' } }
  const site = await aWaitingStock({ ...aFile, listings: [aNeutralListing({ id: 'F-1', reference: 'W-501', ...elsewhere })] })
  expect(await site.proposals()).toEqual([])
  await importRecords(site.db, { source: 'sweepbright', format: 'perron', listings: [aNeutralListing({ id: 'a-1', reference: 'W-501', ...place })] })
  await site.rows("UPDATE listings SET withdrawn_at = '2026-01-01' WHERE source = 'perron'")
  await site.rows("INSERT INTO crm_connections (crm, \"values\", version, is_read) VALUES ('sweepbright', '{}', 1, 0)")
  await site.sync(now, 'preview')
  expect(await site.proposals(), 'it is not switched on').toHaveLength(1)
  await site.rows("UPDATE crm_connections SET is_read = 1 WHERE crm = 'sweepbright'")
  await site.sync(now, 'preview')
  expect(await site.proposals()).toEqual([])
})

test('a move is not made for a record that is no longer staged, nor for a home that another CRM took', async () => {
  const site = await aWaitingStock({
    ...aFile,
    listings: [aNeutralListing({ id: 'F-1', reference: 'W-501', ...place }), aNeutralListing({ id: 'F-2', reference: 'W-502', ...place })],
  })
  await site.rows("DELETE FROM import_rows WHERE columns ->> 'external_id' = '501'")
  await site.rows("INSERT INTO crm_connections (crm, \"values\", version, is_read) VALUES ('sweepbright', '{}', 1, 1)")
  await site.rows("UPDATE listings SET source = 'sweepbright' WHERE external_id = 'F-2'")
  await site.publish()
  expect((await site.rows("SELECT external_id AS record FROM public_ids WHERE source = 'perron' ORDER BY id")).map(({ record }) => record)).toEqual([
    'F-1',
    'F-2',
  ])
  expect((await site.stock()).map(({ source, record }) => `${source} ${record}`)).toEqual(['perron F-1', 'sweepbright F-2', 'whise 502'])
})
