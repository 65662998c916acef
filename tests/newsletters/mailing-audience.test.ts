import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { setTailored } from '#db/alerts/subscriptions.ts'
import { everyReader, type Segment } from '#db/model/newsletters/segment.ts'
import { beginMailing } from '#db/newsletters/mailing-recipients.ts'
import { insertDraft } from '#db/newsletters/mailings.ts'
import * as schema from '#db/schema.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { type DeskBrowser, deskOf, lendDeskSite, meanwhileIn, signedIn, site, storeStaff } from '../desk/desk-site.ts'
import { aProperty } from '../kit/factories.ts'

const homes = [4001, 4002, 4003].map((ID) => aProperty({ ID, Zip: '8000' }))
lendDeskSite({}, (lent) => lent.importFeed(homes).then(() => undefined))

const t = translator('nl')
const text = { 'subject-nl': 'Nieuws', 'text-nl': 'Dag' }
const form = (version: number, more: object = {}) => ({ version: String(version), audience: 'everyone', homesShown: '', ...text, ...more })
const idOf = (path: string) => path.split('/').at(-2) ?? ''
const rowOf = (path: string) => site.db.prepare('SELECT * FROM mailings WHERE id = ?').bind(idOf(path)).first<Record<string, string | number | null>>()

async function draft(browser: DeskBrowser): Promise<string> {
  return (await browser.post(href('deskMailings', 'nl'), { do: 'create' })).headers.get('Location') ?? ''
}

interface Reader {
  readonly name: string
  readonly locale?: string
  readonly isTailored?: boolean
  /** The searches of confirmed alerts. */
  readonly alerts?: readonly string[]
  readonly readsNews?: boolean
}

/** Stores people: subscribers of the newsletter unless they have alerts alone. */
async function store(readers: readonly Reader[]): Promise<void> {
  for (const table of ['outbox', 'mailings', 'subscriptions']) await site.db.prepare(`DELETE FROM ${table}`).run()
  const insert = `INSERT INTO subscriptions (id, kind, email, recipient, locale, goal, search, rhythm, state, consent, created_at, confirmed_at)
    VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?6, ?7, 'active', ?8, '2026-01-01', '2026-01-02')`
  const rows = readers.flatMap(({ name, locale = 'nl', isTailored = false, alerts = [], readsNews = true }) => [
    ...(readsNews ? [[`newsletter-${name}`, 'newsletter', `${name}@example.com`, locale, null, null, null, isTailored ? '{"tailored":true}' : '{}']] : []),
    ...alerts.map((search, index) => [`alert-${name}-${index}`, 'alert', `${name}@example.com`, locale, 'sale', search, 'weekly', '{}']),
  ])
  if (rows.length > 0) await site.db.batch(rows.map((row) => site.db.prepare(insert).bind(...row)))
}

const inBrugge = '?zone=be-31005&priceMax=350000'

describe('the audience of a newsletter', () => {
  test('is decided when it begins: those whose own alert fits and who agreed to that, nobody else', async () => {
    await store([
      { name: 'fits', isTailored: true, alerts: [inBrugge, '?zone=be-44021'] },
      { name: 'elsewhere', isTailored: true, alerts: ['?zone=be-44021'] },
      { name: 'unasked', alerts: [inBrugge] },
      { name: 'nosearch', isTailored: true },
      { name: 'alertonly', readsNews: false, alerts: [inBrugge] },
      { name: 'later', isTailored: true, alerts: [inBrugge] },
    ])
    const db = drizzle(site.db, { schema })
    const segment: Segment = { ...everyReader, goal: 'sale', zones: ['be-31005'], priceMax: 400_000 }
    const now = new Date()
    await insertDraft(db, 'segmented', { subjects: { nl: 'a' }, texts: { nl: 'b' }, segment }, 'staff-manager', now)
    await site.db.prepare("UPDATE mailings SET state = 'planned', planned_at = ? WHERE id = 'segmented'").bind(now.toISOString()).run()
    await setTailored(db, 'newsletter-later', null, now)
    await beginMailing(db, 'segmented', now)
    const listed = async () => (await site.db.prepare('SELECT email FROM mailing_recipients').all<{ email: string }>()).results.map(({ email }) => email)
    expect(await listed()).toEqual(['fits@example.com'])
    await setTailored(db, 'newsletter-unasked', 'Ja', now)
    await beginMailing(db, 'segmented', now)
    expect(await listed()).toEqual(['fits@example.com'])
    // Nothing is sent: the next test waits until all mails are.
    await store([])
  })

  test('is counted before sending, in round numbers, and nobody is said to be nobody', async () => {
    const people = (count: number, prefix: string, more: object) => Array.from({ length: count }, (_, index) => ({ name: `${prefix}${index}`, ...more }))
    await store([...people(7, 'b', { isTailored: true, alerts: [inBrugge] }), ...people(3, 'f', { locale: 'fr' })])
    const browser = await deskOf('editor')
    const path = await draft(browser)
    const counted = async (more: object) => {
      const answer = await browser.post(path, { do: 'count', 'reader-nl': '1', 'reader-fr': '1', ...form(1, more) })
      return [answer.status, /id="reach">(.*?)</.exec(await answer.text())?.[1]]
    }
    expect(await counted({})).toEqual([200, t('desk.mailing.segment.reach', { count: 10 })])
    expect(await counted({ 'reader-nl': '' })).toEqual([200, t('desk.mailing.segment.reach', { count: 3 })])
    expect(await counted({ seekPlaces: 'Brugge' })).toEqual([200, t('desk.mailing.segment.about', { count: '5' })])
    expect(await counted({ seekPlaces: 'Gent' })).toEqual([200, t('desk.mailing.segment.none')])
    expect((await counted({ seekPlaces: 'Nergenshuizen' }))[0]).toBe(422)
    expect((await counted({ seekMin: '200000' }))[0]).toBe(422)
    const none = await browser.post(path, { do: 'send', ...form(1, { seekPlaces: 'Gent' }) })
    expect([none.status, (await none.text()).includes(t('form.deskMailing.noneFit'))]).toEqual([422, true])
    expect((await browser.post(path, { do: 'save', ...form(1, { seekPlaces: 'Bruges', seekGoal: 'sale' }) })).status).toBe(303)
    expect(await rowOf(path)).toMatchObject({ reach: 7, segment: expect.stringContaining('"zones":["be-31005"]') })
    expect(await browser.html(path)).toContain(t('desk.mailing.segment.about', { count: '5' }))
  })

  test('is empty without subscribers, which is not a conflict with oneself', async () => {
    await store([])
    const browser = await deskOf('editor')
    const path = await draft(browser)
    await browser.post(path, { do: 'save', ...form(1) })
    const refused = await browser.post(path, { do: 'plan', ...form(2, { 'subject-nl': 'Anders', mailingDay: '2099-01-01', mailingTime: '10:00' }) })
    const html = await refused.text()
    expect([refused.status, html.includes(t('form.deskMailing.noReaders')), html.includes('class="mailing-conflict'), meanwhileIn(html)]).toEqual([
      422,
      true,
      false,
      [],
    ])
    expect(html).toContain('value="Anders"')
  })
})

describe('the homes of a newsletter', () => {
  test('are searched, added, ordered and left out with buttons that save the draft', async () => {
    const browser = await deskOf('editor')
    const path = await draft(browser)
    let version = 1
    const arrange = async (step: string, homesShown: string) => {
      const answer = await browser.post(path, { ...form(version, { homesShown, homeSearch: '4003' }), arrange: step, do: 'arrange' })
      version += 1
      return [answer.status, answer.headers.get('Location')?.split('?')[1], (await rowOf(path))?.homes]
    }
    expect(await arrange('add.4001', '')).toEqual([303, 'find=4003#homes', '[4001]'])
    expect(await arrange('add.4002', '4001')).toEqual([303, 'find=4003#homes', '[4001,4002]'])
    expect(await arrange('up.4002', '4001, 4002')).toEqual([303, 'find=4003#homes', '[4002,4001]'])
    expect(await arrange('out.4001', '4002, 4001')).toEqual([303, 'find=4003#homes', '[4002]'])
    expect((await browser.post(path, { ...form(version), arrange: 'add.99999', do: 'arrange' })).status).toBe(422)
    const found = (html: string) => [...html.matchAll(/value="(add|out)\.(\d+)"/g)].map(([, step, id]) => `${step} ${id}`)
    expect(found(await browser.html(path))).toEqual(['out 4002', 'add 4003', 'add 4001'])
    expect(found(await browser.html(`${path}?find=4003`))).toEqual(['out 4002', 'add 4003'])
    expect(found(await browser.html(`${path}?find=nergens`))).toEqual(['out 4002'])
  })
})

describe('the picture of a newsletter', () => {
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

  test('is stored with the draft, served by the site, shown in the mail with its size, and said in the plain text', async () => {
    await store([{ name: 'lezer' }])
    const browser = await signedIn(await storeStaff('manager', { name: 'Jan Smet' }))
    const path = await draft(browser)
    const sent = { ...form(1, { pictureWordsNl: 'De Burg in de sneeuw', picturePlace: 'middle', testIn: 'nl' }), do: 'test' }
    const body = new FormData()
    for (const [name, value] of Object.entries(sent)) body.set(name, String(value))
    body.set('mailingPicture', new File([Uint8Array.from(png)], 'burg.png', { type: 'image/png' }))
    expect((await browser.fetch(path, { method: 'POST', body })).status).toBe(303)
    const mail = (await site.mails()).at(-1)
    const src = /<img[^>]* src="http[^"]*(\/newsletter\/pictures\/[0-9a-f]{20}\.png)"[^>]*>/.exec(mail?.html ?? '')
    expect(src?.[0]).toMatch(/alt="De Burg in de sneeuw" loading="lazy" width="1" height="1"/)
    expect(mail?.html?.indexOf('Dag')).toBeLessThan(mail?.html?.indexOf('/newsletter/pictures/') ?? 0)
    expect(mail?.text).toContain('[De Burg in de sneeuw]')
    const picture = await site.fetch(src?.[1] ?? '')
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png'])
    body.set('mailingPicture', new File(['geen foto'], 'burg.png', { type: 'image/png' }))
    body.set('version', '2')
    expect((await browser.fetch(path, { method: 'POST', body })).status).toBe(422)
    await browser.post(path, { do: 'save', ...form(2, { noPicture: '1' }) })
    expect((await rowOf(path))?.picture).toBeNull()
  })
})

test('a new newsletter stands on the page of all of them while there is no draft, and its first act stores it once', async () => {
  await store([])
  const list = href('deskMailings', 'nl')
  const browser = await deskOf('editor')
  const action = /<form class="mailing-form"[^>]*action="([^"]+)"/.exec(await browser.html(list))?.[1] ?? ''
  expect((await browser.html(`${list}?find=4003`)).match(/value="add\.(\d+)"/)?.[1]).toBe('4003')
  const sent = { do: 'test', testIn: 'nl', isNew: '1', ...form(1, { homesShown: '4001, 4002' }) }
  expect([(await browser.post(action, sent)).status, (await browser.post(action, { ...sent, do: 'keep' })).status]).toEqual([303, 204])
  expect(await rowOf(action)).toMatchObject({ state: 'draft', homes: '[4001,4002]', version: 2 })
  expect((await site.mails()).at(-1)?.html).toContain('/4002')
  expect(await browser.html(list)).not.toContain('class="mailing-form"')
  expect((await browser.post(href('deskMailing', 'nl', { id: 'Not-A-New-One' }), sent)).status).toBe(404)
})
