import { beforeEach, describe, expect, test } from 'vitest'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { CookieBrowser } from '../accounts/cookie-browser.ts'
import { acts, deskOf, lendDeskSite, letTimePass, meanwhileIn, site, storeStaff, undoIn } from '../desk/desk-site.ts'
import { aProperty } from '../kit/factories.ts'
import { ownerIdOf, storeOwner, storeSession } from '../owners/owner-factory.ts'
import { ics, mailTo, startsIn, unfolded } from './viewing-site.ts'

lendDeskSite({}, (lent) => lent.importFeed([aProperty({ ID: 4001, Zip: '8000' }), aProperty({ ID: 4002, Zip: '1000', City: 'Brussel' })]).then(() => undefined))

const t = translator('nl')
const newVisit = `${href('deskNewVisit', 'nl')}?home=4001`
const visitor = 'annelie@example.com'

beforeEach(async () => {
  await site.db.batch(['home_visits', 'communications', 'leads', 'owners'].map((table) => site.db.prepare(`DELETE FROM ${table}`)))
})

/** The starts that visitors are offered. */
const offered = async () => startsIn(await site.html(href('viewing', 'nl', { id: 4001 })))
const answers = {
  how: 'onSite',
  'caller.firstName': 'Annelie',
  'caller.lastName': 'Peeters',
  'caller.phone': '0478 12 34 56',
  'caller.email': visitor,
  spoken: 'fr',
  visitNote: '',
}
const idIn = (answer: Response) => /visits\/([^/]+)\//.exec(answer.headers.get('Location') ?? '')?.[1] ?? ''
type Browser = Awaited<ReturnType<typeof deskOf>>

/** Books a visit at the desk. @returns its id */
async function make(browser: Browser, over: Readonly<Record<string, string>> = {}): Promise<string> {
  const [visitStart = ''] = await offered()
  const answer = await browser.post(newVisit, { do: 'make', visitStart, ...answers, ...over })
  expect(answer.status).toBe(303)
  return idIn(answer)
}

const pathOf = (id: string) => href('deskVisit', 'nl', { id })
const row = (id: string) =>
  site.db
    .prepare('SELECT starts_at AS startsAt, sequence, state, assignee FROM appointments WHERE id = ?')
    .bind(id)
    .first<{ startsAt: string; sequence: number; state: string; assignee: string | null }>()
/** Puts a visit an hour and a half into the past. */
async function letPass(id: string): Promise<void> {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  await site.db.batch([
    site.db.prepare('UPDATE appointments SET starts_at = ?, ends_at = ? WHERE id = ?').bind(ago(90), ago(45), id),
    site.db.prepare('UPDATE home_visits SET starts_at = ? WHERE appointment_id = ?').bind(ago(90), id),
  ])
}

describe('a visit booked at the desk', () => {
  test('a visit booked at the desk takes its start, is confirmed by e-mail in the visitor’s language, and leaves no lead to answer', async () => {
    const browser = await deskOf('manager')
    const [first] = await offered()
    const id = await make(browser)
    expect(await offered()).not.toContain(first)
    const mails = await site.mails()
    expect(mailTo(mails, visitor)[0]?.subject).toMatch(/visite/i)
    expect(unfolded(ics(mailTo(mails, visitor)[0]))).toContain('SEQUENCE:0')
    expect(await site.db.prepare('SELECT state, assignee FROM leads').first()).toEqual({ state: 'done', assignee: 'staff-manager' })
    expect((await acts()).at(-1)).toBe(`make appointment ${id}`)
    expect(await browser.html(pathOf(id))).toContain('Annelie Peeters')
  })

  test('a visit booked at the desk without an e-mail address mails only the office, and says to phone the visitor when it is cancelled', async () => {
    const browser = await deskOf('manager')
    const id = await make(browser, { 'caller.email': '' })
    expect((await site.mails()).map(({ to }) => to?.[0]?.address)).toEqual(['brugge@perron.example'])
    expect(await browser.html(pathOf(id))).toContain(t('desk.visit.unmailed'))
    const cancelled = await browser.post(pathOf(id), { do: 'cancel', version: '0' })
    expect(await browser.html(cancelled.headers.get('Location') ?? '')).toContain(t('desk.calendar.done.cancelledUnmailed'))
    await letTimePass()
  })

  test('a visit booked at the desk finds its home by search, among the member’s own, and prefills the caller from a lead', async () => {
    const browser = await deskOf('manager')
    const path = href('deskNewVisit', 'nl')
    expect(await browser.html(`${path}?home=zzz`)).toContain(t('desk.newVisit.unknown', { words: 'zzz' }))
    const one = await browser.fetch(`${path}?home=Brussel&day=2030-01-02`)
    expect([one.status, one.headers.get('Location')]).toEqual([303, `${path}?home=4002&day=2030-01-02`])
    const elsewhere = await deskOf('agent', { offices: ['brugge'] })
    expect((await elsewhere.fetch(`${path}?home=Brussel`)).status).toBe(200)
    const [start = ''] = await offered()
    const { day, time } = wallTimeOf(new Date(start))
    // From a cell of the calendar.
    expect(await browser.html(`${path}?home=4001&day=${day}&time=${time}`)).toContain(`<option value="${start}" selected="">`)
    expect(await browser.html(`${path}?home=4001&day=2030-01-02&time=07:15`)).toMatch(/value="2030-01-02"[\s\S]*value="07:15"/)
    await make(browser)
    const lead = await site.db.prepare('SELECT id FROM leads').first<{ id: string }>()
    const html = await browser.html(`${path}?home=4001&lead=${lead?.id}`)
    expect(html).toContain('value="Annelie"')
    expect(html).toContain(`value="${visitor}"`)
  })

  test('a visit booked at the desk asks for confirmation if it overlaps another visit, and can start at any free hour', async () => {
    const browser = await deskOf('manager')
    const [visitStart = ''] = await offered()
    await make(browser)
    const again = { do: 'make', visitStart, ...answers, 'caller.lastName': 'Claes' }
    const refused = await browser.post(newVisit, again)
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(t('desk.visit.anywayTaken'))])
    expect((await browser.post(newVisit, { ...again, anyway: '1' })).status).toBe(303)
    const early = await browser.post(newVisit, { do: 'make', ...answers, 'caller.lastName': 'Dams', visitDay: visitStart.slice(0, 10), visitTime: '07:15' })
    expect(early.status).toBe(303)
    const inMarch = await browser.post(newVisit, { do: 'make', ...answers, visitDay: '2027-03-28', visitTime: '02:30' })
    expect([inMarch.status, await inMarch.text()]).toEqual([422, expect.stringContaining(t('form.error.visitTime.skipped'))])
    const bad = await browser.post(newVisit, { do: 'make', ...answers, 'caller.phone': '', 'caller.email': '', visitDay: '2020-01-01', visitTime: '10:00' })
    const page = await bad.text()
    expect([bad.status, page.includes(t('form.error.visitDay.past')), page.includes(t('form.error.caller.phone.missing'))]).toEqual([422, true, true])
  })

  test('a visit booked at the desk cannot be booked for a home of another office', async () => {
    const browser = await deskOf('agent', { offices: ['brussel'] })
    expect((await browser.post(newVisit, { do: 'make', ...answers })).status).toBe(422)
    const id = await make(await deskOf('manager'))
    expect((await browser.fetch(pathOf(id))).status).toBe(404)
  })
})

test('pages of the desk take at most three round trips, and the first page counts the leads of a month in few rows', async () => {
  const browser = await deskOf('manager')
  const id = await make(browser)
  await site.db.batch([
    site.db.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
       INSERT INTO leads (id, form, locale, fields, consent, created_at, erase_after, is_open, state)
       SELECT 'many' || i, 'contact', 'nl', '{"firstName":"A"}', '{}', strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (i % 20) || ' days'), '2099-01-01', 0, 'done' FROM n`,
    ),
    site.db.prepare("DELETE FROM leads WHERE id IN ('many20', 'many40')"),
    site.db.prepare(
      "INSERT INTO owners (id, email, recipient, locale, created_at, changed_at) VALUES ('many', 'm@example.com', 'm@example.com', 'nl', '2026-01-01', '2026-01-01')",
    ),
    site.db.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 270)
       INSERT INTO communications (id, kind, record_id, at, type, comment, status, origin, is_released, created_at)
       SELECT 'many' || i, 'listing', iif(i / 3 % 3, 4002, 4001), strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || i || ' minutes'), 'message', 'Vraag ' || i, iif(i % 3, 'open', 'done'), 'owner', 1, '2026-01-01' FROM n`,
    ),
    site.db.prepare("INSERT INTO owner_messages SELECT id, 'many' FROM communications WHERE id LIKE 'many%'"),
    site.db.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400)
       INSERT INTO outbox (id, template, locale, recipient, data, state, due_at, created_at)
       SELECT 'many' || i, 'leadNotice', 'nl', 'office@example.com', '{}', CASE i % 4 WHEN 0 THEN 'sent' WHEN 1 THEN 'dead' WHEN 2 THEN 'dropped' ELSE 'sending' END, '2026-01-01', '2026-01-01' FROM n`,
    ),
  ])
  const names = ['desk', 'deskLeads', 'deskCalendar', 'deskHomes', 'deskImports', 'deskVisits', 'deskOwners', 'deskOwnerMessages', 'deskMails'] as const
  const records = [pathOf(id), href('deskLead', 'nl', { id }), href('deskHome', 'nl', { id: 4001 })]
  const filtered = [`${href('deskLeads', 'nl')}?state=all&q=a`, `${href('deskHomes', 'nl')}?q=brugge&state=sale`]
  const paths = [...names.map((name) => href(name, 'nl')), ...records, ...filtered]
  const agent = await deskOf('agent', { offices: ['brugge'] })
  const isForAgents = (path: string) => path !== href('deskImports', 'nl') && path !== href('deskMails', 'nl')
  const read: Record<string, readonly number[]> = {}
  const looks = [...paths.map((path) => [browser, path, ''] as const), ...paths.filter(isForAgents).map((path) => [agent, path, 'agent '] as const)]
  for (const [reader, path, who] of looks) {
    // The first request may read the agency and the catalogue's version.
    await reader.html(path)
    read[who + path] = ((await reader.fetch(path, { headers: { 'X-Count-Round-Trips': '1' } })).headers.get('X-Round-Trips') ?? '').split(' ').map(Number)
  }
  expect(Object.entries(read).filter(([, [trips = 0]]) => !(trips > 1 && trips <= 3))).toEqual([])
  const today = href('desk', 'nl')
  expect(Object.entries(read).filter(([path, [, rows = 0]]) => !path.endsWith(today) && rows > 200)).toEqual([])
  expect(read[today]?.[1]).toBeLessThan(300)
  expect(await site.db.prepare('SELECT count FROM lead_days ORDER BY day DESC').first('count')).toBe(99)
  const mails = await browser.html(href('deskMails', 'nl'))
  expect(mails.match(/<dd>[^<]*/g)).toEqual(['<dd>0', ...[30, 30, 50, 30].map((count) => `<dd>${t('desk.mails.moreThan', { count: String(count) })}`)])
  const waiting: string[] = []
  for (let next: string | undefined = href('deskOwnerMessages', 'nl'); next !== undefined; ) {
    const html: string = await agent.html(next)
    waiting.push(...[...html.matchAll(/name="message" value="(many\d+)"/g)].map(([, message = '']) => message))
    next = /href="([^"]*[?&](?:amp;)?after=[^"]*)"/.exec(html)?.[1]
  }
  expect(
    [new Set(waiting).size, waiting.length % 60, waiting[0], waiting.at(-1)],
    'every message about a home of the agent that waits, the oldest first',
  ).toEqual([60, 0, 'many1', 'many263'])
  await site.db.batch(['communications', 'outbox', 'owners'].map((table) => site.db.prepare(`DELETE FROM ${table} WHERE id LIKE 'many%'`)))
})

describe('moving a visit', () => {
  test('moving a visit mails the visitor and the office the next version of the calendar entry, and the notice undoes it', async () => {
    const browser = await deskOf('manager')
    const id = await make(browser)
    await site.mails()
    site.mailbox.empty()
    const before = (await row(id))?.startsAt ?? ''
    const [, visitStart = ''] = await offered()
    const moved = await browser.post(pathOf(id), { do: 'move', version: '0', visitStart })
    expect([moved.status, await row(id)]).toEqual([303, expect.objectContaining({ startsAt: visitStart, sequence: 1 })])
    const mails = await site.mails()
    expect(mails.map((mail) => /SEQUENCE:\d+/.exec(unfolded(ics(mail)))?.[0])).toEqual(['SEQUENCE:1', 'SEQUENCE:1'])
    expect(await offered()).toContain(before)
    expect(await browser.html(moved.headers.get('Location') ?? '')).toContain(t('desk.undo'))
    expect((await browser.post(pathOf(id), { do: 'move', version: '1', visitStart: before })).status).toBe(303)
    expect(await row(id)).toMatchObject({ startsAt: before, sequence: 2 })
    expect((await acts()).slice(-2)).toEqual([`move appointment ${id}`, `move appointment ${id}`])
  })

  test('moving a visit on the calendar follows the same rules: mailed, undoable, refused for a taken start and for another office', async () => {
    const browser = await deskOf('manager')
    const calendar = href('deskCalendar', 'nl')
    const [first = '', second = ''] = await offered()
    const [id, other] = [await make(browser), await make(browser, { visitStart: second, lastName: 'Claes' })]
    await site.mails()
    site.mailbox.empty()
    const move = { do: 'move', appointment: id, version: '0' }
    const taken = await browser.post(calendar, { ...move, visitStart: second })
    expect([taken.status, await taken.text()]).toEqual([422, expect.stringContaining(t('form.deskCalendar.taken'))])
    const [, , third = ''] = [first, second, ...(await offered())]
    const moved = await browser.post(calendar, { ...move, visitStart: third })
    expect([moved.status, await row(id)]).toEqual([303, expect.objectContaining({ startsAt: third, sequence: 1 })])
    expect(await site.mails()).toHaveLength(2)
    expect((await browser.post(calendar, { ...move, visitStart: first })).status).toBe(422)
    const html = await browser.html(moved.headers.get('Location') ?? '')
    const undo = /name="version" value="1".*?name="visitStart" value="([^"]*)"/s.exec(html)?.[1]
    expect((await browser.post(calendar, { ...move, version: '1', visitStart: undo ?? '' })).status).toBe(303)
    expect(await row(id)).toMatchObject({ startsAt: first, sequence: 2 })
    const elsewhere = await deskOf('agent', { offices: ['brussel'] })
    expect((await elsewhere.post(calendar, { ...move, appointment: other, visitStart: third })).status).toBe(404)
  })

  test('moving a visit by two people at once succeeds for the first; the second sees the current state and keeps what was typed', async () => {
    const browser = await deskOf('manager')
    const id = await make(browser)
    const [, one = '', other = ''] = await offered()
    expect((await browser.post(pathOf(id), { do: 'move', version: '0', visitStart: one })).status).toBe(303)
    const second = await browser.post(pathOf(id), { do: 'move', version: '0', visitStart: other })
    const html = await second.text()
    expect([second.status, html]).toEqual([422, expect.stringContaining(t('form.deskVisit.changedMeanwhile'))])
    expect(html).toMatch(new RegExp(`<option value="${other}" selected`))
    expect(await row(id)).toMatchObject({ startsAt: one })
    expect((await browser.post(pathOf(id), { do: 'cancel', version: '0' })).status).toBe(422)
    expect((await browser.post(pathOf(id), { do: 'cancel', version: '1' })).status).toBe(303)
    expect(await row(id)).toMatchObject({ state: 'cancelled', sequence: 2 })
    await letTimePass()
  })
})

describe('a visit that is cancelled', () => {
  const calendar = href('deskCalendar', 'nl')
  const mailed = async () => mailTo(await site.mails(), visitor).length

  test('a visit that is cancelled is there again after undo, with its seat and without a mail', async () => {
    const browser = await deskOf('manager')
    const id = await make(browser)
    const before = await mailed()
    const fields = await undoIn(browser, await browser.post(pathOf(id), { do: 'cancel', version: '0' }))
    expect(await offered()).toContain((await row(id))?.startsAt)
    const restored = await browser.post(pathOf(id), fields)
    expect(await browser.html(restored.headers.get('Location') ?? '')).toContain(t('desk.visit.done.restored'))
    expect(await row(id)).toMatchObject({ state: 'confirmed', sequence: 2 })
    expect(await offered()).not.toContain((await row(id))?.startsAt)
    expect(await site.db.prepare('SELECT state FROM home_visits WHERE appointment_id = ?').bind(id).first('state')).toBe('confirmed')
    expect(await browser.html(pathOf(id))).toContain(t('desk.visit.event.visitRestored'))
    expect((await acts()).slice(-2)).toEqual([`cancel appointment ${id}`, `undo appointment ${id}`])
    // On the calendar by the same rules; an undo that is sent twice is one.
    const cancelled = await browser.post(calendar, { do: 'cancel', appointment: id, version: '2' })
    const again = await undoIn(browser, cancelled)
    expect((await browser.post(calendar, again)).headers.get('Location')).toContain('done=restored')
    expect((await browser.post(calendar, again)).headers.get('Location')).toContain('done=restored')
    expect([await row(id), await mailed()]).toMatchObject([{ state: 'confirmed', sequence: 4 }, before])
    const elsewhere = await deskOf('agent', { offices: ['brussel'] })
    expect((await elsewhere.post(calendar, again)).status).toBe(404)
  })

  test('a visit that is cancelled tells the visitor why, and the owner if the desk says so, until it is undone', async () => {
    const browser = await deskOf('manager')
    await storeOwner(site.db, 'an@example.com', [{ kind: 'listing', id: 4001 }])
    const owner = new CookieBrowser(() => site).keep('session', await storeSession(site.db, 'an@example.com'))
    const inPortal = async () => (await owner.html(href('ownerHome', 'nl', { kind: 'listing', id: 4001 }))).includes('De sleutel is zoek.')
    const id = await make(browser)
    const reason = { do: 'cancel', cancelReason: 'De sleutel is zoek.' }
    const long = await browser.post(pathOf(id), { ...reason, version: '0', cancelReason: 'x'.repeat(301) })
    expect([long.status, await long.text()]).toEqual([422, expect.stringContaining(t('form.error.cancelReason.invalid'))])
    const cancelled = await browser.post(pathOf(id), { ...reason, version: '0', cancelForOwner: '1' })
    expect([await inPortal(), (await browser.html(pathOf(id))).includes('De sleutel is zoek.')]).toEqual([true, true])
    await browser.post(pathOf(id), await undoIn(browser, cancelled))
    expect(await inPortal()).toBe(false)
    await browser.post(pathOf(id), { ...reason, version: '2' })
    await letTimePass()
    const mails = mailTo(await site.mails(), visitor).map(({ text }) => text ?? '')
    expect([mails.filter((text) => text.includes('Raison\u00a0: De sleutel is zoek.')).length, await inPortal()]).toEqual([1, false])
  })

  test('a visit that is cancelled stays so where its time was booked meanwhile, or its mail has left', async () => {
    const browser = await deskOf('manager')
    const id = await make(browser)
    const { startsAt = '' } = (await row(id)) ?? {}
    const fields = await undoIn(browser, await browser.post(pathOf(id), { do: 'cancel', version: '0' }))
    const other = await make(browser, { visitStart: startsAt, 'caller.firstName': 'Bo' })
    const taken = await browser.post(pathOf(id), fields)
    expect(await browser.html(taken.headers.get('Location') ?? '')).toContain(t('desk.visit.done.taken'))
    expect([await row(id), await row(other)]).toMatchObject([{ state: 'cancelled' }, { state: 'confirmed' }])
    await letTimePass()
    expect(mailTo(await site.mails(), visitor).filter(({ text }) => text?.includes('annulée'))).toHaveLength(1)
    const late = await browser.post(calendar, { ...fields, appointment: id })
    expect(await browser.html(late.headers.get('Location') ?? '')).toContain(t('desk.visit.done.told'))
    expect(await row(id)).toMatchObject({ state: 'cancelled', sequence: 1 })
  })
})

test('a visit is assigned to a colleague, and a stale form is refused', async () => {
  const browser = await deskOf('manager')
  await storeStaff('agent', { name: 'Bo Claes' })
  const id = await make(browser)
  const give = async (before: string, assignee: string) => (await browser.post(pathOf(id), { do: 'assign', before, assignee })).status
  expect([await give('staff-manager', 'staff-agent'), await give('staff-manager', ''), await give('staff-agent', 'no-one')]).toEqual([303, 422, 422])
  expect(await row(id)).toMatchObject({ assignee: 'staff-agent' })
  expect([await give('', 'staff-agent'), (await acts()).filter((act) => act === `assign appointment ${id}`)]).toEqual([422, [`assign appointment ${id}`]])
  const given = await browser.post(pathOf(id), { do: 'assign', before: 'staff-agent', assignee: '' })
  const undo = /name="before" value="([^"]*)".*?name="assignee" value="([^"]*)"/s.exec(await browser.html(given.headers.get('Location') ?? ''))
  expect([undo?.[1], undo?.[2]]).toEqual(['', 'staff-agent'])
  expect(await give(undo?.[1] ?? '-', undo?.[2] ?? '-')).toBe(303)
})

describe('feedback', () => {
  const portal = async () => {
    await storeOwner(site.db, 'an@example.com', [{ kind: 'listing', id: 4001 }])
    const cookie = `session=${await storeSession(site.db, 'an@example.com')}`
    return async () => (await site.fetch(href('ownerHome', 'nl', { kind: 'listing', id: 4001 }), { headers: { Cookie: cookie } })).text()
  }

  test('feedback is requested on the Today page, is private until it is released, and can be undone', async () => {
    const browser = await deskOf('manager')
    const id = await make(browser)
    const owner = await portal()
    expect((await browser.post(pathOf(id), { do: 'report', version: '1', outcome: 'interested' })).status).toBe(422)
    await letPass(id)
    const cancelled = await browser.post(pathOf(id), { do: 'cancel', version: '0' })
    expect([cancelled.status, await cancelled.text()]).toEqual([422, expect.stringContaining(t('form.deskVisit.begun'))])
    expect(await browser.html(href('desk', 'nl'))).toContain(t('desk.today.awaited'))
    const report = { do: 'report', version: '1', outcome: 'interested', visitFeedback: 'Mooie <b>tuin</b>', nextStep: 'Bellen over het bod' }
    expect((await browser.post(pathOf(id), report)).status).toBe(303)
    expect(await browser.html(href('desk', 'nl'))).not.toContain(t('desk.today.awaited'))
    expect(await owner()).not.toMatch(/Mooie|Annelie|Bellen/)
    const stale = await browser.post(pathOf(id), { ...report, visitFeedback: 'Iets anders' })
    const html = await stale.text()
    expect([stale.status, html.includes('Mooie &lt;b&gt;tuin&lt;/b&gt;'), html.includes('Iets anders')]).toEqual([422, true, true])
    await browser.post(pathOf(id), { ...report, version: '2', release: '1', nameVisitor: '1' })
    const seen = await owner()
    expect(seen).toContain('Mooie &lt;b&gt;tuin&lt;/b&gt;')
    expect(seen).toContain('Annelie P.')
    expect(seen).not.toMatch(/Peeters<|Bellen/)
    expect((await browser.post(pathOf(id), { do: 'withhold', version: '3' })).status).toBe(303)
    expect(await owner()).not.toContain('Mooie')
    expect(await browser.html(pathOf(id))).toContain(t('desk.visit.event.withhold'))
  })

  test('feedback is stored and shown to the owner by one button', async () => {
    const browser = await deskOf('manager')
    const id = await make(browser)
    const owner = await portal()
    await letPass(id)
    const report = { do: 'reportReleased', version: '1', outcome: 'interested', visitFeedback: 'Meteen getoond', nextStep: '' }
    expect((await browser.post(pathOf(id), report)).status).toBe(303)
    expect(await owner()).toContain('Meteen getoond')
    expect(await browser.html(pathOf(id))).not.toContain('value="reportReleased"')
  })

  test('feedback of two people keeps the first and shows it to the second, with what they typed', async () => {
    const [first, second] = [await deskOf('manager', { name: 'Liesbet Claes' }), await deskOf('agent')]
    const id = await make(first)
    await letPass(id)
    const report = (version: string, visitFeedback: string) => ({ do: 'report', version, outcome: 'interested', visitFeedback, nextStep: '' })
    const kept = async () => [
      await site.db.prepare('SELECT feedback, feedback_is_released AS released, version FROM home_visits WHERE appointment_id = ?').bind(id).first(),
      (await acts()).filter((act) => act.endsWith(` visit ${id}`)),
      await site.db.prepare("SELECT count(*) AS rows FROM lead_events WHERE lead_id = ? AND kind = 'visitFeedback'").bind(id).first('rows'),
    ]
    await first.post(pathOf(id), report('1', 'Mooie tuin.'))
    const late = await second.post(pathOf(id), report('1', 'Te klein.'))
    const html = await late.text()
    expect([late.status, /Te klein\.<\/textarea>/.test(html), html.includes('<blockquote>Mooie tuin.')]).toEqual([422, true, true])
    expect(meanwhileIn(html)).toEqual([expect.stringMatching(/^Gewijzigd: .* Liesbet Claes/)])
    expect(await kept()).toEqual([{ feedback: 'Mooie tuin.', released: 0, version: 2 }, [`change visit ${id}`], 1])
    const releases = await Promise.all([first, second].map((browser) => browser.post(pathOf(id), { do: 'release', version: '2' })))
    expect(releases.map(({ status }) => status).sort()).toEqual([303, 422])
    expect(await kept()).toEqual([{ feedback: 'Mooie tuin.', released: 1, version: 3 }, [`change visit ${id}`, `release visit ${id}`], 2])
  })
})

describe('the calendar that a colleague subscribes to', () => {
  const account = href('deskAccount', 'nl')
  const read = (address: string) => site.fetch(new URL(address).pathname)

  test('the calendar that a colleague subscribes to has only time, place and initials, and keeps cancelled visits', async () => {
    const browser = await deskOf('manager')
    const [id, gone] = [await make(browser), await make(browser, { 'caller.firstName': 'Bo', 'caller.lastName': 'Claes', visitNote: 'Sleutel bij de buur' })]
    await browser.post(pathOf(gone), { do: 'cancel', version: '0' })
    await letTimePass()
    const made = await browser.post(account, { do: 'makeFeed' })
    const address = /https?:[^"]*\/calendars\/[\w-]{43}\.ics/.exec(await made.text())?.[0] ?? ''
    expect([made.status, made.headers.get('Cache-Control')]).toEqual([200, expect.stringContaining('no-store')])
    expect(await browser.html(account)).not.toContain(address)
    const answer = await read(address)
    expect([answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')]).toEqual(['text/calendar; charset=utf-8', 'private, no-store'])
    const text = unfolded((await answer.text()).replaceAll('\r\n', '\n'))
    expect(text).toContain(`UID:${id}@perron.example\nSEQUENCE:0`)
    expect(text).toMatch(new RegExp(`UID:${gone}@perron.example\nSEQUENCE:1[^]*STATUS:CANCELLED`))
    expect(text).toMatch(/DTSTART;TZID=Europe\/Brussels:\d{8}T\d{6}\n/)
    expect(text).toContain('A. P.')
    expect(text).not.toMatch(/Peeters|Annelie|0478|example\.com|Sleutel/)
    await site.db.prepare("UPDATE staff SET offices = '[\"brussel\"]' WHERE id = 'staff-manager'").run()
    expect(unfolded(await (await read(address)).text()), 'of an office that they left').not.toContain(id)
    expect(await site.db.prepare('SELECT hash FROM calendar_feeds').first<{ hash: string }>()).not.toMatchObject({
      hash: expect.stringContaining(address.slice(-20, -4)),
    })
  })

  test('stops once its address is revoked or replaced, or the account is closed or loses the calendar', async () => {
    const browser = await deskOf('agent', { offices: ['brussel'] })
    const make = async () => /https?:[^"]*\.ics/.exec(await (await browser.post(account, { do: 'makeFeed' })).text())?.[0] ?? ''
    const first = await make()
    expect((await read(first)).status).toBe(200)
    const second = await make()
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    await site.db.prepare("UPDATE staff SET state = 'disabled' WHERE id = 'staff-agent'").run()
    expect((await read(second)).status).toBe(404)
    await site.db.prepare("UPDATE staff SET state = 'active', role = 'editor' WHERE id = 'staff-agent'").run()
    expect((await read(second)).status, 'of a role without the calendar').toBe(404)
    await site.db.prepare("UPDATE staff SET role = 'agent' WHERE id = 'staff-agent'").run()
    expect((await read(second)).status).toBe(200)
    expect((await browser.post(account, { do: 'revokeFeed' })).status).toBe(303)
    expect((await read(second)).status).toBe(404)
    expect((await acts()).slice(-2)).toEqual(['make calendarFeed staff-agent', 'revoke calendarFeed staff-agent'])
  })
})

describe('owners at the desk', () => {
  const email = 'an@example.com'
  const inPortal = href('ownerHome', 'nl', { kind: 'listing', id: 4001 })
  const messages = href('deskOwnerMessages', 'nl')
  const owner = async () => {
    await storeOwner(site.db, email, [{ kind: 'listing', id: 4001 }])
    const browser = new CookieBrowser(() => site).keep('session', await storeSession(site.db, email))
    return { browser, id: ownerIdOf(email) }
  }
  const messageId = () => site.db.prepare("SELECT id FROM communications WHERE origin = 'owner'").first<string>('id')

  test('a message is answered once, by mail and in the portal', async () => {
    const { browser: an } = await owner()
    await an.post(inPortal, { do: 'message', ownerText: 'Wanneer is <b>het</b> volgende bezoek?' })
    const browser = await deskOf('manager')
    expect(await browser.html(href('desk', 'nl'))).toContain(t('desk.today.ownerMessages', { count: 1 }))
    expect(await browser.html(messages)).toContain('Wanneer is &lt;b&gt;het&lt;/b&gt; volgende bezoek?')
    const message = (await messageId()) ?? ''
    const answer = { do: 'answer', message, ownerAnswer: 'Zaterdag om tien uur.' }
    expect((await browser.post(messages, { ...answer, ownerAnswer: ' ' })).status).toBe(422)
    // A double click is one answer.
    const both = await Promise.all([browser.post(messages, answer), browser.post(messages, answer)])
    expect(both.map(({ status }) => status)).toEqual([303, 303])
    const late = await browser.post(messages, { ...answer, ownerAnswer: 'Te laat.' })
    expect([late.status, await late.text()]).toEqual([422, expect.stringContaining('Te laat.')])
    expect(await site.db.prepare('SELECT state FROM outbox WHERE recipient = ?').bind(email).first('state')).toBe('waiting')
    expect(await an.html(inPortal)).not.toContain('Zaterdag om tien uur.')
    await letTimePass()
    const mails = mailTo(await site.mails(), email)
    // Below the answer stands what the owner asked.
    expect(mails.map(({ text }) => text)).toEqual([expect.stringMatching(/Zaterdag om tien uur\.[\s\S]*Wanneer is <b>het<\/b> volgende bezoek\?/)])
    expect(mails[0]?.replyTo?.[0]?.address).toBe('brugge@perron.example')
    expect(await an.html(inPortal)).toContain('Zaterdag om tien uur.')
    expect(await browser.html(href('desk', 'nl'))).not.toContain(t('desk.today.ownerMessages', { count: 1 }))
    const undo = await undoIn(browser, both[0])
    expect((await browser.post(messages, undo)).headers.get('Location')).toContain('done=sent')
    const other = await deskOf('agent', { offices: ['brussel'] })
    expect((await other.post(messages, answer)).status).toBe(404)
    expect((await other.post(messages, undo)).status).toBe(404)
  })

  test('a paper opens at the desk and becomes a document of the home, with undo', async () => {
    const { browser: an } = await owner()
    const body = new FormData()
    for (const [name, value] of Object.entries({ do: 'paper', paperKind: 'soil' })) body.set(name, value)
    body.set('paper', new File(['%PDF-1.7 bodem'], 'bodem.pdf', { type: 'application/pdf' }))
    await an.fetch(inPortal, { method: 'POST', body })
    const browser = await deskOf('manager')
    const message = (await messageId()) ?? ''
    const file = `${messages}?file=${message}`
    expect(await browser.html(messages)).toContain(`href="${file}">bodem.pdf</a>`)
    // Each reader gets the paper's name in their own language, not in the owner's.
    expect(await browser.html(messages)).toContain('Bodemattest')
    expect(await browser.html(href('deskOwnerMessages', 'fr'))).toContain('Attestation du sol')
    expect(await (await browser.fetch(file)).text()).toBe('%PDF-1.7 bodem')
    const other = await deskOf('agent', { offices: ['brussel'] })
    const editor = await deskOf('editor')
    expect([(await other.fetch(file)).status, (await editor.fetch(file)).status, (await site.fetch(file, { redirect: 'manual' })).status]).toEqual([
      404, 403, 302,
    ])
    const documents = async () => (await browser.html(href('deskHomeDocuments', 'nl', { id: 4001 }))).includes(`file=${message}`)
    const take = { do: 'takePaper', message, documentAccess: 'request' }
    const taken = await browser.post(messages, take)
    expect([taken.status, await documents(), (await browser.post(messages, take)).status]).toEqual([303, true, 422])
    await browser.post(messages, await undoIn(browser, taken))
    expect([await documents(), (await browser.post(messages, take)).status, await documents()]).toEqual([false, 303, true])
  })

  test('an answer that is undone in time is a draft again, and goes out once it is sent again', async () => {
    const { browser: an } = await owner()
    await an.post(inPortal, { do: 'message', ownerText: 'Wanneer is het volgende bezoek?' })
    const browser = await deskOf('manager')
    const message = (await messageId()) ?? ''
    const answer = { do: 'answer', message, ownerAnswer: 'Te vroeg verstuurd' }
    const undo = await undoIn(browser, await browser.post(messages, answer))
    const undone = await browser.post(messages, undo)
    const html = await browser.html(undone.headers.get('Location') ?? '')
    expect(html).toContain(t('desk.lead.done.undone'))
    expect(html).toContain('Te vroeg verstuurd</textarea>')
    expect((await acts()).slice(-2)).toEqual([`answer communication ${message}`, `undo communication ${message}`])
    expect(await browser.html(href('desk', 'nl'))).toContain(t('desk.today.ownerMessages', { count: 1 }))
    // Taking it back again does nothing.
    await browser.post(messages, undo)
    await letTimePass()
    expect([mailTo(await site.mails(), email), (await an.html(inPortal)).includes('Te vroeg')]).toEqual([[], false])
    expect((await browser.post(messages, answer)).status).toBe(303)
    await letTimePass()
    expect(mailTo(await site.mails(), email).map(({ text }) => text)).toEqual([expect.stringContaining('Te vroeg verstuurd')])
    expect(await site.db.prepare('SELECT count(*) FROM unsaved_texts').first('count(*)')).toBe(0)
  })

  test('a message can be closed without an answer, and is pending again after undo', async () => {
    const { browser: an } = await owner()
    await an.post(inPortal, { do: 'message', ownerText: 'Bedankt!' })
    const browser = await deskOf('manager')
    const message = (await messageId()) ?? ''
    const settled = await browser.post(messages, { do: 'settle', message })
    expect(await browser.html(settled.headers.get('Location') ?? '')).toContain(t('desk.undo'))
    await browser.post(messages, { do: 'reopen', message })
    expect(await site.db.prepare("SELECT status FROM communications WHERE origin = 'owner'").first('status')).toBe('open')
  })

  test('the portal can be viewed as its owner sees it, which is logged, and is read-only', async () => {
    const { id } = await owner()
    const browser = await deskOf('manager')
    const portal = href('deskOwnerView', 'nl', { id })
    const home = href('deskOwnerHome', 'nl', { id, kind: 'listing', home: 4001 })
    expect(await browser.html(portal)).toContain(home)
    const html = await browser.html(home)
    expect(html).toContain(t('desk.owners.watching', { who: `An Peeters (${email})` }))
    expect(html).toMatch(/<fieldset[^>]* disabled/)
    expect(html).not.toContain(href('ownerAccount', 'nl'))
    for (const act of ['message', 'paper', '']) expect((await browser.post(home, { do: act, ownerText: 'Hallo' })).status).toBe(403)
    expect(await messageId()).toBeNull()
    // A session of the desk does not open the owner's own pages.
    expect((await browser.post(inPortal, { do: 'message', ownerText: 'Hallo' })).headers.get('Location')).toContain('next=')
    expect((await acts()).filter((act) => act === `view owner ${id}`).length).toBeGreaterThanOrEqual(2)
    expect((await browser.fetch(href('deskOwnerHome', 'nl', { id, kind: 'listing', home: 4002 }))).status).toBe(404)
    const other = await deskOf('agent', { offices: ['brussel'] })
    expect([(await other.fetch(portal)).status, (await other.fetch(home)).status]).toEqual([404, 404])
  })

  test('each record of a home is released to the owner or withheld', async () => {
    const { browser: an } = await owner()
    const browser = await deskOf('manager')
    const id = await make(browser)
    const records = href('deskHomeRecords', 'nl', { kind: 'listing', id: 4001 })
    const visit = await site.db.prepare('SELECT id FROM home_visits WHERE appointment_id = ?').bind(id).first<string>('id')
    await browser.post(records, { do: 'show', record: visit ?? '', version: '1', visit: '1', visitor: '1' })
    expect(await an.html(inPortal)).toContain('Annelie P.')
    const colleague = await deskOf('agent')
    const late = await colleague.post(records, { do: 'show', record: visit ?? '', version: '1' })
    const html = await late.text()
    const own = html.slice(html.indexOf(`value="${visit}"`))
    expect([late.status, meanwhileIn(html), /checked/.test(own.slice(0, own.indexOf('</form>')))]).toEqual([
      422,
      [expect.stringMatching(/^Vrijgegeven: .*Els Maes/)],
      false,
    ])
    expect(own).toContain(t('desk.entry.saved', { value: `${t('desk.records.visit')}, ${t('desk.records.visitor', { visitor: 'Annelie P.' })}` }))
    expect((await acts()).filter((act) => act.endsWith(` visit ${visit}`))).toEqual([`release visit ${visit}`])
    await browser.post(records, { do: 'show', record: visit ?? '', version: '2' })
    expect(await an.html(inPortal)).not.toContain('Annelie P.')
    expect((await browser.post(records, { do: 'release', record: visit ?? '' })).status).toBe(404)
  })

  test('records from the CRM get their status and report at the desk, and neither overwrites a colleague’s change', async () => {
    const { browser: an } = await owner()
    const browser = await deskOf('manager')
    const records = href('deskHomeRecords', 'nl', { kind: 'listing', id: 4001 })
    await site.db.batch([
      site.db.prepare(
        "INSERT INTO communications (id, kind, record_id, at, type, subject, origin, is_released, created_at) VALUES ('call', 'listing', 4001, '2026-11-01T09:00:00.000Z', 'phoneIn', 'Prijs', 'crm', 1, '2026-11-01')",
      ),
      site.db.prepare(
        "INSERT INTO home_visits (id, kind, record_id, starts_at, state, origin, is_released, feedback_is_released, created_at) VALUES ('seen', 'listing', 4001, '2026-11-02T09:00:00.000Z', 'confirmed', 'crm', 1, 1, '2026-11-01')",
      ),
    ])
    const version = /name="record" value="seen"\/><input type="hidden" name="version" value="(\d+)"/.exec(await browser.html(records))?.[1] ?? ''
    const call = { do: 'status', record: 'call', was: '' }
    expect((await browser.post(records, { ...call, status: 'planned' })).status).toBe(303)
    expect((await browser.post(records, { ...call, status: 'done' })).status, 'planned meanwhile').toBe(422)
    const seen = { do: 'report', record: 'seen', version, outcome: 'interested' }
    expect((await browser.post(records, { ...seen, visitFeedback: 'Mooie tuin.' })).status).toBe(303)
    const late = await browser.post(records, { ...seen, visitFeedback: 'Te klein.' })
    expect([late.status, await late.text()]).toEqual([422, expect.stringMatching(/Te klein\.<\/textarea>[\s\S]*Mooie tuin\./)])
    // A colleague shows less of the visit while the notes are open, and opened the ticks before these were stored: both stay.
    const shown = { do: 'show', record: 'seen', version, opened: JSON.stringify({ visit: '1', feedback: '1' }), visit: '1' }
    expect((await (await deskOf('agent')).post(records, shown)).status).toBe(303)
    const known = JSON.stringify({ standing: 'confirmed', outcome: 'interested', visitFeedback: 'Mooie tuin.' })
    expect((await browser.post(records, { ...seen, opened: known, visitFeedback: 'Mooie tuin' })).status).toBe(303)
    const stored = await site.db.prepare("SELECT feedback, feedback_is_released AS isShown, version FROM home_visits WHERE id = 'seen'").first()
    expect(stored).toEqual({ feedback: 'Mooie tuin', isShown: 0, version: Number(version) + 3 })
    const back = { ...shown, version: String(Number(version) + 3), opened: JSON.stringify({ visit: '1' }), feedback: '1' }
    expect((await browser.post(records, back)).status).toBe(303)
    const again = { ...seen, version: String(Number(version) + 4), visitFeedback: 'Mooie tuin.' }
    const standings = async () => (await site.db.prepare("SELECT state, interest FROM home_visits WHERE id = 'seen'").first()) ?? {}
    expect(await standings()).toEqual({ state: 'confirmed', interest: 'interested' })
    expect((await browser.post(records, { ...again, outcome: 'missed' })).status).toBe(303)
    expect(await standings()).toEqual({ state: 'missed', interest: null })
    expect((await browser.post(records, { ...again, version: String(Number(version) + 5), standing: 'provisional' })).status).toBe(303)
    expect([await standings(), (await an.html(inPortal)).includes('Mooie tuin.')]).toEqual([{ state: 'provisional', interest: 'interested' }, false])
    expect((await browser.post(records, { ...again, version: String(Number(version) + 6), standing: 'confirmed' })).status).toBe(303)
    expect(await an.html(`${inPortal}?show=communications`)).toContain(t('owner.status.planned'))
    expect(await an.html(`${inPortal}?show=visits`)).toContain('Mooie tuin.')
  })

  test('owners at the desk are listed with the state of their invitation', async () => {
    const browser = await deskOf('manager')
    const owners = href('deskOwners', 'nl')
    await browser.post(owners, { do: 'invite', email: 'jef@example.com', ownerName: 'Jef Dams', homes: '4001', locale: 'nl' })
    await site.mails()
    const invited = await site.db.prepare("SELECT state FROM outbox WHERE id LIKE 'owner-link-%'").first('state')
    expect(invited).toBe('sent')
    expect(await browser.html(owners)).not.toContain(t('desk.owners.undelivered'))
    await site.db.prepare("UPDATE outbox SET state = 'dead' WHERE id LIKE 'owner-link-%'").run()
    expect(await browser.html(owners)).toContain(t('desk.owners.undelivered'))
    expect(await browser.html(owners)).toContain(t('desk.owners.digest.on'))
  })
})
