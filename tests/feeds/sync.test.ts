import { drizzle } from 'drizzle-orm/d1'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayAfter, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { homeRecords } from '#db/owners/home-records.ts'
import * as schema from '#db/schema.ts'
import { portalFigures } from '#db/views/portal-views.ts'
import { aProject, aProperty, type FeedRecord } from '../kit/factories.ts'
import { atFirst, customer, openService, type Service, type ServiceFault } from '../kit/faults/omnicasa-service.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { openFeed } from './post-feed.ts'

const hour = 60 * 60 * 1000
const today = wallTimeOf(new Date()).day
/** Local time in Brussels, as the service writes it. */
const moment = (ago: number) => {
  const { day, time } = wallTimeOf(new Date(Date.now() - ago))
  return `${day} ${time}:00`
}
const homes = (count: number, overrides: FeedRecord = {}) =>
  Array.from({ length: count }, (_, index) => aProperty({ ID: 4001 + index, LastChangedDate: moment(48 * hour), ...overrides }))

let service: Service
let site: TestSite
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service[Symbol.asyncDispose]())
/** Replaces the site with a new one. */
async function restart(variables: Readonly<Record<string, string>>): Promise<void> {
  await site?.[Symbol.asyncDispose]()
  site = await startSite(variables)
}

/** In one language, to render fewer lists after an import. */
const settings = (variables: Readonly<Record<string, string>> = {}) => ({
  ...customer,
  OMNICASA_BASE: service.base,
  OMNICASA_PAUSE: '0',
  OMNICASA_TIMEOUT: '1',
  ENABLED_LOCALES: 'nl',
  ...variables,
})

beforeEach(async () => {
  await restart(settings())
  service.fail(() => null)
  service.calls.length = 0
  service.speech.isMonolingual = false
  Object.assign(service.stock, { properties: homes(10), projects: [aProject({ ID: 9 })], deleted: [] })
})
afterAll(() => site?.[Symbol.asyncDispose]())

const ask = (method: string, body?: object) =>
  site.fetch('/sync', { method, headers: { Authorization: `Bearer ${site.token}` }, ...(body && { body: JSON.stringify(body) }) })

interface Run {
  readonly id: string
  readonly mode: string
  readonly state: string
  readonly step: number
  readonly counts: Readonly<Record<string, number>>
  readonly error: { readonly fault: string; readonly detail: string } | null
}

async function lastRun(): Promise<Run> {
  return (await (await ask('GET')).json()).runs[0]
}

async function ended(): Promise<Run> {
  await expect.poll(async () => (await lastRun())?.state, { interval: 40 }).not.toBe('running')
  return lastRun()
}

async function sync(mode?: 'full' | 'delta'): Promise<Run> {
  const answer = await ask('POST', mode && { mode })
  if (answer.status !== 202) throw new Error(await answer.text())
  return ended()
}

const listed = async () => (await site.db.prepare('SELECT count(*) AS count FROM listings WHERE listed = 1').first<{ count: number }>())?.count

describe('a synchronisation', () => {
  test('first reads everything in pages of fifty, then only changes and deletions', async () => {
    service.stock.properties = homes(60)
    expect(await sync()).toMatchObject({ mode: 'full', state: 'done', counts: { added: 61, rejected: 0 }, error: null })
    expect(service.calls.map(({ endpoint, parameters: { Limit1, Limit2 } }) => `${endpoint} ${Limit1}-${Limit2}`)).toEqual([
      'GetPropertyList 1-50',
      'GetPropertyList 51-100',
      'GetProjectList 1-50',
      'GetTypeOfPropertyList undefined-undefined',
    ])
    expect(await site.html('/nl/te-koop/')).toContain('60 panden')
    const [first, ...others] = service.stock.properties
    Object.assign(service.stock, { properties: [{ ...first, Price: 299_000, LastChangedDate: moment(-hour) }, ...others.slice(1)], deleted: [4002, 77] })
    expect(await sync()).toMatchObject({ mode: 'delta', state: 'done', counts: { added: 0, changed: 1, withdrawn: 1 } })
    expect(service.calls.slice(4).map(({ endpoint }) => endpoint)).toEqual([
      'GetPropertyList',
      'GetProjectList',
      'GetDeletedPropertyIDs',
      'GetDeletedProjectIDs',
    ])
    expect(service.calls[4]?.parameters.ChangeSince).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect((await site.fetch('/property/4002', { redirect: 'follow' })).status).toBe(410)
  })

  test('a synchronisation withdraws homes that are missing in a full list, up to a fifth of the stock', async () => {
    await sync()
    service.stock.properties = homes(9)
    expect(await sync('full')).toMatchObject({ state: 'done', counts: { withdrawn: 1 } })
    service.stock.properties = homes(5)
    expect(await sync('full')).toMatchObject({ state: 'failed', error: { fault: 'guarded', detail: 'would withdraw 4 of 9 listings, more than 20 %' } })
    expect(await listed()).toBe(9)
  })

  test('a synchronisation withdraws nothing if the list became shorter while it was read', async () => {
    service.stock.properties = homes(55)
    await sync()
    service.fail(({ parameters }) => {
      if (parameters.Limit1 === 51) service.stock.properties = service.stock.properties.slice(1)
      return null
    })
    expect(await sync('full')).toMatchObject({ state: 'done', counts: { withdrawn: 0 } })
    expect(await listed()).toBe(55)
  })

  test('a synchronisation is refused if a list holds fewer homes than it names, and changes nothing', async () => {
    await sync()
    const cut = (items: readonly FeedRecord[], rows: number) =>
      JSON.stringify({ GetPropertyListJsonResult: { Code: 0, Success: true, Value: { From: 1, To: rows, RowsCount: rows, Items: items } } })
    service.fail(atFirst('GetPropertyList', { body: cut(homes(9, { Price: 1 }), 10) }))
    expect(await sync('full')).toMatchObject({
      state: 'failed',
      error: { fault: 'incomplete', detail: 'holds 9 of the 10 listings that it names: it is not whole' },
    })
    expect(await listed()).toBe(10)
    expect(await site.db.prepare('SELECT count(*) AS count FROM listings WHERE price = 1').first('count')).toBe(0)
  })

  test.each([
    ['declares it', 'application/json; charset=windows-1252'],
    ['says nothing about it', 'application/json'],
  ])('a synchronisation reads an answer in Windows-1252 that %s', async (_name, type) => {
    const home = aProperty({ ID: 4001, City: 'Liège', Zip: '4000', LongDescription: 'Café à louer' })
    const body = JSON.stringify({ GetPropertyListJsonResult: { Code: 0, Success: true, Value: { RowsCount: 1, Items: [home] } } })
    const narrow = Buffer.from(body.replaceAll('’', '\u0092').replaceAll('€', '\u0080'), 'latin1')
    service.fail(atFirst('GetPropertyList', { body: narrow, type }))
    expect(await sync()).toMatchObject({ state: 'done', counts: { added: 2 } })
    const row = await site.db.prepare('SELECT card, record FROM listings WHERE id = 4001').first<{ card: string; record: string }>()
    expect(`${row?.card}${row?.record}`).toContain('Liège')
    expect(`${row?.card}${row?.record}`).not.toContain('\ufffd')
  })

  test('requests every language of the site if a response has only one', async () => {
    await restart(settings({ ENABLED_LOCALES: 'nl,fr,en,de' }))
    service.speech.isMonolingual = true
    expect(await sync()).toMatchObject({ state: 'done', counts: { added: 11, rejected: 0 } })
    expect(service.calls.map(({ endpoint, parameters }) => `${endpoint} ${parameters.LanguageId}`).slice(0, 5)).toEqual([
      ...[1, 2, 3, 4].map((language) => `GetPropertyList ${language}`),
      'GetProjectList 1',
    ])
    const title = (await site.db.prepare("SELECT card ->> '$.title' AS title FROM listings WHERE id = 4001").first<{ title: string }>())?.title ?? ''
    expect(JSON.parse(title)).toMatchObject({ nl: 'Trapgevel met tuin', fr: 'Pignon à gradins et jardin', de: 'Treppengiebel mit Garten' })
  })

  test('a synchronisation reads the list of categories in a full run, and keeps it when the service no longer gives it', async () => {
    const stored = async () => (await site.db.prepare("SELECT categories FROM crm_categories WHERE source = 'omnicasa'").first<string>('categories')) ?? ''
    service.figures.set('GetTypeOfPropertyList', [
      { ID: 1, ParentID: 0, Name: 'House', WebID: 1 },
      { ID: 900, ParentID: 1, Name: 'Tiny church', WebID: 1 },
    ])
    expect(await sync()).toMatchObject({ state: 'done', counts: { added: 11, rejected: 0 } })
    expect(JSON.parse(await stored())).toMatchObject([{ id: 1 }, { id: 900, parentId: 1, name: { any: 'Tiny church' } }])
    expect(await site.html('/nl/te-koop/?filters')).toContain('Tiny church')
    service.fail(atFirst('GetTypeOfPropertyList', { status: 404 }))
    expect(await sync('full')).toMatchObject({ state: 'done', counts: { rejected: 1 } })
    expect(await stored()).toContain('Tiny church')
    service.figures.delete('GetTypeOfPropertyList')
  })

  test('a synchronisation reports unusable records, and imports the others', async () => {
    service.stock.properties = [...homes(2), { ID: 4100, Goal: 'x' }]
    expect(await sync()).toMatchObject({ state: 'done', counts: { added: 3, rejected: 1 } })
  })
})

describe('the service', () => {
  const passing: readonly (readonly [string, ServiceFault, string])[] = [
    ['is throttled', { status: 429, after: '1' }, 'GetPropertyList'],
    ['has an error inside', { status: 503 }, 'GetProjectList'],
    ['is silent', 'silent', 'GetPropertyList'],
    ['is cut off', 'cut', 'GetPropertyList'],
  ]
  test.each(passing)('an answer of the service that %s is retried, and no record is added twice', async (_, fault, endpoint) => {
    service.fail(atFirst(endpoint, fault))
    expect(await sync()).toMatchObject({ state: 'done', counts: { added: 11, rejected: 0 } })
    expect(service.calls.filter((call) => call.endpoint === endpoint)).toHaveLength(2)
  })

  const lasting: readonly (readonly [string, ServiceFault, Run['error'], number])[] = [
    ['is away for long', { status: 503 }, { fault: 'busy', detail: 'status 503 to GetProjectList' }, 6],
    [
      'answers in another encoding',
      { body: Buffer.from([0x7b, 0x22, 0x81, 0x22]) },
      { fault: 'wrongAnswer', detail: 'the answer to GetProjectList is neither UTF-8 nor Windows-1252' },
      1,
    ],
    ['answers no JSON', { body: '<html>' }, { fault: 'wrongAnswer', detail: 'the answer to GetProjectList is not a JSON object' }, 1],
    [
      'answers no list',
      { body: '{"GetProjectListJsonResult":{"Success":true,"Value":"x"}}' },
      { fault: 'wrongAnswer', detail: 'the answer to GetProjectList holds no list' },
      1,
    ],
    ['redirects', { status: 302 }, { fault: 'wrongAnswer', detail: 'status 302 to GetProjectList' }, 1],
  ]
  test.each(lasting)('an answer of the service that %s ends the run with its reason, and changes nothing', async (_, fault, error, calls) => {
    service.fail(atFirst('GetProjectList', fault, 99))
    expect(await sync()).toMatchObject({ state: 'failed', error })
    expect(service.calls.filter(({ endpoint }) => endpoint === 'GetProjectList')).toHaveLength(calls)
    expect(await listed()).toBe(0)
    expect((await site.db.prepare('SELECT count(*) AS count FROM import_rows').first())?.count).toBe(0)
  })

  test('the service that refuses the password is quoted without it, and neither name nor password is stored anywhere', async () => {
    await restart(settings({ OMNICASA_PASSWORD: 'verkeerd-woord' }))
    expect(await sync()).toMatchObject({ state: 'failed', error: { fault: 'refused' } })
    const kept = JSON.stringify((await site.db.prepare('SELECT * FROM sync_runs').all()).results)
    expect(kept).toContain('Wrong password … of …')
    expect(kept).not.toMatch(/verkeerd-woord|perron-immo|127\.0\.0\.1/)
  })
})

describe('runs', () => {
  test('runs never overlap, and a redelivered message does nothing', async () => {
    const both = await Promise.all([ask('POST'), ask('POST')])
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409])
    const run = await ended()
    const calls = service.calls.length
    await (await site.miniflare.getQueueProducer('WORK')).send({ kind: 'sync', run: run.id, step: 0 })
    expect(await sync('delta')).toMatchObject({ state: 'done' })
    expect(service.calls).toHaveLength(calls + 4)
  })

  test('runs do not start while a file of the CRM is being imported', async () => {
    await openFeed(site, [aProperty()], 'partial')
    expect(await (await ask('POST')).json()).toEqual({ error: 'a file of the CRM is being imported' })
  })

  test('runs that have lost their message are resumed by the five-minute job', async () => {
    service.fail(atFirst('GetPropertyList', 'silent'))
    await ask('POST')
    await expect.poll(() => service.calls.length).toBeGreaterThan(0)
    // As if its consumer had crashed: the step is pending, without a lease.
    await expect.poll(async () => (await lastRun()).state).toBe('done')
    await site.db.prepare("UPDATE sync_runs SET state = 'running', ended_at = NULL, lease_until = NULL, touched_at = '2026-01-01T00:00:00.000Z'").run()
    await tick()
    expect(await ended()).toMatchObject({ state: 'done' })
  })

  test('runs do not start without a CRM', async () => {
    await restart({})
    expect((await ask('POST')).status).toBe(409)
    await tick()
    expect(await (await ask('GET')).json()).toMatchObject({ isSet: false, lastDoneAt: null, runs: [] })
  })
})

const tick = async () => (await site.miniflare.getWorker()).scheduled({ cron: '*/5 * * * *' })

test('the agency gets one mail a day when no run has succeeded for a day', async () => {
  const fail = async () => {
    await tick()
    await ended()
  }
  await sync()
  service.fail(() => ({ body: '<html>' }))
  await fail()
  await fail()
  expect(await site.mails()).toEqual([])
  const yesterday = new Date(Date.now() - 25 * hour).toISOString()
  await site.db.prepare("UPDATE sync_runs SET started_at = ?1, ended_at = ?1 WHERE state = 'done'").bind(yesterday).run()
  await fail()
  await fail()
  const [mail, ...others] = await site.mails()
  expect(others).toEqual([])
  expect([mail?.to?.[0]?.address, mail?.subject]).toEqual(['info@perron.example', 'De synchronisatie met uw CRM lukt niet'])
  expect(mail?.text).toContain('gaf een antwoord dat niet te lezen is')
  expect(mail?.text).toContain('the answer to GetPropertyList is not a JSON object')
  // The mail of the next day.
  await site.db.prepare("UPDATE outbox SET id = 'before'").run()
  await fail()
  expect(await site.mails()).toHaveLength(2)
  service.fail(() => null)
  await fail()
  expect(await lastRun()).toMatchObject({ state: 'done' })
})

describe('figures of owned homes', () => {
  let isOwnTable = false
  async function own(...ids: readonly number[]): Promise<void> {
    isOwnTable = (await site.db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'owner_homes'").first()) === null
    await site.db
      .prepare(
        isOwnTable
          ? 'CREATE TABLE owner_homes (owner_id TEXT, kind TEXT, record_id INTEGER, since TEXT)'
          : "INSERT INTO owners (id, email, recipient, locale, created_at, changed_at) VALUES ('o', 'o@example.com', 'o@example.com', 'nl', '', '')",
      )
      .run()
    const insertion = site.db.prepare("INSERT INTO owner_homes (owner_id, kind, record_id, since) VALUES ('o', 'listing', ?, '')")
    await site.db.batch(ids.map((id) => insertion.bind(id)))
  }
  // The site is lent to other tests later.
  afterAll(async () => {
    if (isOwnTable) await site.db.prepare('DROP TABLE owner_homes').run()
  })

  test('figures of owned homes are read by a full run, and figures that the service refuses are skipped', async () => {
    await own(4001, 4003)
    const yesterday = dayAfter(today, -1)
    service.figures.set('GetVisitStatisticOfProperty', { VisitToday: 2, Total: 30 })
    service.figures.set('GetMediaObjectStatisticsGraphList', [{ MediaID: 7, MediaName: 'Immoweb', Date: yesterday, Value: 12 }])
    service.figures.set('GetCalendarHistories', { RowsCount: 1, Items: [{ ID: 5, TypeID: 2, Date: `${dayAfter(today, -20)} 14:30:00`, Subject: 'Vraag' }] })
    service.fail(atFirst('GetMediaOnlineHistories', { status: 404 }))
    expect(await sync()).toMatchObject({ state: 'done', counts: { added: 11, figures: 6, rejected: 1 } })
    const db = drizzle(site.db, { schema })
    expect((await portalFigures(db, 4003, today)).views).toMatchObject([{ media: '7', views: expect.arrayContaining([12]) }])
    expect((await homeRecords(db, { kind: 'listing', id: 4003 }, { audience: 'owner', now: new Date(), limit: 5 })).records).toMatchObject([
      { type: 'phoneIn', subject: 'Vraag' },
    ])
    service.figures.set('GetCalendarHistories', { RowsCount: 0, Items: [] })
    await sync('full')
    expect((await homeRecords(db, { kind: 'listing', id: 4003 }, { audience: 'owner', now: new Date(), limit: 5 })).records).toEqual([])
    expect(
      service.calls
        .filter(({ endpoint }) => endpoint === 'GetVisitStatisticOfProperty')
        .slice(0, 2)
        .map(({ parameters }) => parameters.ID),
    ).toEqual(['4001', '4003'])
  })
})
