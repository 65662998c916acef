import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { selectLeadCount, selectLeads } from '#db/leads/desk-leads.ts'
import { searchLeads } from '#db/leads/lead-search.ts'
import { saveLead } from '#db/leads/leads.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import * as schema from '#db/schema.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { readLeadFilter } from '#worker/leads/lead-query.ts'
import { acts, type DeskBrowser, deskOf, lendDeskSite, meanwhileIn, signedIn, site, storeStaff } from '../desk/desk-site.ts'
import { aProperty } from '../kit/factories.ts'
import { openedFields } from '../kit/html.ts'
import { elementsOf } from '../listings/listing-pages.ts'
import { aLead } from './lead-factory.ts'

lendDeskSite({}, (lent) => lent.importFeed([aProperty({ ID: 4001, Ident: 'PB-4711' })]).then(() => undefined))

const t = translator('nl')
const list = href('deskLeads', 'nl')
const dbOf = () => drizzle(site.db, { schema })

async function storeLead(overrides: Partial<Lead> = {}): Promise<string> {
  const lead = aLead(overrides)
  await saveLead(dbOf(), lead, [])
  return lead.id
}

const pageOf = (id: string) => href('deskLead', 'nl', { id })
const versionOf = async (id: string) => String((await site.db.prepare('SELECT version FROM leads WHERE id = ?').bind(id).first<{ version: number }>())?.version)
const leadRow = (id: string) => site.db.prepare('SELECT state, assignee, answered_at, remind_at FROM leads WHERE id = ?').bind(id).first()

/** The names in a list, in its order. */
async function namesIn(browser: DeskBrowser, query = ''): Promise<readonly string[]> {
  const html = await browser.html(list + query)
  return [...html.matchAll(/class="lead-who"><a [^>]*>([^<]*)</g)].map(([, name = '']) => name)
}

const named = (firstName: string, more: object = {}) => ({
  firstName,
  lastName: 'Peeters',
  email: `${firstName}@example.com`.toLowerCase(),
  remark: 'Is er een garage?',
  ...more,
})

describe('the list of leads', () => {
  test('the list of leads shows open leads, longest waiting first, and the others by filter', async () => {
    await site.db.prepare('DELETE FROM leads').run()
    await storeLead({ fields: named('Bea'), createdAt: '2026-11-20T10:00:00.000Z', form: 'contact', office: 'brussel' })
    await storeLead({ fields: named('An'), createdAt: '2026-11-19T10:00:00.000Z', listingId: 4001, office: 'brugge' })
    const third = await storeLead({ fields: named('Cis', { remark: 'Mijn tuin is een façade' }), createdAt: '2026-11-21T10:00:00.000Z' })
    await site.db.prepare("UPDATE leads SET state = 'done', is_open = 0 WHERE id = ?").bind(third).run()
    const browser = await deskOf('manager')
    expect(await namesIn(browser)).toEqual(['An Peeters', 'Bea Peeters'])
    expect(await namesIn(browser, '?state=all')).toEqual(['Cis Peeters', 'Bea Peeters', 'An Peeters'])
    expect(await namesIn(browser, '?state=closed')).toEqual(['Cis Peeters'])
    expect(await namesIn(browser, '?form=contact')).toEqual(['Bea Peeters'])
    expect(await namesIn(browser, '?office=brugge')).toEqual(['An Peeters'])
    expect(await namesIn(browser, '?home=4001')).toEqual(['An Peeters'])
    // The chip shows the name of the home; a value that is not a number matches nothing.
    expect(await browser.html(`${list}?home=4001`)).toMatch(/class="chip"[^>]*>(?!Pand)[^<]+, /)
    expect(await namesIn(browser, '?home=Kerkstraat')).toEqual([])
    expect(await namesIn(browser, '?from=2026-11-20&to=2026-11-20')).toEqual(['Bea Peeters'])
    expect(await namesIn(browser, '?state=all&q=facade%20tu')).toEqual(['Cis Peeters'])
    expect(await namesIn(browser, '?q=bea@example.com')).toEqual(['Bea Peeters'])
    expect(await browser.html(`${list}?q=bea@example.com`)).toContain(`${list}?q=bea%40example.com&amp;state=all">${t('desk.leads.searchAll')}`)
    expect(await namesIn(browser, '?who=none')).toEqual(['An Peeters', 'Bea Peeters'])
    await storeLead({ fields: named('Tine', { phone: '+32 (0)470/12.34.01' }), createdAt: '2026-11-22T10:00:00.000Z', listingId: 4001 })
    await storeLead({ fields: named('Luc', { phone: '+352 26 12 34 56' }), createdAt: '2026-11-23T10:00:00.000Z' })
    for (const typed of ['0470 12 34 01', '0470123401', '+32470123401', '0032 470 12 34 01', '047012'])
      expect(await namesIn(browser, `?q=${encodeURIComponent(typed)}`)).toEqual(['Tine Peeters'])
    for (const typed of ['26123456', '+352 26 12 34 56']) expect(await namesIn(browser, `?q=${encodeURIComponent(typed)}`)).toEqual(['Luc Peeters'])
    expect(await namesIn(browser, '?q=pb-4711')).toEqual(['Tine Peeters', 'An Peeters'])
    await site.db.prepare("DELETE FROM leads WHERE created_at >= '2026-11-22'").run()
    await site.db.prepare("UPDATE leads SET answered_at = created_at WHERE office = 'brugge'").run()
    await storeLead({ fields: named('Nu'), createdAt: new Date().toISOString() })
    // Today links to exactly the leads that it counts: open, and for over a day without an answer.
    expect(await browser.html(href('desk', 'nl'))).toContain(`<a href="${list}?state=unanswered">${t('desk.today.unanswered', { count: 1 })}</a>`)
    expect(await namesIn(browser, '?state=unanswered')).toEqual(['Bea Peeters'])
    expect(await namesIn(browser, '?state=unanswered&q=peeters')).toEqual(['Bea Peeters'])
    expect(await namesIn(browser, '?who=me&form=nonsense&from=2026-99-99&home=x')).toEqual([])
  })

  test('the list of leads shows an agent the leads of their offices and of no office, and applications to managers only', async () => {
    await site.db.prepare('DELETE FROM leads').run()
    const brugge = await storeLead({ fields: named('An'), office: 'brugge' })
    const brussel = await storeLead({ fields: named('Bea'), office: 'brussel' })
    await storeLead({ fields: named('Cis') })
    const application = await storeLead({ fields: named('Dirk'), form: 'jobApplication' })
    const agent = await deskOf('agent', { offices: ['brugge'] })
    expect([...(await namesIn(agent))].sort()).toEqual(['An Peeters', 'Cis Peeters'])
    expect(await namesIn(agent, '?office=brussel')).toEqual([])
    expect((await agent.fetch(pageOf(brugge))).status).toBe(200)
    for (const id of [brussel, application]) {
      expect((await agent.fetch(pageOf(id))).status).toBe(404)
      expect((await agent.post(pageOf(id), { do: 'note', note: 'x' })).status).toBe(404)
    }
    const manager = await deskOf('manager')
    expect(await namesIn(manager)).toHaveLength(4)
  })

  test('the list of leads reads a bounded number of rows for the default view and for each filter, also within the offices of an agent', async () => {
    await site.db.prepare('DELETE FROM leads').run()
    await site.db.batch([
      // Of the offices only brussel has many; one in a hundred comes from the contact form or is assigned to a colleague.
      site.db.prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6000)
         INSERT INTO leads (id, form, locale, email, fields, consent, created_at, erase_after, number, office, is_open, answered_at, state, assignee, listing_id)
         SELECT 'many' || i, CASE i % 100 WHEN 0 THEN 'contact' ELSE 'enquiry' END, 'nl', 'a' || i || '@example.com', '{"firstName":"A"}', '{"at":"2026-01-01T00:00:00.000Z"}',
           strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || i || ' minutes'), '2029-01-01', i, CASE i % 9 WHEN 1 THEN 'brugge' WHEN 2 THEN NULL ELSE 'brussel' END,
           i / 100 % 2, CASE WHEN i % 31 THEN '2026-02-01' END, 'new', CASE WHEN i % 100 = 0 THEN 'staff-agent' WHEN i % 50 THEN 'staff-manager' END, CASE WHEN i % 9 = 1 THEN 4001 END FROM n`,
      ),
      site.db.prepare("INSERT OR REPLACE INTO lead_texts (rowid, text) SELECT number, 'garage ' || email FROM leads"),
    ])
    const filters = [
      '',
      'state=all',
      'state=closed',
      'state=unanswered',
      'form=contact',
      'office=brugge',
      'home=4001',
      'who=staff-agent',
      'who=none',
      'from=2026-01-02&to=2026-01-03',
    ]
    const readers = [
      { role: 'manager', offices: null, queries: [...filters, 'q=garage', 'state=all&q=garage', 'state=all&form=contact', 'state=all&who=none'] },
      { role: 'agent', offices: ['brugge'], queries: [...filters, 'q=garage', 'state=all&q=garage', 'state=all&form=contact', 'state=all&who=none'] },
    ] as const
    const read: Record<string, number> = {}
    for (const { role, offices, queries } of readers) {
      for (const query of queries) {
        const filter = readLeadFilter(new URLSearchParams(query), { offices, id: 'x', role }, new Date())
        const queries =
          filter.text === '' ? [selectLeads(dbOf(), filter, null, 21), selectLeadCount(dbOf(), filter, 50)] : searchLeads(dbOf(), filter, null, 21)
        const statements = queries.map((each) => each.toSQL()).map(({ sql, params }) => site.db.prepare(sql).bind(...params))
        const answers = await site.db.batch(statements)
        read[`${role} ${query}`] = answers.reduce((rows, { meta }) => rows + meta.rows_read, 0)
        expect.soft([role, query, answers[0]?.results.length]).toEqual([role, query, expect.toSatisfy((count: number) => count > 0)])
      }
    }
    // Plus those of the session and the members.
    expect(Object.entries(read).filter(([, rows]) => rows > 190)).toEqual([])
  })

  test('the list of leads finds words in all closed leads, page by page', async () => {
    const browser = await deskOf('manager')
    let path: string | null = `${list}?state=all&q=garage`
    const found = new Set<string>()
    for (let page = 1; page <= 4 && path !== null; page += 1) {
      const html: string = await browser.html(path)
      for (const [, id = ''] of html.matchAll(/class="lead-who"><a href="[^"]*\/(many\d+)\//g)) found.add(id)
      path = /href="([^"]*[?&](?:amp;)?after=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null
    }
    expect([found.size, found.has('many6000'), found.has('many5921')]).toEqual([80, true, true])
  })

  test('the list of leads says that a search has looked at the newest leads alone, and finds older ones on the next page', async () => {
    const browser = await deskOf('manager')
    const first = await browser.html(`${list}?q=garage&form=contact`)
    expect([first.includes(t('desk.leads.noneAmongNewest')), first.includes(t('desk.audit.none'))]).toEqual([true, false])
    const second = /href="([^"]*[?&](?:amp;)?after=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const html = await browser.html(second)
    expect([...html.matchAll(/class="lead-who"><a href="[^"]*\/(many\d+)\//g)].map(([, id]) => id)).toEqual(['many5900'])
    expect([html.includes(t('desk.leads.newestHits')), html.includes(t('desk.lead.count', { count: 1 }))]).toEqual([true, false])
    const lead = await browser.html(`${pageOf('many5950')}?q=garage`)
    expect(lead, 'the lead that follows in a search').toContain(pageOf('many5949'))
    const csv = await (await browser.fetch(`${list}?q=garage&form=contact&csv=1`)).text()
    expect(csv.trim().split('\n'), 'the file has all of them').toHaveLength(31)
  })
})

describe('several leads at once', () => {
  const ticks = async (...ids: readonly string[]) => Promise.all(ids.map(async (id) => ['lead', `${id}:${await versionOf(id)}`]))
  const postAll = (browser: DeskBrowser, act: string, pairs: string[][]) =>
    browser.fetch(list, { method: 'POST', body: new URLSearchParams([['do', act], ...pairs]) })

  test('several leads are closed together; one that a colleague has changed since stays open, and the notice says so', async () => {
    await site.db.prepare('DELETE FROM leads').run()
    const [first, second, third] = [await storeLead(), await storeLead({ office: 'brugge' }), await storeLead()]
    const pairs = await ticks(first, second, third)
    const browser = await deskOf('manager')
    await browser.post(pageOf(second), { do: 'take', version: await versionOf(second) })
    const answer = await postAll(browser, 'done', pairs)
    expect(answer.status).toBe(303)
    const html = await browser.html(answer.headers.get('Location') ?? '')
    expect(html).toContain(t('desk.leads.did.done', { count: 2 }))
    expect(html).toContain(t('desk.leads.missed', { count: 1 }))
    expect(await Promise.all([first, second, third].map(async (id) => (await leadRow(id))?.state))).toEqual(['done', 'open', 'done'])
    // The person of the lead, then what was done, by whom and when.
    const taken = expect.stringMatching(/^\S.*: .* Els Maes, /)
    expect(meanwhileIn(html)).toEqual([taken])
    const late = await postAll(browser, 'done', pairs)
    expect([late.status, meanwhileIn(await late.text())]).toEqual([422, [taken, taken, taken]])
    const elsewhere = await deskOf('agent', { offices: ['brussel'] })
    expect(meanwhileIn(await elsewhere.html(`${list}?${new URL(answer.headers.get('Location') ?? '', site.url).searchParams}`))).toEqual([])
    expect((await postAll(browser, 'done', [])).status).toBe(422)
    expect((await acts()).filter((act) => act.startsWith('change lead'))).toHaveLength(3)
  })

  test('leads of another office are not changed together with one’s own', async () => {
    const [mine, other] = [await storeLead({ office: 'brugge' }), await storeLead({ office: 'brussel' })]
    const agent = await deskOf('agent', { offices: ['brugge'] })
    expect((await postAll(agent, 'take', await ticks(mine, other))).status).toBe(303)
    expect([(await leadRow(mine))?.assignee, (await leadRow(other))?.assignee]).toEqual(['staff-agent', null])
  })
})

describe('a lead', () => {
  test('a lead shows everything that was typed, the home, and other leads with the same e-mail address or phone number', async () => {
    await storeLead({ email: 'AN@example.com', fields: named('An'), form: 'contact' })
    await storeLead({ email: 'other@example.com', fields: named('Jef', { phone: '0478/12.34.56' }), form: 'valuation' })
    const id = await storeLead({
      email: 'an@example.com',
      listingId: 4001,
      fields: named('An', { phone: '+32 478 12 34 56', remark: 'Is er <b>een</b> garage?' }),
    })
    const html = await (await deskOf('manager')).html(pageOf(id))
    expect(html).toContain('Is er &lt;b&gt;een&lt;/b&gt; garage?')
    expect(html).toContain('/4001/')
    expect(html).toContain(t('desk.lead.related'))
    expect(html.match(/<ul class="desk-list">.*?<\/ul>/s)?.[0]).toMatch(/Bericht.*schatting|schatting.*Bericht/is)
  })

  test('a lead shows the active alerts of the same person, and no one else’s', async () => {
    const id = await storeLead({ email: 'ann@example.com' })
    const insert = site.db.prepare(
      `INSERT INTO subscriptions (id, kind, email, recipient, locale, goal, search, rhythm, state, consent, created_at)
       VALUES (?, 'alert', ?, 'ann@example.com', 'nl', 'sale', ?, 'daily', ?, '{}', '2026-11-20T10:00:00.000Z')`,
    )
    await site.db.batch([
      insert.bind('mine', 'ann@example.com', 'type=house&bedroomsMin=3', 'active'),
      insert.bind('ended', 'ann@example.com', 'type=land', 'ended'),
      insert.bind('other', 'jan@example.com', 'type=garage', 'active'),
    ])
    const html = await (await deskOf('manager')).html(pageOf(id))
    const [, section = ''] = /<h2 id="alerts">(.*?)<\/section>/s.exec(html) ?? []
    expect(section.match(/<li>/g)).toHaveLength(1)
    expect(section).toContain(`href="${href('deskAlert', 'nl', { id: 'mine' })}"`)
  })

  test('a lead can be taken, annotated, snoozed and closed; the next lead follows, and closing can be undone', async () => {
    await site.db.prepare('DELETE FROM leads').run()
    const first = await storeLead({ createdAt: '2026-11-19T10:00:00.000Z' })
    const second = await storeLead({ createdAt: '2026-11-20T10:00:00.000Z' })
    const browser = await deskOf('manager')
    const act = async (fields: Record<string, string>) => browser.post(pageOf(first), { version: await versionOf(first), ...fields })
    expect((await act({ do: 'take' })).status).toBe(303)
    expect(await leadRow(first)).toMatchObject({ state: 'open', assignee: 'staff-manager' })
    expect((await act({ do: 'note', note: 'Belde terug.' })).status).toBe(303)
    expect((await act({ do: 'remind', remindOn: '2031-02-03' })).status).toBe(303)
    expect(await leadRow(first)).toMatchObject({ remind_at: '2031-02-03T07:00:00.000Z' })
    expect((await act({ do: 'remind', remindOn: '2020-01-01' })).status).toBe(422)
    const closed = await act({ do: 'setState', state: 'done' })
    const next = closed.headers.get('Location') ?? ''
    expect(next).toMatch(new RegExp(`^${pageOf(second)}\\?`))
    const html = await browser.html(next)
    expect(html).toContain(t('desk.undo'))
    const [, version = ''] = /name="version" value="(\d+)"/.exec(html.slice(html.indexOf('class="notice"'))) ?? []
    expect((await browser.post(pageOf(first), { do: 'setState', state: 'open', version })).status).toBe(303)
    expect(await leadRow(first)).toMatchObject({ state: 'open' })
    expect(await browser.html(pageOf(first))).toContain('Belde terug.')
    const stayed = await act({ do: 'setState', state: 'declined', stay: '1' })
    expect(stayed.headers.get('Location')).toMatch(new RegExp(`^${pageOf(first)}\\?done=declined&closed=`))
    expect(await browser.html(stayed.headers.get('Location') ?? '')).toContain(t('desk.undo'))
    const last = await browser.post(pageOf(second), { do: 'setState', state: 'declined', version: await versionOf(second) })
    const after = last.headers.get('Location') ?? ''
    expect(after).toMatch(new RegExp(`^${list}\\?`))
    const [, lead = ''] = /class="notice".*?name="lead" value="([^"]+)"/s.exec(await browser.html(after)) ?? []
    expect((await browser.post(list, { do: 'reopen', lead })).status).toBe(303)
    expect(await leadRow(second)).toMatchObject({ state: 'open' })
  })

  test('a lead keeps its assignee if the chosen colleague has left in the meantime', async () => {
    const id = await storeLead({})
    const browser = await deskOf('manager')
    await browser.post(pageOf(id), { do: 'take', version: '1' })
    expect((await browser.post(pageOf(id), { do: 'assign', version: '2', assignee: 'gone' })).status).toBe(422)
    expect(await leadRow(id)).toMatchObject({ assignee: 'staff-manager' })
    // The page names the assignee even after that account is closed.
    await site.db.prepare("UPDATE leads SET assignee = 'staff-agent' WHERE id = ?").bind(id).run()
    await storeStaff('agent', { name: 'Jef Claes', state: 'disabled' })
    expect(await browser.html(pageOf(id))).toContain('<option value="staff-agent" selected="">Jef Claes</option>')
    expect(await browser.html(`${list}?who=staff-agent`)).toContain(`Jef Claes (${t('desk.state.disabled').toLowerCase()})`)
    expect((await browser.post(pageOf(id), { do: 'assign', version: '2', assignee: '' })).status).toBe(303)
    expect(await leadRow(id)).toMatchObject({ assignee: null })
  })

  test('assigning a lead can be undone', async () => {
    const id = await storeLead({})
    const browser = await deskOf('manager')
    await browser.post(pageOf(id), { do: 'take', version: '1' })
    const assigned = await browser.post(pageOf(id), { do: 'assign', version: '2', assignee: '' })
    const [, notice = ''] = /class="notice"(.*?)<\/form>/s.exec(await browser.html(assigned.headers.get('Location') ?? '')) ?? []
    const undo = Object.fromEntries([...notice.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))
    expect(undo).toEqual({ assignee: 'staff-manager', version: '3' })
    expect((await browser.post(pageOf(id), { ...undo, do: 'assign' })).status).toBe(303)
    expect(await leadRow(id)).toMatchObject({ assignee: 'staff-manager' })
  })

  test('a lead is never overwritten: of two concurrent changes the second is refused and shows the current lead', async () => {
    const id = await storeLead()
    const [an, jef] = [await deskOf('manager'), await signedIn(await storeStaff('agent', { name: 'Jef Claes' }))]
    const version = await versionOf(id)
    expect((await an.post(pageOf(id), { do: 'assign', assignee: 'staff-agent', version })).status).toBe(303)
    const late = await jef.post(pageOf(id), { do: 'setState', state: 'done', version })
    expect(late.status).toBe(422)
    const html = await late.text()
    expect(html).toContain(t('form.deskLead.changedMeanwhile'))
    // What changed, who changed it, and the typed choice beside the stored one.
    const [, changes = ''] = /<h2 id="changes">(.*?)<\/section>/s.exec(html) ?? []
    expect([changes.match(/<li/g)?.length, changes.includes(t('desk.lead.event.assigned', { name: 'Jef Claes' }))]).toEqual([1, true])
    expect(html).toMatch(/<option value="done" selected="">/)
    expect(html).toContain(t('desk.entry.saved', { value: t('desk.lead.state.new') }))
    expect(await leadRow(id)).toMatchObject({ state: 'new', assignee: 'staff-agent' })
    const next = await versionOf(id)
    const atOnce = [an, jef].flatMap((each) =>
      ['2099-01-02', '2099-01-03', '2099-01-04'].map((remindOn) => each.post(pageOf(id), { do: 'remind', remindOn, version: next })),
    )
    expect((await Promise.all(atOnce)).map(({ status }) => status).sort()).toEqual([303, 422, 422, 422, 422, 422])
    const { results } = await site.db.prepare('SELECT kind FROM lead_events WHERE lead_id = ? ORDER BY at').bind(id).all()
    expect([results, (await acts()).filter((act) => act === `change lead ${id}`).length], 'no history of what was refused').toEqual([
      [{ kind: 'assignee' }, { kind: 'reminder' }],
      2,
    ])
  })

  test('a lead takes changes of different fields by two people, each with the form they opened first', async () => {
    const id = await storeLead()
    const [an, jef] = [await deskOf('manager'), await signedIn(await storeStaff('agent', { name: 'Jef Claes' }))]
    const opened = openedFields(await jef.html(pageOf(id)))
    expect((await an.post(pageOf(id), { do: 'assign', assignee: 'staff-agent', ...opened })).status).toBe(303)
    expect((await jef.post(pageOf(id), { do: 'remind', remindOn: '2099-01-02', ...opened })).status).toBe(303)
    expect(await leadRow(id)).toMatchObject({ state: 'new', assignee: 'staff-agent' })
    // Closing it would end the reminder that a colleague has set since.
    expect((await an.post(pageOf(id), { do: 'setState', state: 'done', ...opened })).status).toBe(422)
    expect((await jef.post(pageOf(id), { do: 'assign', assignee: 'staff-manager', ...opened })).status, 'both have assigned it').toBe(422)
    expect(await leadRow(id)).toMatchObject({ state: 'new', assignee: 'staff-agent', remind_at: expect.stringMatching(/^2099-01-02/) })
  })

  test('submitted after the session has expired is kept in the page, and resubmitted after a sign-in', async () => {
    const id = await storeLead({ fields: named('An') })
    const browser = await deskOf('manager')
    const submission = /name="submission" value="([^"]+)"/.exec(await browser.html(pageOf(id)))?.[1] ?? ''
    await site.db.exec('UPDATE staff_sessions SET ends_at = created_at')
    const text = 'Zaterdag om 11 uur past ons goed, "tot dan" <groeten>'
    const late = await browser.post(pageOf(id), { do: 'reply', submission, subject: 'Uw bezoek', reply: text })
    const html = await late.text()
    expect([late.status, late.headers.get('Cache-Control'), html.includes(t('desk.signedOut')), html.includes('peeters')]).toEqual([
      401,
      'private, no-store',
      true,
      false,
    ])
    const kept = Object.fromEntries(
      [...elementsOf(html)].flatMap(({ name, attribs }) => (name === 'input' && attribs.name ? [[attribs.name, attribs.value ?? '']] : [])),
    )
    expect(kept).toEqual({ do: 'reply', submission, subject: 'Uw bezoek', reply: text })
    const again = await signedIn('staff-manager')
    expect((await again.post(pageOf(id), kept)).status).toBe(303)
    expect(await again.html(pageOf(id))).toContain('Zaterdag om 11 uur')
  })

  test('a lead is answered by a mail in the visitor’s language, which is sent once and copied to the office’s mailbox', async () => {
    const id = await storeLead({ locale: 'fr', office: 'brugge', listingId: 4001, fields: { ...named('An'), title: 'ms' }, email: 'an@example.com' })
    const browser = await deskOf('manager', { name: 'Wouter Desloover' })
    const html = await browser.html(pageOf(id))
    const submission = /name="submission" value="(\w+)"/.exec(html)?.[1] ?? ''
    const answer = { do: 'reply', submission, subject: 'Votre visite', reply: 'Oui, il y a un garage.\n\nÀ bientôt' }
    await site.db.prepare("UPDATE staff SET name = 'Wouter Desloover' WHERE id = 'staff-manager'").run()
    const both = await Promise.all([browser.post(pageOf(id), answer), browser.post(pageOf(id), answer)])
    expect(both.map(({ status }) => status)).toEqual([303, 303])
    // Held for ten seconds; the mail is due at once here, so that the test does not wait.
    await site.db.prepare("UPDATE outbox SET due_at = '2026-01-01' WHERE id LIKE 'reply-%'").run()
    await (await site.miniflare.getWorker()).scheduled({ cron: '*/5 * * * *', scheduledTime: new Date() })
    const [mail, ...more] = await site.mails()
    expect([mail?.subject, mail?.to?.[0]?.address, more.length]).toEqual(['Votre visite', 'an@example.com', 0])
    expect(mail?.replyTo?.[0]?.address).toMatch(/brugge/)
    expect(mail?.text).toMatch(/Madame Peeters[\s\S]*garage\.\n\nÀ bientôt[\s\S]*Wouter Desloover\n/)
    // Signed with the direct number from the agency's record.
    expect(mail?.html).toMatch(/Wouter Desloover[\s\S]*href="tel:\+3225550102"/)
    expect(await leadRow(id)).toMatchObject({ state: 'open', assignee: 'staff-manager', answered_at: expect.stringMatching(/^20/) })
    const undo = await browser.post(pageOf(id), { do: 'undoReply', reply: submission })
    expect(undo.headers.get('Location')).toContain('done=sent')
  })

  test('a lead gets its reply back as a draft when it is undone in time', async () => {
    const id = await storeLead({ email: 'an@example.com' })
    const browser = await deskOf('manager')
    const submission = /name="submission" value="(\w+)"/.exec(await browser.html(pageOf(id)))?.[1] ?? ''
    await browser.post(pageOf(id), { do: 'reply', submission, subject: 'Uw bezoek', reply: 'Te vroeg verstuurd' })
    const undone = await browser.post(pageOf(id), { do: 'undoReply', reply: submission })
    const draft = undone.headers.get('Location') ?? ''
    expect(draft).toContain('draft=')
    expect(await browser.html(draft)).toContain('Te vroeg verstuurd</textarea>')
    expect(await site.mails()).toEqual([])
    expect((await acts()).slice(-2)).toEqual([`reply lead ${id}`, `undo lead ${id}`])
  })

  test('waiting on Today is answered there in the visitor’s language; a colleague who answers later from Today sees that reply and loses no text', async () => {
    const createdAt = '2026-10-01T09:00:00.000Z'
    const id = await storeLead({ createdAt, locale: 'fr', email: 'an@example.com', fields: { ...named('An'), remark: 'Y a-t-il un jardin ?' } })
    const [els, jef] = [await deskOf('manager'), await deskOf('agent')]
    const formOn = async (browser: typeof els) => {
      const today = await browser.html(href('desk', 'nl'))
      const form = today.split('<form').find((each) => each.includes(`action="${pageOf(id)}"`)) ?? ''
      return Object.fromEntries([...elementsOf(`<form${form}`)].flatMap(({ attribs: { name, value = '' } }) => (name === undefined ? [] : [[name, value]])))
    }
    const [first, second] = [await formOn(els), await formOn(jef)]
    expect(first).toMatchObject({ do: 'reply', reply: '', seenReply: '', subject: expect.stringContaining('Réponse à votre demande') })
    const sent = await els.post(pageOf(id), { ...first, reply: 'Oui, au sud.' })
    expect(sent.headers.get('Location')).toContain('done=reply')
    const late = await jef.post(pageOf(id), { ...second, reply: 'Oui, il y en a un.' })
    const html = await late.text()
    expect([late.status, html.includes('Oui, au sud.'), html.includes('Oui, il y en a un.</textarea>')]).toEqual([422, true, true])
    expect(await formOn(els), 'it is answered').toEqual({})
    expect(await site.db.prepare('SELECT count(*) AS n FROM lead_replies WHERE lead_id = ?').bind(id).first('n')).toBe(1)
  })

  test('answered by two colleagues at once sends one reply; the other colleague keeps what was typed and sees what was sent', async () => {
    const id = await storeLead({ email: 'an@example.com' })
    const els = await deskOf('manager')
    const jan = await deskOf('agent', { offices: null })
    const formOf = async (browser: DeskBrowser) => /name="submission" value="(\w+)"/.exec(await browser.html(pageOf(id)))?.[1] ?? ''
    const answer = async (browser: DeskBrowser, submission: string, reply: string, seenReply = '') =>
      browser.post(pageOf(id), { do: 'reply', submission, seenReply, subject: 'Uw vraag', reply })
    const [first, second] = [await formOf(els), await formOf(jan)]
    const both = await Promise.all([answer(els, first, 'Van Els, met de prijs'), answer(jan, second, 'Van Jan, zonder prijs')])
    expect(both.map(({ status }) => status).sort()).toEqual([303, 422])
    const refused = await both.find(({ status }) => status === 422)?.text()
    expect(refused).toContain(t('form.deskLead.repliedMeanwhile'))
    expect([refused?.includes('Van Els'), refused?.includes('Van Jan')]).toEqual([true, true])
    const queued = () => site.db.prepare("SELECT count(*) FROM outbox WHERE id LIKE 'reply-%' AND lead_id = ?").bind(id).first('count(*)')
    expect(await queued()).toBe(1)
    // After reading the first reply, the second colleague may send theirs.
    const isElsLate = both[0].status === 422
    const [late, other] = isElsLate ? [els, second] : [jan, first]
    const seenReply = /name="seenReply" value="(\w+)"/.exec(refused ?? '')?.[1]
    expect(seenReply).toBe(other)
    expect((await answer(late, await formOf(late), 'Nog iets', seenReply)).status).toBe(303)
    expect(await queued()).toBe(2)
  })

  test('a lead retries a mail that was given up', async () => {
    const id = await storeLead()
    await site.db
      .prepare(
        `INSERT INTO outbox (id, lead_id, template, locale, recipient, data, state, due_at, created_at, error)
         VALUES ('dead-one', ?, 'testimonialPublished', 'nl', 'an@example.com', '{"name":"An"}', 'dead', '2026-11-01', '2026-11-01', 'refused')`,
      )
      .bind(id)
      .run()
    const browser = await deskOf('manager')
    expect(await browser.html(pageOf(id))).toContain(t('desk.lead.resend'))
    expect((await browser.post(pageOf(id), { do: 'resend', mail: 'dead-one' })).status).toBe(303)
    expect((await site.mails()).map(({ to }) => to?.[0]?.address)).toEqual(['an@example.com'])
  })
})

describe('privacy requests', () => {
  test('a manager sees what is stored under an address, downloads it, and erases it after a confirmation; the log contains no personal data', async () => {
    const id = await storeLead({ email: 'weg@example.com', fields: named('Weg', { email: 'weg@example.com' }) })
    const browser = await deskOf('manager')
    const person = href('deskPerson', 'nl')
    const found = await browser.post(person, { do: 'find', email: 'WEG@example.com' })
    const address = found.headers.get('Location') ?? ''
    expect([found.status, address]).toEqual([303, expect.not.stringMatching(/weg|example|@/i)])
    expect(await browser.html(address)).toMatch(/WEG@example\.com[\s\S]*Contacten<\/span><strong>1<[\s\S]*Aanvragen<\/span><strong>1</)
    const erased = await browser.post(address, { do: 'erase', email: 'WEG@example.com' })
    expect([erased.status, await erased.text()]).toEqual([422, expect.stringContaining('<strong>1<')])
    expect((await browser.post(person, { do: 'find', email: 'weg' })).status).toBe(422)
    expect(await browser.html(`${person}?email=weg@example.com&person=${'a'.repeat(60)}`)).not.toContain('weg@')
    const copy = await browser.post(person, { do: 'export', email: 'weg@example.com' })
    expect(copy.headers.get('Content-Disposition')).toContain('attachment')
    expect(JSON.stringify(await copy.json())).toContain(id)
    await site.db.batch([
      site.db.prepare("INSERT INTO imports (id, mode, state, started_at, touched_at) VALUES ('named', 'full', 'done', '2026-11-20', '2026-11-20')"),
      site.db.prepare(
        "INSERT INTO import_rejects (import_id, kind, position, reason, record) VALUES ('named', 'listing', 1, 'no ID', '{\"Owner\":\"Weg@example.com\"}')",
      ),
    ])
    expect((await browser.post(person, { do: 'erase', email: 'weg@example.com' })).status).toBe(422)
    expect((await browser.post(person, { do: 'erase', email: 'weg@example.com', sure: '1' })).status).toBe(303)
    expect(await leadRow(id)).toBeNull()
    expect(await site.db.prepare("SELECT record FROM import_rejects WHERE import_id = 'named'").first()).toEqual({ record: null })
    expect(await namesIn(browser, '?q=weg')).toEqual([])
    expect((await acts()).slice(-2)).toEqual(['export person ', 'erase person '])
  })

  test('the totals of cookie choices are shown there too, by version', async () => {
    const count = site.db.prepare("INSERT INTO consent_counts (version, day, accepted, count) VALUES ('v1', ?, ?, ?)")
    await site.db.batch([
      count.bind('2026-11-01', 'necessary', 1200),
      count.bind('2026-11-03', 'necessary', 34),
      count.bind('2026-11-02', 'analytical-marketing', 5),
    ])
    const html = await (await deskOf('manager')).html(href('deskPerson', 'nl'))
    expect(html).toMatch(new RegExp(`${t('consent.necessary')}</th><td[^>]*>1\\.234</td><td[^>]*>v1</td><td[^>]*>1.*?3 november 2026`))
    expect(html).toContain(`${t('consent.category.analytical')}, ${t('consent.category.marketing')}</th>`)
  })

  test('leads are exported as the list shows them, without formulas', async () => {
    await site.db.prepare('DELETE FROM leads').run()
    await storeLead({ fields: named('An', { remark: '=cmd()' }) })
    const browser = await deskOf('manager')
    const csv = await (await browser.fetch(`${list}?state=all&csv=1`)).text()
    expect(csv.split('\r\n')).toHaveLength(3)
    expect(csv).toContain("'=cmd()")
  })

  test('all leads of a filter are exported once each, however many there are', async () => {
    await site.db.prepare('DELETE FROM leads').run()
    await site.db
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1101)
         INSERT INTO leads (id, form, locale, email, fields, consent, created_at, erase_after, is_open, state)
         SELECT 'row' || i, 'contact', 'nl', 'row' || i || '@example.com', '{"firstName":"A"}', '{}', strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || (i / 7) || ' minutes'),
           '2029-01-01', i % 2, 'new' FROM n`,
      )
      .run()
    const browser = await deskOf('manager')
    for (const [query, count] of [
      ['?state=all&csv=1', 1101],
      ['?csv=1', 551],
    ] as const) {
      const csv = await (await browser.fetch(list + query)).text()
      expect(new Set(csv.match(/row\d+@/g))).toHaveProperty('size', count)
      expect(csv.match(/row\d+@/g)).toHaveLength(count)
    }
  })
})
