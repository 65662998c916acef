import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveJson } from '../kit/faults/json-server.ts'
import { aSweepBright, aSweepBrightEstate, sweepBrightClient } from '../kit/faults/sweepbright-service.ts'
import { anEstate, aWhise, whiseClient } from '../kit/faults/whise-service.ts'
import { startSite, type TestSite } from '../kit/site.ts'

const whise = aWhise([anEstate()])
const sweepBright = aSweepBright([aSweepBrightEstate()])
let site: TestSite
let served: readonly Awaited<ReturnType<typeof serveJson>>[] = []
beforeAll(async () => {
  served = [await serveJson(whise.answer), await serveJson(sweepBright.answer)]
  const [WHISE_BASE = '', SWEEPBRIGHT_BASE = ''] = served.map(({ base }) => base)
  const pace = { OMNICASA_PAUSE: '0', OMNICASA_TIMEOUT: '2', ENABLED_LOCALES: 'nl,fr' }
  site = await startSite({ ...whiseClient, WHISE_BASE, ...sweepBrightClient, SWEEPBRIGHT_BASE, ...pace })
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  for (const each of served) await each[Symbol.asyncDispose]()
})

/** Runs the jobs of a minute. */
const minute = async () => (await site.miniflare.getWorker()).scheduled({ cron: '* * * * *', scheduledTime: new Date() })
const post = (path: string, body: string, headers: Readonly<Record<string, string>> = {}) => site.fetch(path, { method: 'POST', body, headers })
const page = async (id: number) => (await site.fetch(`/property/${id}`, { redirect: 'follow' })).text()
const ids = async () =>
  (await site.db.prepare("SELECT id, price FROM listings WHERE source = 'whise' AND withdrawn_at IS NULL").all<{ id: number; price: number }>()).results

test('a run that a token starts names its source, and a webhook brings a change to the right page', async () => {
  const authorised = { Authorization: `Bearer ${site.token}` }
  expect((await post('/sync', '{"source":"whise","mode":"full"}', authorised)).status).toBe(202)
  await expect.poll(ids, { timeout: 10_000 }).toHaveLength(1)
  expect(await (await site.fetch('/sync', { headers: authorised })).json()).toMatchObject({ sources: { whise: { isSet: true }, omnicasa: { isSet: false } } })
  const [{ id } = { id: 0 }] = await ids()
  expect(await page(id)).toContain('395.000')
  whise.stock.estates = [anEstate({ price: 349_000 })]
  const event = JSON.stringify({
    clientId: 77,
    events: [
      { name: 'estate_update', objectId: 501 },
      { name: 'contact_created', objectId: 9 },
    ],
  })
  expect([(await post('/webhooks/whise/anders', event)).status, (await post('/webhooks/whise/', event)).status]).toEqual([404, 404])
  await expect
    .poll(async () => await site.db.prepare("SELECT count(*) AS count FROM sync_runs WHERE state = 'running'").first('count'), { timeout: 10_000 })
    .toBe(0)
  const answer = await post(`/webhooks/whise/${whiseClient.WHISE_WEBHOOK_SECRET}`, event)
  expect([answer.status, await answer.json()]).toEqual([202, { accepted: 1 }])
  await expect.poll(async () => (await ids())[0]?.price, { timeout: 10_000 }).toBe(349_000)
  expect(await page(id)).toContain('349.000')
})

test('each minute the CRM is told of the pages that the site answers with in every language, and which are gone', async () => {
  await minute()
  const [{ id } = { id: 0 }] = await ids()
  await expect.poll(() => whise.told, { timeout: 10_000 }).toContainEqual([501, 3, expect.stringMatching(new RegExp(`^http.*/property/${id}$`))])
  const address = await site.fetch('/property/whise-501', { redirect: 'manual' })
  expect(address.headers.get('Location')).toMatch(new RegExp(`/${id}/$`))
  whise.stock.estates = [anEstate({ displayStatusId: 1 })]
  await post(`/webhooks/whise/${whiseClient.WHISE_WEBHOOK_SECRET}`, '{"events":[{"name":"estate_update","objectId":501}]}')
  await expect.poll(ids, { timeout: 10_000 }).toEqual([])
  await minute()
  await expect.poll(() => whise.told.at(-1), { timeout: 10_000 }).toEqual([501, 11, ''])
  expect(whise.told).toHaveLength(3)
})

test.each(['', 'null', '[]', '{"events":[{"name":"estate_update","objectId":"<b>"},7,{"name":"estate_update"}]}', 'x'.repeat(70_000)])(
  'a webhook with the body %j names nothing',
  async (body) => {
    const answer = await post(`/webhooks/whise/${whiseClient.WHISE_WEBHOOK_SECRET}`, body)
    expect([answer.status, await answer.json()]).toEqual([202, { accepted: 0 }])
  },
)

test('a call of SweepBright is taken with the signature of its body only, and a wrong one is counted', async () => {
  const body = '{"event":"estate-updated","estate_id":"a-1","happened_at":"2026-11-20T10:00:00Z"}'
  const signed = (secret: string) => ({ 'X-Hook-Signature': createHmac('sha1', secret).update(body).digest('hex') })
  const statuses = [
    await post('/webhooks/sweepbright', body),
    await post('/webhooks/sweepbright', body, signed('anders')),
    await post('/webhooks/sweepbright', `${body} `, signed(sweepBrightClient.SWEEPBRIGHT_SECRET)),
  ]
  expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401])
  expect(await site.db.prepare("SELECT count FROM crm_refused WHERE source = 'sweepbright'").first('count')).toBe(3)
  for (let turn = 0; turn < 2; turn += 1) expect((await post('/webhooks/sweepbright', body, signed(sweepBrightClient.SWEEPBRIGHT_SECRET))).status).toBe(202)
  expect(await site.db.prepare("SELECT count(*) AS count FROM crm_events WHERE source = 'sweepbright'").first('count')).toBe(1)
  const home = () => site.db.prepare("SELECT id FROM listings WHERE source = 'sweepbright'").first<number>('id')
  await expect.poll(home, { timeout: 10_000 }).not.toBeNull()
  expect(await page((await home()) ?? 0)).toContain('395.000')
  const told = async () => {
    await minute()
    return sweepBright.told.map(([address]) => address)
  }
  await expect.poll(told, { timeout: 10_000 }).toEqual(['estates/a-1/url'])
})
