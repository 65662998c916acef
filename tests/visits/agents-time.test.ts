import { beforeEach, expect, test } from 'vitest'
import { dayAfter, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { deskOf, lendDeskSite, signedIn, site } from '../desk/desk-site.ts'
import { fillIn } from '../forms/form-filler.ts'
import { aProperty } from '../kit/factories.ts'
import { elements, parsePage } from '../kit/html.ts'
import { ics, mailTo, startsIn, viewingAnswers } from './viewing-site.ts'

/** Both in Brussels, whose calendar takes two visits at a time; 4004 has An as its agent. */
lendDeskSite({}, (lent) =>
  lent
    .importFeed([
      aProperty({ ID: 4003, Zip: '1000', City: 'Brussel' }),
      aProperty({ ID: 4004, Zip: '1000', City: 'Brussel', ManagerEmail: 'an@perron.example' }),
    ])
    .then(() => undefined),
)

const t = translator('nl')
const time = href('deskTime', 'nl')
const form = (id: number) => href('viewing', 'nl', { id })
const offered = async (id = 4003) => startsIn(await site.html(form(id)))
const dayOf = (start: string) => wallTimeOf(new Date(start)).day
let visitors = 0
/** Books as a new visitor. */
function book(start: string, id = 4003): Promise<Response> {
  visitors += 1
  return fillIn(site, form(id), viewingAnswers(start, { email: `visitor${visitors}@example.com` }))
}
const assignees = async () =>
  (await site.db.prepare('SELECT assignee FROM appointments ORDER BY assignee').all<{ assignee: string | null }>()).results.map(({ assignee }) => assignee)

beforeEach(async () => {
  await site.mails()
  await site.db.batch(['leads', 'outbox', 'staff_hours', 'staff_absences'].map((table) => site.db.prepare(`DELETE FROM ${table}`)))
  await site.db.exec("DELETE FROM staff WHERE role = 'agent'")
  site.mailbox.empty()
})

/** Stores an agent of the office in Brussels. */
async function anAgent(name: string): Promise<string> {
  const id = name.toLowerCase()
  await site.db
    .prepare(
      `INSERT INTO staff (id, email, recipient, name, locale, role, offices, state, created_at, changed_at)
       VALUES (?1, ?2, ?2, ?3, 'nl', 'agent', '["brussel"]', 'active', '2026-01-01', '2026-01-01')`,
    )
    .bind(id, `${id}@perron.example`, name)
    .run()
  return id
}

const twoAgents = async () => ({ an: await anAgent('An'), bo: await anAgent('Bo') })

const goByAgents = (id: string, buffer = 0) =>
  site.db
    .prepare('INSERT INTO staff_hours (staff_id, buffer_minutes) VALUES (?, ?) ON CONFLICT DO UPDATE SET buffer_minutes = excluded.buffer_minutes')
    .bind(id, buffer)
    .run()

test('an office whose agents have set no hours offers what its calendar has, and assigns nobody', async () => {
  await twoAgents()
  const [start = ''] = await offered()
  expect([(await book(start)).status, (await book(start)).status, (await book(start)).status]).toEqual([303, 303, 422])
  expect(await assignees()).toEqual([null, null])
})

test('two visitors at once get two agents, one each, and a third gets none', async () => {
  const { an, bo } = await twoAgents()
  await goByAgents(an)
  const [start = ''] = await offered()
  const answers = await Promise.all([book(start), book(start), book(start)])
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 303, 422])
  expect(await assignees()).toEqual([an, bo].sort())
  expect(await offered()).not.toContain(start)
})

test('while an agent is absent the office takes one visit fewer, and none while all are', async () => {
  const { an, bo } = await twoAgents()
  const browser = await signedIn(an)
  const [start = ''] = await offered()
  expect((await browser.post(time, { do: 'addAbsence', absentFrom: dayOf(start) })).status).toBe(303)
  const answers = await Promise.all([book(start), book(start)])
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 422])
  expect(await assignees()).toEqual([bo])
  expect(await offered()).not.toContain(start)
  const manager = await deskOf('manager')
  await manager.post(`${time}?member=${bo}`, { do: 'addAbsence', absentFrom: dayOf(start), absentTo: dayAfter(dayOf(start), 1) })
  expect((await offered()).filter((each) => dayOf(each) === dayOf(start))).toEqual([])
  expect(await manager.html(`${time}?member=${bo}`)).toContain(t('desk.time.visits', { count: 1 }))
  expect(await manager.html(`${href('deskCalendar', 'nl')}?office=brussel&week=${dayOf(start)}&by=day`)).toContain(
    t('desk.calendar.absent', { names: 'An, Bo' }),
  )
})

test('an absence of a manager who shows no homes changes neither what is offered nor who shows homes', async () => {
  const manager = await deskOf('manager')
  const [start = ''] = await offered()
  expect((await manager.post(time, { do: 'addAbsence', absentFrom: dayAfter(dayOf(start), 1) })).status).toBe(303)
  const [tick] = elements(parsePage(await manager.html(time)), ({ attribs }) => attribs.name === 'showsHomes')
  expect([tick?.attribs.type, tick?.attribs.checked]).toEqual(['checkbox', undefined])
  expect((await book(start)).status).toBe(303)
  expect(await assignees()).toEqual([null])
})

test('hours of an agent’s own week are the only ones in which the office offers a visit, and an absence removed is offered again', async () => {
  const { an } = await twoAgents()
  await site.db.exec("DELETE FROM staff WHERE name = 'Bo'")
  const browser = await signedIn(an)
  const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  const mornings = Object.fromEntries(names.map((day) => [`own.week.${day}`, '9:00-12:00']))
  expect((await browser.post(time, { do: 'save', version: '0', showsHomes: '1', bufferMinutes: '15', ...mornings })).status).toBe(303)
  // Of the first day on offer before, the morning may be too soon.
  const inMornings = await offered()
  const [start = ''] = inMornings
  const times = new Set(inMornings.map((each) => wallTimeOf(new Date(each)).time))
  expect([...times].every((each) => each < '11:30')).toBe(true)
  expect(times.size).toBeGreaterThan(0)
  await browser.post(time, { do: 'addAbsence', absentFrom: dayOf(start), absentFromTime: '08:00', absentToTime: '12:00' })
  expect((await offered()).filter((each) => dayOf(each) === dayOf(start))).toEqual([])
  const { id = '' } = (await site.db.prepare('SELECT id FROM staff_absences').first<{ id: string }>()) ?? {}
  await browser.post(time, { do: 'removeAbsence', absence: id })
  expect((await offered()).filter((each) => dayOf(each) === dayOf(start)).length).toBeGreaterThan(0)
})

test('between visits in different places the time to get there is kept, not at the same property', async () => {
  const { an } = await twoAgents()
  await site.db.exec("DELETE FROM staff WHERE name = 'Bo'")
  await goByAgents(an, 60)
  const all = await offered(4003)
  const [start = '', next = ''] = all
  await book(start, 4003)
  expect(await offered(4003)).toContain(next)
  expect(await offered(4004)).not.toContain(next)
})

test('the agent of the property takes its visit, and is mailed it with a calendar file unless they switched that off', async () => {
  const { an, bo } = await twoAgents()
  await goByAgents(bo)
  const [start = '', next = ''] = await offered(4004)
  await book(start, 4004)
  expect(await assignees()).toEqual([an])
  const [mail] = mailTo(await site.mails(), 'an@perron.example').filter(({ subject }) => subject?.startsWith('Bezoek voor u'))
  expect(ics(mail)).toContain('BEGIN:VEVENT')
  await site.db.prepare('UPDATE staff SET mails_assignments = 0 WHERE id = ?').bind(an).run()
  site.mailbox.empty()
  await book(next, 4004)
  expect(mailTo(await site.mails(), 'an@perron.example').filter(({ subject }) => subject?.startsWith('Bezoek voor u'))).toEqual([])
})

test('a visit that is moved keeps its agent if they are free then, else gets another', async () => {
  const { an, bo } = await twoAgents()
  await goByAgents(bo)
  const [start = '', next = '', third = ''] = await offered(4004)
  await book(start, 4004)
  await book(next, 4004)
  await site.db.prepare('UPDATE appointments SET assignee = ? WHERE starts_at = ?').bind(an, next).run()
  const manager = await deskOf('manager')
  const { id = '' } = (await site.db.prepare('SELECT id FROM appointments WHERE starts_at = ?').bind(start).first<{ id: string }>()) ?? {}
  const page = href('deskVisit', 'nl', { id })
  expect((await manager.post(page, { do: 'move', version: '0', visitStart: third })).status).toBe(303)
  const assignee = async () => (await site.db.prepare('SELECT assignee FROM appointments WHERE id = ?').bind(id).first<{ assignee: string }>())?.assignee
  expect(await assignee()).toBe(an)
  expect((await manager.post(page, { do: 'move', version: '1', visitStart: next })).status).toBe(303)
  expect(await assignee()).toBe(bo)
})

test('a colleague to whom a visit is assigned is mailed it, with a calendar file', async () => {
  const { bo } = await twoAgents()
  const [start = ''] = await offered()
  await book(start)
  const { id = '' } = (await site.db.prepare('SELECT id FROM appointments').first<{ id: string }>()) ?? {}
  const manager = await deskOf('manager')
  await site.mails()
  site.mailbox.empty()
  expect((await manager.post(href('deskVisit', 'nl', { id }), { do: 'assign', before: '', assignee: bo })).status).toBe(303)
  const [mail, ...others] = await site.mails()
  expect([mail?.to?.[0]?.address, others]).toEqual(['bo@perron.example', []])
  expect(ics(mail)).toContain('METHOD:REQUEST')
})

test('the desk asks before it books a visit when nobody is available', async () => {
  const { an } = await twoAgents()
  await site.db.exec("DELETE FROM staff WHERE name = 'Bo'")
  const browser = await signedIn(an)
  const [visitStart = ''] = await offered()
  await browser.post(time, { do: 'addAbsence', absentFrom: dayOf(visitStart) })
  const caller = { 'caller.firstName': 'Jo', 'caller.lastName': 'Maes', 'caller.phone': '0478 12 34 56', how: 'onSite', spoken: 'nl' }
  const made = (over = {}) => browser.post(`${href('deskNewVisit', 'nl')}?home=4003`, { do: 'make', visitStart, ...caller, ...over })
  const asked = await made()
  expect([asked.status, (await asked.text()).includes(t('form.deskNewVisit.away'))]).toEqual([422, true])
  expect((await made({ anyway: '1' })).status).toBe(303)
})

test('wrong hours and absences are refused with what was typed, and an agent sets nobody else’s', async () => {
  const { an, bo } = await twoAgents()
  const browser = await signedIn(an)
  const wrong = await browser.post(time, { do: 'save', version: '0', showsHomes: '1', 'own.week.mon': 'ochtend', bufferMinutes: '999' })
  expect([wrong.status, (await wrong.text()).includes('value="ochtend"')]).toEqual([422, true])
  const today = wallTimeOf(new Date()).day
  for (const [from, to] of [
    ['', ''],
    ['2026-02-31', ''],
    [dayAfter(today, 3), dayAfter(today, 2)],
    [dayAfter(today, -3), dayAfter(today, -2)],
  ]) {
    expect([from, (await browser.post(time, { do: 'addAbsence', absentFrom: from ?? '', absentTo: to ?? '' })).status]).toEqual([from, 422])
  }
  expect((await browser.fetch(`${time}?member=${bo}`)).status).toBe(404)
  expect((await browser.post(`${time}?member=${bo}`, { do: 'save', version: '0' })).status).toBe(404)
})

test('the calendar API reports as free what the agents can take, and nothing outside the booking window', async () => {
  const { an } = await twoAgents()
  const [start = ''] = await offered()
  const { day, time: at } = wallTimeOf(new Date(start))
  const free = async (on = day) => {
    const answer = await site.fetch(`/calendar/brussel/${on}`, { headers: { Authorization: `Bearer ${site.token}` } })
    const { starts }: { starts: { time: string; capacity: number; taken: number; free: number }[] } = await answer.json()
    return starts
  }
  const atStart = async () => (await free()).find((each) => each.time === at)
  expect(await atStart()).toMatchObject({ capacity: 2, taken: 0, free: 2 })
  await goByAgents(an)
  await (await signedIn(an)).post(time, { do: 'addAbsence', absentFrom: day })
  expect(await atStart()).toMatchObject({ capacity: 2, taken: 0, free: 1 })
  await book(start)
  expect(await atStart()).toMatchObject({ capacity: 2, taken: 1, free: 0 })
  const later = await free(dayAfter(day, 28))
  expect(later.length).toBeGreaterThan(0)
  expect(later.filter((each) => each.free > 0)).toEqual([])
})
