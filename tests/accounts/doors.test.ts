import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite, type TestSite } from '../kit/site.ts'

const message = [{ id: 'one', timestamp: new Date(), attempts: 1, body: { kind: 'mail', id: 'none' } }]

/** Every kind of entry, with a request that a site with valid settings does not answer with 503. */
const doors: readonly (readonly [method: string, path: string])[] = [
  ['GET', '/'],
  ['GET', '/nl/'],
  ['GET', '/preview/fr/'],
  ['GET', '/health'],
  ['GET', '/api/listings?lang=nl&goal=sale'],
  ['GET', '/photos/1/a/480.jpg'],
  ['GET', '/sitemap.xml'],
  ['GET', '/sitemap-listings-0.xml'],
  ['GET', '/robots.txt'],
  ['GET', '/documents/property/1/epc'],
  ['GET', '/mail'],
  ['GET', '/tokens'],
  ['POST', '/nl/contact/'],
  ['POST', '/import'],
  ['POST', '/agency'],
  ['POST', '/testimonials'],
  ['POST', '/privacy/export'],
]

describe.each([
  ['PLACE_SALT', ''],
  ['PLACE_SALT', 'Sh0rt-secret'],
  ['IMPORT_TOKEN', ''],
  ['IMPORT_TOKEN', 'x'],
  ['ORIGIN', ''],
  ['SIGNING_SECRET', ''],
  ['SIGNING_SECRET', 'Sh0rt-secret'],
])('with the %s %j', (name, value) => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite({ [name]: value })
  })
  afterAll(() => site[Symbol.asyncDispose]())

  test('every entry point answers 503 and reveals no secret', async () => {
    const token = name === 'IMPORT_TOKEN' ? value : site.token
    for (const [method, path] of doors) {
      const headers = token === '' ? {} : { Authorization: `Bearer ${token}` }
      const answer = await site.fetch(path, { method, headers, ...(method === 'POST' ? { body: '{"mode":"full"}' } : {}) })
      expect([path, answer.status, answer.headers.get('Retry-After'), answer.headers.get('Cache-Control')]).toEqual([path, 503, '300', 'no-store'])
      expect(await answer.text(), path).not.toMatch(/SECRET|SALT|TOKEN|Sh0rt/)
    }
    expect(await site.db.prepare('SELECT count(*) AS count FROM imports').first('count')).toBe(0)
  })

  test('the queue and the cron jobs refuse too', async () => {
    const worker = await site.miniflare.getWorker()
    expect(await worker.queue('perron-work', message)).toMatchObject({ outcome: 'exception', explicitAcks: [] })
    expect(await worker.scheduled({ cron: '*/5 * * * *' })).toMatchObject({ outcome: 'exception' })
  })
})

test('a page is refused in the language of the visitor', async () => {
  await using site = await startSite({ SIGNING_SECRET: '' })
  const answer = await site.fetch('/fr/', { headers: { Accept: 'text/html,*/*' } })
  expect(answer.headers.get('Content-Type')).toContain('text/html')
  expect(await answer.text()).toMatch(/<html lang="fr">.*<h1>[^<]+<\/h1>/)
})

describe('cron jobs', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site[Symbol.asyncDispose]())

  test('run even if others fail, and then the run fails', async () => {
    await site.db.prepare("INSERT INTO spent_captchas (id, lead_id, expires_at) VALUES ('old', 'none', '2020-01-01T00:00:00Z')").run()
    await site.db.prepare('ALTER TABLE listing_events RENAME TO listing_events_before').run()
    await site.db.prepare('ALTER TABLE imports RENAME TO imports_before').run()
    try {
      expect(await (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *' })).toMatchObject({ outcome: 'exception' })
      expect(await site.db.prepare("SELECT count(*) AS count FROM spent_captchas WHERE id = 'old'").first('count')).toBe(0)
    } finally {
      await site.db.prepare('ALTER TABLE listing_events_before RENAME TO listing_events').run()
      await site.db.prepare('ALTER TABLE imports_before RENAME TO imports').run()
    }
    expect(await (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *' })).toMatchObject({ outcome: 'ok' })
  })

  test('fail for a cron without a job', async () => {
    expect(await (await site.miniflare.getWorker()).scheduled({ cron: '0 0 1 1 *' })).toMatchObject({ outcome: 'exception' })
  })
})
