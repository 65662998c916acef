import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, test } from 'vitest'
import { homeRecords } from '#db/owners/home-records.ts'
import * as schema from '#db/schema.ts'
import { href } from '#ui/routes.ts'
import { fillIn, personAnswers, post } from '../forms/form-filler.ts'
import { countedDatabase } from '../kit/counted-database.ts'
import { aProperty } from '../kit/factories.ts'
import { book, firstFree, lendViewingSite, linkIn, offered, pathOf, site, visitorMails } from '../visits/viewing-site.ts'

lendViewingSite()

const home = { kind: 'listing', id: 4001 } as const
const office = async (path: string, method = 'GET', body?: object) => {
  const answer = await site.fetch(`/owner-records/${path}`, {
    method,
    headers: { Authorization: `Bearer ${site.token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}
const seenBy = async (audience: 'owner' | 'office', database: D1Database = site.db) =>
  (await homeRecords(drizzle(database, { schema }), home, { audience, now: new Date(), limit: 20 })).records

beforeEach(async () => {
  await site.db.batch(['communications', 'home_visits'].map((table) => site.db.prepare(`DELETE FROM ${table}`)))
})

describe('a form about a home', () => {
  const ask = () => fillIn(site, href('enquiry', 'fr', { id: 4001 }), personAnswers({ remark: 'La cave est-elle sèche ?' }))
  const erase = () =>
    site.fetch('/privacy/erase', { method: 'POST', headers: { Authorization: `Bearer ${site.token}` }, body: JSON.stringify({ email: 'Annelie@example.com' }) })

  test('a form about a home becomes a communication that reveals nothing about the visitor, and remains when the lead is erased', async () => {
    expect((await ask()).status).toBe(303)
    const [question] = await seenBy('owner')
    expect(question).toMatchObject({ record: 'communication', type: 'question', subject: null, comment: null, status: null, origin: 'site' })
    await erase()
    expect(await site.db.prepare('SELECT lead_id FROM communications').all()).toMatchObject({ results: [{ lead_id: null }] })
    expect(await seenBy('owner')).toEqual([question])
  })

  test('a form about a home names the person responsible for the home', async () => {
    await site.importFeed([aProperty({ ID: 4005, ManagerName: 'An Maes' })], ['--partial'])
    await fillIn(site, href('enquiry', 'nl', { id: 4005 }), personAnswers({ remark: '' }))
    const [question] = (await office('listing/4005')).body.records
    expect(question).toMatchObject({ type: 'question', contact: 'An Maes', status: null })
    await office(`communications/${question.id}`, 'PATCH', { status: 'answered' })
    expect((await office('listing/4005')).body.records).toMatchObject([{ status: 'answered', isReleased: true }])
  })

  test('a form about a home is not shown to the owner once the agency withholds it', async () => {
    await ask()
    const [question] = await seenBy('office')
    expect((await office(`communications/${question?.id}`, 'PATCH', { released: false })).status).toBe(200)
    expect(await seenBy('owner')).toEqual([])
    expect((await office('listing/4001')).body.records).toMatchObject([{ id: question?.id, isReleased: false }])
  })
})

describe('a booked viewing', () => {
  test('a booked viewing becomes a visit record; the owner sees only what the agency releases about the visitor', async () => {
    const start = await firstFree()
    await book(start)
    const [visit] = await seenBy('owner')
    expect(visit).toMatchObject({ record: 'visit', at: start, state: 'confirmed', visitor: null, feedback: null })
    expect(await seenBy('office')).toMatchObject([{ visitor: 'Annelie P.' }])
    const feedback = { visitorReleased: true, interest: 'interested', feedback: 'Vond de tuin mooi.' }
    expect((await office(`visits/${visit?.id}`, 'PATCH', feedback)).status).toBe(200)
    expect(await seenBy('owner')).toMatchObject([{ visitor: 'Annelie P.', interest: null, feedback: null }])
    await office(`visits/${visit?.id}`, 'PATCH', { feedbackReleased: true })
    expect(await seenBy('owner')).toMatchObject([{ interest: 'interested', feedback: 'Vond de tuin mooi.' }])
  })

  test('a booked viewing moves and is cancelled with its appointment', async () => {
    await book(await firstFree())
    const link = pathOf(linkIn((await visitorMails())[0]))
    const later = (await offered())[4] ?? ''
    await post(site, link, { do: 'move', start: later })
    expect(await seenBy('owner')).toMatchObject([{ at: later, state: 'confirmed' }])
    await post(site, link, { do: 'cancel' })
    expect(await seenBy('owner')).toMatchObject([{ at: later, state: 'cancelled' }])
  })

  test('a booked viewing keeps no name once its lead is erased or two years have passed', async () => {
    await book(await firstFree())
    const [visit] = await seenBy('office')
    await office(`visits/${visit?.id}`, 'PATCH', { visitorReleased: true })
    await site.fetch('/privacy/erase', { method: 'POST', headers: { Authorization: `Bearer ${site.token}` }, body: '{"email":"annelie@example.com"}' })
    expect(await seenBy('office')).toMatchObject([{ visitor: null, showsVisitor: false }])
    await site.db.prepare("UPDATE home_visits SET visitor = 'Bo C.'").run()
    const night = Date.now() + 3 * 365 * 24 * 3_600_000
    await (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date(night) })
    expect(await seenBy('office')).toMatchObject([{ visitor: null }])
  })
})

test('the migration adds records for earlier forms and viewings', async () => {
  const start = await firstFree()
  await book(start)
  await fillIn(site, href('enquiry', 'nl', { id: 4001 }), personAnswers({ remark: 'Is er een kelder?' }))
  await site.db.batch(['communications', 'home_visits'].map((table) => site.db.prepare(`DELETE FROM ${table}`)))
  const migration = readFileSync(resolve(import.meta.dirname, '../../migrations/0035_owner_records.sql'), 'utf8')
  // The columns that the table had then: later migrations have added to them.
  const columns =
    'id, kind, record_id, starts_at, visitor, state, interest, feedback, is_released, shows_visitor, feedback_is_released, origin, external_id, appointment_id, decided_at, created_at'
  const statements = [...migration.matchAll(/^INSERT INTO[^;]+/gm)].map(([statement]) =>
    site.db.prepare(statement.replace('INTO home_visits', `INTO home_visits (${columns})`)),
  )
  expect(statements).toHaveLength(2)
  await site.db.batch(statements)
  expect(await seenBy('office')).toMatchObject([
    { record: 'visit', at: start, visitor: null, state: 'confirmed' },
    { record: 'communication', type: 'question', comment: null, isReleased: true },
  ])
})

describe('the timeline of a home', () => {
  const numbers = (count: number) => JSON.stringify(Array.from({ length: count }, (_, index) => index + 1))
  const fill = (count: number) =>
    site.db.batch([
      site.db
        .prepare(
          `INSERT INTO communications (id, kind, record_id, at, type, origin, is_released, created_at)
           SELECT 'c' || value, 'listing', 4001, printf('2026-01-01T00:%02d:00.000Z', value % 60), 'phoneOut', 'crm', value % 2, '' FROM json_each(?)`,
        )
        .bind(numbers(count)),
      site.db
        .prepare(
          `INSERT INTO home_visits (id, kind, record_id, starts_at, state, origin, is_released, created_at)
           SELECT 'v' || value, 'listing', 4001, printf('2026-01-01T00:%02d:30.000Z', value % 60), iif(value % 5 = 0, 'provisional', 'confirmed'), 'crm', 1, ''
           FROM json_each(?)`,
        )
        .bind(numbers(count)),
    ])

  test('the timeline of a home lists every record once, newest first, page by page', async () => {
    await fill(100)
    const db = drizzle(site.db, { schema })
    for (const [audience, count] of [
      ['office', 200],
      ['owner', 130],
    ] as const) {
      const records = []
      for (
        let page = await homeRecords(db, home, { audience, now: new Date(), limit: 30 });
        ;
        page = await homeRecords(db, home, { audience, now: new Date(), limit: 30, before: page.next })
      ) {
        records.push(...page.records)
        if (page.next === null) break
      }
      expect(new Set(records.map(({ id }) => id)).size).toBe(count)
      expect(records).toHaveLength(count)
      const moments = records.map(({ at }) => at)
      expect(moments).toEqual([...moments].sort().reverse())
    }
  })

  test('the timeline of a home reads only the rows of a page, however long it is', async () => {
    await fill(3000)
    const rows = { read: 0 }
    expect(await seenBy('owner', countedDatabase(site.db, rows))).toHaveLength(20)
    expect(rows.read).toBeLessThanOrEqual(2 * 21)
  })

  test('the timeline of a home is read by the office page by page', async () => {
    await fill(40)
    const first = (await office('listing/4001')).body
    expect(first.records).toHaveLength(30)
    const second = (await office(`listing/4001?before=${encodeURIComponent(first.next)}`)).body
    expect(second.records).toHaveLength(30)
    expect(second.records[0].id).not.toBe(first.records[0].id)
  })
})

describe('the office', () => {
  test('the office answers a message of an owner once, and cannot answer other records', async () => {
    const insertion =
      "INSERT INTO communications (id, kind, record_id, at, type, subject, origin, is_released, created_at, status) VALUES (?, 'listing', 4001, '2026-01-01T00:00:00.000Z', 'message', 'Bezoek', ?, 1, '', 'open')"
    await site.db.batch([site.db.prepare(insertion).bind('asked', 'owner'), site.db.prepare(insertion).bind('other', 'site')])
    for (const _ of [1, 2]) expect((await office('communications/asked/answer', 'POST', { text: 'Zaterdag om tien uur.', contact: 'An' })).status).toBe(201)
    expect((await office('communications/other/answer', 'POST', { text: 'Ja' })).status).toBe(404)
    expect(await seenBy('owner')).toMatchObject([
      { type: 'answer', subject: 'Bezoek', comment: 'Zaterdag om tien uur.', contact: 'An', origin: 'agency' },
      { id: 'other', status: 'open' },
      { id: 'asked', status: 'answered' },
    ])
  })

  test.each([
    ['GET', 'listing/999999', undefined, 404],
    ['GET', 'project/4001', undefined, 404],
    ['GET', 'listing/x', undefined, 404],
    ['GET', 'listing/4001?before=x', undefined, 400],
    ['PATCH', 'communications/none', { released: true }, 404],
    ['PATCH', 'communications/none', { released: 1 }, 400],
    ['PATCH', 'communications/none', undefined, 400],
    ['PATCH', 'communications/none', {}, 400],
    ['PATCH', 'communications/none', { status: 'x' }, 400],
    ['PATCH', 'visits/none', { feedback: 'x' }, 404],
    ['PATCH', 'visits/none', {}, 400],
    ['PATCH', 'visits/none', { visitor: 'Annelie Peeters' }, 400],
    ['PATCH', 'visits/none', { state: 'gone' }, 400],
    ['POST', 'communications/none/answer', { text: ' ' }, 400],
    ['POST', 'communications/none/answer', { text: 'x' }, 404],
  ])('the office gets an error for %s %s %j', async (method, path, body, status) => {
    const answer = await office(path, method, body)
    expect([answer.status, answer.body]).toEqual([status, { error: expect.any(String) }])
  })
})
