import { beforeEach, expect, test } from 'vitest'
import { dayAfter, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { acts, deskOf, lendDeskSite, site } from '../desk/desk-site.ts'
import { type Answers, fillIn, personAnswers } from '../forms/form-filler.ts'
import { aProperty } from '../kit/factories.ts'
import { ics, linkIn, mailTo, pathOf, startsIn, unfolded } from './viewing-site.ts'

const day = dayAfter(wallTimeOf(new Date()).day, 3)
const open = [{ From: `${day}T10:00`, To: `${day}T11:00` }]

lendDeskSite({}, (lent) =>
  lent
    .importFeed([aProperty({ ID: 4001, Zip: '8000', OpenDays: open }), aProperty({ ID: 4002, Zip: '1000', City: 'Brussel', OpenDays: open })])
    .then(() => undefined),
)

const t = translator('nl')
const form = href('openDay', 'nl', { id: 4001 })
const desk = `${href('deskHomeOpenDays', 'nl', { id: 4001 })}?at=${day}T10:00`
type Browser = Awaited<ReturnType<typeof deskOf>>

beforeEach(async () => {
  await site.mails()
  await site.db.batch(['leads', 'outbox', 'open_day_guests', 'open_day_terms'].map((table) => site.db.prepare(`DELETE FROM ${table}`)))
  site.mailbox.empty()
})

/** Takes registrations at the desk: so many people every half hour. */
async function takeRegistrations(slotPeople: number, browser?: Browser): Promise<Browser> {
  const desks = browser ?? (await deskOf('manager'))
  const answer = await desks.post(desk, { do: 'save', day, opens: '10:00', version: '0', slotMinutes: '30', slotPeople: String(slotPeople) })
  expect(answer.status).toBe(303)
  return desks
}

const { title: _, privacy: _privacy, ...person } = personAnswers({ remark: '' })
const register = (start: string, over: Answers = {}) => fillIn(site, form, { ...person, start, party: '2', ...over })
const offered = async () => startsIn(await site.html(form))
/** The page of the home, to which its short address redirects. */
const pageOfHome = async () => (await fetch(new URL('/property/4001?lng=nl', site.url))).text()
const guests = async () => (await site.db.prepare('SELECT starts_at AS startsAt, people, state, came FROM open_day_guests ORDER BY changed_at').all()).results
const places = async () =>
  (await site.db.prepare("SELECT coalesce(sum(people), 0) AS people FROM open_day_guests WHERE state = 'confirmed'").first<{ people: number }>())?.people

test('an open day without registration has no form, and its home’s page offers none', async () => {
  expect((await site.fetch(form, { redirect: 'manual' })).status).toBe(302)
  expect(await pageOfHome()).not.toContain(t('openDay.register'))
})

test('a household registers, is mailed an invitation, and stands in the list of the desk as a lead that needs no answer', async () => {
  const browser = await takeRegistrations(6)
  expect(await pageOfHome()).toContain(`${form}?day=${day}`)
  const [first = '', second = ''] = await offered()
  const answer = await register(first, { party: '3', phone: '' })
  expect(answer.status).toBe(303)
  expect(await guests()).toEqual([{ startsAt: first, people: 3, state: 'confirmed', came: null }])
  expect(await site.db.prepare('SELECT form, state, is_open AS isOpen FROM leads').first()).toEqual({ form: 'openDay', state: 'done', isOpen: 0 })
  const thanks = await site.html(answer.headers.get('Location') ?? '')
  expect(thanks).toContain(t('openDay.kind'))
  const mails = await site.mails()
  const [mail] = mailTo(mails, 'Annelie@example.com')
  expect(mails).toHaveLength(1)
  expect(unfolded(ics(mail))).toContain(t('openDay.summary', { title: '' }).trim())
  expect(mail?.text).toContain(t('form.field.party'))
  const list = await browser.html(desk)
  expect(list).toContain('Annelie Peeters')
  expect(list).toContain(t('desk.openDays.taken', { taken: 3, capacity: 6 }))
  // The link in the mail moves it, and cancels it.
  const link = pathOf(linkIn(mail))
  expect(startsIn(await site.html(link))).toEqual([first, second])
  expect(await (await site.fetch(link, { method: 'POST', body: new URLSearchParams({ do: 'move', start: second }), redirect: 'manual' })).status).toBe(303)
  expect(await guests()).toEqual([{ startsAt: second, people: 3, state: 'confirmed', came: null }])
  const moved = mailTo(await site.mails(), 'Annelie@example.com').at(-1)
  expect(unfolded(ics(moved))).toContain('SEQUENCE:1')
  await site.fetch(pathOf(linkIn(moved)), { method: 'POST', body: new URLSearchParams({ do: 'cancel' }), redirect: 'manual' })
  expect(await guests()).toEqual([{ startsAt: second, people: 3, state: 'cancelled', came: null }])
  expect(await browser.html(desk)).not.toContain('Annelie Peeters')
})

test('households that register at once never get more places than there are', async () => {
  await takeRegistrations(5)
  const [first = ''] = await offered()
  const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => register(first, { email: `visitor${index}@example.com`, party: '2' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 303, 422, 422, 422, 422])
  expect(await places()).toBe(4)
  expect(await site.db.prepare('SELECT count(*) AS leads FROM leads').first()).toEqual({ leads: 2 })
  const late = await register(first, { email: 'late@example.com' })
  expect(await late.text()).toContain(t('form.error.party.full'))
  expect((await register(first, { email: 'alone@example.com', party: '1' })).status).toBe(303)
  const full = await register(first, { email: 'full@example.com', party: '1' })
  expect([full.status, await places()]).toEqual([422, 5])
})

test('a full open day says so and offers a visit', async () => {
  await takeRegistrations(1)
  for (const start of await offered()) expect((await register(start, { email: `${start.slice(14, 16)}@example.com`, party: '1' })).status).toBe(303)
  const html = await site.html(form)
  expect(html).toContain(t('openDay.full'))
  expect(html).toContain(href('viewing', 'nl', { id: 4001 }))
})

test('a registration with a wrong number of people, a made-up start or without an address is refused, with what was typed', async () => {
  await takeRegistrations(6)
  const [first = ''] = await offered()
  for (const wrong of [{ party: '0' }, { party: '11' }, { party: 'veel' }, { start: `${day}T03:00:00.000Z` }, { start: 'soon' }, { email: '' }]) {
    const answer = await register(first, wrong)
    expect([wrong, answer.status]).toEqual([wrong, 422])
    expect(await answer.text()).toContain('value="Peeters"')
  }
  expect(await guests()).toEqual([])
})

test('the desk notes who came, cancels a registration with a mail, and stops registrations with an undo', async () => {
  const browser = await takeRegistrations(6)
  const [first = ''] = await offered()
  await register(first)
  const { id = '' } = (await site.db.prepare('SELECT id FROM open_day_guests').first<{ id: string }>()) ?? {}
  await browser.post(desk, { do: 'came', guest: id, version: '0' })
  expect(await guests()).toMatchObject([{ came: 1 }])
  expect((await browser.post(desk, { do: 'stop', day, opens: '10:00', version: '1' })).status).toBe(303)
  expect((await site.fetch(form, { redirect: 'manual' })).status).toBe(302)
  await browser.post(desk, { do: 'resume', day, opens: '10:00', version: '2' })
  expect(await offered()).toHaveLength(2)
  await site.mails()
  site.mailbox.empty()
  await browser.post(desk, { do: 'cancel', guest: id, version: '0' })
  expect(await guests()).toMatchObject([{ state: 'cancelled' }])
  expect((await site.mails()).map(({ subject }) => subject)).toHaveLength(1)
  expect(await acts()).toEqual(expect.arrayContaining([expect.stringMatching(/^note openDay 4001/), expect.stringMatching(/^cancel openDay 4001/)]))
})

test('the slots of an open day stay while people are registered, and an outdated form changes nothing', async () => {
  const browser = await takeRegistrations(6)
  const [first = ''] = await offered()
  await register(first)
  const save = (over: Readonly<Record<string, string>>) =>
    browser.post(desk, { do: 'save', day, opens: '10:00', version: '1', slotMinutes: '15', slotPeople: '4', ...over })
  expect(await (await save({})).text()).toContain(t('form.deskHomeOpenDays.slotsTaken'))
  expect((await save({ slotMinutes: '30' })).status).toBe(303)
  expect(await (await save({ slotMinutes: '30', slotPeople: '9' })).text()).toContain(t('form.deskHomeOpenDays.changedMeanwhile'))
  for (const slotPeople of ['', '0', '999', 'x']) expect((await save({ version: '2', slotPeople })).status).toBe(422)
})

test('an agent sees the open days of their own offices alone', async () => {
  const agent = await deskOf('agent', { offices: ['brugge'] })
  expect((await agent.fetch(href('deskHomeOpenDays', 'nl', { id: 4001 }))).status).toBe(200)
  expect((await agent.fetch(href('deskHomeOpenDays', 'nl', { id: 4002 }))).status).toBe(404)
})
