import { expect, test } from 'vitest'
import { addCrmEvents } from '#db/feeds/crm-events.ts'
import { aCrmSite } from '../../../tests/feeds/crm-site.ts'
import { aSweepBright, aSweepBrightEstate, type SweepBrightEstate, sweepBrightClient } from '../../../tests/kit/faults/sweepbright-service.ts'
import { memoryFiles } from '../../../tests/kit/memory-files.ts'

const at = (time: string) => new Date(`2026-11-26T${time}:00Z`)

function aSite(...estates: readonly SweepBrightEstate[]) {
  const crm = aSweepBright(estates)
  const site = aCrmSite('sweepbright', crm.answer, { ...sweepBrightClient, ENABLED_LOCALES: 'nl,fr', FILES: memoryFiles().files })
  return {
    ...site,
    crm,
    /** Has the site read an estate as a webhook names it. */
    async read(record: string, event: string, now: Date) {
      await addCrmEvents(site.db, [{ source: 'sweepbright', record, event, happenedAt: now.toISOString() }], now.toISOString())
      await site.sync(now)
    },
    async address(record: string) {
      const [{ id } = {}] = await site.rows(`SELECT id FROM public_ids WHERE external_id = '${record}'`)
      return [`estates/${record}/url`, `https://agency.example/property/${id}`]
    },
  }
}

test('the address of a page is told once its languages answer, and again after a change', async () => {
  const site = aSite(aSweepBrightEstate())
  await site.read('a-1', 'estate-added', at('09:00'))
  const asked: string[] = []
  await site.tell(at('09:01'), async ({ url }) => {
    asked.push(new URL(url).pathname.slice(0, 4))
    return new Response('')
  })
  await site.read('a-1', 'estate-updated', at('10:00'))
  await site.tell(at('10:01'))
  expect([asked, site.crm.told]).toEqual([['/nl/', '/fr/'], [await site.address('a-1')]])
  site.crm.stock.estates = [aSweepBrightEstate({ bedrooms: 4 })]
  await site.read('a-1', 'estate-updated', at('11:00'))
  await site.tell(at('11:01'))
  expect(site.crm.told).toEqual([await site.address('a-1'), await site.address('a-1')])
})

test('an estate that is published there again is told again, changed or not', async () => {
  const site = aSite(aSweepBrightEstate())
  for (const hour of ['09', '10']) {
    await site.read('a-1', 'estate-added', at(`${hour}:00`))
    await site.tell(at(`${hour}:01`))
  }
  expect(site.crm.told).toEqual([await site.address('a-1'), await site.address('a-1')])
})

test.each([
  ['is hidden from the internet', { status: 'prospect' }],
  ['has a page that fails', {}],
])('nothing is told of a home that %s', async (_name, fields) => {
  const site = aSite(aSweepBrightEstate(fields))
  await site.read('a-1', 'estate-added', at('09:00'))
  for (const time of ['09:01', '09:10']) await site.tell(at(time), async () => new Response('', { status: 500 }))
  expect(site.crm.told).toEqual([])
})

test('a withdrawal has no call, and a home that returns is told again', async () => {
  const site = aSite(aSweepBrightEstate())
  for (const [event, hour] of [
    ['estate-added', '09'],
    ['estate-deleted', '10'],
    ['estate-added', '11'],
  ] as const) {
    await site.read('a-1', event, at(`${hour}:00`))
    await site.tell(at(`${hour}:01`))
  }
  expect(site.crm.told).toEqual([await site.address('a-1'), await site.address('a-1')])
})

test('a project and its units are told, the project in the language of the site', async () => {
  const unit = aSweepBrightEstate({ id: 'u-1', type: 'apartment', sub_type: 'condo' })
  const site = aSite(aSweepBrightEstate({ id: 'p-1', is_project: true, properties: [unit] }))
  await site.read('p-1', 'estate-added', at('09:00'))
  await site.tell(at('09:01'))
  expect(site.crm.told).toHaveLength(2)
  expect(site.crm.told).toContainEqual(await site.address('u-1'))
  expect(site.crm.told).toContainEqual(['estates/p-1/url', expect.stringMatching(/^https:\/\/agency\.example\/nl\/nieuwbouw\/-\/-\/\d+\/$/)])
})

test('a lost answer has the address told again', async () => {
  const site = aSite(aSweepBrightEstate())
  await site.read('a-1', 'estate-added', at('09:00'))
  site.crm.lose(() => new Response('', { status: 504 }))
  await site.tell(at('09:01'))
  site.crm.lose(() => null)
  for (const time of ['09:03', '09:30']) await site.tell(at(time))
  expect(site.crm.told).toEqual([await site.address('a-1'), await site.address('a-1')])
})

test('an estate that the CRM does not know is refused, and no other waits for it', async () => {
  const site = aSite(aSweepBrightEstate(), aSweepBrightEstate({ id: 'a-2' }))
  for (const id of ['a-1', 'a-2']) await site.read(id, 'estate-added', at('09:00'))
  site.crm.fail(({ method, path }) => (method === 'PUT' && path === 'estates/a-1/url' ? new Response('', { status: 404 }) : null))
  await site.tell(at('09:01'))
  expect(site.crm.told).toEqual([await site.address('a-2')])
  expect(await site.rows('SELECT problem, error FROM crm_receipts WHERE problem IS NOT NULL')).toEqual([
    { problem: 'refused', error: 'status 404 to estates/a-1/url' },
  ])
})
