import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, test } from 'vitest'
import { removeOldEvents } from '#db/listings/listing-events.ts'
import { dayAfter, mondayOf, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { computeHomeFigures } from '#db/owners/home-figures.ts'
import { listOwnedCards, readOwnedHome } from '#db/owners/owned-home.ts'
import * as schema from '#db/schema.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { csvCell } from '#worker/site/pages/csv.ts'
import { upTo } from '../full.ts'
import { countedDatabase } from '../kit/counted-database.ts'
import { ownerIdOf, storeOwner } from './owner-factory.ts'
import { address, anOwner, askOffice, Browser, lendOwnerSite, rows, site } from './owner-site.ts'

lendOwnerSite()

const t = translator('nl')
const home = { kind: 'listing', id: 4001 } as const
const path = href('ownerHome', 'nl', home)
const portal = href('ownerPortal', 'nl')
const today = wallTimeOf(new Date()).day
const hour = 60 * 60 * 1000
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

const tables = ['view_days', 'view_totals', 'home_visits', 'communications', 'portal_views', 'portal_media', 'listing_events', 'home_events', 'home_figures']
beforeEach(async () => {
  await site.db.batch(tables.map((table) => site.db.prepare(`DELETE FROM ${table}`)))
})

const addViews = (days: number, id = 4001) =>
  site.db.batch([
    ...Array.from({ length: days }, (_, index) =>
      site.db.prepare("INSERT INTO view_days (kind, record_id, day, views, visits) VALUES ('listing', ?, ?, 7, 5)").bind(id, dayAfter(today, -index)),
    ),
    site.db
      .prepare("INSERT INTO view_totals (kind, record_id, views, visits, since, visits_since) VALUES ('listing', ?, ?, ?, ?, ?)")
      .bind(id, days * 7, days * 5, dayAfter(today, 1 - days), dayAfter(today, 1 - days)),
  ])

interface VisitRow {
  readonly id: string
  readonly startsAt: string
  readonly visitor?: string
  readonly feedback?: string
  readonly released?: 0 | 1
}

const visitInsert = ({ id, startsAt, visitor = 'Annelie P.', feedback, released = 1 }: VisitRow) =>
  site.db
    .prepare(
      `INSERT INTO home_visits (id, kind, record_id, starts_at, visitor, state, feedback, is_released, shows_visitor, feedback_is_released, origin, created_at)
       VALUES (?, 'listing', 4001, ?, ?, 'confirmed', ?, ?, 1, 1, 'agency', ?)`,
    )
    .bind(id, startsAt, visitor, feedback ?? null, released, startsAt)

const communicationInsert = (id: string, when: string, { comment = null, released = 1 }: { comment?: string | null; released?: 0 | 1 } = {}) =>
  site.db
    .prepare(
      `INSERT INTO communications (id, kind, record_id, at, type, comment, status, origin, is_released, created_at)
       VALUES (?, 'listing', 4001, ?, 'question', ?, 'open', 'site', ?, ?)`,
    )
    .bind(id, when, comment, released, when)

describe('the page of a home', () => {
  test('the page of a home starts with what comes next, the latest feedback and the events of this week', async () => {
    await addViews(1)
    await site.db.batch([
      visitInsert({ id: 'next', startsAt: at(30) }),
      visitInsert({ id: 'past', startsAt: at(-0.001), visitor: 'Joris D.', feedback: 'Vond de tuin mooi.' }),
      visitInsert({ id: 'hidden', startsAt: at(-0.002), visitor: 'Geheim G.', released: 0 }),
      communicationInsert('asked', at(-0.001)),
      communicationInsert('withheld', at(-0.001), { comment: 'niet voor de eigenaar', released: 0 }),
    ])
    const browser = await anOwner()
    const html = await browser.html(path)
    expect(html).toContain('Annelie P.')
    expect(html).toContain('Vond de tuin mooi.')
    expect(html).toContain('Deze week hebben wij voor u 1 bezoek begeleid. Wij ontvingen 1 vraag. Uw pagina werd 7 keer bekeken.')
    expect(html).not.toContain('Geheim')
    expect(html).not.toContain('niet voor de eigenaar')
    const cards = await browser.html(portal)
    for (const figure of ['1 bezoek', '1 vraag', '7 keer bekeken', `href="${path}"`]) expect(cards).toContain(figure)
  })

  test('the page of a home is never cached, and states since when views are counted', async () => {
    await addViews(3)
    const answer = await (await anOwner()).fetch(path)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    const html = await answer.text()
    expect(html).toContain('name="robots" content="noindex')
    expect(html).toContain(
      t('owner.figures.since', {
        day: new Intl.DateTimeFormat('nl-BE', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${dayAfter(today, -2)}T12:00:00Z`)),
      }),
    )
  })

  test('the page of a home shows a day without a portal’s figures as a gap, and which portal delivered figures', async () => {
    await site.db.batch([
      site.db
        .prepare('INSERT INTO portal_views (listing_id, month, media, days) VALUES (4001, ?, ?, ?)')
        .bind(today.slice(0, 7), 'immo', JSON.stringify({ [today.slice(8)]: 12 })),
      site.db
        .prepare('INSERT INTO portal_media (listing_id, media, name, url, covers_from, covers_until, delivered_at) VALUES (4001, ?, ?, ?, ?, ?, ?)')
        .bind('immo', 'Immoportaal', 'https://portaal.example/4001', today, today, at(0)),
    ])
    const browser = await anOwner()
    const html = await browser.html(path)
    expect(html.match(/class="is-gap"/g)).toHaveLength(29)
    expect(html).toContain(t('owner.chart.gap'))
    expect(html).toMatch(/Immoportaal: cijfers van .+ ontvangen op/)
    expect(await browser.html(`${path}?show=media`)).toContain('href="https://portaal.example/4001"')
  })

  test('the page of a home reads under 150 rows in one round trip, however long the history is', async () => {
    await addViews(60)
    const statements = Array.from({ length: upTo(100, 200) }, (_, index) => [
      visitInsert({ id: `v${index}`, startsAt: at(-index) }),
      communicationInsert(`c${index}`, at(-index)),
    ])
    await site.db.batch(statements.flat())
    const insertEvent = site.db.prepare(
      "INSERT INTO listing_events (listing_id, kind, price_before, at, import_id) VALUES (4001, 'price-drop', 300000, ?, 'x')",
    )
    await site.db.batch(Array.from({ length: 40 }, (_, index) => insertEvent.bind(at(-index))))
    const page = { read: 0, trips: 0 }
    await readOwnedHome(drizzle(countedDatabase(site.db, page), { schema }), home, new Date())
    expect([page.trips, page.read < 150], `${page.read} rows`).toEqual([1, true])
    await storeOwner(site.db, 'cards@example.com', [home])
    const card = { read: 0, trips: 0 }
    const week = { monday: mondayOf(today), today, began: at(-3.5), now: at(0) }
    const cards = await listOwnedCards(drizzle(countedDatabase(site.db, card), { schema }), ownerIdOf('cards@example.com'), week)
    expect(cards).toMatchObject([{ viewings: 4, questions: 4 }])
    expect([card.trips, card.read < 150], `${card.read} rows`).toEqual([1, true])
  })

  test('the page of a home keeps events that alerts no longer need on the timeline of an owned home', async () => {
    const insert = site.db.prepare(
      "INSERT INTO listing_events (listing_id, kind, price_before, at, import_id) VALUES (?, 'price-drop', 312000, '2025-01-02T10:00:00.000Z', 'x')",
    )
    await site.db.batch([insert.bind(4001), insert.bind(4002)])
    const browser = await anOwner()
    await removeOldEvents(drizzle(site.db, { schema }), at(0))
    expect((await rows('listing_events')).map(({ listing_id }) => listing_id)).toEqual([4001])
    expect(await browser.html(path)).toContain('voordien € 312.000')
  })

  test('the page of a home shows price rises and drops, an option and a sale on one timeline, newest first', async () => {
    const insert = (table: string, kind: string, hours: number, price: number | null) =>
      site.db
        .prepare(
          `INSERT INTO ${table} (listing_id, kind, price_before, at${table === 'home_events' ? '' : ', import_id'}) VALUES (4001, ?, ?, ?${table === 'home_events' ? '' : ", 'x'"})`,
        )
        .bind(kind, price, at(hours))
    await site.db.batch([
      insert('listing_events', 'price-drop', -50, 410_000),
      insert('home_events', 'price-rise', -40, 399_000),
      insert('home_events', 'option', -30, null),
      insert('home_events', 'sold', -10, null),
    ])
    const html = await (await anOwner()).html(path)
    const line = /<ol class="owner-timeline">.*?<\/ol>/s.exec(html)?.[0].replace(/<[^>]+>/g, ' ') ?? ''
    expect(line).toMatch(/Verkocht.*In optie.*Prijs verhoogd\s+· voordien € 399\.000.*Prijs verlaagd\s+· voordien € 410\.000/s)
  })

  test('the page of a home shows the numbers of alerts and comparable homes only from five up', async () => {
    const browser = await anOwner()
    await addViews(7)
    await computeHomeFigures(drizzle(site.db, { schema }), new Date())
    expect(await rows('home_figures')).toMatchObject([{ listing_id: 4001, alerts: 0, peers: null }])
    await site.db.prepare(`UPDATE home_figures SET alerts = 13, peers = '{"own":7,"count":6,"low":2,"median":5.5,"high":9}'`).run()
    const html = await browser.html(path)
    expect(html).toContain(t('owner.market.alerts', { count: '15' }))
    expect(html).toContain(t('owner.market.peers', { own: '7', count: '6', low: '2', high: '9', median: '5,5' }))
    await site.db.prepare('UPDATE home_figures SET alerts = 4, peers = NULL').run()
    expect(await browser.html(path)).not.toContain(t('owner.market'))
  })
})

describe('the letter', () => {
  const lastMonday = dayAfter(mondayOf(today), -7)
  const letter = (weeksAgo: number) => `${path}?week=${dayAfter(lastMonday, -7 * weeksAgo)}`

  test('the letter about last week begins the page, and those before it can be read again', async () => {
    await addViews(30)
    const browser = await anOwner()
    const seen = 'Uw pand werd op onze site 49 keer bekeken, ongeveer even vaak als de week ervoor.'
    const html = await browser.html(path)
    expect(html).toContain(seen)
    expect(html).toContain(`href="${letter(1)}"`)
    const earlier = await browser.html(letter(1))
    expect(earlier).toContain(seen)
    for (const neighbour of [0, 2]) expect(earlier).toContain(`href="${letter(neighbour)}"`)
  })

  test.each(['', '2026-13-40', '1999-01-04', lastMonday.replace(/^\d+/, '2999'), mondayOf(today), dayAfter(lastMonday, 1), '<b>'])(
    'there is no letter of the week “%s”',
    async (week) => {
      await addViews(30)
      expect((await (await anOwner()).fetch(`${path}?week=${encodeURIComponent(week)}`)).status).toBe(404)
    },
  )

  test('its question for a call reaches the office once a week, as a message', async () => {
    const browser = await anOwner()
    expect(await browser.html(path)).toContain('value="call"')
    for (const _ of [1, 2]) expect((await browser.post(path, { do: 'call' })).headers.get('Location')).toBe(`${path}?done=call`)
    expect(await rows('communications')).toMatchObject([
      { record_id: 4001, type: 'message', status: 'open', comment: 'Zullen wij u deze week bellen om alles rustig te bespreken? Ja, bel mij' },
    ])
    expect((await site.mails()).filter(({ text }) => text?.includes('Ja, bel mij'))).toHaveLength(1)
    const html = await browser.html(`${path}?done=call`)
    expect(html).toContain(t('owner.letter.called'))
    expect(html).not.toContain('value="call"')
  })
})

describe('a list', () => {
  test('a list of the owner portal is paginated, newest first', async () => {
    await site.db.batch(Array.from({ length: 65 }, (_, index) => communicationInsert(`c${index}`, at(-index), { comment: `nummer ${index}.` })))
    const browser = await anOwner()
    const first = await browser.html(`${path}?show=communications`)
    expect(first).toContain('nummer 59.')
    expect(first).not.toContain('nummer 60.')
    const older = /href="([^"]*before=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(await browser.html(older)).toContain('nummer 64.')
  })

  test('a list can be downloaded as a file whose cells no spreadsheet runs as formulas', async () => {
    await site.db.batch([communicationInsert('one', at(-1), { comment: '=HYPERLINK("https://evil.example")' }), visitInsert({ id: 'v', startsAt: at(-1) })])
    const browser = await anOwner()
    const answer = await browser.fetch(`${path}?csv=communications`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect([answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')]).toEqual(['text/csv; charset=utf-8', 'private, no-store'])
    expect(answer.headers.get('Content-Disposition')).toContain('communications-4001.csv')
    expect(bytes.toString()).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect(await (await browser.fetch(`${path}?csv=visits`)).text()).toMatch(/Annelie P\.,Vond plaats/)
    expect(['+1', '-1', '@a', '\t=1', 'gewoon', 'a,b'].map(csvCell)).toEqual(["'+1", "'-1", "'@a", "'\t=1", 'gewoon', '"a,b"'])
  })
})

describe('a message', () => {
  test('a message is stored once, mailed to the office and shown to its owner', async () => {
    const browser = await anOwner()
    const send = () => browser.post(path, { do: 'message', ownerText: 'Kan het bezoek later?' })
    for (const _ of [1, 2]) expect((await send()).headers.get('Location')).toBe(`${path}?done=message`)
    expect(await rows('communications')).toMatchObject([
      { kind: 'listing', record_id: 4001, type: 'message', origin: 'owner', comment: 'Kan het bezoek later?' },
    ])
    const mails = (await site.mails()).filter(({ text }) => text?.includes('Kan het bezoek later?'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.replyTo?.[0]?.address).toBe('An.Peeters@example.com')
    expect(await browser.html(path)).toContain('Kan het bezoek later?')
    expect((await browser.post(path, { do: 'message', ownerText: ' ' })).status).toBe(422)
  })

  test('beyond twenty in a day gets a 429 and stays in the form; a paper is still accepted', async () => {
    const browser = await anOwner()
    await browser.post(path, { do: 'message', ownerText: 'nummer 1' })
    await site.db
      .prepare(
        "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 20) INSERT INTO rate_limits (sender, lead_id, accepted_at) SELECT sender, 'n' || i, accepted_at FROM n, rate_limits",
      )
      .run()
    const refused = await browser.post(path.replace('/nl/eigenaar/', '/fr/proprietaire/'), { do: 'message', ownerText: 'numéro 21 <b>' })
    const html = await refused.text()
    expect(refused.status).toBe(429)
    expect(html).toContain('numéro 21 &lt;b&gt;</textarea>')
    expect(html).toContain(translator('fr')('form.ownerHome.messages.text'))
    expect((await browser.post(path, { do: 'message', ownerText: 'nummer 1' })).headers.get('Location')).toBe(`${path}?done=message`)
    const body = new FormData()
    for (const [name, value] of Object.entries({ do: 'paper', paperKind: 'soil' })) body.set(name, value)
    body.set('paper', new File(['%PDF-1.7 bodem'], 'bodem.pdf', { type: 'application/pdf' }))
    expect((await browser.fetch(path, { method: 'POST', body })).status).toBe(303)
    expect(await rows('communications')).toHaveLength(2)
    await site.db.prepare('UPDATE rate_limits SET accepted_at = ?').bind(at(-25)).run()
    expect((await browser.post(path, { do: 'message', ownerText: 'numéro 21' })).status).toBe(303)
  })

  test('a message and a paper are exported and erased with the account, or after 24 months', async () => {
    const browser = await anOwner()
    const sendBoth = async () => {
      await browser.post(path, { do: 'message', ownerText: 'Bel mij op 0470 12 34 56.' })
      const body = new FormData()
      for (const [name, value] of Object.entries({ do: 'paper', paperKind: 'soil' })) body.set(name, value)
      body.set('paper', new File(['%PDF-1.7 bodem'], 'bodem.pdf', { type: 'application/pdf' }))
      await browser.fetch(path, { method: 'POST', body })
    }
    const papers = async () => (await (await site.miniflare.getR2Bucket('FILES')).list({ prefix: 'papers/' })).objects
    await Promise.all((await papers()).map(async ({ key }) => (await site.miniflare.getR2Bucket('FILES')).delete(key)))
    await sendBoth()
    const kept = () => Promise.all([rows('communications'), rows('owner_messages'), papers()]).then((all) => all.map((each) => each.length))
    expect(await kept()).toEqual([2, 2, 1])
    const exported = await (await askOffice('POST', { email: address }, '/privacy/export')).json()
    expect(exported).toMatchObject({ owner: { messages: [{ comment: 'Bel mij op 0470 12 34 56.' }, { comment: 'bodem.pdf' }] } })
    const night = async (days: number) =>
      (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date(Date.now() + days * 24 * hour) })
    expect(await (await askOffice('POST', { email: address }, '/privacy/erase')).json()).toMatchObject({ erased: 3 })
    expect(await kept()).toEqual([0, 0, 0])
    expect(JSON.stringify(await rows('outbox'))).not.toMatch(/\b0470/)
    await storeOwner(site.db, address, [home])
    await browser.logIn()
    await sendBoth()
    await night(700)
    expect(await kept()).toEqual([2, 2, 1])
    await night(740)
    expect(await kept()).toEqual([0, 0, 0])
  })

  test('a message can carry a paper that the law requires, if its content is a PDF or a picture', async () => {
    const browser = await anOwner()
    const send = (content: string) => {
      const body = new FormData()
      for (const [name, value] of Object.entries({ do: 'paper', paperKind: 'electricity' })) body.set(name, value)
      body.set('paper', new File([content], 'keuring.pdf', { type: 'application/pdf' }))
      return browser.fetch(path, { method: 'POST', body })
    }
    const refused = await send('MZ no pdf')
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(t('form.error.paper.invalid'))])
    expect((await send('%PDF-1.7 keuring')).headers.get('Location')).toBe(`${path}?done=paper`)
    expect(await rows('communications')).toMatchObject([{ subject: t('owner.paper.electricity'), comment: 'keuring.pdf' }])
    const link = (await site.mails()).flatMap(({ text }) => /https?:\/\/\S+\/files\/\S+/.exec(text ?? '') ?? []).at(-1) ?? ''
    const { pathname, search } = new URL(link)
    expect(await (await site.fetch(pathname + search)).text()).toBe('%PDF-1.7 keuring')
    expect((await site.fetch(pathname)).status).toBe(401)
  })
})

describe('another owner', () => {
  const addresses = [
    '',
    '?show=visits',
    '?show=communications',
    '?csv=visits',
    '?csv=communications',
    '?csv=media',
    '?print=1',
    `?week=${dayAfter(mondayOf(today), -7)}`,
  ].map((query) => path + query)

  test('another owner gets the same answers as for an unknown home at every address, also to forms', async () => {
    await site.db.batch([visitInsert({ id: 'v', startsAt: at(-1) })])
    await anOwner()
    await storeOwner(site.db, 'ander@example.com', [{ kind: 'listing', id: 4002 }])
    const other = await new Browser().resume('ander@example.com')
    for (const address of addresses) {
      const unknown = address.replace('4001', '4999')
      expect.soft([(await other.fetch(address)).status, (await other.fetch(unknown)).status], address).toEqual([404, 404])
      expect.soft(await other.html(address), address).not.toContain('Annelie')
    }
    expect((await other.post(path, { do: 'message', ownerText: 'hallo' })).status).toBe(404)
    expect((await other.fetch(href('ownerHome', 'nl', { kind: 'project', id: 901 }))).status).toBe(404)
    expect(await rows('communications')).toEqual([])
    expect(await other.html(portal)).not.toContain(path)
  })

  test('a person without a session, or with an expired or revoked one, is redirected to the log-in', async () => {
    const ended = await anOwner()
    const expired = ended.cookie
    await site.db.prepare('UPDATE owner_sessions SET idle_until = ?').bind(at(-1)).run()
    const revoked = await new Browser().resume()
    await site.db.prepare('DELETE FROM owner_sessions WHERE idle_until > ?').bind(at(0)).run()
    for (const cookie of ['', expired, revoked.cookie, 'session=made-up']) {
      for (const address of [...addresses, portal]) {
        const answer = await site.fetch(address, { headers: cookie === '' ? {} : { Cookie: cookie } })
        expect.soft([answer.status, answer.headers.get('Location')?.startsWith(href('ownerLogin', 'nl'))], address).toEqual([302, true])
      }
      const sent = await site.fetch(path, { method: 'POST', headers: { Cookie: cookie }, body: new URLSearchParams({ do: 'message', ownerText: 'hallo' }) })
      expect(sent.status).toBe(302)
    }
    expect(await rows('communications')).toEqual([])
  })

  test('an owner of a project sees the pages of its units, and of no other home', async () => {
    await storeOwner(site.db, 'bouwer@example.com', [{ kind: 'project', id: 901 }])
    await site.db.prepare('UPDATE listings SET project_id = 901 WHERE id = 4002').run()
    const developer = await new Browser().resume('bouwer@example.com')
    const unit = href('ownerHome', 'nl', { kind: 'listing', id: 4002 })
    expect(await developer.html(href('ownerHome', 'nl', { kind: 'project', id: 901 }))).toContain(`href="${unit}"`)
    expect([(await developer.fetch(unit)).status, (await developer.fetch(path)).status]).toEqual([200, 404])
    await site.db.prepare('UPDATE listings SET project_id = NULL WHERE id = 4002').run()
  })
})

test('a sold home is listed among the former ones, with a closing summary', async () => {
  await addViews(2)
  await site.db
    .prepare("UPDATE listings SET state = 'sold', listed = 0, closed_on = '2026-11-02', card = json_set(card, '$.state', 'sold') WHERE id = 4001")
    .run()
  const browser = await anOwner()
  expect(await browser.html(portal)).toContain(t('owner.former'))
  const html = await browser.html(path)
  expect(html).toContain(t('owner.closing.on', { state: 'Verkocht', day: '2 november 2026' }))
  expect(html).toContain(t('owner.closing.sum', { views: 14 }))
  expect(html).not.toContain(t('owner.needs'))
})
