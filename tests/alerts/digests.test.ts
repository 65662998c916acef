import { drizzle } from 'drizzle-orm/d1'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { confirmSubscription } from '#db/alerts/subscriptions.ts'
import * as schema from '#db/schema.ts'
import type { Locale } from '#messages/locales.ts'
import { checkAlerts } from '#worker/alerts/send-digests.job.ts'
import { postFeed } from '../feeds/post-feed.ts'
import { sampledLocales } from '../full.ts'
import { aPicture, aProperty, aRental, type FeedRecord } from '../kit/factories.ts'
import type { FaultOf } from '../kit/faults/fault.ts'
import { faultyDatabase } from '../kit/faults/faulty-database.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { keepAlert } from './alert-factory.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ ORIGIN: 'https://www.perron.example' })
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  for (const table of ['listing_events', 'listings', 'imports', 'subscriptions', 'outbox']) await site.db.prepare(`DELETE FROM ${table}`).run()
  site.mailbox.empty()
})

const other = aProperty({ ID: 99, Zip: '9000', City: 'Gent', Price: 950_000 })
const load = (...records: readonly FeedRecord[]) => postFeed(site, [other, ...records])
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
const runJob = async (at: string = new Date().toISOString()) =>
  (await site.miniflare.getWorker()).scheduled({ cron: '*/5 * * * *', scheduledTime: new Date(at) })

const house = { ID: 1, Ident: 'BRU-1', Price: 395_000, LargePictureItems: [aPicture({ Url: 'https://crm.example/1.jpg' })] }

/** The rows of a table that are in one of the languages in which rules are tested. */
const sampled = <Row extends readonly [Locale, ...string[]]>(rows: readonly Row[]) => rows.filter(([locale]) => sampledLocales.includes(locale))

describe('an alert', () => {
  test.each(
    sampled([
      [
        'nl',
        '3 nieuwe of gewijzigde panden: huizen te koop in 8000 Brugge, tot € 400.000',
        'Beste An Peeters,',
        'NIEUW: Trapgevel met tuin',
        'was €\u00a0395.000',
        'OPNIEUW BESCHIKBAAR',
      ],
      [
        'fr',
        '3 biens nouveaux ou modifiés\u00a0: maisons à vendre à 8000 Bruges, jusqu’à € 400.000',
        'Bonjour An Peeters,',
        'NOUVEAU\u00a0: Pignon',
        'au lieu de €\u00a0395.000',
        'DE NOUVEAU DISPONIBLE',
      ],
      [
        'en',
        '3 new or changed properties: houses for sale in 8000 Bruges, up to € 400.000',
        'Dear An Peeters,',
        'NEW: Stepped gable',
        'was €\u00a0395.000',
        'AVAILABLE AGAIN',
      ],
      [
        'de',
        '3 neue oder geänderte Immobilien: Häuser zu verkaufen in 8000 Brügge, bis € 400.000',
        'Guten Tag An Peeters,',
        'NEU: Treppengiebel',
        'vorher €\u00a0395.000',
        'WIEDER VERFÜGBAR',
      ],
    ] as const),
  )('one digest of an alert in %s reports what is new, reduced and available again', async (locale, subject, greeting, fresh, was, back) => {
    await load(aProperty(house), aProperty({ ID: 2, SubStatus: 3 }))
    await keepAlert(site, { locale, search: '?type=house&zip=8000&priceMax=400000' })
    await load(aProperty({ ...house, Price: 375_000 }), aProperty({ ID: 2 }), aProperty({ ID: 3 }), aProperty({ ID: 4, Price: 410_000 }))
    await runJob()
    const [mail, ...others] = await site.mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe(subject)
    expect(mail?.to).toEqual([{ name: 'An Peeters', address: expect.stringMatching(/^Seeker\d+@example\.com$/) }])
    expect(mail?.html).toContain(`<html lang="${locale}">`)
    for (const words of [greeting, fresh, was, back]) expect(mail?.text).toContain(words)
    for (const id of [1, 2, 3])
      for (const body of [mail?.html, mail?.text]) expect(body).toMatch(new RegExp(`https://www\\.perron\\.example/${locale}/[^\\s"]*/${id}/`))
    expect(mail?.text).not.toMatch(/\/4\/|mail\.|undefined|<|\{/)
    expect(mail?.html).toContain('https://www.perron.example/photos/1/')
    expect(mail?.html).not.toContain('crm.example')
    expect(mail?.html).toMatch(new RegExp(`https://www\\.perron\\.example/${locale}/[a-z-]+/\\?type=house&amp;zip=8000&amp;priceMax=400000"`))
  })

  test('an alert has unsubscribe links for people and for mail programs', async () => {
    await load()
    await keepAlert(site)
    await load(aProperty(house))
    await runJob()
    const [mail] = await site.mails()
    const header = (key: string) => mail?.headers.find((each) => each.key === key)?.value
    const [, unsubscribe = ''] = /^<(.*)>$/.exec(header('list-unsubscribe') ?? '') ?? []
    expect(new URL(unsubscribe).origin).toBe('https://www.perron.example')
    expect(mail?.text).toContain(unsubscribe)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')

    const pathOf = (address: string) => new URL(address).pathname + new URL(address).search
    const manage = /^Change the search alert.*: (\S+)$/m.exec(mail?.text ?? '')?.[1] ?? ''
    expect((await site.fetch(pathOf(manage))).status).toBe(200)
    const ended = await site.fetch(pathOf(unsubscribe), {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    expect(ended.status).toBe(200)
    await load(aProperty(house), aProperty({ ID: 8 }))
    await runJob()
    expect(await site.mails()).toHaveLength(1)
  })

  test('an alert reports each change once, even when the job or import runs twice', async () => {
    await load()
    await keepAlert(site)
    await load(aProperty(house))
    for (const _ of [1, 2, 3]) await runJob()
    expect((await site.mails()).map((mail) => mail.subject)).toEqual(['1 new property: properties for sale'])
    await load(aProperty(house), aProperty({ ID: 5 }))
    await Promise.all([runJob(), runJob()])
    const [, second, ...more] = await site.mails()
    expect(more).toEqual([])
    expect(second?.text).toMatch(/\/5\//)
    expect(second?.text).not.toMatch(/\/1\//)
  })

  test('a digest omits listings that do not match the alert or are off the market', async () => {
    await load(aProperty({ ID: 1, SubStatus: 3 }))
    await keepAlert(site, { search: '?type=house&priceMax=300000' })
    await keepAlert(site, { goal: 'rent' })
    await keepAlert(site, { state: 'paused' })
    await keepAlert(site, { state: 'pending', dueAt: null })
    await keepAlert(site, { state: 'ended' })
    await load(aProperty({ ID: 1 }), aProperty({ ID: 2 }))
    await runJob()
    expect(await site.mails()).toEqual([])
    expect(await outbox()).toEqual([])
    // A listing sold before the check is left out.
    const late = await keepAlert(site, { search: '?priceMin=400000' })
    await load(aProperty({ ID: 1 }), aProperty({ ID: 2 }), aProperty({ ID: 3, Price: 500_000 }))
    await load(aProperty({ ID: 1 }), aProperty({ ID: 2 }), aProperty({ ID: 3, Price: 500_000, Status: 2 }))
    await runJob()
    expect(await outbox()).toEqual([])
    expect(await seen(late.id)).toBe(await newest())
  })

  test('an alert shows listings for rent with their monthly price', async () => {
    await load()
    await keepAlert(site, { goal: 'rent', search: '?type=apartment' })
    await load(aRental({ ID: 7 }))
    await runJob()
    const [mail] = await site.mails()
    expect(mail?.subject).toBe('1 new property: apartments for rent')
    expect(mail?.text).toContain('€ 1.150/month')
  })

  test('an alert shows no unpublished address or price', async () => {
    await load(aProperty({ ID: 1, PublishAddress: false, Street: 'Geheimstraat', PublishPrice: false, Price: 412_345, SubStatus: 3 }))
    await keepAlert(site)
    await load(aProperty({ ID: 1, PublishAddress: false, Street: 'Geheimstraat', PublishPrice: false, Price: 312_345 }))
    await runJob()
    const [mail] = await site.mails()
    expect(mail?.subject).toBe('1 property available again: properties for sale')
    expect(mail?.text).toContain('price on request')
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/Geheim|12\.345/)
  })

  test.each(
    sampled([
      ['nl', '1 pand waarvan de prijs nu bekend is: panden te koop, tot € 400.000', 'PRIJS BEKEND: '],
      ['fr', '1 bien dont le prix est désormais connu\u00a0: biens à vendre, jusqu’à € 400.000', 'PRIX CONNU\u00a0: '],
      ['en', '1 property with its price now known: properties for sale, up to € 400.000', 'PRICE NOW KNOWN: '],
      ['de', '1 Immobilie mit nun bekanntem Preis: Immobilien zu verkaufen, bis € 400.000', 'PREIS BEKANNT: '],
    ] as const),
  )('an alert in %s reports a price published for the first time, if it matches', async (locale, subject, badge) => {
    await load(aProperty({ ...house, PublishPrice: false }))
    await keepAlert(site, { locale, search: '?priceMax=400000' })
    await keepAlert(site, { locale, search: '?priceMax=300000' })
    await load(aProperty(house))
    await runJob()
    const [mail, ...others] = await site.mails()
    expect([mail?.subject, others]).toEqual([subject, []])
    expect(mail?.text).toContain(badge)
    expect(mail?.text).toContain('395.000')
  })

  test('an alert shows twenty listings and links to the rest', async () => {
    await load()
    await keepAlert(site)
    await load(...Array.from({ length: 25 }, (_, index) => aProperty({ ID: 100 + index })))
    await runJob()
    const [mail] = await site.mails()
    expect(mail?.subject).toBe('25 new properties: properties for sale')
    expect(mail?.text?.match(/^NEW: /gm)).toHaveLength(20)
    expect(mail?.text).toContain('See 5 more properties\nhttps://www.perron.example/en/for-sale/')
  })

  test('an alert with hundreds of matches shows some and the total', async () => {
    await load()
    await keepAlert(site)
    await load(...Array.from({ length: 700 }, (_, index) => aProperty({ ID: 1_000 + index })))
    await runJob()
    const [mail] = await site.mails()
    expect(mail?.subject).toBe('700 new or changed properties: properties for sale')
    expect(mail?.text).toContain('See 680 more properties')
  })

  test('an alert reports a listing that was new and then reduced only once', async () => {
    await load()
    await keepAlert(site)
    await load(aProperty(house))
    await load(aProperty({ ...house, Price: 350_000 }))
    await runJob()
    const [mail] = await site.mails()
    expect(mail?.subject).toBe('1 new property: properties for sale')
    expect(mail?.text).toContain('€ 350.000')
    for (const body of [mail?.text, mail?.html]) expect(body).toMatch(/EPC B, 168\skWh\/m²\.year/)
    expect(mail?.text).not.toContain('395.000')
  })
})

describe('a change between queueing and sending a digest', () => {
  const queueDigests = () => checkAlerts(drizzle(site.db, { schema }), new Date())

  test('a change between queueing and sending a digest leaves out a listing that was sold', async () => {
    await load()
    await keepAlert(site)
    await load(aProperty({ ID: 1 }), aProperty({ ID: 2 }))
    expect(await queueDigests()).toHaveLength(1)
    await load(aProperty({ ID: 1, Status: 2 }), aProperty({ ID: 2 }))
    await runJob()
    const [mail] = await site.mails()
    expect(mail?.subject).toBe('1 new property: properties for sale')
    expect(mail?.text).not.toMatch(/\/1\//)
  })

  test('a digest is sent after a pause that came between, as the alert has seen the change and would not report it again', async () => {
    await load()
    await keepAlert(site)
    await load(aProperty(house))
    expect(await queueDigests()).toHaveLength(1)
    await site.db.prepare("UPDATE subscriptions SET state = 'paused'").run()
    await runJob()
    expect((await site.mails()).map(({ subject }) => subject)).toEqual(['1 new property: properties for sale'])
  })

  test.each([
    ['when all its listings are sold', () => load(aProperty({ ...house, Status: 2 }))],
    ['when a price is hidden again', () => load(aProperty({ ...house, PublishPrice: false })), { PublishPrice: false }],
    ['when the price is no longer lower', () => load(aProperty({ ...house, Price: 450_000 }))],
    ['when the alert has ended and is signed up for again', () => site.db.prepare("UPDATE subscriptions SET state = 'pending', due_at = NULL").run()],
    ['when the alert has ended', () => site.db.prepare("UPDATE subscriptions SET state = 'ended'").run()],
    ['when the alert is erased', () => site.db.prepare('DELETE FROM subscriptions').run()],
  ])('a change between queueing and sending a digest sends no mail and no error %s', async (_, happen, before: FeedRecord = { Price: 400_000 }) => {
    await load(aProperty({ ...house, ...before }))
    await keepAlert(site)
    await load(aProperty({ ...house, Price: 395_000 }))
    expect(await queueDigests()).toHaveLength(1)
    await happen()
    await site.db.prepare('UPDATE subscriptions SET due_at = ?').bind(tomorrow).run()
    await runJob()
    expect(await site.mails()).toEqual([])
    expect(await outbox()).toEqual([])
  })
})

describe('the schedule', () => {
  test.each([
    ['daily', '2026-11-21T05:55:00.000Z', '2026-11-21T06:00:00.000Z', '2026-11-22T06:00:00.000Z'],
    ['weekly', '2026-11-23T05:55:00.000Z', '2026-11-23T06:00:00.000Z', '2026-11-30T06:00:00.000Z'],
  ] as const)('the schedule of a %s alert is 7:00 in Brussels', async (rhythm, before, then, after) => {
    await load()
    const { id } = await keepAlert(site, { rhythm, dueAt: then })
    await load(aProperty(house))
    await runJob(before)
    expect(await outbox()).toHaveLength(0)
    await runJob(then)
    expect(await outbox()).toHaveLength(1)
    expect(await due(id)).toBe(after)
    await load(aProperty(house), aProperty({ ID: 8 }))
    await runJob(then.replace('T06', 'T16'))
    expect(await outbox()).toHaveLength(1)
    await runJob(after)
    expect(await outbox()).toHaveLength(2)
  })

  test('the schedule moves to the next time without a mail when nothing has changed', async () => {
    await load()
    const { id } = await keepAlert(site, { rhythm: 'daily', dueAt: '2026-11-21T06:00:00.000Z' })
    await runJob('2026-11-21T06:00:00.000Z')
    expect(await due(id)).toBe('2026-11-22T06:00:00.000Z')
    expect(await outbox()).toEqual([])
  })
})

test('a confirmed alert reports what changes after the confirmation', async () => {
  await load()
  await load(aProperty(house))
  const { id } = await keepAlert(site, { state: 'pending', dueAt: null, confirmedAt: null })
  await confirmSubscription(drizzle(site.db, { schema }), id, new Date())
  await runJob()
  expect(await outbox()).toEqual([])
  await load(aProperty(house), aProperty({ ID: 8 }))
  await runJob()
  expect((await site.mails())[0]?.text).toMatch(/\/8\//)
})

test('a changed alert reports what the old one had not reported yet, if it matches, and nothing twice', async () => {
  const { db } = site
  const change = async (id: string) => confirmSubscription(drizzle(db, { schema }), id, new Date())
  await load()
  const old = await keepAlert(site, { rhythm: 'weekly', dueAt: tomorrow })
  await load(aProperty(house))
  await db.prepare('UPDATE subscriptions SET seen_event = (SELECT max(id) FROM listing_events)').run()
  await load(aProperty(house), aProperty({ ID: 8, Price: 300_000 }), aProperty({ ID: 9, Price: 800_000 }))
  const waiting = { state: 'pending', dueAt: null, confirmedAt: null, replaces: old.id, search: '?priceMax=400000' } as const
  const { id } = await keepAlert(site, waiting)
  await change(id)
  await runJob()
  const [mail, ...others] = await site.mails()
  expect([mail?.text?.match(/\/(\d+)\//g), others]).toEqual([['/8/'], []])
  // One that replaces an ended alert starts with later changes.
  const late = await keepAlert(site, waiting)
  await change(late.id)
  expect(await seen(late.id)).toBe(await newest())
})

test('a change is reported once its import has finished', async () => {
  await load()
  await keepAlert(site)
  await load(aProperty(house))
  await site.db.prepare("UPDATE imports SET state = 'applying' WHERE id IN (SELECT import_id FROM listing_events)").run()
  await runJob()
  expect(await outbox()).toEqual([])
  await site.db.prepare("UPDATE imports SET state = 'superseded'").run()
  await runJob()
  expect(await site.mails()).toHaveLength(1)
})

test.each([
  ['instant', '2026-11-21T10:00:00.000Z', '2026-11-21T11:00:00.000Z'],
  ['daily', '2026-11-21T06:00:00.000Z', '2026-11-22T06:00:00.000Z'],
] as const)('a check that fails is retried later and blocks no other alert: %s', async (rhythm, now, later) => {
  await load()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const faulty = await keepAlert(site, { rhythm, search: '?q=trapgevel', dueAt: '2019-01-01T00:00:00.000Z' })
  const other = await keepAlert(site)
  await load(aProperty(house))
  const queued = async (faultOf: FaultOf, at: string) =>
    (await checkAlerts(drizzle(faultyDatabase(site.db, faultOf), { schema }), new Date(at))).map((id) => id.split('.')[1])
  const refusesTexts: FaultOf = ({ what }) => (what.includes('listing_texts MATCH') ? 'before' : 'none')
  expect(await queued(refusesTexts, now)).toEqual([other.id])
  expect(logged.mock.calls).toEqual([[expect.stringContaining(faulty.id)]])
  logged.mockRestore()
  expect([await seen(faulty.id), await due(faulty.id)]).toEqual([0, later])
  expect(await queued(() => 'none', later)).toEqual([faulty.id])
})

test('digests are deleted after a month, and at once when their subscriber is erased', async () => {
  await load()
  const { recipient } = await keepAlert(site)
  const other = await keepAlert(site)
  await load(aProperty(house))
  await runJob()
  await site.mails()
  const erase = await site.fetch('/privacy/erase', {
    method: 'POST',
    headers: { Authorization: `Bearer ${site.token}` },
    body: JSON.stringify({ email: recipient.toLowerCase() }),
  })
  expect(erase.status).toBe(200)
  expect(await outbox()).toEqual([expect.stringContaining(`digest.${other.id}.`)])
  const runNightlyJob = async (days: number) =>
    (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date(Date.now() + days * 24 * 60 * 60 * 1000) })
  await runNightlyJob(29)
  expect(await outbox()).toHaveLength(1)
  await runNightlyJob(31)
  expect(await outbox()).toEqual([])
})

test('a subscriber with a disabled language gets mail in the default one, with a working unsubscribe link', async () => {
  await using site = await startSite({ ENABLED_LOCALES: 'nl,fr', ORIGIN: 'https://www.perron.example' })
  await postFeed(site, [other])
  const { id } = await keepAlert(site, { locale: 'de' })
  await postFeed(site, [other, aProperty(house)])
  await (await site.miniflare.getWorker()).scheduled({ cron: '*/5 * * * *', scheduledTime: new Date() })
  const [mail] = await site.mails()
  expect(mail?.subject).toBe('1 nieuw pand: panden te koop')
  const links = [...(mail?.text ?? '').matchAll(/https:\/\/www\.perron\.example(\/\S+)/g)].map(([, path = '']) => path)
  expect(links).not.toEqual([])
  for (const path of links) expect((await site.fetch(path)).status, path).toBe(200)
  const [, unsubscribe = ''] = /^<(.*)>$/.exec(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '') ?? []
  const { pathname, search } = new URL(unsubscribe)
  const answer = await site.fetch(pathname + search, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  expect(answer.status).toBe(200)
  expect(await site.db.prepare('SELECT state FROM subscriptions WHERE id = ?').bind(id).first('state')).toBe('ended')
})

async function outbox(): Promise<unknown[]> {
  return (await site.db.prepare('SELECT id FROM outbox ORDER BY id').all()).results.map(({ id }) => id)
}

async function seen(id: string): Promise<unknown> {
  return (await site.db.prepare('SELECT seen_event FROM subscriptions WHERE id = ?').bind(id).first())?.seen_event
}

async function due(id: string): Promise<unknown> {
  return (await site.db.prepare('SELECT due_at FROM subscriptions WHERE id = ?').bind(id).first())?.due_at
}

async function newest(): Promise<unknown> {
  return (await site.db.prepare('SELECT max(id) AS id FROM listing_events').first())?.id
}
