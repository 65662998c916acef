import { drizzle } from 'drizzle-orm/d1'
import { DomUtils } from 'htmlparser2'
import { expect, test, vi } from 'vitest'
import { addEntry, removeDraft } from '#db/feeds/entries.ts'
import { saveLead } from '#db/leads/leads.ts'
import { staffRoles } from '#db/model/accounts/staff.ts'
import * as schema from '#db/schema.ts'
import { translator } from '#messages/translate.ts'
import { href, routeNames } from '#ui/routes.ts'
import { type DeskRoute, isDeskRoute } from '#worker/desk/declare-rights.ts'
import { once } from '#worker/desk/once.ts'
import { CookieBrowser } from '../accounts/cookie-browser.ts'
import { isFull, upTo } from '../full.ts'
import { aProperty } from '../kit/factories.ts'
import { elements, parsePage } from '../kit/html.ts'
import { aLead } from '../leads/lead-factory.ts'
import { ownerIdOf, storeOwner, storeSession } from '../owners/owner-factory.ts'
import { deskAccess, mayAccess } from './desk-access.ts'
import { deskAddress, namedRecords, storeDeskRecords } from './desk-records.ts'
import { acts, deskOf, lendDeskSite, meanwhileIn, signedIn, site, storeStaff, undoIn } from './desk-site.ts'

const t = translator('nl')

lendDeskSite({}, storeDeskRecords)

/** The grid of access has every page and act of the desk (`worker/desk/declare-rights.test.ts`). */
const deskPages = routeNames
  .filter(isDeskRoute)
  .map((name) => ({ name, acts: deskAccess.flatMap(({ page, act }) => (page === name && act !== null ? [act] : [])) }))
const addressOf = ({ name }: { readonly name: DeskRoute }) => deskAddress(name)

/** Values for every parameter of an address. */
const nowhere = { city: '-', key: '-', name: '-', type: '-', section: 'x', entry: 'x', version: 1, kind: 'listing', home: 1, office: '-', person: '-', id: '1' }

test('these tests cover every address of the desk except the sign-in', () => {
  const addresses = routeNames.filter((name) => href(name, 'nl', { ...nowhere, id: 'x' }).startsWith(href('desk', 'nl')))
  expect(addresses.filter((name) => !isDeskRoute(name))).toEqual(['deskSignIn', 'deskLink'])
})

test('the grid of access has every page of the desk', () => {
  expect(deskAccess.flatMap(({ page, act }) => (act === null ? [page] : [])).sort()).toEqual(deskPages.map(({ name }) => name).sort())
})

test('redirects to the canonical spelling of a desk address are not cached either', async () => {
  const answer = await site.fetch(`${href('deskPerson', 'nl').slice(0, -1)}?email=an@example.com`)
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([301, 'private, no-store'])
})

test('the endpoints of the desk answer only the roles of their pages, and no owner, visitor or other site', async () => {
  await storeOwner(site.db, 'endpoints@example.com', [])
  const owner = new CookieBrowser(() => site).keep('session', await storeSession(site.db, 'endpoints@example.com'))
  const [manager, agent, editor] = [await deskOf('manager'), await deskOf('agent'), await deskOf('editor')]
  const elsewhere = { Origin: 'https://other.example' }
  const calls = async (browser: CookieBrowser, headers: Readonly<Record<string, string>> = {}) => {
    const json = { ...headers, 'Content-Type': 'application/json' }
    const [feed, chunk, passkey, photo] = await Promise.all([
      browser.fetch('/import/desk', { method: 'POST', body: '{}', headers: json }),
      browser.fetch('/import/desk/x/records', { method: 'POST', body: '{}', headers: json }),
      browser.fetch('/passkeys/desk/options', { method: 'POST', body: '{}', headers: json }),
      browser.fetch('/desk-photos/4001/1/480.webp', { headers }),
    ])
    return [feed.status, chunk.status, passkey.status, photo.status]
  }
  expect(await calls(manager)).toEqual([400, expect.toSatisfy((status: number) => status === 400 || status === 404), 200, expect.any(Number)])
  expect(await calls(agent)).toEqual([403, 403, 200, expect.any(Number)])
  expect(await calls(editor)).toEqual([403, 403, 200, 404])
  const stranger = new CookieBrowser(() => site)
  for (const each of [owner, stranger]) expect(await calls(each)).toEqual([401, 401, 401, 404])
  for (const [browser, refused] of [[agent, 403] as const, [editor, 403] as const, [owner, 401] as const, [stranger, 401] as const]) {
    const steps = ['POST deleted', 'POST finish', 'DELETE '].map((step) => step.split(' '))
    const answers = await Promise.all(steps.map(([method = '', path]) => browser.fetch(`/import/desk/import-for-roles/${path}`.replace(/\/$/, ''), { method })))
    expect(answers.map(({ status }) => status)).toEqual([refused, refused, refused])
  }
  for (const foreign of [elsewhere, { Origin: 'null' }, { 'Sec-Fetch-Site': 'same-site' }]) {
    expect((await calls(manager, foreign)).slice(0, 3)).toEqual([401, 401, 403])
  }
})

test('every page and every action of the desk refuses visitors and owners', async () => {
  await storeOwner(site.db, 'an@example.com', [])
  const owner = new CookieBrowser(() => site).keep('session', await storeSession(site.db, 'an@example.com'))
  for (const [turn, [caller, browser]] of [['nobody', new CookieBrowser(() => site)] as const, ['owner', owner] as const].entries()) {
    for (const page of deskPages) {
      const address = addressOf(page)
      const turns = page.acts.filter((_, at) => isFull || at % 2 === turn)
      for (const act of [null, '', ...turns]) {
        expect(mayAccess(caller, page.name, act || null)).toBe(false)
        const answer = act === null ? await browser.fetch(address) : await browser.post(address, { do: act })
        expect([address, act, answer.status, answer.headers.get('Location')]).toEqual([address, act, 302, expect.stringMatching(/\/sign-in\/\?next=/)])
      }
    }
  }
})

/** Each role is refused whatever is not its own. What it may do is tried in turns: a third of it, or all with FULL=1. */
test.each(staffRoles)('a member with the role %s gets the pages and actions of that role, and no others', async (role) => {
  if (role !== 'editor') await storeStaff('editor')
  const browser = await deskOf(role)
  // What these acts answer with besides a redirect or the refused form.
  const ownStatus: Readonly<Record<string, number>> = { makeFeed: 200, renew: 200, count: 200, keep: 204 }
  let turn = staffRoles.indexOf(role)
  const isTried = () => isFull || ++turn % 3 === 0
  for (const page of deskPages) {
    const address = addressOf(page)
    const isOpen = mayAccess(role, page.name)
    if (!isOpen || isTried()) expect([address, (await browser.fetch(address)).status]).toEqual([address, isOpen ? 200 : 403])
    for (const act of page.acts) {
      const isAllowed = isOpen && mayAccess(role, page.name, act)
      // Signing out would end the session of this test.
      if (act === 'signOut' || (isAllowed && !isTried())) continue
      const { status } = await browser.post(address, { do: act })
      expect([address, act, status], 'an empty form').toEqual([
        address,
        act,
        isAllowed ? expect.toSatisfy((each: number) => [303, 404, 422, ownStatus[act]].includes(each)) : 403,
      ])
    }
    expect((await browser.post(address, { do: 'no-such-act' })).status, `${address} unknown act`).toBe(403)
  }
})

test('the staff page says which screens each role may open', async () => {
  const page = parsePage(await (await (await deskOf('manager')).fetch(href('deskStaff', 'en'))).text())
  const [table] = elements(page, ({ attribs }) => attribs.class === 'role-table')
  const cells = elements(table, ({ name }) => name === 'tr').map((row) =>
    elements(row, ({ name }) => name === 'th' || name === 'td').map((cell) => DomUtils.textContent(cell)),
  )
  expect(cells).toContainEqual(['Screen', 'Manager', 'Agent', 'Editor'])
  expect(cells).toContainEqual(['Leads', 'Yes', 'Yes', 'No'])
  expect(cells).toContainEqual(['Newsletters', 'Yes', 'No', 'Yes'])
  expect(cells).toContainEqual(['Settings', 'Yes', 'No', 'No'])
})

/** The query parameters that pages of the desk read. */
const queryNames =
  'after appointment before by closed day done from home id office page person picture q record reply show state text time to undo version week'
const malformedValues = ['toString', '2026-99-99', '-1', '\u{1f3e0}\u0000%', '9'.repeat(40)]

test.each(malformedValues.slice(0, upTo(2, malformedValues.length)))('every page of the desk opens where all its parameters are %j', async (value) => {
  const browser = await deskOf('manager')
  const query = new URLSearchParams(queryNames.split(' ').map((name) => [name, value]))
  for (const page of deskPages) {
    const { status } = await browser.fetch(`${addressOf(page)}?${query}`)
    expect([addressOf(page), status]).toEqual([addressOf(page), expect.toSatisfy((each: number) => [200, 302, 303, 404].includes(each))])
  }
})

const foreign: readonly Readonly<Record<string, string>>[] = [
  { Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'https://other.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'same-site' },
]

test('a form from another site is refused for every role', async () => {
  const browser = await deskOf('manager')
  await storeStaff('editor')
  let way = 0
  for (const page of deskPages) {
    for (const act of page.acts.filter((_, at) => isFull || at % 3 === 0)) {
      const headers = foreign[way++ % foreign.length] ?? {}
      const answer = await browser.fetch(addressOf(page), { method: 'POST', body: new URLSearchParams({ do: act }), headers })
      expect([page.name, act, headers, answer.status]).toEqual([page.name, act, headers, 403])
    }
  }
  expect(await signedIn('staff-manager').then((still) => still.fetch(href('desk', 'nl')))).toHaveProperty('status', 200)
})

test('a closed account and an expired session can open and do nothing', async () => {
  const closed = await deskOf('agent')
  const ended = await deskOf('manager')
  await site.db.batch([
    site.db.prepare("UPDATE staff SET state = 'disabled' WHERE id = 'staff-agent'"),
    site.db.prepare("UPDATE staff_sessions SET ends_at = '2026-01-01T00:00:00.000Z' WHERE staff_id = 'staff-manager'"),
  ])
  for (const [turn, browser] of [closed, ended].entries()) {
    for (const page of deskPages) {
      const address = addressOf(page)
      const turns = page.acts.filter((_, at) => isFull || at % 4 === turn)
      const answers = [await browser.fetch(address), ...(await Promise.all(turns.map((act) => browser.post(address, { do: act, sure: '1' }))))]
      // A form with input answers with a page that keeps it, instead of redirecting to the sign-in.
      expect([page.name, ...answers.filter(({ status }) => status !== 302 && status !== 401)]).toEqual([page.name])
    }
  }
})

test('an agent of another office can neither open an office’s pages nor change anything by its ids', async () => {
  await storeStaff('manager')
  const agent = await deskOf('agent', { offices: ['luxembourg'] })
  const tables = [
    'leads',
    'lead_events',
    'offers',
    'offer_events',
    'appointments',
    'home_visits',
    'entries',
    'owners',
    'owner_homes',
    'calendar_exceptions',
    'presentations',
    'communications',
    'outbox',
  ]
  const removed = { id: 'removed-for-roles', office: 'brugge', record: {} } as const
  const store = drizzle(site.db, { schema })
  await addEntry(store, removed, 'staff-manager', new Date())
  await removeDraft(store, { id: removed.id, version: 1 }, new Date())
  const rows = async () => (await site.db.batch(tables.map((table) => site.db.prepare(`SELECT * FROM ${table}`)))).map(({ results }) => results)
  const before = await rows()
  // Every page of a record that agents may open: records that belong to no office are for managers and editors alone, except alerts, contacts and their imports.
  const shared: readonly string[] = ['deskAlert', 'deskContact', 'deskContactImport']
  const theirs = deskPages.filter(({ name }) => namedRecords[name] !== undefined && !shared.includes(name) && mayAccess('agent', name))
  expect(theirs).toHaveLength(14)
  for (const page of theirs) {
    const address = addressOf(page)
    expect([page.name, (await agent.fetch(address)).status]).toEqual([page.name, 404])
    for (const act of page.acts) {
      const answer = await agent.post(address, { do: act, version: '1', sure: '1', note: 'x', assignee: 'staff-agent', state: 'done' })
      expect([page.name, act, answer.status]).toEqual([page.name, act, 404])
    }
  }
  const owner = ownerIdOf('watched@example.com')
  for (const [route, fields] of [
    ['deskCalendar', { do: 'close', office: 'brugge', day: '2099-01-05' }],
    ['deskCalendar', { do: 'open', office: 'brugge', day: '2099-01-05' }],
    ['deskCalendar', { do: 'cancel', appointment: 'lead-for-roles' }],
    ['deskLeads', { do: 'done', lead: 'lead-for-roles:1' }],
    ['deskLeads', { do: 'take', lead: 'lead-for-roles:1' }],
    ['deskOwnerMessages', { do: 'answer', message: 'message-for-roles', ownerAnswer: 'Dank u' }],
    ['deskOwnerMessages', { do: 'settle', message: 'message-for-roles' }],
    ['deskOwnerMessages', { do: 'reopen', message: 'message-for-roles' }],
    ['deskEntries', { do: 'restore', entry: 'removed-for-roles', version: '2' }],
    ['deskOwners', { do: 'resend', owner }],
    ['deskOwners', { do: 'remove', owner }],
    ['deskOwners', { do: 'invite', email: 'me@example.com', homes: '4001', locale: 'nl' }],
  ] as const) {
    const { status } = await agent.post(href(route, 'nl'), fields)
    expect([route, fields.do, status]).toEqual([route, fields.do, expect.toSatisfy((each: number) => each === 404 || each === 422)])
  }
  const byHand = { do: 'make', visitDay: '2099-01-06', visitTime: '10:00', how: 'onSite', firstName: 'An', lastName: 'Maes', phone: '0478123456', spoken: 'nl' }
  expect((await agent.post(`${href('deskNewVisit', 'nl')}?home=4001`, byHand)).status).toBe(422)
  expect(await (await agent.fetch(`${href('deskLeads', 'nl')}?state=all&csv=1`)).text()).not.toContain('Smet')
  expect((await agent.fetch('/desk-photos/4001/1/480.webp')).status).toBe(404)
  expect(await agent.html(href('deskOwnerMessages', 'nl'))).not.toContain('buren')
  expect(await agent.html(href('desk', 'nl'))).not.toContain('buren')
  expect(await rows()).toEqual(before)
})

test('ids of another office open and change nothing at the addresses of a member’s own records', async () => {
  await storeStaff('manager')
  const agent = await deskOf('agent', { offices: ['brussel'] })
  await site.importFeed([aProperty({ ID: 4002, Zip: '1000', City: 'Brussel' })], ['--partial'])
  const store = drizzle(site.db, { schema })
  const [now, at] = [new Date(), '2026-11-22T08:00:00.000Z']
  await saveLead(store, aLead({ id: 'lead-of-brussel', office: 'brussel', listingId: 4002 }), [])
  for (const [id, office] of [
    ['entry-of-brussel', 'brussel'],
    ['entry-of-brugge', 'brugge'],
  ] as const) {
    await addEntry(store, { id, office, record: { 'location.city': 'Gent' } }, 'staff-manager', now)
    await site.db.prepare("INSERT INTO entry_pictures VALUES (?1 || '-picture', ?1, 'photo', 0, 40, 30)").bind(id).run()
  }
  await site.db.batch([
    site.db
      .prepare(
        `INSERT INTO documents (id, listing_id, key, name, type, size, position, file, digest, changed_at)
       VALUES ('property/4001/plan', 4001, 'plan', '{"nl":"Plan"}', 'application/pdf', 1, 1, 'x', 'x', ?1)`,
      )
      .bind(at),
    site.db
      .prepare("INSERT INTO lead_replies VALUES ('reply-of-brugge', 'lead-for-roles', 'staff-manager', 'nl', 'Uw vraag', 'Geheim van Brugge', 'held', ?)")
      .bind(at),
    site.db
      .prepare(
        `INSERT INTO outbox (id, lead_id, template, locale, recipient, data, state, attempts, due_at, created_at)
         VALUES ('mail-of-brugge', 'lead-for-roles', 'leadReply', 'nl', 'jan@example.com', '{}', 'dead', 9, ?1, ?1)`,
      )
      .bind(at),
  ])
  const tables = 'leads lead_replies outbox documents entry_pictures entries communications home_visits appointments'.split(' ')
  const rows = async () =>
    (await site.db.batch(tables.map((table) => site.db.prepare(`SELECT * FROM ${table} WHERE id NOT LIKE '%brussel%'`)))).map(({ results }) => results)
  const before = await rows()
  const lead = href('deskLead', 'nl', { id: 'lead-of-brussel' })
  const documents = href('deskHomeDocuments', 'nl', { id: 4002 })
  const records = href('deskHomeRecords', 'nl', { kind: 'listing', id: 4002 })
  const entry = href('deskEntry', 'nl', { id: 'entry-of-brussel' })
  const [document, record] = [
    { document: 'plan', version: '1', order: 'plan' },
    { version: '1', visit: '1' },
  ]
  for (const [address, fields, status] of [
    [lead, { do: 'undoReply', reply: 'reply-of-brugge' }, 303],
    [lead, { do: 'resend', mail: 'mail-of-brugge' }, 303],
    ...(['change', 'undo', 'remove', 'restore', 'earlier', 'later'] as const).map((act) => [documents, { do: act, ...document }, 404] as const),
    ...(['release', 'withhold'] as const).map((act) => [records, { do: act, record: 'message-for-roles' }, 404] as const),
    [records, { do: 'show', record: 'visit-for-roles', ...record }, 404],
    [entry, { do: 'arrange', move: 'remove entry-of-brugge-picture' }, 303],
    [href('deskLeads', 'nl'), { do: 'done', lead: 'lead-for-roles:1 lead-for-roles:2' }, 422],
    [href('deskOwners', 'nl'), { do: 'giveHome', owner: ownerIdOf('watched@example.com'), home: 'listing 4002' }, 404],
  ] as const) {
    expect([address, fields.do, (await agent.post(address, fields)).status]).toEqual([address, fields.do, status])
  }
  expect((await agent.fetch(`${documents}?file=plan`)).status).toBe(404)
  for (const address of [`${lead}?draft=reply-of-brugge`, `${lead}?reply=reply-of-brugge&done=reply`, `${documents}?edit=plan`]) {
    expect(await agent.html(address)).not.toMatch(/Geheim van Brugge|"Plan"/)
  }
  expect(await agent.html(`${href('deskNewVisit', 'nl')}?home=4002&lead=lead-for-roles`)).not.toContain('Smet')
  expect(await rows()).toEqual(before)
})

test('a link from another site cannot forge a notice with an undo button', async () => {
  const agent = await deskOf('agent')
  const owner = ownerIdOf('watched@example.com')
  const address = `${href('deskOwners', 'nl')}?${new URLSearchParams({ done: 'taken', owner, taken: 'listing 4001' })}`
  const undo = async (site: string) => (await (await agent.fetch(address, { headers: { 'Sec-Fetch-Site': site } })).text()).includes('value="giveHome"')
  expect(await Promise.all(['same-origin', 'cross-site', 'same-site', 'none'].map(undo))).toEqual([true, false, false, false])
})

test('the language menu stays on the page, without its query, also after a refused form', async () => {
  const manager = await deskOf('manager')
  const french = (html: string) =>
    elements(parsePage(html), ({ name, attribs }) => name === 'a' && attribs.hreflang === 'fr').map(({ attribs }) => attribs.href)
  const lead = { id: 'lead-for-roles' }
  expect(french(await manager.html(`${href('deskLead', 'nl', lead)}?q=sleutel&after=1`))).toEqual(Array(2).fill(href('deskLead', 'fr', lead)))
  const refused = await manager.post(`${href('deskLeads', 'nl')}?form=contact`, { do: 'done' })
  expect([refused.status, ...french(await refused.text())]).toEqual([422, ...Array(2).fill(href('deskLeads', 'fr'))])
  const preview = (locale: 'nl' | 'fr') => href('deskContentPreview', locale, { id: 'page-privacy' })
  expect(french(await manager.html(preview('nl')))).toEqual(Array(2).fill(preview('fr')))
})

test('a form that creates something is idempotent, and every repeat redirects to the same place', async () => {
  const browser = await deskOf('manager')
  const count = async (table: string) => (await site.db.prepare(`SELECT count(*) AS rows FROM ${table}`).first<{ rows: number }>())?.rows ?? 0
  const tables = ['entries', 'mailings', 'articles', 'appointments', 'lead_events', 'owner_links', 'audit_log']
  const place = /name="place".*?<option value="([^"]+)"/s.exec(await browser.html(href('deskContentNew', 'nl')))?.[1] ?? ''
  const visit = {
    visitDay: '2027-03-10',
    visitTime: '10:00',
    visitStart: 'other',
    how: 'onSite',
    'caller.firstName': 'An',
    'caller.lastName': 'Maes',
    'caller.phone': '0478123456',
    spoken: 'nl',
  }
  const version = async () => String((await site.db.prepare("SELECT version FROM leads WHERE id = 'lead-for-roles'").first<{ version: number }>())?.version)
  for (const [address, fields] of [
    [href('deskEntries', 'nl'), { do: 'create', once: 'shown' }],
    [href('deskMailings', 'nl'), { do: 'create', once: 'shown' }],
    [href('deskMailing', 'nl', { id: 'mailing-for-roles' }), { do: 'copy', version: '1' }],
    [href('deskContentNew', 'nl'), { do: 'make', articleName: 'Een huis kopen', firstLanguage: 'nl', place }],
    [`${href('deskNewVisit', 'nl')}?home=4001`, { do: 'make', ...visit }],
    [href('deskLead', 'nl', { id: 'lead-for-roles' }), { do: 'note', note: 'Belt morgen terug' }],
    [href('deskLead', 'nl', { id: 'lead-for-roles' }), { do: 'take', version: await version() }],
    [href('deskOwners', 'nl'), { do: 'invite', email: 'twice@example.com', homes: '4001', locale: 'nl' }],
  ] as const) {
    const [first, second] = await Promise.all([browser.post(address, fields), browser.post(address, fields)])
    const made = await Promise.all(tables.map(count))
    const third = await browser.post(address, fields)
    const places = [first, second, third].map((answer) => answer.headers.get('Location'))
    expect([address, fields.do, places]).toEqual([address, fields.do, [expect.any(String), places[0], places[0]]])
    expect(await Promise.all(tables.map(count)), address).toEqual(made)
  }
  expect((await site.db.prepare("SELECT count(*) AS rows FROM lead_events WHERE text = 'Belt morgen terug'").first())?.rows).toBe(1)
})

test('an action that succeeded is answered as such even if the database fails right after it', async () => {
  const fails = new Proxy(site.db, {
    get: (db, name) => {
      if (name === 'prepare') return (query: string) => db.prepare(query.startsWith('update "desk_repeats"') ? 'SELECT no_such_column' : query)
      const value = Reflect.get(db, name)
      return typeof value === 'function' ? value.bind(db) : value
    },
  })
  const form = { db: drizzle(fails, { schema }), now: new Date(), session: 'x', path: '/', sent: new FormData() }
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const done = Response.redirect('https://example.com/done', 303)
  await expect(once(form, () => Promise.reject(done))).rejects.toBe(done)
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})

test('an account changed by two managers keeps the first change and shows it to the second', async () => {
  const first = await deskOf('manager', { name: 'Liesbet Claes' })
  const id = await storeStaff('agent', { name: 'Jan Smet' })
  const second = await signedIn('keeper')
  const path = href('deskStaffMember', 'nl', { id })
  const before = (await acts()).length
  const change = (browser: typeof first, role: string) => browser.post(path, { do: 'change', version: '1', memberName: 'Jan Smet', role, locale: 'nl' })
  expect((await change(first, 'editor')).status).toBe(303)
  const late = await change(second, 'manager')
  const html = await late.text()
  expect([late.status, html]).toEqual([422, expect.stringMatching(/checked="" value="manager"[\s\S]*Bewaard: /)])
  expect(html).toContain(t('desk.entry.saved', { value: t('desk.role.editor') }))
  expect(meanwhileIn(html)).toEqual([expect.stringMatching(/^Gewijzigd: Functie .*Liesbet Claes/)])
  await signedIn(id)
  expect((await second.post(path, { do: 'disable', version: '1' })).status).toBe(422)
  const row = await site.db
    .prepare('SELECT role, state, version, (SELECT count(*) FROM staff_sessions WHERE staff_id = staff.id) AS sessions FROM staff WHERE id = ?')
    .bind(id)
    .first()
  expect(row).toEqual({ role: 'editor', state: 'active', version: 2, sessions: 1 })
  expect((await acts()).slice(before).filter((act) => act.endsWith(` staff ${id}`))).toEqual([`change staff ${id}`])
})

test('disabling an account is undone from the notice, its devices stay signed out, and an invited account is invited again', async () => {
  const [els, agent] = [await deskOf('manager'), await deskOf('agent')]
  const page = href('deskStaffMember', 'nl', { id: 'staff-agent' })
  const state = () => site.db.prepare("SELECT state FROM staff WHERE id = 'staff-agent'").first('state')
  const undo = await undoIn(els, await els.post(page, { do: 'disable', version: '1' }))
  expect([await state(), (await agent.fetch(href('desk', 'nl'))).status]).toEqual(['disabled', 302])
  expect((await els.post(page, undo)).status).toBe(303)
  expect([await state(), (await agent.fetch(href('desk', 'nl'))).status]).toEqual(['active', 302])
  await site.db.prepare("UPDATE staff SET state = 'invited' WHERE id = 'staff-agent'").run()
  const again = await els.post(page, await undoIn(els, await els.post(page, { do: 'disable', version: '3' })))
  expect([await state(), await els.html(again.headers.get('Location') ?? '')]).toEqual(['invited', expect.stringContaining(t('desk.staff.done.waiting'))])
})

test('when two managers disable each other at once, one remains active', async () => {
  await site.db.batch([
    site.db.prepare(
      `INSERT INTO staff (id, email, recipient, name, locale, role, state, created_at, changed_at)
       VALUES ('other', 'other@example.com', 'other@example.com', 'An', 'nl', 'manager', 'active', '2026-01-01', '2026-01-01')`,
    ),
  ])
  const [els, an] = [await deskOf('manager'), await signedIn('other')]
  await site.db.prepare("UPDATE staff SET state = 'disabled' WHERE id = 'keeper'").run()
  const disable = (browser: typeof els, id: string) => browser.post(href('deskStaffMember', 'nl', { id }), { do: 'disable', version: '1' })
  const answers = await Promise.all([disable(els, 'other'), disable(an, 'staff-manager')])
  const { results } = await site.db.prepare("SELECT id FROM staff WHERE role = 'manager' AND state = 'active'").all()
  expect(results).toHaveLength(1)
  // The slower one is refused, or no longer has a session.
  const statuses = answers.map(({ status }) => status)
  expect(statuses).toContain(303)
  expect(statuses.filter((status) => [302, 401, 422].includes(status))).toHaveLength(1)
})
