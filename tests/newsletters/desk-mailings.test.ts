import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { dueMails } from '#db/mail/outbox.ts'
import { dayAfter, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { queueSlice, stopStatements } from '#db/newsletters/mailing-recipients.ts'
import { changeMailing, mailingWasChanged } from '#db/newsletters/mailings.ts'
import * as schema from '#db/schema.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { acts, type DeskBrowser, deskOf, lendDeskSite, meanwhileIn, signedIn, site, storeStaff } from '../desk/desk-site.ts'
import { aProperty } from '../kit/factories.ts'

lendDeskSite({}, (lent) => lent.importFeed([aProperty({ ID: 4001, Zip: '8000' })]).then(() => undefined))

const t = translator('nl')
const list = href('deskMailings', 'nl')

/** Stores confirmed subscribers of the newsletter: r1@example.com and on. */
async function subscribe(count: number, locale = 'nl', prefix = 'r'): Promise<void> {
  await site.db
    .prepare(
      `WITH RECURSIVE reader (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM reader WHERE n < ?1)
       INSERT INTO subscriptions (id, kind, email, recipient, locale, state, consent, created_at, confirmed_at)
       SELECT 'newsletter-' || ?3 || n, 'newsletter', ?3 || n || '@example.com', ?3 || n || '@example.com', ?2, 'active', '{}', '2026-01-01', '2026-01-02' FROM reader`,
    )
    .bind(count, locale, prefix)
    .run()
}

async function forget(): Promise<void> {
  for (const table of ['outbox', 'mailings', 'mail_blocks', 'subscriptions']) await site.db.prepare(`DELETE FROM ${table}`).run()
}

/** Creates a draft at the desk. @returns its address */
async function draft(browser: DeskBrowser): Promise<string> {
  const made = await browser.post(list, { do: 'create' })
  return made.headers.get('Location') ?? ''
}

const texts = { 'subject-nl': 'Nieuws', 'text-nl': '# Dag\n\nKijk *hier*: [te koop](/nl/te-koop/)', 'subject-fr': 'Nouvelles', 'text-fr': 'Bonjour' }
const form = (version: number, more: object = {}) => ({ version: String(version), audience: 'everyone', homesShown: '4001', ...texts, ...more })
const idOf = (path: string) => path.split('/').at(-2) ?? ''
const rowOf = (path: string) => site.db.prepare('SELECT * FROM mailings WHERE id = ?').bind(idOf(path)).first<Record<string, string | number | null>>()

/** Schedules a draft for now. */
async function plan(path: string, browser: DeskBrowser, more: object = {}): Promise<void> {
  expect((await browser.post(path, { do: 'send', ...form(1, more) })).status).toBe(303)
  await site.db.prepare('UPDATE mailings SET planned_at = ?2 WHERE id = ?1').bind(idOf(path), new Date().toISOString()).run()
}

async function cron(): Promise<void> {
  const worker = await site.miniflare.getWorker()
  await worker.scheduled({ cron: '*/5 * * * *', scheduledTime: new Date() })
}

/** How often each address got a mail, once the mailing is sent. */
async function received(path: string): Promise<ReadonlyMap<string, number>> {
  await expect.poll(async () => (await rowOf(path))?.state, { timeout: 30_000 }).toBe('sent')
  const counts = new Map<string, number>()
  for (const name of site.mailbox.names()) {
    const to = /^To:.*?([^\s<]+@[^\s>]+)/m.exec(new TextDecoder().decode(site.mailbox.read(name) ?? new Uint8Array()))?.[1] ?? ''
    counts.set(to, (counts.get(to) ?? 0) + 1)
  }
  return counts
}

describe('a draft', () => {
  test('a draft in two languages is saved, previewed in a frame without script, and sent as a test', async () => {
    await forget()
    await subscribe(2)
    await subscribe(1, 'de', 'd')
    const browser = await deskOf('editor')
    const path = await draft(browser)
    expect((await browser.post(path, { do: 'test', testIn: 'fr', ...form(1) })).status).toBe(303)
    const [mail] = await site.mails()
    expect([mail?.to?.[0]?.address, mail?.subject, mail?.html?.includes('/4001')]).toEqual(['editor@example.com', 'Test\u00a0: Nouvelles', true])
    const page = await browser.html(path)
    expect(page).toContain('sandbox=""')
    expect(page).toContain(t('desk.mailing.audience.everyone', { count: '3', others: 1, language: 'Nederlands' }).slice(0, 40))
    expect(page).toContain('te koop (http')
    const frame = await browser.fetch(`${href('deskMailingPreview', 'nl', { id: idOf(path) })}?in=nl`)
    expect(frame.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(await frame.text()).toMatch(/<em>hier<\/em>.*href="http[^"]*\/nl\/te-koop\/"/s)
    expect((await acts()).slice(-2)).toEqual([`make mailing ${idOf(path)}`, `test mailing ${idOf(path)}`])
  })

  test('a draft says in HTML and in plain text all that was written: tables, link references, lists from any number', async () => {
    await forget()
    const browser = await deskOf('editor')
    const path = await draft(browser)
    const written = 'Zie [ons aanbod][a] of [schrijf](page:contact).\n\n| maand | prijs |\n|---|---|\n| mei | 100 |\n\n5. vijf\n6. zes\n\n[a]: /nl/te-koop/'
    expect((await browser.post(path, { do: 'test', testIn: 'nl', ...form(1, { 'text-nl': written }) })).status).toBe(303)
    const mail = (await site.mails()).at(-1)
    const html = mail?.html?.replace(/ (?:style|class|cell[a-z]+)="[^"]*"/gi, '') ?? ''
    expect(html).toMatch(/Zie <a href="http[^"]*\/nl\/te-koop\/">ons aanbod<\/a> of <a href="http[^"]*\/nl\/contact\/">schrijf<\/a>\./)
    expect(html).toContain('<th scope="col">maand</th><th scope="col">prijs</th></tr></thead><tbody><tr><td>mei</td><td>100</td></tr></tbody>')
    expect(html).toContain('<ol start="5"><li>vijf</li><li>zes</li></ol>')
    expect(mail?.text).toMatch(
      /Zie ons aanbod \(http\S*\/nl\/te-koop\/\) of schrijf \(http\S*\/nl\/contact\/\)\.\s+maand \| prijs\nmei \| 100\s+5\. vijf\n6\. zes/,
    )
  })

  test('a draft is autosaved for its author, even when a colleague saves first', async () => {
    const browser = await deskOf('editor')
    const other = await signedIn(await storeStaff('manager', { name: 'Jan Smet' }))
    const path = await draft(browser)
    expect((await browser.post(path, { do: 'keep', ...form(1, { 'subject-nl': 'Nog niet af' }) })).status).toBe(204)
    expect([(await browser.html(path)).includes('Nog niet af'), (await other.html(path)).includes('Nog niet af')]).toEqual([true, false])
    await other.post(path, { do: 'save', ...form(1, { 'subject-nl': 'Van Jan' }) })
    expect(await browser.html(path)).toMatch(/Jan Smet[\s\S]*Van Jan[\s\S]*Nog niet af/)
    await browser.post(path, { do: 'discard' })
    expect(await browser.html(path)).not.toContain('Nog niet af')
    await browser.post(path, { do: 'undiscard' })
    expect(await browser.html(path)).toContain('Nog niet af')
    await browser.post(path, { do: 'save', ...form(2, { 'subject-nl': 'Nog niet af' }) })
    expect([(await rowOf(path))?.subjects, (await browser.html(path)).includes(t('desk.write.discard'))]).toEqual([
      expect.stringContaining('Nog niet af'),
      false,
    ])
  })

  test('edited by two people keeps both texts: the second sees what the first stored', async () => {
    const browser = await deskOf('editor')
    const other = await signedIn(await storeStaff('manager', { name: 'Jan Smet' }))
    const path = await draft(browser)
    expect((await other.post(path, { do: 'save', ...form(1, { 'subject-nl': 'Van Jan' }) })).status).toBe(303)
    const late = await browser.post(path, { do: 'save', ...form(1, { 'subject-nl': 'Van Els' }) })
    const html = await late.text()
    expect([late.status, html.includes('Van Jan'), html.includes('value="Van Els"'), html.includes('Jan Smet')]).toEqual([422, true, true, true])
    expect((await rowOf(path))?.subjects).toContain('Van Jan')
  })

  test('a draft is not sent while incomplete, nor scheduled in the past or at an hour that the clock skips', async () => {
    await subscribe(1, 'nl', 'x')
    const browser = await deskOf('editor')
    const path = await draft(browser)
    const status = async (act: string, more: object) => (await browser.post(path, { do: act, ...form(1, more) })).status
    const spring = { mailingDay: '2028-03-26', mailingTime: '02:30' }
    expect([
      await status('send', { 'text-nl': '' }),
      await status('send', { 'text-fr': '' }),
      await status('send', { homesShown: '99999' }),
      await status('plan', { mailingDay: '2020-01-01', mailingTime: '10:00' }),
      await status('plan', spring),
    ]).toEqual([422, 422, 422, 422, 422])
    const day = dayAfter(wallTimeOf(new Date()).day, 3)
    const planned = await browser.post(path, { do: 'plan', ...form(1, { mailingDay: day, mailingTime: '09:30' }) })
    expect(planned.headers.get('Location')).toContain('done=planned')
    expect((await browser.post(path, { do: 'unplan', version: '2' })).status).toBe(303)
    expect(await rowOf(path)).toMatchObject({ state: 'draft', planned_at: null })
  })
})

describe('sending', () => {
  test('reaches 120 subscribers once each, although a step crashes half-way, and delays no other mail', async () => {
    await forget()
    await subscribe(120)
    const browser = await deskOf('manager')
    const path = await draft(browser)
    await plan(path, browser, { homesShown: '' })
    const db = drizzle(site.db, { schema })
    // A step that crashes after writing its mails to the outbox, one of them leased.
    await site.db.batch([
      site.db.prepare("UPDATE mailings SET state = 'sending', begun_at = planned_at, total = 120 WHERE id = ?").bind(idOf(path)),
      site.db
        .prepare("INSERT INTO mailing_recipients SELECT ?1, email, id, 'newsletter.' || ?1 || '.' || id, 'waiting', NULL, NULL FROM subscriptions")
        .bind(idOf(path)),
    ])
    const { mails } = await queueSlice(db, idOf(path), 20, 60, new Date())
    await site.db.prepare("UPDATE outbox SET state = 'sending', attempts = 1, leased_until = '2026-01-01' WHERE id = ?").bind(mails[0]).run()
    expect(await dueMails(db, new Date(), 500)).toEqual([])
    await cron()
    const counts = await received(path)
    expect([counts.size, new Set(counts.values())]).toEqual([120, new Set([1])])
    await cron()
    expect(site.mailbox.names()).toHaveLength(120)
    expect(await rowOf(path)).toMatchObject({ state: 'sent', total: 120, sent: 120 })
    expect(await browser.html(list)).toContain(t('desk.mailings.sentOf', { sent: '120', total: '120' }))
  })

  test('skips an address that its server has refused permanently until it is unblocked, and counts unsubscriptions', async () => {
    await forget()
    await subscribe(3)
    site.mailbox.guard((recipient) => (recipient === 'r2@example.com' ? { code: 550, message: '5.1.1 No such user' } : null))
    const browser = await deskOf('manager')
    const first = await draft(browser)
    await plan(first, browser)
    await cron()
    expect([...(await received(first)).keys()].sort()).toEqual(['r1@example.com', 'r3@example.com'])
    site.mailbox.guard(null)
    expect(await rowOf(first)).toMatchObject({ state: 'sent', sent: 2, refused: 1 })
    const listed = await browser.html(list)
    expect([listed.includes('r2@example.com'), listed.includes('No such user')]).toEqual([true, true])
    const [mail] = await site.mails()
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? ''
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const { pathname, search } = new URL(/<(http[^>]+)>/.exec(header('list-unsubscribe'))?.[1] ?? '')
    expect((await site.fetch(pathname + search)).status).toBe(200)
    expect(await rowOf(first)).toMatchObject({ ended: 0 })
    await site.fetch(pathname + search, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
    expect(await rowOf(first)).toMatchObject({ ended: 1 })
    await browser.post(list, { do: 'unblock', email: 'r2@example.com' })
    expect(await browser.html(list)).not.toContain('r2@example.com')
    expect((await acts()).at(-1)).toBe(`unblock mailBlock newsletter.${idOf(first)}.newsletter-r2`)
  })

  test('a newsletter can be paused, resumes where it was, and never resumes once stopped', async () => {
    await forget()
    await subscribe(30)
    const browser = await deskOf('manager')
    const path = await draft(browser)
    await plan(path, browser, { homesShown: '' })
    // The server accepts five mails, then fails temporarily.
    let taken = 0
    site.mailbox.guard((_, at) => (at === 'recipient' && ++taken > 5 ? { code: 451, message: 'Later' } : null))
    await cron()
    // Every mail has been tried, so none is in flight when the server recovers.
    const tried = site.db.prepare("SELECT COUNT(*) AS n FROM outbox WHERE attempts > 0 AND state <> 'sending'")
    await expect.poll(async () => [(await rowOf(path))?.sent, await tried.first('n')]).toEqual([5, 30])
    const version = Number((await rowOf(path))?.version)
    await expect.poll(async () => (await browser.post(path, { do: 'pause', version: String(version) })).status).toBe(303)
    site.mailbox.guard(null)
    await site.db.prepare("UPDATE outbox SET due_at = '2026-01-01' WHERE state = 'waiting'").run()
    await cron()
    expect((await rowOf(path))?.sent).toBe(5)
    expect((await browser.post(path, { do: 'resume', version: String(version + 1) })).status).toBe(303)
    // A button of an outdated page does nothing, and its page says who did what.
    const late = await browser.post(path, { do: 'pause', version: String(version), confirmed: '1' })
    expect([late.status, meanwhileIn(await late.text())]).toEqual([422, [expect.stringContaining('Els Maes, ')]])
    const counts = await received(path)
    expect([counts.size, new Set(counts.values())]).toEqual([30, new Set([1])])
    const second = await draft(browser)
    await plan(second, browser)
    await site.db.prepare("UPDATE mailings SET state = 'paused' WHERE id = ?").bind(idOf(second)).run()
    expect((await browser.post(second, { do: 'stop', version: '2' })).status).toBe(422)
    expect((await browser.post(second, { do: 'stop', version: '2', confirmed: '1' })).status).toBe(303)
    expect(await rowOf(second)).toMatchObject({ state: 'stopped' })
    // Of a pause and a stop by one person in the same millisecond the second stops nothing.
    const third = { id: idOf(await draft(browser)), version: 1 }
    const [db, now] = [drizzle(site.db, { schema }), new Date()]
    await changeMailing(db, third, ['draft'], { state: 'paused' }, 'staff-manager', now)
    await site.db
      .prepare(
        "INSERT INTO mailing_recipients (mailing_id, email, subscription_id, mail_id, state) SELECT ?, email, id, 'm' || id, 'waiting' FROM subscriptions",
      )
      .bind(third.id)
      .run()
    await db.batch([
      changeMailing(db, third, ['paused'], { state: 'stopped' }, 'staff-manager', now),
      ...stopStatements(db, third.id, mailingWasChanged(third, 'stopped', 'staff-manager', now)),
    ])
    const waiting = site.db.prepare("SELECT count(*) AS n FROM mailing_recipients WHERE mailing_id = ? AND state = 'waiting'").bind(third.id)
    expect(await waiting.first('n')).toBe(30)
  })

  test('a newsletter that has missed its time asks for confirmation instead of starting', async () => {
    await forget()
    await subscribe(1)
    const browser = await deskOf('editor')
    const path = await draft(browser)
    await plan(path, browser)
    await site.db.prepare("UPDATE mailings SET planned_at = '2026-01-01T10:00:00.000Z' WHERE id = ?").bind(idOf(path)).run()
    await cron()
    expect(await rowOf(path)).toMatchObject({ state: 'planned' })
    expect(await browser.html(list)).toContain(t('desk.mailings.overdue'))
    expect(await browser.html(href('desk', 'nl'))).toContain(t('desk.today.overdueMailings', { count: 1 }))
    expect((await browser.post(path, { do: 'begin', version: '2' })).headers.get('Location')).toContain('done=sending')
  })
})

test('demand shows groups of five or more people beside the homes on offer, and no smaller group', async () => {
  await forget()
  const alert = (person: number, zone: string) =>
    site.db
      .prepare(
        `INSERT INTO subscriptions (id, kind, email, recipient, locale, goal, search, rhythm, state, consent, created_at, confirmed_at)
         VALUES (?1, 'alert', ?2, ?2, 'nl', 'sale', ?3, 'weekly', 'active', '{}', '2026-01-01', '2026-01-02')`,
      )
      .bind(`alert-${person}-${zone}`, `s${person}@example.com`, `?type=house&zone=${zone}&priceMax=350000`)
  await site.db.batch([1, 2, 3, 4, 5, 6].map((person) => alert(person, 'be-31005')))
  // Six alerts of four people: too few.
  await site.db.batch([1, 2, 3, 4].flatMap((person) => [alert(person, 'be-44021')]))
  const html = await (await deskOf('editor')).html(href('deskDemand', 'nl'))
  const brugge = /<th scope="row">Brugge<\/th>.*?<\/tr>/s.exec(html)?.[0] ?? ''
  expect([/>6<svg/.test(brugge), html.includes('Gent<')]).toEqual([true, false])
})
