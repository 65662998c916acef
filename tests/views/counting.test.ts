import { drizzle } from 'drizzle-orm/d1'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayAfter, wallTimeOf } from '#db/model/site/brussels-time.ts'
import type { CountedView, ViewMessage } from '#db/model/views/page-view.ts'
import * as schema from '#db/schema.ts'
import { countViews, removeEndedDays, saltOfDay } from '#db/views/view-counting.ts'
import { droppedViews, viewFigures, viewsPerWeekSincePublication } from '#db/views/view-counts.ts'
import { randomToken } from '#worker/accounts/random-token.ts'
import { hashOfToken } from '#worker/site/requests/require-token.ts'
import { upTo } from '../full.ts'
import { chanceFrom } from '../kit/chance.ts'
import { countedDatabase } from '../kit/counted-database.ts'
import { demoAgency } from '../kit/demo-agency.ts'
import { aProject, aProperty, projectAnswer, propertyAnswer } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { pathOf } from '../listings/listing-pages.ts'
import { storeOwner, storeSession } from '../owners/owner-factory.ts'

const browser = {
  'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Sec-Fetch-Site': 'same-origin',
  'Sec-Fetch-Mode': 'no-cors',
  'Sec-Fetch-Dest': 'empty',
}
const today = '2026-11-18'
const noon = Date.parse(`${today}T11:00:00Z`) / 1000

let site: TestSite
let db: ReturnType<typeof drizzle<typeof schema>>
beforeAll(async () => {
  site = await startSite()
  await site.importFeed({ ...propertyAnswer([aProperty({ ID: 4001 }), aProperty({ ID: 4002 })]), ...projectAnswer([aProject({ ID: 301 })]) })
  db = drizzle(site.db, { schema })
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  for (const table of ['view_days', 'view_totals', 'view_drops', 'view_messages', 'visit_salts', 'visit_hashes']) await site.db.exec(`DELETE FROM ${table}`)
})

const rows = async (query: string) => (await site.db.prepare(query).all()).results
const days = () => rows('SELECT kind, record_id, day, views, visits FROM view_days ORDER BY kind, record_id, day')
const beacon = (body: string, headers: Readonly<Record<string, string>> = browser) => site.fetch('/seen', { method: 'POST', body, headers })

let last = 0
const aView = (view: Partial<CountedView> = {}): CountedView => {
  last += 1
  return { kind: 'view', id: `view-${last}`, day: today, seen: 'listing', record: 4001, at: noon, visitor: null, ...view }
}

describe('the beacon of a page', () => {
  test('the beacon of a page is in the pages of listings and projects, but not in the preview, print or 404 pages', async () => {
    const path = await pathOf(site, 4001, 'nl')
    expect(await site.html(path)).toContain('data-seen="listing/4001"')
    for (const other of [`/preview${path}`, `${path}?print=1`, '/nl/te-koop/', '/nl/te-koop/brugge/huis/9999/']) {
      expect(await site.html(other), other).not.toContain('data-seen')
    }
  })

  test('the beacon of a page counts a view, and one visit of two views', async () => {
    const day = wallTimeOf(new Date()).day
    for (const body of ['listing/4001', 'listing/4001', 'project/301']) expect((await beacon(body)).status).toBe(204)
    await expect.poll(days).toEqual([
      { kind: 'listing', record_id: 4001, day, views: 2, visits: 1 },
      { kind: 'project', record_id: 301, day, views: 1, visits: 1 },
    ])
    expect(JSON.stringify(await rows('SELECT * FROM visit_hashes'))).not.toMatch(/iPhone|4001|127\.0/)
    expect((await beacon('listing/4001')).headers.getSetCookie()).toEqual([])
  })

  test('the beacon of a page gets the same answer and counts nothing when it is malformed', async () => {
    const words = ['', 'listing', 'listing/0', 'listing/4001/', 'listing/-1', 'office/1', '{"kind":"listing"}', `listing/${'9'.repeat(40)}`, '\0\n%']
    for (const body of [...words, 'x'.repeat(100_000)]) {
      const answer = await beacon(body)
      expect([answer.status, answer.headers.get('Cache-Control'), await answer.text()], body.slice(0, 30)).toEqual([204, 'private, no-store', ''])
    }
    await beacon('listing/4002')
    await expect.poll(days).toMatchObject([{ record_id: 4002, views: 1 }])
  })

  test('the beacon of a page is only accepted by POST', async () => {
    expect((await site.fetch('/seen')).status).toBe(405)
  })

  test('a beacon that is not a view is counted as dropped, by reason', async () => {
    const { 'Sec-Fetch-Site': _, ...old } = browser
    const dropped = [
      { ...browser, 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { ...browser, 'Sec-Fetch-Site': 'cross-site' },
      { ...browser, 'Sec-Purpose': 'prefetch;prerender' },
      old,
    ]
    for (const headers of dropped) expect((await beacon('listing/4001', headers)).status).toBe(204)
    await beacon('listing/9999')
    const day = wallTimeOf(new Date()).day
    const counted = async () => Object.fromEntries(await droppedViews(db, day, day))
    await expect.poll(counted).toEqual({ robot: 1, foreign: 1, prefetch: 1, notABrowser: 1, unknown: 1 })
    expect(await days()).toEqual([])
  })
})

test('a logged-in owner’s views are dropped for their own home and counted for any other', async () => {
  const email = 'an@example.com'
  await storeOwner(site.db, email, [
    { kind: 'listing', id: 4001 },
    { kind: 'project', id: 301 },
  ])
  await site.db.prepare('UPDATE listings SET project_id = 301 WHERE id = 4002').run()
  const own = { ...browser, Cookie: `session=${await storeSession(site.db, email)}` }
  for (const word of ['listing/4001', 'listing/4002', 'project/301']) await beacon(word, own)
  const day = wallTimeOf(new Date()).day
  await expect.poll(async () => Object.fromEntries(await droppedViews(db, day, day))).toEqual({ owner: 3 })
  await site.db.prepare('DELETE FROM owner_homes').run()
  await beacon('listing/4001', own)
  await beacon('listing/4001', { ...browser, Cookie: 'session=made-up' })
  await expect.poll(days).toMatchObject([{ record_id: 4001, views: 2 }])
  await site.db.batch([site.db.prepare('DELETE FROM owners'), site.db.prepare('UPDATE listings SET project_id = NULL')])
})

test('views from a browser signed in at the desk are dropped for every home', async () => {
  const token = randomToken()
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  await site.db.batch([
    site.db.prepare(
      "INSERT INTO staff (id, email, recipient, name, locale, role, state, created_at, changed_at) VALUES ('els', 'els@example.com', 'els@example.com', 'Els Maes', 'nl', 'manager', 'active', '2026-01-01', '2026-01-01')",
    ),
    site.db
      .prepare("INSERT INTO staff_sessions (hash, staff_id, device, created_at, used_at, idle_until, ends_at) VALUES (?1, 'els', '', ?2, ?2, ?3, ?3)")
      .bind(hashOfToken(token), new Date().toISOString(), tomorrow),
  ])
  for (const word of ['listing/4001', 'project/301']) await beacon(word, { ...browser, Cookie: `desk=${token}` })
  const day = wallTimeOf(new Date()).day
  await expect.poll(async () => Object.fromEntries(await droppedViews(db, day, day))).toEqual({ staff: 2 })
  await beacon('listing/4002', { ...browser, Cookie: 'desk=made-up' })
  await expect.poll(days).toMatchObject([{ record_id: 4002, views: 1 }])
})

describe('a visit', () => {
  const visitsOf = async (...batches: readonly (readonly Partial<CountedView>[])[]) => {
    for (const batch of batches) await countViews(db, batch.map(aView))
    return (await rows('SELECT sum(views) AS views, sum(visits) AS visits FROM view_days'))[0]
  }
  const at = (minutes: number, visitor = 'a') => ({ at: noon + minutes * 60, visitor })

  test('a visit lasts while views are less than half an hour apart, within a batch and across batches', async () => {
    expect(await visitsOf([at(0), at(29), at(58)], [at(87)], [at(117), at(118)])).toEqual({ views: 6, visits: 2 })
  })

  test('a visit is counted for each visitor and day', async () => {
    expect(await visitsOf([at(0), at(0, 'b'), { ...at(0), day: dayAfter(today, 1) }])).toEqual({ views: 3, visits: 3 })
  })

  test('a visit is not counted again for a view that arrives after a later one', async () => {
    expect(await visitsOf([at(40)], [at(0)])).toEqual({ views: 2, visits: 1 })
  })
})

const manyViews = upTo(1_000, 5_000)
test(`${manyViews} views, many delivered twice or again after others, are counted exactly once`, async () => {
  const chance = chanceFrom(34)
  const views: ViewMessage[] = Array.from({ length: manyViews }, (_, index) =>
    index % 10 === 0
      ? { kind: 'view', id: `lot-${index}`, day: today, dropped: 'robot' }
      : aView({
          id: `lot-${index}`,
          day: dayAfter(today, -(index % 3)),
          record: index % 7 === 0 ? 4002 : 4001,
          at: noon + chance.whole(0, 1_000),
          visitor: `visitor-${index % 400}-${index % 3}-${index % 7 === 0}`,
        }),
  )
  const again = chance.some(views, manyViews / 10)
  const delivered = [...views, ...again]
  for (let start = 0; start < delivered.length; start += 100) {
    const batch = delivered.slice(start, start + 100)
    await countViews(db, [...batch, ...batch.slice(0, 3)])
    if (chance.happens(0.1)) await countViews(db, batch)
  }
  const counted = views.filter((view) => 'seen' in view)
  const expected = new Map<string, { views: number; visitors: Set<string | null> }>()
  for (const view of counted) {
    const key = `${view.record} ${view.day}`
    const { views: before, visitors } = expected.get(key) ?? { views: 0, visitors: new Set() }
    expected.set(key, { views: before + 1, visitors: visitors.add(view.visitor) })
  }
  expect(Object.fromEntries((await days()).map(({ record_id, day, views: sum, visits }) => [`${record_id} ${day}`, [sum, visits]]))).toEqual(
    Object.fromEntries([...expected].map(([key, { views: sum, visitors }]) => [key, [sum, visitors.size]])),
  )
  expect(await rows('SELECT sum(views) AS views FROM view_totals')).toEqual([{ views: counted.length }])
  expect(await droppedViews(db, today, today)).toEqual(new Map([['robot', manyViews / 10]]))
})

describe('at the end of a day', () => {
  test('its salt and hashes are deleted, and message ids a day later; counts stay', async () => {
    await countViews(db, [aView({ visitor: 'a' })])
    await saltOfDay(db, today, 'salt')
    const left = () =>
      rows('SELECT (SELECT count(*) FROM visit_salts) AS salts, (SELECT count(*) FROM visit_hashes) AS hashes, (SELECT count(*) FROM view_messages) AS ids')
    const worker = await site.miniflare.getWorker()
    const tick = (time: string) => worker.scheduled({ cron: '*/5 * * * *', scheduledTime: new Date(time) })
    await tick(`${today}T22:55:00Z`)
    expect(await left()).toEqual([{ salts: 1, hashes: 1, ids: 1 }])
    // Midnight in Brussels.
    await tick(`${today}T23:00:00Z`)
    expect(await left()).toEqual([{ salts: 0, hashes: 0, ids: 1 }])
    await removeEndedDays(db, dayAfter(today, 2))
    expect(await left()).toEqual([{ salts: 0, hashes: 0, ids: 0 }])
    expect(await days()).toHaveLength(1)
  })

  test('the next day has another salt, the same for every reader', async () => {
    expect([await saltOfDay(db, today, 'one'), await saltOfDay(db, today, 'two'), await saltOfDay(db, dayAfter(today, 1), 'three')]).toEqual([
      'one',
      'one',
      'three',
    ])
  })
})

describe('the figures of a home', () => {
  test('the figures of a home are sums by day, week and month in Brussels, and the last 30 days with their gaps', async () => {
    // 18 November 2026 is a Wednesday.
    for (const [day, views, visits] of [
      [-40, 7, null],
      [-20, 5, 2],
      [-17, 4, 2],
      [-2, 3, 1],
      [0, 2, 1],
    ] as const) {
      await countViews(
        db,
        Array.from({ length: views }, (_, index) => aView({ day: dayAfter(today, day), visitor: visits && `visitor-${index % visits}` })),
      )
    }
    const figures = await viewFigures(db, 'listing', 4001, today)
    expect(figures).toMatchObject({
      views: { today: 2, week: 5, month: 9, total: 21 },
      visits: { today: 1, week: 2, month: 4, total: 6 },
      since: dayAfter(today, -40),
      visitsSince: dayAfter(today, -20),
    })
    expect(figures.days).toHaveLength(30)
    expect([figures.days[0], figures.days[9], figures.days.at(-1)]).toEqual([
      { day: dayAfter(today, -29), views: 0, visits: null },
      { day: dayAfter(today, -20), views: 5, visits: 2 },
      { day: today, views: 2, visits: 1 },
    ])
  })

  test('take one round trip and at most 32 rows, whatever the history’s length', async () => {
    const history =
      "WITH RECURSIVE past (day, back) AS (SELECT date(?1), 0 UNION ALL SELECT date(?1, (-1 - back) || ' days'), back + 1 FROM past WHERE back < 2000)"
    await site.db.batch([
      site.db.prepare(`${history} INSERT INTO view_days SELECT 'listing', 4001, day, 3, 1 FROM past`).bind('2026-12-31'),
      site.db.prepare("INSERT INTO view_totals VALUES ('listing', 4001, 6003, 2001, '2021-07-10', '2021-07-10')"),
    ])
    const read = { read: 0 }
    const counted = drizzle(countedDatabase(site.db, read), { schema })
    expect((await viewFigures(counted, 'listing', 4001, '2026-12-31')).views).toEqual({ today: 3, week: 12, month: 93, total: 6003 })
    expect(read.read).toBeLessThanOrEqual(32)
  })

  test('the figures of a home that was never viewed are zero, without a first day', async () => {
    const figures = await viewFigures(db, 'listing', 4002, today)
    expect(figures).toMatchObject({ views: { today: 0, total: 0 }, visits: null, since: null })
    expect(figures.days.every(({ views, visits }) => views === null && visits === null)).toBe(true)
  })

  test('compare homes by views a week since publication, or since the site began to count', async () => {
    await countViews(
      db,
      Array.from({ length: 8 }, () => aView({ day: dayAfter(today, -27) })),
    )
    await site.db.prepare("UPDATE listings SET created_at = ?1 || 'T08:00:00Z' WHERE id = 4002").bind(dayAfter(today, -13)).run()
    await countViews(db, [aView({ record: 4002 }), aView({ record: 4002 })])
    expect(await viewsPerWeekSincePublication(db, [4001, 4002, 4003], today)).toEqual(
      new Map([
        [4001, 2],
        [4002, 1],
      ]),
    )
  })
})

// Last, because it replaces the file's site.
test('only views are counted if the agency does not count visits', async () => {
  await site[Symbol.asyncDispose]()
  site = await startSite({}, { ...demoAgency, countsVisits: false })
  await site.importFeed([aProperty({ ID: 4001 })])
  await beacon('listing/4001')
  await expect.poll(() => rows('SELECT views, visits FROM view_days')).toEqual([{ views: 1, visits: null }])
  expect(await rows('SELECT hash FROM visit_hashes UNION ALL SELECT salt FROM visit_salts')).toEqual([])
})
