import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '../kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const ask = (token: string | null, method = 'GET') =>
  site.fetch('/health/ready', { method, headers: token === null ? {} : { Authorization: `Bearer ${token}` } })

test('a site that works says so to a token, part by part', async () => {
  const worker = await site.miniflare.getWorker()
  await worker.scheduled({ cron: '* * * * *' })
  const answer = await ask(site.token)
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  const body = await answer.json()
  expect(body).toMatchObject({
    status: 'ok',
    parts: { database: 'ok', cache: 'ok', files: 'ok', queue: 'ok' },
    jobs: { isLate: false, last: { queueDueLeads: { age: expect.any(Number) } } },
    archives: { state: 'off', last: null },
    crms: { omnicasa: { read: { state: 'off' }, leads: { state: 'off' }, receipts: { state: 'off' }, figures: { state: 'off' } } },
  })
  const head = await ask(site.token, 'HEAD')
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('without a token, with a wrong one and with another method nothing is said', async () => {
  const answers = [await ask(null), await ask('wrong'), await ask(null, 'HEAD'), await ask(site.token, 'POST')]
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 405])
  expect(await (await site.fetch('/health')).text()).toBe('ok')
})
