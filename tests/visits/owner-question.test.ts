import { beforeEach, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { CookieBrowser } from '../accounts/cookie-browser.ts'
import { deskOf, lendDeskSite, letTimePass, site, undoIn } from '../desk/desk-site.ts'
import { aProperty } from '../kit/factories.ts'
import { storeOwner, storeSession } from '../owners/owner-factory.ts'
import { mailTo, startsIn } from './viewing-site.ts'

lendDeskSite({}, (lent) => lent.importFeed([aProperty({ ID: 4001, Zip: '8000' })]).then(() => undefined))

const owner = 'owner@example.com'
const visitor = { 'caller.firstName': 'Annelie', 'caller.lastName': 'Vandersteene', 'caller.phone': '0478 12 34 56', 'caller.email': 'visitor@example.com' }

beforeEach(async () => {
  await site.db.batch(['home_visits', 'communications', 'leads', 'owners'].map((table) => site.db.prepare(`DELETE FROM ${table}`)))
})

const offered = async () => startsIn(await site.html(href('viewing', 'nl', { id: 4001 })))

const version = async (id: string) => String(await site.db.prepare('SELECT sequence FROM appointments WHERE id = ?').bind(id).first('sequence'))
const visitorsData = ['Annelie', 'Vandersteene', '12 34 56', '123456', 'visitor@example.com']

/** Answers as the page's form does. */
const reply = (link: string, answers: Readonly<Record<string, string>>) =>
  site.fetch(link, { method: 'POST', redirect: 'manual', body: new URLSearchParams(answers) })

/** Books a visit, and asks the home's owner about it. */
async function asked() {
  await storeOwner(site.db, owner, [{ kind: 'listing', id: 4001 }])
  const browser = await deskOf('manager')
  const [visitStart = ''] = await offered()
  const made = await browser.post(`${href('deskNewVisit', 'nl')}?home=4001`, { do: 'make', visitStart, how: 'onSite', spoken: 'fr', visitNote: '', ...visitor })
  const id = /visits\/([^/]+)\//.exec(made.headers.get('Location') ?? '')?.[1] ?? ''
  const path = href('deskVisit', 'nl', { id })
  await site.mails()
  const answer = await browser.post(path, { do: 'askOwner', version: await version(id) })
  expect(answer.status).toBe(303)
  await letTimePass()
  const [mail] = mailTo(await site.mails(), owner)
  const link = /https?:\/\/[^\s"]+owner-question\/[^\s"]+/.exec(mail?.text ?? '')?.[0] ?? ''
  const { pathname, search } = new URL(link)
  return { browser, id, path, mail, link: pathname + search }
}

const question = () =>
  site.db.prepare('SELECT answer, starts, remark FROM owner_questions').first<{ answer: string | null; starts: string; remark: string | null }>()

test('an owner who is asked sees day, home and agent in the mail and on the page, and nothing of the visitor', async () => {
  const { mail, link } = await asked()
  const page = await site.html(link)
  for (const part of visitorsData) {
    expect(JSON.stringify(mail)).not.toContain(part)
    expect(page).not.toContain(part)
  }
  expect(mail?.attachments ?? []).toEqual([])
  expect(page).toContain('Past dit bezoek voor u?')
})

test('opening the links of the mail stores no answer', async () => {
  const { link } = await asked()
  for (const answer of ['fits', 'other']) expect((await site.fetch(`${link}&answer=${answer}`)).status).toBe(200)
  expect(await question()).toEqual({ answer: null, starts: '[]', remark: null })
})

test('an answer is stored, mailed and shown at the desk, and can be changed until the visit', async () => {
  const { browser, path, link } = await asked()
  expect((await reply(link, { do: 'fits' })).status).toBe(303)
  expect(await question()).toMatchObject({ answer: 'fits' })
  const [first = ''] = await offered()
  expect((await reply(link, { do: 'other', proposal1: first, proposal2: '', proposal3: '', ownerRemark: 'Liever na de middag' })).status).toBe(303)
  expect(await question()).toEqual({ answer: 'other', starts: JSON.stringify([first]), remark: 'Liever na de middag' })
  const desk = await (await browser.fetch(path)).text()
  expect(desk).toContain('Wil een ander moment')
  expect(desk).toContain('Liever na de middag')
  expect((await site.mails()).filter(({ subject }) => /eigenaar/i.test(subject ?? '')).length).toBeGreaterThan(0)
})

test('an answer without a time and without words is refused and stores nothing', async () => {
  const { link } = await asked()
  const answer = await reply(link, { do: 'other', proposal1: '', proposal2: '', proposal3: '', ownerRemark: '' })
  expect(await answer.text()).toContain('Kies een moment of schrijf ons wat u schikt.')
  expect((await reply(link, { do: 'other', proposal1: '2020-01-01T09:00:00.000Z', ownerRemark: 'x' })).status).toBe(422)
  expect(await question()).toMatchObject({ answer: null })
})

test('a proposal that is taken moves the visit, mails the visitor, and ends the link', async () => {
  const { browser, id, path, link } = await asked()
  const [first = ''] = await offered()
  await reply(link, { do: 'other', proposal1: first, ownerRemark: '' })
  await site.mails()
  expect((await browser.post(path, { do: 'move', version: await version(id), visitStart: first })).status).toBe(303)
  expect(await site.db.prepare('SELECT starts_at FROM appointments WHERE id = ?').bind(id).first('starts_at')).toBe(first)
  expect(mailTo(await site.mails(), 'visitor@example.com').length).toBeGreaterThan(0)
  expect((await site.fetch(link)).status).toBe(410)
})

test('the link of a cancelled visit and a link with another seal are gone', async () => {
  const { browser, id, path, link } = await asked()
  expect((await site.fetch(link.replace('seal=', 'seal=x'))).status).toBe(410)
  await browser.post(path, { do: 'cancel', version: await version(id) })
  const answer = await site.fetch(link)
  expect([answer.status, (await answer.text()).includes('Dit bezoek gaat niet door')]).toEqual([410, true])
})

test('an agent of another office cannot ask the owner', async () => {
  const { path, id } = await asked()
  const elsewhere = await deskOf('agent', { offices: ['brussel'] })
  expect((await elsewhere.post(path, { do: 'askOwner', version: await version(id) })).status).toBe(404)
})

test('the export of an owner holds the answer, and the erasure of the visitor removes the question', async () => {
  const { link } = await asked()
  await reply(link, { do: 'other', ownerRemark: 'Liever na de middag' })
  const privacy = (what: string, email: string) =>
    site.fetch(`/privacy/${what}`, { method: 'POST', body: JSON.stringify({ email }), headers: { Authorization: `Bearer ${site.token}` } })
  expect(await (await privacy('export', owner)).text()).toContain('Liever na de middag')
  expect((await privacy('erase', 'visitor@example.com')).status).toBe(200)
  expect(await question()).toBeNull()
})

test('a question asked by mistake is taken back: its mail does not go, its link says so, and it can be asked again', async () => {
  const { browser, path, id, link } = await asked()
  const back = await browser.post(path, { do: 'takeBack', version: await version(id) })
  expect(back.status).toBe(303)
  const answer = await site.fetch(link)
  expect([answer.status, (await answer.text()).includes('U hoeft niet meer te antwoorden')]).toEqual([410, true])
  expect((await reply(link, { do: 'fits' })).status).toBe(303)
  expect(await question()).toMatchObject({ answer: null })
  await browser.post(path, await undoIn(browser, back))
  expect((await site.fetch(link)).status).toBe(200)
  await letTimePass()
  expect(mailTo(await site.mails(), owner)).toHaveLength(1)
  expect((await browser.post(path, { do: 'takeBack', version: '9' })).status).toBe(422)
})

test('a question taken back before its mail is sent sends none, and the desk can ask again', async () => {
  const { browser, path, id } = await asked()
  await browser.post(path, { do: 'takeBack', version: await version(id) })
  site.mailbox.empty()
  await browser.post(path, { do: 'askOwner', version: await version(id), once: 'second' })
  expect(await site.db.prepare("SELECT count(*) AS many FROM outbox WHERE template = 'ownerQuestion' AND state = 'waiting'").first('many')).toBe(1)
  await browser.post(path, { do: 'takeBack', version: await version(id), once: 'third' })
  expect(await site.db.prepare("SELECT count(*) AS many FROM outbox WHERE template = 'ownerQuestion' AND state = 'waiting'").first('many')).toBe(0)
  expect(mailTo(await site.mails(), owner)).toEqual([])
})

test('Today lists visits whose owner wants another time or has not answered for a day, for the offices of the reader', async () => {
  const { browser, id, path, link } = await asked()
  const today = href('desk', 'nl')
  expect(await browser.html(today)).not.toContain('id="unsettled"')
  await site.db
    .prepare('UPDATE owner_questions SET asked_at = ?')
    .bind(new Date(Date.now() - 25 * 3_600_000).toISOString())
    .run()
  expect(await browser.html(today)).toContain('Eigenaar heeft nog niet geantwoord')
  await reply(link, { do: 'other', ownerRemark: 'Liever na de middag' })
  expect(await browser.html(today)).toContain('Past niet voor de eigenaar')
  const [first = ''] = await offered()
  await reply(link, { do: 'other', proposal1: first, ownerRemark: '' })
  const shown = await browser.html(today)
  expect(shown).toContain('Eigenaar stelt een ander moment voor')
  expect(shown).toContain(`href="${path}"`)
  const elsewhere = await deskOf('agent', { offices: ['brussel'] })
  expect(await elsewhere.html(today)).not.toContain('id="unsettled"')
  await browser.post(path, { do: 'move', version: await version(id), visitStart: first })
  expect(await browser.html(today)).not.toContain('id="unsettled"')
})

test('the portal leads an owner to the answer of an open question, and no other owner', async () => {
  const { link } = await asked()
  const home = href('ownerHome', 'nl', { kind: 'listing', id: 4001 })
  const session = await new CookieBrowser(() => site).keep('session', await storeSession(site.db, owner))
  const shown = await session.html(home)
  const path = /href="([^"]*owner-question\/[^"]+)"/.exec(shown)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(path.split('?')[0]).toBe(link.split('?')[0])
  expect(visitorsData.filter((part) => shown.includes(part))).toEqual([])
  expect((await reply(path, { do: 'fits' })).status).toBe(303)
  expect(await session.html(home)).not.toContain('owner-question/')
})
