import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, test } from 'vitest'
import { weekFrom } from '#db/model/owners/owner-digest.ts'
import { readHomeWeeks } from '#db/owners/home-weeks.ts'
import { saveOwnerDigests } from '#db/owners/owner-digests.ts'
import * as schema from '#db/schema.ts'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { countedDatabase } from '../kit/counted-database.ts'
import { storeOwner } from './owner-factory.ts'
import { address, lendOwnerSite, rows, site } from './owner-site.ts'

lendOwnerSite({ ORIGIN: 'https://www.perron.example' })

/** The Monday after the night in which the clocks go forward: 8:00 is 6:00 UTC. */
const monday = '2026-03-30T06:00:00.000Z'
const week = weekFrom('2026-03-23')

const tables = ['view_days', 'view_totals', 'home_visits', 'communications', 'portal_views', 'portal_media', 'listing_events', 'home_events']
beforeEach(async () => {
  await site.db.batch([
    ...tables.map((table) => site.db.prepare(`DELETE FROM ${table}`)),
    site.db.prepare("UPDATE listings SET state = 'available', listed = 1, closed_on = NULL, card = json_set(card, '$.state', 'available')"),
  ])
})

const runJob = async (at = monday) => (await site.miniflare.getWorker()).scheduled({ cron: '*/5 * * * *', scheduledTime: new Date(at) })
const mailsTo = async (to = address) => (await site.mails()).filter((mail) => mail.to?.[0]?.address === to)
const run = (query: string, ...values: readonly (string | number | null)[]) => site.db.prepare(query).bind(...values)

async function anOwnerOf(ids: readonly number[], email = address, locale = 'nl'): Promise<void> {
  await storeOwner(
    site.db,
    email,
    ids.map((id) => ({ kind: 'listing', id })),
  )
  await run("UPDATE owners SET locale = ?, created_at = '2026-01-05T10:00:00.000Z' WHERE recipient = ?", locale, email).run()
}

const countedSince = (since: string, id = 4001) => run("INSERT INTO view_totals (kind, record_id, views, since) VALUES ('listing', ?, 0, ?)", id, since)
const viewsOn = (day: string, views: number, id = 4001) =>
  run("INSERT INTO view_days (kind, record_id, day, views) VALUES ('listing', ?, ?, ?)", id, day, views)

interface VisitRow {
  readonly state?: string
  readonly visitor?: string
  readonly feedback?: string
  /** Releases the visit, the visitor's name and the feedback. */
  readonly released?: readonly [0 | 1, 0 | 1, 0 | 1]
  readonly home?: number
}

const visitAt = (startsAt: string, { state = 'confirmed', visitor = 'Geheim G.', feedback, released = [1, 0, 0], home = 4001 }: VisitRow = {}) =>
  run(
    `INSERT INTO home_visits (id, kind, record_id, starts_at, visitor, state, feedback, is_released, shows_visitor, feedback_is_released, origin, created_at)
     VALUES (lower(hex(randomblob(8))), 'listing', ?, ?, ?, ?, ?, ?, ?, ?, 'agency', ?)`,
    ...[home, startsAt, visitor, state, feedback ?? null, ...released, startsAt],
  )

const questionAt = (at: string, { released = 1, decidedAt = null }: { released?: 0 | 1; decidedAt?: string | null } = {}) =>
  run(
    `INSERT INTO communications (id, kind, record_id, at, type, comment, origin, is_released, decided_at, created_at)
     VALUES (lower(hex(randomblob(8))), 'listing', 4001, ?, 'question', 'niet in de e-mail', 'site', ?, ?, ?)`,
    ...[at, released, decidedAt, at],
  )

describe('the digest of a week', () => {
  test('the digest of a week says what happened in words, then in figures, and contains only what is released', async () => {
    await anOwnerOf([4001])
    await site.db.batch([
      countedSince('2026-01-10'),
      ...[
        viewsOn('2026-03-15', 99),
        viewsOn('2026-03-16', 20),
        viewsOn('2026-03-22', 8),
        viewsOn('2026-03-23', 30),
        viewsOn('2026-03-29', 4),
        viewsOn('2026-03-30', 99),
      ],
      visitAt('2026-03-24T10:00:00.000Z', { visitor: 'Annelie P.', feedback: 'Vond de tuin mooi.', released: [1, 1, 1] }),
      // Sunday at half past eleven in the evening, and Monday at half past midnight, in the summer time that began that night.
      visitAt('2026-03-29T21:30:00.000Z', { feedback: 'Te duur.' }),
      visitAt('2026-03-29T22:30:00.000Z'),
      visitAt('2026-03-25T10:00:00.000Z', { state: 'cancelled' }),
      visitAt('2026-03-26T10:00:00.000Z', { state: 'provisional' }),
      visitAt('2026-03-27T10:00:00.000Z', { released: [0, 0, 0] }),
      visitAt('2026-04-02T08:00:00.000Z'),
      ...[questionAt('2026-03-25T10:00:00.000Z'), questionAt('2026-03-25T11:00:00.000Z', { released: 0 }), questionAt('2026-03-20T10:00:00.000Z')],
      questionAt('2026-03-18T10:00:00.000Z', { decidedAt: '2026-03-26T10:00:00.000Z' }),
      run("INSERT INTO listing_events (listing_id, kind, price_before, at, import_id) VALUES (4001, 'price-drop', 410000, '2026-03-24T03:00:00.000Z', 'x')"),
      run("INSERT INTO portal_views (listing_id, month, media, days) VALUES (4001, '2026-03', 'immo', ?)", JSON.stringify({ 22: 50, 23: 5, 24: 7 })),
      ...['immo', 'stil'].map((media) =>
        run('INSERT INTO portal_media (listing_id, media, name, delivered_at) VALUES (4001, ?, ?, ?)', media, `Portaal ${media}`, '2026-03-25T03:00:00.000Z'),
      ),
    ])
    for (const _ of [1, 2]) await Promise.all([runJob(), runJob()])
    const [mail, ...more] = await mailsTo()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Uw pand: wat er vorige week gebeurde')
    expect(mail?.text).toContain('Week van 23 maart tot en met 29 maart 2026')
    expect(mail?.text).toContain(
      'Uw pand werd op onze site 34 keer bekeken, 21\u00a0% meer dan de week ervoor, en er vonden twee bezoeken plaats.\n\nPrijs verlaagd, voordien € 410.000. Wij hebben voor u 2 bezoeken begeleid. Wij ontvingen 2 vragen. Er is één bezoek gepland: donderdag 2 april 2026 om 10:00.',
    )
    for (const line of [
      'Keer bekeken op Portaal immo: 12, met cijfers van 2 van de 7 dagen',
      'Keer bekeken op Portaal stil: geen cijfers ontvangen',
      'Vond plaats: 2',
      'Geannuleerd: 1',
      'Vraag van een bezoeker (2)',
      'Annelie P., 24 maart 2026',
      `https://www.perron.example${href('ownerHome', 'nl', { kind: 'listing', id: 4001 })}`,
    ])
      expect(mail?.text).toContain(line)
    expect(mail?.text).not.toContain('{')
    for (const body of [mail?.text, mail?.html]) {
      expect(body).not.toMatch(/Geheim|Te duur|niet in de e-mail|mail\.ownerDigest|undefined/)
      expect(body).toMatch(/Uw contactpersoon[\s\S]*Telefoon/)
    }
    expect(mail?.html).toMatch(/href="tel:\+/)
  })

  test.each(locales)('the digest of a week in %s says so when nothing happened, and what was not counted', async (locale) => {
    await anOwnerOf([4001], address, locale)
    await countedSince('2026-01-10').run()
    await runJob()
    const t = translator(locale)
    const [quiet] = await mailsTo()
    expect(quiet?.text).toContain(t('mail.ownerDigest.quiet'))
    expect(quiet?.text).not.toMatch(/mail\.|owner\.|undefined|[{}]/)
    await run("UPDATE view_totals SET since = '2026-03-31'").run()
    await runJob('2026-04-06T06:00:00.000Z')
    expect((await mailsTo()).at(-1)?.text).toContain(t('mail.ownerDigest.quiet.uncounted'))
  })

  test('the digest of a week is not sent for a home that has left the market, except about the week in which it did', async () => {
    await anOwnerOf([4001])
    await run("UPDATE listings SET state = 'sold', listed = 0, closed_on = '2026-03-25', card = json_set(card, '$.state', 'sold') WHERE id = 4001").run()
    await run("INSERT INTO home_events (listing_id, kind, at) VALUES (4001, 'sold', '2026-03-25T03:00:00.000Z')").run()
    await runJob()
    await runJob('2026-04-06T06:00:00.000Z')
    const [mail, ...more] = await mailsTo()
    expect(mail?.text).toMatch(/\nVerkocht\. /)
    expect(more).toEqual([])
    expect(await rows('outbox')).toHaveLength(1)
  })

  test('the digest of a week never contains anything of another owner', async () => {
    await anOwnerOf([4001])
    await anOwnerOf([4002], 'ander@example.com')
    await site.db.batch([
      visitAt('2026-03-24T10:00:00.000Z', { visitor: 'Annelie P.', feedback: 'Van het ene huis.', released: [1, 1, 1] }),
      visitAt('2026-03-24T10:00:00.000Z', { visitor: 'Joris D.', feedback: 'Van het andere huis.', released: [1, 1, 1], home: 4002 }),
    ])
    await runJob()
    const [[own], [others]] = [await mailsTo(), await mailsTo('ander@example.com')]
    expect(own?.text).toContain('Van het ene huis.')
    expect(own?.text).not.toMatch(/Joris|andere huis|4002/)
    expect(others?.text).toContain('Van het andere huis.')
    expect(others?.text).not.toMatch(/Annelie|ene huis|4001/)
  })

  test('the digests of a week take two round trips for all homes together, however long the history is', async () => {
    const days = 'WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 399)'
    const homes = [4001, 4002].map((id) => ({ kind: 'listing', id }) as const)
    for (const { id } of homes) {
      await site.db.batch([
        run(`${days} INSERT INTO view_days (kind, record_id, day, views) SELECT 'listing', ?, date('2026-03-29', '-' || i || ' days'), 3 FROM n`, id),
        run(
          `${days} INSERT INTO home_visits (id, kind, record_id, starts_at, state, is_released, origin, created_at)
           SELECT ? || '-' || i, 'listing', ?, strftime('%Y-%m-%dT10:00:00.000Z', '2026-03-29', '-' || i || ' days'), 'confirmed', 1, 'agency', '' FROM n`,
          ...[id, id],
        ),
      ])
    }
    const count = { read: 0, trips: 0 }
    const weeks = await readHomeWeeks(drizzle(countedDatabase(site.db, count), { schema }), homes, week)
    expect(weeks.map(({ views }) => views.count)).toEqual([21, 21])
    expect([count.trips, count.read < 350], `${count.read} rows`).toEqual([2, true])
  })
})

describe('a digest is due', () => {
  test('a digest is due on Mondays at eight in Brussels, in summer and winter, for a day', async () => {
    await anOwnerOf([4001])
    for (const [before, at] of [
      ['2026-03-30T05:55:00.000Z', '2026-03-30T06:00:00.000Z'],
      ['2026-10-26T06:55:00.000Z', '2026-10-26T07:00:00.000Z'],
    ] as const) {
      const sent = (await mailsTo()).length
      await runJob(before)
      expect(await mailsTo(), before).toHaveLength(sent)
      await runJob(at)
      expect(await mailsTo(), at).toHaveLength(sent + 1)
    }
    await runJob('2026-11-03T07:05:00.000Z')
    expect(await mailsTo()).toHaveLength(2)
  })

  test('a digest is due once for each owner, even if a run was interrupted or earlier mails were erased', async () => {
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) await anOwnerOf([4001], email)
    const db = drizzle(site.db, { schema })
    const save = () => saveOwnerDigests(db, week, 'info@perron.example', new Date(monday), 2)
    expect((await save()).length).toBe(2)
    await run("UPDATE outbox SET state = 'sent'").run()
    await site.db.prepare('DELETE FROM outbox').run()
    await Promise.all([runJob(), runJob()])
    expect((await site.mails()).map((mail) => mail.to?.[0]?.address)).toEqual(['c@example.com'])
    expect(await save()).toEqual([])
  })

  test('no digest is due for an owner who has unsubscribed, has only been invited, or joined after that week', async () => {
    for (const [email, change] of [
      ['off@example.com', 'wants_digest = 0'],
      ['invited@example.com', 'password = NULL'],
      ['new@example.com', "created_at = '2026-03-30T05:00:00.000Z'"],
    ] as const) {
      await anOwnerOf([4001], email)
      await run(`UPDATE owners SET ${change} WHERE recipient = ?`, email).run()
    }
    await runJob()
    expect(await site.mails()).toEqual([])
  })
})

describe('the unsubscribe link', () => {
  test('the unsubscribe link asks people for confirmation, and unsubscribes at once for a mail program’s one-click POST', async () => {
    await anOwnerOf([4001])
    await runJob()
    const [mail] = await mailsTo()
    const header = (key: string) => mail?.headers.find((each) => each.key === key)?.value ?? ''
    const end = new URL(/^<(.*)>$/.exec(header('list-unsubscribe'))?.[1] ?? '')
    expect(mail?.text).toContain(end.href)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const path = end.pathname + end.search
    const t = translator('nl')
    expect(await site.html(path)).toContain(t('owner.digestEnd.text'))
    const wantsDigest = async () => (await rows('owners')).map(({ wants_digest }) => wants_digest)
    expect(await wantsDigest()).toEqual([1])
    const forged = path.replace(/seal=./, (start) => (start.endsWith('A') ? 'seal=B' : 'seal=A'))
    for (const method of ['GET', 'POST']) expect((await site.fetch(forged, { method })).status).toBe(410)
    expect(await wantsDigest()).toEqual([1])
    const ended = await site.fetch(path, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
    expect([ended.status, await wantsDigest()]).toEqual([200, [0]])
    expect(await ended.text()).toContain(t('owner.digestEnd.done'))
    await runJob('2026-04-06T06:00:00.000Z')
    expect(await mailsTo()).toHaveLength(1)
  })
})
