import { DomUtils } from 'htmlparser2'
import { beforeEach, describe, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { acts, type DeskBrowser, deskOf, lendDeskSite, site } from '../desk/desk-site.ts'
import { aProperty } from '../kit/factories.ts'
import { elementsOf } from '../listings/listing-pages.ts'
import { keepAlert } from './alert-factory.ts'

const t = translator('nl')
const seekersOf = (id: number) => href('deskHomeSeekers', 'nl', { id })
const price = 395_000

lendDeskSite({}, async (lent) => {
  await lent.importFeed([
    aProperty({ ID: 4001, Zip: '8000', Price: price }),
    aProperty({ ID: 4002, Zip: '8000', Price: price }),
    aProperty({ ID: 4003, Zip: '8000', Status: 2 }),
  ])
})

beforeEach(async () => {
  await site.db.batch(['subscriptions', 'told_alerts', 'mail_blocks'].map((table) => site.db.prepare(`DELETE FROM ${table}`)))
})

/** The lines of a page: who, and what stands under the search. */
async function linesOf(browser: DeskBrowser, path: string): Promise<readonly (readonly [who: string, shortfall: string | undefined, told: string])[]> {
  const html = await browser.html(path)
  return elementsOf(html)
    .filter(({ attribs }) => attribs.class === 'lead-line')
    .map((line) => {
      const first = (name: string) => {
        const part = DomUtils.findOne(({ attribs }) => attribs.class === name, line.children)?.children[0]
        return part && DomUtils.textContent(part)
      }
      return [first('lead-who') ?? '', first('lead-words'), first('lead-facts') ?? '']
    })
}

/** Sends the mails that are held for undo. */
async function sendHeld(): Promise<readonly { readonly to: string | undefined; readonly subject: string | undefined; readonly text: string | undefined }[]> {
  await site.db.prepare("UPDATE outbox SET due_at = '2020-01-01T00:00:00.000Z' WHERE state = 'waiting'").run()
  await (await site.miniflare.getWorker()).scheduled({ cron: '*/5 * * * *', scheduledTime: new Date() })
  return (await site.mails()).map(({ to, subject, text }) => ({ to: to?.[0]?.address, subject, text }))
}

describe('who seeks a home', () => {
  test('a home names the alerts that it matches, the newest first, and those that it narrowly misses, with how far', async () => {
    await keepAlert(site, { name: 'An Peeters', search: '?priceMax=400000', confirmedAt: '2026-11-01T10:00:00.000Z' })
    await keepAlert(site, { name: 'Bea Maes', search: '?zip=8000', confirmedAt: '2026-11-03T10:00:00.000Z' })
    await keepAlert(site, { name: 'Cis Smet', search: '?priceMax=380000' })
    await keepAlert(site, { name: 'Dirk Ver', search: '?priceMax=100000' })
    await keepAlert(site, { name: 'Els Baert', search: '', state: 'pending', confirmedAt: null })
    const browser = await deskOf('agent')
    const no = t('desk.seekers.notTold')
    expect(await linesOf(browser, seekersOf(4001))).toEqual([
      ['Bea Maes', undefined, no],
      ['An Peeters', undefined, no],
      ['Cis Smet', '€ 15.000 boven het budget', no],
    ])
    const html = await browser.html(seekersOf(4001))
    expect(html).toContain(t('desk.seekers.exact', { count: 2 }))
    expect(html).toContain(t('desk.seekers.near', { count: 1 }))
    expect(await browser.html(href('deskHome', 'nl', { id: 4001 }))).toContain(`href="${seekersOf(4001)}"`)
  })

  test('the page of a sold home says that it is not on offer, and sends no mails', async () => {
    await keepAlert(site)
    const browser = await deskOf('agent')
    expect(await browser.html(seekersOf(4003))).toContain(t('desk.seekers.notOnOffer'))
    expect((await browser.post(seekersOf(4003), { do: 'tell' })).headers.get('Location')).toContain('done=toldNobody')
  })

  test('the page reads as many rows as it shows, however many alerts there are', async () => {
    await site.db
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
         INSERT INTO subscriptions (id, kind, email, recipient, name, locale, goal, search, rhythm, state, consent, created_at, confirmed_at)
         SELECT 'many' || i, 'alert', 'm' || i || '@example.com', 'm' || i || '@example.com', 'M', 'nl', 'sale', '?priceMax=' || (300000 + 100 * i), 'daily', 'active', '{}',
           '2026-01-01', '2026-01-01T00:00:00.000Z' FROM n`,
      )
      .run()
    await site.db.prepare("INSERT INTO told_alerts SELECT 4001, id, '2026-11-01', NULL FROM subscriptions").run()
    const browser = await deskOf('agent')
    await browser.html(seekersOf(4001))
    const answer = await browser.fetch(seekersOf(4001), { headers: { 'X-Count-Round-Trips': '1' } })
    const [trips = 0, rows = 0] = (answer.headers.get('X-Round-Trips') ?? '').split(' ').map(Number)
    expect(await answer.text()).toContain(t('desk.seekers.exact', { count: 3051 }))
    expect([trips, rows]).toEqual([expect.toSatisfy((count: number) => count <= 3), expect.toSatisfy((count: number) => count <= 200)])
  })
})

describe('alerts with a free text', () => {
  const cost = async (browser: DeskBrowser, path: string) => {
    await browser.html(path)
    const answer = await browser.fetch(path, { headers: { 'X-Count-Round-Trips': '1' } })
    const [trips = 0] = (answer.headers.get('X-Round-Trips') ?? '').split(' ').map(Number)
    return { trips, html: await answer.text() }
  }

  test('are compared in three round trips, on the page of the home, of the alert and of the person', async () => {
    const words = 'langerei'
    const query = (text: string) => `?${new URLSearchParams({ q: text })}`
    for (const [id, text] of [
      ['worded', words],
      ['also', `${words} `],
      ['unfit', 'zeppelin'],
      ['refused', 'a\u{1E900}b'],
    ] as const)
      await keepAlert(site, { id, name: id, email: 'worded@example.com', search: query(text) })
    await site.db.batch([
      site.db.prepare(
        "INSERT INTO contacts (id, name, locale, source, created_at, last_at) VALUES ('worded', 'Wanda', 'nl', 'desk', '2026-01-01', '2026-01-01')",
      ),
      site.db.prepare(
        "INSERT INTO contact_keys (key, contact, kind, value, created_at) VALUES ('email:worded@example.com', 'worded', 'email', 'worded@example.com', '2026-01-01')",
      ),
      site.db.prepare("INSERT INTO told_alerts VALUES (4001, 'also', '2026-11-01', NULL)"),
    ])
    const browser = await deskOf('agent')
    const home = await cost(browser, seekersOf(4001))
    expect((await linesOf(browser, seekersOf(4001))).map(([who]) => who).sort()).toEqual(['also', 'worded'])
    const alert = await cost(browser, href('deskAlert', 'nl', { id: 'worded' }))
    expect(alert.html).toContain(t('desk.alert.exact', { count: 2 }))
    const unfit = await browser.html(href('deskAlert', 'nl', { id: 'unfit' }))
    expect(unfit).toContain(t('desk.alert.exact', { count: 0 }))
    const person = await cost(browser, href('deskContact', 'nl', { id: 'worded' }))
    expect(person.html).toContain(href('deskHome', 'nl', { id: 4001 }))
    expect(person.html).toContain(t('desk.seekers.toldByDigest', { day: '1 november 2026' }))
    for (const { trips } of [home, alert, person]) expect(trips).toBeLessThanOrEqual(3)
  })
})

describe('telling seekers of a home', () => {
  test('one click mails those whom it matches, in their language, once, with the sender and a one-click unsubscription', async () => {
    await keepAlert(site, { email: 'an@example.com', recipient: 'an@example.com', locale: 'nl', search: '?priceMax=400000' })
    await keepAlert(site, { email: 'luc@example.com', recipient: 'luc@example.com', locale: 'fr', name: 'Luc' })
    await keepAlert(site, { email: 'near@example.com', search: '?priceMax=380000' })
    const browser = await deskOf('agent', { name: 'Wouter Peeters' })
    const answer = await browser.post(seekersOf(4001), { do: 'tell' })
    expect(answer.headers.get('Location')).toContain('done=told')
    expect(await browser.html(answer.headers.get('Location') ?? '')).toContain(t('desk.seekers.done.toldCount', { count: 2 }))
    const mails = await sendHeld()
    expect(mails.map(({ to }) => to).sort()).toEqual(['an@example.com', 'luc@example.com'])
    const toLuc = mails.find(({ to }) => to === 'luc@example.com')
    expect(toLuc?.text).toContain('Wouter Peeters')
    expect(toLuc?.text).toContain('Ce bien y correspond')
    expect((await linesOf(browser, seekersOf(4001))).filter(([, shortfall]) => shortfall === undefined).map(([, , told]) => told)).toEqual([
      expect.stringContaining('door Wouter Peeters'),
      expect.stringContaining('door Wouter Peeters'),
    ])
    expect((await browser.post(`${seekersOf(4001)}?page=1`, { do: 'tell' })).headers.get('Location')).toContain('done=toldNobody')
    expect(await acts()).toEqual(['send listing 4001'])
    const sent = (await site.mails()).find(({ to }) => to?.[0]?.address === 'an@example.com')
    const [, unsubscribe = ''] = /^<(.*)>$/.exec(sent?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '') ?? []
    const { pathname, search } = new URL(unsubscribe)
    await site.fetch(pathname + search, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
    expect(await site.db.prepare("SELECT state FROM subscriptions WHERE email = 'an@example.com'").first('state')).toBe('ended')
  })

  test('a person gets one mail, whatever their alerts, at most one a day, and none at a blocked address', async () => {
    const an = { email: 'an@example.com', recipient: 'an@example.com' }
    await keepAlert(site, { ...an, search: '?priceMax=400000' })
    await keepAlert(site, { ...an, search: '?zip=8000' })
    await keepAlert(site, { email: 'dead@example.com' })
    await site.db.prepare("INSERT INTO mail_blocks VALUES ('dead@example.com', '550', 'mail', '2026-11-01')").run()
    const browser = await deskOf('agent')
    await browser.post(seekersOf(4001), { do: 'tell' })
    await browser.post(seekersOf(4002), { do: 'tell' })
    expect((await sendHeld()).map(({ to }) => to)).toEqual(['an@example.com'])
    await site.db.prepare("UPDATE told_alerts SET at = '2026-11-01T00:00:00.000Z'").run()
    site.mailbox.empty()
    await browser.post(`${seekersOf(4002)}?page=1`, { do: 'tell' })
    expect((await sendHeld()).map(({ to }) => to)).toEqual(['an@example.com'])
  })

  test('the mails are taken back within ten seconds, and can be sent again', async () => {
    await keepAlert(site)
    const browser = await deskOf('agent')
    const address = (await browser.post(seekersOf(4001), { do: 'tell' })).headers.get('Location') ?? ''
    const at = new URLSearchParams(address.split('?')[1]).get('at') ?? ''
    expect((await browser.post(seekersOf(4001), { do: 'untell', at })).headers.get('Location')).toContain('done=untold')
    expect(await sendHeld()).toEqual([])
    expect(await site.db.prepare('SELECT count(*) AS told FROM told_alerts').first('told')).toBe(0)
    await browser.post(`${seekersOf(4001)}?page=1`, { do: 'tell' })
    expect(await sendHeld()).toHaveLength(1)
    expect((await browser.post(`${seekersOf(4001)}?page=2`, { do: 'untell', at })).headers.get('Location')).toContain('done=sent')
  })

  test('a digest counts as told', async () => {
    await site.importFeed([
      aProperty({ ID: 4001, Zip: '8000', Price: price }),
      aProperty({ ID: 4002, Zip: '8000', Price: price - 1000 }),
      aProperty({ ID: 4003, Zip: '8000', Status: 2 }),
    ])
    const { id } = await keepAlert(site, { name: 'An Peeters', dueAt: '2020-01-01T00:00:00.000Z' })
    await (await site.miniflare.getWorker()).scheduled({ cron: '*/5 * * * *', scheduledTime: new Date() })
    await site.mails()
    const told = await site.db.prepare('SELECT listing_id, alert, actor FROM told_alerts ORDER BY listing_id').all()
    expect(told.results).toEqual([{ listing_id: 4002, alert: id, actor: null }])
    const browser = await deskOf('agent')
    expect(await browser.html(seekersOf(4002))).toContain(t('desk.seekers.know', { count: 1 }))
    expect((await browser.post(seekersOf(4002), { do: 'tell' })).headers.get('Location')).toContain('done=toldNobody')
  })
})

test('an alert shows its subscriber, and the homes that match it or narrowly miss it', async () => {
  const { id } = await keepAlert(site, { name: 'An Peeters', recipient: 'an@example.com', search: '?priceMax=380000', locale: 'fr' })
  const browser = await deskOf('agent')
  const path = href('deskAlert', 'nl', { id })
  const html = await browser.html(path)
  for (const text of ['An Peeters', 'an@example.com', 'Français', t('desk.alert.exact', { count: 0 }), t('desk.alert.near', { count: 2 })])
    expect(html).toContain(text)
  expect((await linesOf(browser, path)).map(([, shortfall]) => shortfall)).toEqual(['€ 14.000 boven het budget', '€ 15.000 boven het budget'])
  expect((await browser.fetch(href('deskAlert', 'nl', { id: 'unknown' }))).status).toBe(404)
})
