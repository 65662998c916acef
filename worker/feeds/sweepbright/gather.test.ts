import { expect, test } from 'vitest'
import { addCrmEvents } from '#db/feeds/crm-events.ts'
import { aCrmSite } from '../../../tests/feeds/crm-site.ts'
import { aSweepBright, aSweepBrightEstate, type SweepBrightEstate, sweepBrightClient } from '../../../tests/kit/faults/sweepbright-service.ts'
import { memoryFiles } from '../../../tests/kit/memory-files.ts'

const now = new Date('2026-11-26T09:00:00Z')

/** A site whose connection with SweepBright is set and not switched on. */
async function aNewSite(estates: readonly SweepBrightEstate[]) {
  const crm = aSweepBright(estates)
  const site = aCrmSite('sweepbright', crm.answer, { ...sweepBrightClient, FILES: memoryFiles().files })
  await site.rows("INSERT INTO crm_connections (crm, \"values\", version, is_read) VALUES ('sweepbright', '{}', 1, 0)")
  let second = 0
  return {
    ...site,
    crm,
    async name(record: string, event = 'estate-added') {
      second += 1
      await addCrmEvents(
        site.db,
        [{ source: 'sweepbright', record, event, happenedAt: new Date(now.getTime() + second * 1_000).toISOString() }],
        now.toISOString(),
      )
    },
    held: () => site.rows("SELECT held ->> '$.preview.added' AS added FROM imports WHERE held IS NOT NULL"),
    kept: async () => (await site.rows('SELECT record FROM crm_payloads ORDER BY record')).map(({ record }) => record),
    stock: () => site.rows('SELECT external_id AS id FROM listings WHERE withdrawn_at IS NULL ORDER BY external_id'),
  }
}

test('what webhooks name before the CRM is switched on is gathered: it grows, and nothing of it is on the site', async () => {
  const site = await aNewSite([aSweepBrightEstate(), aSweepBrightEstate({ id: 'a-2', settings: { reference: 'SB-2' } })])
  await site.name('a-1')
  await site.sync(now, 'events')
  expect([await site.held(), await site.stock()]).toEqual([[{ added: 1 }], []])
  await site.name('a-2')
  await site.sync(now, 'events')
  expect([await site.held(), await site.kept(), await site.stock()]).toEqual([[{ added: 2 }], ['a-1', 'a-2'], []])
  await site.name('a-1', 'estate-deleted')
  await site.sync(now)
  expect([await site.held(), await site.kept()]).toEqual([[{ added: 1 }], ['a-2']])
})

test('what was gathered is read again without the CRM, which no longer answers for it', async () => {
  const site = await aNewSite([aSweepBrightEstate()])
  await site.name('a-1')
  await site.sync(now, 'events')
  site.crm.stock.estates = []
  await site.sync(now, 'preview')
  expect(await site.held()).toEqual([{ added: 1 }])
  await site.rows('UPDATE crm_connections SET is_read = 1')
  await site.sync(now, 'full')
  expect(await site.stock()).toEqual([{ id: 'a-1' }])
  expect(await site.rows('SELECT external_id FROM crm_receipts WHERE due_at IS NOT NULL')).toEqual([{ external_id: 'a-1' }])
})

test('a project is kept with its units, and in place of those that it had', async () => {
  const unit = (id: string) => aSweepBrightEstate({ id, type: 'apartment', sub_type: 'condo' })
  const project = (...units: readonly string[]) => aSweepBrightEstate({ id: 'p-1', is_project: true, properties: units.map(unit) })
  const site = await aNewSite([project('u-1', 'u-2')])
  await site.name('p-1')
  await site.sync(now, 'events')
  expect(await site.kept()).toEqual(['p-1', 'u-1', 'u-2'])
  site.crm.stock.estates = [project('u-2', 'u-3')]
  await site.name('p-1', 'estate-updated')
  await site.sync(now, 'events')
  expect(await site.kept()).toEqual(['p-1', 'u-2', 'u-3'])
  await site.name('p-1', 'estate-deleted')
  await site.sync(now, 'events')
  expect(await site.kept()).toEqual([])
})

test('what may never be shown is not kept, and of a field that is not known only its name', async () => {
  const site = await aNewSite([aSweepBrightEstate({ seller_notes: 'Belt na 18 uur', occupancy: { available_from: '2027-01-01', contact_details: 'Huurder' } })])
  await site.name('a-1')
  await site.sync(now, 'events')
  const [{ payload } = { payload: '' }] = await site.rows('SELECT payload FROM crm_payloads')
  for (const secret of ['Geheime Eigenaar', 'Sleutel onder de mat', 'exclusive', 'Belt na', 'Huurder']) expect(payload).not.toContain(secret)
  expect(JSON.parse(String(payload))).toMatchObject({ seller_notes: true, occupancy: { available_from: '2027-01-01' }, settings: { reference: 'SB-1' } })
})
