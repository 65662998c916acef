import { expect, test } from 'vitest'
import { addCrmEvents } from '#db/feeds/crm-events.ts'
import { aCrmSite } from '../../../tests/feeds/crm-site.ts'
import { aSweepBright, aSweepBrightEstate, type SweepBrightEstate, sweepBrightClient } from '../../../tests/kit/faults/sweepbright-service.ts'
import { memoryFiles } from '../../../tests/kit/memory-files.ts'

const now = new Date('2026-11-26T09:00:00Z')
const nothing = { added: 0, changed: 0, unchanged: 0, withdrawn: 0, rejected: 0, figures: 0 }

function aSite(estates: readonly SweepBrightEstate[]) {
  const crm = aSweepBright(estates)
  const site = aCrmSite('sweepbright', crm.answer, { ...sweepBrightClient, FILES: memoryFiles().files })
  let second = 0
  return {
    ...site,
    crm,
    /** Names estates as a webhook does, each a second later than the one before. */
    async name(event: string, ...ids: readonly [string, ...string[]]) {
      const [first, ...others] = ids.map((record) => {
        second += 1
        return { source: 'sweepbright', record, event, happenedAt: new Date(now.getTime() + second * 1_000).toISOString() }
      })
      if (first) await addCrmEvents(site.db, [first, ...others], now.toISOString())
    },
  }
}
const stock = ({ rows }: ReturnType<typeof aSite>) =>
  rows("SELECT external_id AS id FROM listings WHERE withdrawn_at IS NULL AND source = 'sweepbright' ORDER BY external_id")

test('there is no list to read: without a webhook nothing runs', async () => {
  const site = aSite([aSweepBrightEstate()])
  expect(await site.sync(now)).toEqual({ not: 'idle' })
  expect(site.crm.calls).toEqual([])
})

test('what a webhook names is read once, however often it is named', async () => {
  const site = aSite([aSweepBrightEstate()])
  await site.name('estate-added', 'a-1', 'a-1')
  await site.name('estate-updated', 'a-1')
  await site.sync(now)
  expect(await site.run()).toMatchObject({ mode: 'events', state: 'done', counts: { ...nothing, added: 1 } })
  expect(site.crm.calls.filter(({ method, path }) => method === 'GET' && path === 'estates/a-1')).toHaveLength(1)
})

test('a project carries its units: those that are absent go, and a deleted project takes all', async () => {
  const unit = (id: string) => aSweepBrightEstate({ id, type: 'apartment', sub_type: 'condo' })
  const project = (...units: readonly string[]) => aSweepBrightEstate({ id: 'p-1', is_project: true, properties: units.map(unit) })
  const site = aSite([project('u-1', 'u-2', 'u-3')])
  await site.name('estate-added', 'p-1')
  await site.sync(now)
  expect((await stock(site)).map(({ id }) => id)).toEqual(['u-1', 'u-2', 'u-3'])
  expect(await site.rows("SELECT json_array_length(record, '$.constructions') AS units FROM projects")).toEqual([{ units: 3 }])
  site.crm.stock.estates = [{ ...project(), properties: undefined }]
  await site.name('estate-updated', 'p-1')
  await site.sync(now)
  expect(await stock(site)).toHaveLength(3)
  site.crm.stock.estates = [project('u-1', 'u-3')]
  await site.name('estate-updated', 'p-1')
  await site.sync(now)
  expect((await stock(site)).map(({ id }) => id)).toEqual(['u-1', 'u-3'])
  await site.name('estate-deleted', 'p-1')
  await site.sync(now)
  expect([await stock(site), await site.rows('SELECT id FROM projects WHERE withdrawn_at IS NULL')]).toEqual([[], []])
})

test('of several events the last to happen counts, whatever the order in which they came', async () => {
  const site = aSite([aSweepBrightEstate(), aSweepBrightEstate({ id: 'a-2' })])
  await site.name('estate-added', 'a-1', 'a-2')
  await site.sync(now)
  const at = (record: string, event: string, happenedAt: string) => ({ source: 'sweepbright', record, event, happenedAt })
  await addCrmEvents(
    site.db,
    [
      at('a-1', 'estate-deleted', '2026-11-27T10:00:00.000Z'),
      at('a-1', 'estate-updated', '2026-11-27T09:00:00.000Z'),
      at('a-2', 'estate-updated', '2026-11-27T10:00:00.000Z'),
      at('a-2', 'estate-deleted', '2026-11-27T09:00:00.000Z'),
      at('never-known', 'estate-deleted', '2026-11-27T09:00:00.000Z'),
    ],
    now.toISOString(),
  )
  await site.sync(now)
  expect((await stock(site)).map(({ id }) => id)).toEqual(['a-2'])
})

test('an estate that the CRM no longer gives is counted and named, and keeps its page', async () => {
  const site = aSite([aSweepBrightEstate()])
  await site.name('estate-added', 'a-1')
  await site.sync(now)
  site.crm.stock.estates = []
  await site.name('estate-updated', 'a-1')
  await site.sync(now)
  expect(await site.run()).toMatchObject({ state: 'done', counts: { ...nothing, rejected: 1 } })
  expect(await site.rows('SELECT external_id AS id FROM import_rejects')).toEqual([{ id: 'a-1' }])
  expect(await stock(site)).toHaveLength(1)
})

test('a token that has ended is renewed once', async () => {
  const site = aSite([aSweepBrightEstate(), aSweepBrightEstate({ id: 'a-2' }), aSweepBrightEstate({ id: 'a-3' })])
  await site.name('estate-added', 'a-1', 'a-2', 'a-3')
  let isFirst = true
  site.crm.fail(({ path }) => {
    if (path === 'estates/a-2' && isFirst) site.crm.endToken()
    isFirst &&= path !== 'estates/a-2'
    return null
  })
  await site.sync(now)
  expect(await site.run()).toMatchObject({ state: 'done', counts: { ...nothing, added: 3 } })
})

test('wrong credentials fail the run, and its events wait for the next', async () => {
  const site = aSite([aSweepBrightEstate()])
  await site.name('estate-added', 'a-1')
  site.crm.fail(({ path }) => (path === 'oauth/token' ? Response.json({ error: 'invalid_client' }, { status: 400 }) : null))
  await site.sync(new Date('2026-11-27T09:00:00Z'))
  expect(await site.run()).toMatchObject({ state: 'failed', error: { fault: 'refused', detail: 'status 400 to oauth/token' } })
  site.crm.fail(() => null)
  await site.sync(new Date('2026-11-27T09:30:00Z'))
  expect(await site.run()).toMatchObject({ state: 'done', counts: { ...nothing, added: 1 } })
})

test('pictures are stored before their addresses expire, and keep theirs from one webhook to the next', async () => {
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0])
  const crm = aSweepBright([aSweepBrightEstate()])
  const answer = async (request: Request) =>
    new URL(request.url).host === 'files.example' ? new Response(bytes, { headers: { 'Content-Type': 'image/jpeg' } }) : crm.answer(request)
  const site = aCrmSite('sweepbright', answer, { ...sweepBrightClient, PHOTO_HOSTS: 'files.example', FILES: memoryFiles().files })
  await addCrmEvents(site.db, [{ source: 'sweepbright', record: 'a-1', event: 'estate-added', happenedAt: now.toISOString() }], now.toISOString())
  await site.sync(now)
  const urls = () => site.rows("SELECT record -> '$.photos[#-1].url' AS last, card -> '$.photo.url' AS first FROM listings")
  const stored = [{ first: '"/crm-pictures/sweepbright/p-1"', last: '"/crm-pictures/sweepbright/p-2"' }]
  expect(await urls()).toEqual(stored)
  const signed = [{ id: 'p-1', url: 'https://files.example/1.jpg?sig=new', ordinal: 1 }]
  crm.stock.estates = [aSweepBrightEstate({ images: [...signed, { id: 'p-2', url: 'https://files.example/2.jpg?sig=new', ordinal: 2 }] })]
  await addCrmEvents(site.db, [{ source: 'sweepbright', record: 'a-1', event: 'estate-updated', happenedAt: '2026-11-26T09:10:00.000Z' }], now.toISOString())
  await site.sync(now)
  expect(await urls()).toEqual(stored)
})
