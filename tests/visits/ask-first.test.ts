import { beforeEach, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { acts, type DeskBrowser, deskOf, lendDeskSite, letTimePass, site, undoIn } from '../desk/desk-site.ts'
import { fillIn } from '../forms/form-filler.ts'
import { aProperty } from '../kit/factories.ts'
import { storeOwner } from '../owners/owner-factory.ts'
import { booked, form, home, offered, owner, questionLink, visitor } from './asked-visit.ts'
import { linkIn, mailTo, pathOf, viewingAnswers } from './viewing-site.ts'

lendDeskSite({}, (lent) => lent.importFeed([aProperty({ ID: 4001, Zip: '8000' })]).then(() => undefined))

beforeEach(async () => {
  await site.db.batch(['home_visits', 'leads', 'owners', 'visit_terms', 'outbox'].map((table) => site.db.prepare(`DELETE FROM ${table}`)))
  site.mailbox.empty()
})

const terms = async () => (await site.db.prepare('SELECT asks_owner AS asks, version FROM visit_terms').first()) ?? null
const reply = (link: string, answers: Readonly<Record<string, string>>) =>
  site.fetch(link, { method: 'POST', redirect: 'manual', body: new URLSearchParams(answers) })
const setAskedHoursAgo = (hours: number) =>
  site.db
    .prepare('UPDATE owner_questions SET asked_at = ?')
    .bind(new Date(Date.now() - hours * 3_600_000).toISOString())
    .run()

test('the switch is off at first, is undone, is logged, and loses to a colleague who was faster', async () => {
  const browser = await deskOf('manager')
  expect(await browser.html(home)).toContain('Bezoeken worden meteen bevestigd.')
  const switched = await browser.post(home, { do: 'askOwner', termsVersion: '0' })
  expect(await terms()).toEqual({ asks: 1, version: 1 })
  expect(await acts()).toContain('change listing 4001')
  expect((await browser.post(home, { do: 'askNoOwner', termsVersion: '0', once: 'late' })).status).toBe(422)
  await browser.post(home, await undoIn(browser, switched))
  expect(await terms()).toEqual({ asks: 0, version: 2 })
})

test('an editor and an agent of another office cannot switch it', async () => {
  const statuses: number[] = []
  for (const browser of [await deskOf('editor'), await deskOf('agent', { offices: ['brussel'] })])
    statuses.push((await browser.post(home, { do: 'askOwner', termsVersion: '0' })).status)
  expect([statuses, await terms()]).toEqual([[403, 404], null])
})

test('a visit booked online asks the owner, and tells the visitor that the owner has yet to confirm, without a name', async () => {
  const { answer, asked, confirmation, page, link } = await booked()
  expect(asked?.subject).toContain('Past dit bezoek voor u?')
  expect(confirmation?.subject).toContain('Uw aanvraag voor een bezoek')
  const seen = [
    confirmation?.text ?? '',
    await site.html(page),
    await site.html(pathOf(new URL(answer.headers.get('Location') ?? '', 'https://x.example').href)),
  ]
  for (const text of seen) {
    expect(text).toContain('De eigenaar moet dit moment nog bevestigen')
    expect(['An Peeters', owner].filter((part) => text.includes(part))).toEqual([])
  }
  expect(seen[2]).toContain('<h1>Uw bezoek wacht op bevestiging</h1>')
  expect(await site.html(link)).not.toContain('Annelie')
})

test('once the owner agrees the visitor is mailed, once, and the page says confirmed', async () => {
  const { link, page } = await booked()
  await reply(link, { do: 'fits' })
  const [agreed, ...others] = mailTo(await site.mails(), visitor)
  expect([agreed?.subject?.startsWith('Uw bezoek is bevestigd'), others]).toEqual([true, []])
  expect(agreed?.text).not.toContain('An Peeters')
  expect(pathOf(linkIn(agreed)).split('?')[0]).toBe(page.split('?')[0])
  expect(await site.html(page)).toContain('Uw bezoek is bevestigd')
  site.mailbox.empty()
  await reply(link, { do: 'other', ownerRemark: 'Toch liever later' })
  await reply(link, { do: 'fits' })
  expect(mailTo(await site.mails(), visitor)).toEqual([])
})

test('an owner who wants another time leaves the visitor waiting', async () => {
  const { link, page } = await booked()
  await reply(link, { do: 'other', ownerRemark: 'Liever later' })
  expect(mailTo(await site.mails(), visitor)).toEqual([])
  expect(await site.html(page)).toContain('Uw bezoek wacht op bevestiging')
})

test('of two owners one may agree for both, unless the other wants another time', async () => {
  await storeOwner(site.db, 'second@example.com', [{ kind: 'listing', id: 4001 }])
  const { link, page } = await booked()
  const [second = ''] = (await site.db.prepare('SELECT id FROM owner_questions WHERE owner_id LIKE ?').bind('%second%').all<{ id: string }>()).results.map(
    ({ id }) => id,
  )
  await site.db.prepare("UPDATE owner_questions SET answer = 'other' WHERE id = ?").bind(second).run()
  await reply(link, { do: 'fits' })
  expect(await site.html(page)).toContain('Uw bezoek wacht op bevestiging')
  await site.db.prepare('UPDATE owner_questions SET answer = NULL WHERE id = ?').bind(second).run()
  expect(await site.html(page)).toContain('Uw bezoek is bevestigd')
})

test('the desk that takes the question back confirms the visit to the visitor, unless it undoes that', async () => {
  const { browser, desk, page } = await booked()
  const back = await browser.post(desk, { do: 'takeBack', version: '0' })
  expect(await site.html(page)).toContain('Uw bezoek is bevestigd')
  await browser.post(desk, await undoIn(browser, back))
  await letTimePass()
  expect(mailTo(await site.mails(), visitor)).toEqual([])
  expect(await site.html(page)).toContain('Uw bezoek wacht op bevestiging')
  await browser.post(desk, { do: 'takeBack', version: '0', once: 'again' })
  await letTimePass()
  expect(mailTo(await site.mails(), visitor).map(({ subject }) => subject?.split(':')[0])).toEqual(['Uw bezoek is bevestigd'])
})

test('a visitor who moves the visit waits again, and the owner is asked about the new start', async () => {
  const { link, page } = await booked()
  await reply(link, { do: 'fits' })
  await site.mails()
  site.mailbox.empty()
  const [start = ''] = await offered()
  expect((await site.fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ do: 'move', start }) })).status).toBe(303)
  const mails = await site.mails()
  expect(mailTo(mails, owner)).toHaveLength(1)
  expect(mailTo(mails, visitor)[0]?.text).toContain('De eigenaar moet dit moment nog bevestigen')
  expect((await site.fetch(link)).status).toBe(410)
})

test('a visit entered at the desk asks the owner too, and a cancellation that is undone keeps the question', async () => {
  await storeOwner(site.db, owner, [{ kind: 'listing', id: 4001 }])
  const browser = await deskOf('manager')
  await browser.post(home, { do: 'askOwner', termsVersion: '0' })
  const [visitStart = ''] = await offered()
  const caller = { 'caller.firstName': 'Annelie', 'caller.lastName': 'Claes', 'caller.phone': '0478 12 34 56', 'caller.email': visitor }
  const made = await browser.post(`${href('deskNewVisit', 'nl')}?home=4001`, { do: 'make', visitStart, how: 'onSite', spoken: 'nl', visitNote: '', ...caller })
  const desk = (made.headers.get('Location') ?? '').split('?')[0] ?? ''
  const mails = await site.mails()
  expect([mailTo(mails, owner).length, mailTo(mails, visitor)[0]?.subject?.split(':')[0]]).toEqual([1, 'Uw aanvraag voor een bezoek'])
  const cancelled = await browser.post(desk, { do: 'cancel', version: '0' })
  await browser.post(desk, await undoIn(browser, cancelled))
  expect(await browser.html(desk)).toContain('Gevraagd, nog geen antwoord')
  expect((await site.fetch(questionLink(mailTo(mails, owner)[0]?.text))).status).toBe(200)
})

test('a visit to a home without the switch is confirmed at once, and no owner is asked', async () => {
  await storeOwner(site.db, owner, [{ kind: 'listing', id: 4001 }])
  const [start = ''] = await offered()
  await fillIn(site, form, viewingAnswers(start))
  const mails = await site.mails()
  expect([mailTo(mails, owner).length, mailTo(mails, visitor)[0]?.subject?.split(':')[0]]).toEqual([0, 'Uw bezoek is bevestigd'])
})

test('an owner who has not answered for a day is reminded once, and not after an answer', async () => {
  const { link } = await booked()
  await setAskedHoursAgo(23)
  await letTimePass()
  expect(mailTo(await site.mails(), owner)).toEqual([])
  await setAskedHoursAgo(25)
  await letTimePass()
  await letTimePass()
  const reminders = mailTo(await site.mails(), owner)
  expect(reminders.map(({ subject }) => subject?.split(':')[0])).toEqual(['Herinnering'])
  expect(questionLink(reminders[0]?.text).split('?')[0]).toBe(link.split('?')[0])
  await site.db.prepare('UPDATE owner_questions SET reminded_at = NULL').run()
  await reply(link, { do: 'fits' })
  site.mailbox.empty()
  await letTimePass()
  expect(mailTo(await site.mails(), owner)).toEqual([])
})

const ownerId = async (email: string) => String(await site.db.prepare('SELECT id FROM owners WHERE email = ?').bind(email).first('id'))
const removeAccount = async (browser: DeskBrowser, email: string) => browser.post(href('deskOwners', 'nl'), { do: 'remove', owner: await ownerId(email) })

test.each([
  ['at the desk', (browser: DeskBrowser) => removeAccount(browser, owner)],
  ['at their own request', (browser: DeskBrowser) => browser.post(href('deskPerson', 'nl'), { do: 'erase', email: owner, sure: '1' })],
])('a visit no longer waits for an owner whose account is removed %s, and the visitor is told once', async (_how, remove) => {
  const { browser, page } = await booked()
  const awaits = translator('nl')('appointment.awaits')
  expect(await site.html(page)).toContain(awaits)
  await remove(browser)
  await letTimePass()
  expect(await site.db.prepare('SELECT count(*) AS n FROM owners').first('n')).toBe(0)
  expect(mailTo(await site.mails(), visitor)).toHaveLength(1)
  expect(await site.html(page)).not.toContain(awaits)
})

test('a visit goes on waiting for the other owner of the home when one account is removed', async () => {
  const other = 'second@example.com'
  await storeOwner(site.db, other, [{ kind: 'listing', id: 4001 }])
  const { browser } = await booked()
  await removeAccount(browser, owner)
  await letTimePass()
  expect(mailTo(await site.mails(), visitor)).toEqual([])
  await removeAccount(browser, other)
  await letTimePass()
  expect(mailTo(await site.mails(), visitor)).toHaveLength(1)
})
