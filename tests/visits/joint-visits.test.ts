import { beforeEach, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { deskOf, lendDeskSite, letTimePass, site, undoIn } from '../desk/desk-site.ts'
import { fillIn } from '../forms/form-filler.ts'
import { aProperty } from '../kit/factories.ts'
import { ics, linkIn, mailTo, pathOf, startsIn, timeOf, viewingAnswers } from './viewing-site.ts'

/** In Bruges, whose calendar takes one visit at a time. */
lendDeskSite({}, (lent) => lent.importFeed([aProperty({ ID: 4001, Zip: '8000' })]).then(() => undefined))

const home = href('deskHome', 'nl', { id: 4001 })
const form = href('viewing', 'nl', { id: 4001 })
const visitors = { first: 'first@example.com', second: 'second@example.com', third: 'third@example.com' }
const offered = async () => startsIn(await site.html(form))

beforeEach(async () => {
  await site.db.batch(
    ['home_visits', 'leads', 'visit_terms', 'outbox', 'staff_hours', 'staff_absences'].map((table) => site.db.prepare(`DELETE FROM ${table}`)),
  )
  site.mailbox.empty()
})

interface Row {
  readonly id: string
  readonly starts_at: string
  readonly seat: number
  readonly state: string
  readonly joint_id: string | null
  readonly assignee: string | null
}
const rows = async () => (await site.db.prepare('SELECT * FROM appointments ORDER BY seat DESC, id').all<Row>()).results
const confirmed = async () => (await rows()).filter(({ state }) => state === 'confirmed')
const pathOfVisit = (id: string) => href('deskVisit', 'nl', { id })
const caller = (name: string) => ({
  'caller.firstName': name,
  'caller.lastName': 'Janssens',
  'caller.phone': '0479 65 43 21',
  'caller.email': `${name}@example.com`,
})

type Desk = Awaited<ReturnType<typeof deskOf>>
/** Adds a visitor to a visit at the desk. */
const add = (browser: Desk, id: string, name: string) =>
  browser.post(`${href('deskNewVisit', 'nl')}?home=4001&beside=${id}`, {
    do: 'make',
    how: 'onSite',
    spoken: 'nl',
    visitNote: '',
    submission: name,
    ...caller(name),
  })

/** A visit booked online, at a home where a number of households may come together. */
async function aVisit(parties = 3) {
  const browser = await deskOf('manager')
  await browser.post(home, { do: 'parties', parties: String(parties), termsVersion: '0' })
  const [start = ''] = await offered()
  expect((await fillIn(site, form, viewingAnswers(start, { email: visitors.first, firstName: 'Eerste' }))).status).toBe(303)
  const [{ id } = { id: '' }] = await rows()
  return { browser, id, start }
}

/** The same with a second household. */
async function twoHouseholds(parties = 3) {
  const { browser, id, start } = await aVisit(parties)
  expect((await add(browser, id, 'second')).status).toBe(303)
  const other = (await rows()).find((each) => each.id !== id)?.id ?? ''
  const mails = await site.mails()
  site.mailbox.empty()
  return { browser, id, other, start, mails }
}

test('a second household shares start and agent, has its own mails and link, and neither learns of the other', async () => {
  const { browser, id, other, start, mails } = await twoHouseholds()
  expect((await rows()).map(({ starts_at, seat }) => [starts_at, seat])).toEqual([
    [start, 1],
    [start, -1],
  ])
  const [[mine], [theirs]] = [mailTo(mails, visitors.first), mailTo(mails, visitors.second)]
  const told = [theirs?.text, theirs?.html, ics(theirs), await site.html(pathOf(linkIn(theirs)))].join(' ')
  for (const part of ['Eerste', visitors.first, id]) expect(told).not.toContain(part)
  const toldFirst = [mine?.text, mine?.html, ics(mine), await site.html(pathOf(linkIn(mine)))].join(' ')
  for (const part of [visitors.second, 'Janssens', other]) expect(toldFirst).not.toContain(part)
  expect(await browser.html(pathOfVisit(id))).toContain(`href="${pathOfVisit(other)}"`)
})

test('the calendar shows one block with the number of visitors, and takes one visit of the start', async () => {
  const { browser, id, other, start } = await twoHouseholds()
  const day = start.slice(0, 10)
  const shown = await browser.html(`${href('deskCalendar', 'nl')}?office=brugge&week=${day}&by=day`)
  expect(shown).toContain('2 bezoekers')
  for (const each of [id, other]) expect(shown).toContain(`href="${pathOfVisit(each)}"`)
  const answer = await site.fetch(`/calendar/brugge/${day}`, { headers: { Authorization: `Bearer ${site.token}` } })
  const { starts } = await answer.json()
  expect(starts).toContainEqual({ time: timeOf(start), capacity: 1, taken: 1, free: 0 })
  expect(await offered()).not.toContain(start)
})

test('no more households come than the home allows, also of two that are added at once', async () => {
  const { browser, id } = await aVisit(2)
  const answers = await Promise.all([add(browser, id, 'second'), add(browser, id, 'third')])
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 422])
  expect(await confirmed()).toHaveLength(2)
  const refused = await add(browser, id, 'fourth')
  expect([refused.status, (await refused.text()).includes('Dit bezoek neemt geen bezoeker meer op')]).toEqual([422, true])
  expect(await browser.html(pathOfVisit(id))).not.toContain('beside=')
})

test('a home that allows no joint visits takes no second household', async () => {
  const { browser, id } = await aVisit(1)
  expect([(await add(browser, id, 'second')).status, (await rows()).length]).toEqual([422, 1])
})

test('cancelling one leaves the others, who keep the start', async () => {
  const { browser, id, other, start } = await twoHouseholds()
  await browser.post(pathOfVisit(id), { do: 'cancel', version: '0' })
  await letTimePass()
  expect((await confirmed()).map((each) => [each.id, each.starts_at, each.seat])).toEqual([[other, start, 1]])
  expect(mailTo(await site.mails(), visitors.second)).toEqual([])
  expect(await offered()).not.toContain(start)
})

test('a cancellation that is undone comes along again', async () => {
  const { browser, id, start } = await twoHouseholds()
  const cancelled = await browser.post(pathOfVisit(id), { do: 'cancel', version: '0' })
  await browser.post(pathOfVisit(id), await undoIn(browser, cancelled))
  expect((await confirmed()).map(({ starts_at }) => starts_at)).toEqual([start, start])
})

test('moving all moves each with its own mails, and one undo brings all back', async () => {
  const { browser, id, other, start } = await twoHouseholds()
  const to = (await offered()).find((each) => each > start) ?? ''
  const moved = await browser.post(pathOfVisit(other), { do: 'moveAll', version: '0', visitStart: to })
  expect(moved.status).toBe(303)
  expect((await confirmed()).map(({ starts_at, seat }) => [starts_at, seat])).toEqual([
    [to, 1],
    [to, -1],
  ])
  const mails = await site.mails()
  expect([mailTo(mails, visitors.first).length, mailTo(mails, visitors.second).length]).toEqual([1, 1])
  expect(await offered()).toContain(start)
  await browser.post(pathOfVisit(other), await undoIn(browser, moved))
  expect((await confirmed()).map(({ starts_at }) => starts_at)).toEqual([start, start])
  expect(new Set((await confirmed()).map(({ joint_id }) => joint_id)).size).toBe(1)
  expect((await browser.post(pathOfVisit(id), { do: 'moveAll', version: '0', visitStart: to })).status).toBe(422)
})

test('a visitor who moves alone leaves the joint visit to the others', async () => {
  const { mails, id, other, start } = await twoHouseholds()
  const to = (await offered()).find((each) => each > start) ?? ''
  const link = pathOf(linkIn(mailTo(mails, visitors.first)[0]))
  expect((await site.fetch(link, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ do: 'move', start: to }) })).status).toBe(303)
  const byId = Object.fromEntries((await confirmed()).map((each) => [each.id, [each.starts_at, each.seat]]))
  expect(byId).toEqual({ [id]: [to, 1], [other]: [start, 1] })
  expect(await offered()).not.toContain(start)
})

test('erasing a visitor leaves the seat to the others, and an export names no other visitor', async () => {
  const { other, start, id } = await twoHouseholds()
  const privacy = (what: string, email: string) =>
    site.fetch(`/privacy/${what}`, { method: 'POST', body: JSON.stringify({ email }), headers: { Authorization: `Bearer ${site.token}` } })
  const exported = await (await privacy('export', visitors.second)).text()
  for (const part of [id, visitors.first, 'Eerste']) expect(exported).not.toContain(part)
  expect((await privacy('erase', visitors.first)).status).toBe(200)
  expect((await rows()).map((each) => [each.id, each.starts_at, each.seat])).toEqual([[other, start, 1]])
})

test('the agent of a joint visit is taken once, and a colleague takes it over as a whole', async () => {
  const { browser, id } = await twoHouseholds()
  const agent = await site.db.prepare("SELECT id FROM staff WHERE role = 'manager' AND email = 'manager@example.com'").first('id')
  expect((await browser.post(pathOfVisit(id), { do: 'assign', before: '', assignee: String(agent) })).status).toBe(303)
  expect((await confirmed()).map(({ assignee }) => assignee)).toEqual([agent, agent])
})

test('an agent of another office cannot add a visitor', async () => {
  const { id } = await aVisit()
  const elsewhere = await deskOf('agent', { offices: ['brussel'] })
  expect((await add(elsewhere, id, 'second')).status).toBe(422)
  expect(await rows()).toHaveLength(1)
})
