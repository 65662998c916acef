import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { saveLead } from '#db/leads/leads.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import * as schema from '#db/schema.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { keepAlert } from '../alerts/alert-factory.ts'
import { acts, type DeskBrowser, deskOf, lendDeskSite, site, storeStaff, undoIn } from '../desk/desk-site.ts'
import { aProperty } from '../kit/factories.ts'
import { aLead } from '../leads/lead-factory.ts'
import { storeOwner } from '../owners/owner-factory.ts'

const reference = 'PB-4001'
lendDeskSite({}, async (lent) => {
  await lent.importFeed([aProperty({ ID: 4001, Ident: reference, Street: 'Langestraat', HouseNumber: '12' })])
})

const t = translator('nl')
const db = () => drizzle(site.db, { schema })
const entry = href('deskNewContact', 'nl')
const pageOf = (id: string) => href('deskContact', 'nl', { id })
const searchFor = (words: string) => `${href('deskSearch', 'nl')}?${new URLSearchParams({ q: words })}`

async function storeLead(overrides: Partial<Lead> = {}): Promise<string> {
  const lead = aLead({ id: crypto.randomUUID(), ...overrides })
  await saveLead(db(), lead, [])
  return lead.id
}

/** A person with an address and a number that no other test uses. */
let people = 0
function aPerson() {
  people += 1
  const name = `Tine Vermeulen${people}`
  return { name, email: `tine${people}@example.com`, phone: `0470 55 ${String(10_00 + people).replace(/(..)(..)/, '$1 $2')}` }
}

const contactOf = async (lead: string) => String(await site.db.prepare('SELECT contact FROM leads WHERE id = ?').bind(lead).first('contact'))
const enter = (browser: DeskBrowser, act: string, fields: Readonly<Record<string, string>>) => browser.post(entry, { do: act, spoken: 'nl', ...fields })
const pathOf = (answer: Response) => new URL(answer.headers.get('Location') ?? '', 'http://site.invalid').pathname

describe('entering a caller', () => {
  test('the digits of a known person propose them, in any notation, and the home is found by reference, street and owner', async () => {
    const person = aPerson()
    await storeLead({ email: person.email, fields: { ...person } })
    await storeOwner(site.db, 'owner-of-4001@example.com', [{ kind: 'listing', id: 4001 }])
    await site.db.prepare("UPDATE owners SET name = 'Godelieve Lambrecht' WHERE email = 'owner-of-4001@example.com'").run()
    const browser = await deskOf('agent')
    const proposed = (phone: string, aboutWhat: string) => browser.html(`${entry}?${new URLSearchParams({ phone, aboutWhat })}`)
    for (const phone of [person.phone, `+32${person.phone.slice(1)}`, person.phone.replaceAll(' ', '').slice(-6)])
      expect(await proposed(phone, '')).toContain(person.name)
    for (const about of [reference, 'langestr', 'lambrecht']) expect(await proposed('', about)).toMatch(/name="aboutHome"[^>]*value="4001"/)
    expect(await proposed('0499 00 00 00', 'Zeedijk')).not.toMatch(/name="(aboutHome|known)"/)
  })

  test('a note with a day about a home is a task of the member, on Today once it is due, and undone by a click', async () => {
    const browser = await deskOf('agent')
    const { name, phone } = aPerson()
    const day = brusselsDay(new Date())
    const entered = await enter(browser, 'enterNote', { phone, contactName: name, aboutHome: '4001', contactNote: 'Wil de sleutel komen halen', dueOn: day })
    expect(entered.status).toBe(303)
    const page = pathOf(entered)
    expect(await browser.html(page)).toContain('Wil de sleutel komen halen')
    const today = await browser.html(href('desk', 'nl'))
    expect(today).toContain(name)
    const note = String(await site.db.prepare('SELECT id FROM contact_notes WHERE text LIKE ?').bind('Wil de sleutel%').first('id'))
    const done = await browser.post(page, { do: 'finish', note })
    expect(await browser.html(href('desk', 'nl'))).not.toContain(name)
    await browser.post(page, await undoIn(browser, done))
    expect(await browser.html(href('desk', 'nl'))).toContain(name)
    expect((await acts()).slice(-2)).toEqual([`close contact ${page.split('/').at(-2)}`, `open contact ${page.split('/').at(-2)}`])
  })

  test('what is missing is named, and what was typed is kept', async () => {
    const browser = await deskOf('agent')
    const answer = await enter(browser, 'enterNote', { contactNote: 'Belt terug <b>' })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    for (const field of ['phone', 'contactName']) expect(html).toContain(`href="#${field}"`)
    expect(html).toContain('Belt terug &lt;b&gt;')
  })

  test('a caller’s search waits for confirmation by mail, and a valuation is an open lead of the member', async () => {
    const browser = await deskOf('agent')
    const { name, email, phone } = aPerson()
    const asked = await enter(browser, 'enterAlert', { phone, contactName: name, email, goal: 'sale', where: 'Brugge', priceMax: '350.000' })
    expect([asked.status, asked.headers.get('Location')]).toEqual([303, expect.stringContaining('done=asked')])
    const [mail] = await site.mails()
    expect(mail?.to?.[0]?.address).toBe(email)
    const alert = await site.db.prepare('SELECT state, search FROM subscriptions WHERE email = ?').bind(email).first<{ state: string; search: string }>()
    expect(alert).toMatchObject({ state: 'pending', search: expect.stringContaining('priceMax=350000') })
    const valued = await enter(browser, 'enterValuation', { phone, street: 'Kerkstraat', houseNumber: '3', zip: '8000', city: 'Brugge' })
    expect(pathOf(valued)).toBe(pathOf(asked))
    const lead = await site.db.prepare("SELECT state, assignee, is_open FROM leads WHERE form = 'valuation' AND email = ?").bind(email).first()
    expect(lead).toEqual({ state: 'open', assignee: 'staff-agent', is_open: 1 })
    expect(await site.mails()).toHaveLength(1)
  })

  test('the form of a visit knows the caller and the home', async () => {
    const browser = await deskOf('agent')
    const { name, phone } = aPerson()
    const answer = await enter(browser, 'enterVisit', { phone, contactName: name, aboutHome: '4001' })
    const html = await browser.html(answer.headers.get('Location') ?? '')
    for (const value of ['Tine', name.split(' ')[1], phone]) expect(html).toContain(`value="${value}"`)
    expect(html).toContain('Langestraat')
  })
})

describe('the page of a contact', () => {
  test('it shows leads, searches with fitting homes and consents, in three round trips and 200 rows', async () => {
    const person = aPerson()
    const id = await contactOf(await storeLead({ email: person.email, listingId: 4001, fields: { ...person, remark: 'Is er een kelder?' } }))
    await keepAlert(site, { id: `alert-of-${id}`, email: person.email, goal: 'sale', search: '' })
    const browser = await deskOf('agent')
    await browser.html(pageOf(id))
    const answer = await browser.fetch(pageOf(id), { headers: { 'X-Count-Round-Trips': '1' } })
    const [trips = 0, rows = 0] = (answer.headers.get('X-Round-Trips') ?? '').split(' ').map(Number)
    const html = await answer.text()
    for (const text of ['Is er een kelder?', person.phone, person.email, href('deskAlert', 'nl', { id: `alert-of-${id}` })]) expect(html).toContain(text)
    expect([trips, rows]).toEqual([expect.toSatisfy((count: number) => count <= 3), expect.toSatisfy((count: number) => count <= 200)])
  })

  test('leads of other offices stay hidden from a member', async () => {
    const person = aPerson()
    const id = await contactOf(await storeLead({ email: person.email, office: 'elsewhere', fields: { ...person, remark: 'Geheim van een ander kantoor' } }))
    const browser = await deskOf('agent', { offices: ['brugge'] })
    const html = await browser.html(pageOf(id))
    expect(html).toContain(person.name)
    expect(html).not.toContain('Geheim van een ander kantoor')
  })

  test('two contacts are merged, told apart again by undo, and nothing is lost', async () => {
    const [one, other] = [aPerson(), aPerson()]
    const into = await contactOf(await storeLead({ email: one.email, fields: { name: one.name, email: one.email, remark: 'Eerste vraag' } }))
    const from = await contactOf(await storeLead({ email: other.email, fields: { name: one.name, email: other.email, remark: 'Tweede vraag' } }))
    const browser = await deskOf('agent')
    expect(await browser.html(pageOf(into))).toContain(t('desk.contact.merge'))
    const merged = await browser.post(pageOf(into), { do: 'merge', other: from })
    const html = await browser.html(pageOf(into))
    for (const text of ['Eerste vraag', 'Tweede vraag', other.email]) expect(html).toContain(text)
    expect((await browser.fetch(pageOf(from))).status).toBe(404)
    await browser.post(pageOf(into), await undoIn(browser, merged))
    expect(await browser.html(pageOf(into))).not.toContain('Tweede vraag')
    expect(await browser.html(pageOf(from))).toContain('Tweede vraag')
  })

  test('undoing a merge gives each of the two back what was theirs: address, kind, origin, question, files and earlier merges', async () => {
    const people = [aPerson(), aPerson(), aPerson()]
    const stored: string[] = []
    for (const { name, email } of people) stored.push(await contactOf(await storeLead({ email, fields: { name, email } })))
    const [into = '', from = '', earlier = ''] = stored
    await site.db.batch([
      site.db
        .prepare(
          "UPDATE contacts SET source = 'import', origin = 'partner', origin_name = 'Notaris Claes', origin_told_at = '2026-10-02', address = 'Markt 1, 8000 Brugge', kind = 'seller', asked_at = '2026-10-01', asked_how = 'refused', do_not_contact_since = '2026-10-03' WHERE id = ?",
        )
        .bind(from),
      site.db.prepare("INSERT INTO contact_import_rows (import, position, contact, outcome) VALUES ('file', 7, ?, 'new')").bind(from),
    ])
    const browser = await deskOf('agent')
    await browser.post(pageOf(from), { do: 'merge', other: earlier })
    const stateOf = async (id: string) => {
      const row = await site.db.prepare('SELECT * FROM contacts WHERE id = ?').bind(id).first<Record<string, unknown>>()
      const rows = await site.db.prepare('SELECT import, position FROM contact_import_rows WHERE contact = ?').bind(id).all()
      const merges = await site.db.prepare('SELECT id FROM contact_merges WHERE contact = ?').bind(id).all()
      const { number, version, last_at, is_kept, ...rest } = row ?? {}
      return { ...rest, rows: rows.results, merges: merges.results }
    }
    const before = [await stateOf(into), await stateOf(from)]
    const merged = await browser.post(pageOf(into), { do: 'merge', other: from })
    expect(await stateOf(into)).toMatchObject({ address: 'Markt 1, 8000 Brugge', kind: 'seller', asked_how: 'refused', do_not_contact_since: '2026-10-03' })
    await browser.post(pageOf(into), await undoIn(browser, merged))
    expect([await stateOf(into), await stateOf(from)]).toEqual(before)
    const merge = String(await site.db.prepare('SELECT id FROM contact_merges WHERE contact = ?').bind(from).first('id'))
    expect((await browser.post(pageOf(from), { do: 'unmerge', merge })).status).toBe(303)
    expect(await browser.html(pageOf(earlier))).toContain(people[2]?.email ?? '')
  })

  test('what a member changes after a merge stays when the merge is undone', async () => {
    const [one, other] = [aPerson(), aPerson()]
    const into = await contactOf(await storeLead({ email: one.email, fields: { name: one.name, email: one.email } }))
    const from = await contactOf(await storeLead({ email: other.email, fields: { name: other.name, email: other.email } }))
    await site.db.prepare("UPDATE contacts SET address = 'Markt 1', kind = 'seller' WHERE id = ?").bind(from).run()
    const browser = await deskOf('agent')
    const merged = await browser.post(pageOf(into), { do: 'merge', other: from })
    const undo = await undoIn(browser, merged)
    await site.db.prepare("UPDATE contacts SET address = 'Dijver 2' WHERE id = ?").bind(into).run()
    await browser.post(pageOf(into), undo)
    expect(await site.db.prepare('SELECT address, kind FROM contacts WHERE id = ?').bind(into).first()).toEqual({ address: 'Dijver 2', kind: null })
  })

  test('a number of another contact is refused, and the last key cannot be removed', async () => {
    const [one, other] = [aPerson(), aPerson()]
    const id = await contactOf(await storeLead({ email: one.email, fields: { name: one.name, email: one.email } }))
    await storeLead({ email: other.email, fields: { ...other } })
    const browser = await deskOf('agent')
    const version = String(await site.db.prepare('SELECT version FROM contacts WHERE id = ?').bind(id).first('version'))
    const save = (fields: Readonly<Record<string, string>>) => browser.post(pageOf(id), { do: 'save', spoken: 'fr', contactName: 'Tine', version, ...fields })
    const taken = await save({ kept: `email:${one.email}`, newPhone: other.phone })
    expect([taken.status, await taken.text()]).toEqual([422, expect.stringContaining(t('form.deskContact.keyTaken'))])
    const empty = await save({})
    expect([empty.status, await empty.text()]).toEqual([422, expect.stringContaining(t('form.deskContact.noKey'))])
    expect((await save({ kept: `email:${one.email}`, newPhone: '0475 99 88 77' })).status).toBe(303)
    expect((await save({ kept: `email:${one.email}` })).status).toBe(422)
    const keys = await site.db.prepare('SELECT key FROM contact_keys WHERE contact = ? ORDER BY key').bind(id).all()
    expect(keys.results).toEqual([{ key: `email:${one.email}` }, { key: 'phone:75998877' }])
  })

  test('a person who is not to be contacted gets no home by a click, until that is undone', async () => {
    const person = aPerson()
    const id = await contactOf(await storeLead({ email: person.email, fields: { ...person } }))
    await keepAlert(site, { id: `blocked-${id}`, email: person.email, recipient: person.email, goal: 'sale', search: '' })
    const browser = await deskOf('agent')
    const seekers = href('deskHomeSeekers', 'nl', { id: 4001 })
    const told = async () => {
      await browser.post(seekers, { do: 'tell' })
      const { results } = await site.db.prepare("SELECT recipient FROM outbox WHERE template = 'homeMatch' AND recipient = ?").bind(person.email).all()
      return results.length
    }
    const version = String(await site.db.prepare('SELECT version FROM contacts WHERE id = ?').bind(id).first('version'))
    const blocked = await browser.post(pageOf(id), { do: 'block', version })
    expect(await told()).toBe(0)
    await browser.post(pageOf(id), await undoIn(browser, blocked))
    expect(await told()).toBe(1)
    // It is held for ten seconds, which the next test would wait for.
    await site.db.prepare("DELETE FROM outbox WHERE template = 'homeMatch'").run()
  })
})

describe('the search of the desk', () => {
  test('it finds people, homes and leads by any part of a name, a number, a reference, a street', async () => {
    const person = aPerson()
    await storeLead({ email: person.email, listingId: 4001, fields: { ...person } })
    const browser = await deskOf('agent')
    const word = person.name.split(' ')[1] ?? ''
    for (const words of [word.slice(1), person.phone, person.email.slice(0, 7)]) expect(await browser.html(searchFor(words)), words).toContain(person.name)
    for (const words of [reference, 'Langestraat']) expect(await browser.html(searchFor(words)), words).toContain(href('deskHome', 'nl', { id: 4001 }))
    expect(await browser.html(searchFor(reference)), 'a visit can be booked').toContain(`${href('deskNewVisit', 'nl')}?home=4001`)
    expect(await browser.html(searchFor('<i>niets</i>'))).toContain('&lt;i&gt;niets&lt;/i&gt;')
  })

  test('a person is found in any spelling of a number, an apostrophe, a hyphen and an accent', async () => {
    const [email, phone] = ['helene.dhooghe@example.com', '0476 12.34.01']
    await storeLead({ email, fields: { name: "Hélène D'Hooghe-Maes", email, phone } })
    await storeLead({ email: 'lux@example.com', fields: { name: 'Lux Weber', email: 'lux@example.com', phone: '00352 621 323 456' } })
    const browser = await deskOf('agent')
    const proposed = (typed: string) => browser.html(`${entry}?${new URLSearchParams({ phone: typed })}`)
    for (const typed of [
      '0476 12.34.01',
      '+32(0)476123401',
      '+32 476 12 34 01',
      '0032476123401',
      '0476/12-34-01',
      'tel. 0476 12 34 01',
      'GSM: +32 476 123 401',
    ])
      expect(await proposed(typed), typed).toContain('Hélène')
    for (const typed of ['00352 621 323 456', '+352621323456', '621 323 456']) expect(await proposed(typed), typed).toContain('Lux Weber')
    for (const typed of ['helene', 'HÉLÈNE', 'd’hooghe', "D'Hooghe", 'hooghe maes', 'Hooghe-Maes', 'helene hooghe', 'dhooghe@', 'DHoogheMaes', 'dhooghe maes'])
      expect(await browser.html(searchFor(typed)), typed).toMatch(/desk\/contacts\/[^"]*"[^>]*>[^<]*Hélène/)
  })

  test('a home is found by its reference and its street in other spacings, and by a street with its number', async () => {
    await site.importFeed([
      aProperty({ ID: 4001, Ident: reference, Street: 'Langestraat', HouseNumber: '12' }),
      aProperty({ ID: 4010, Ident: 'LX-4010', Street: "Rue de l'Étang", HouseNumber: '7', Zip: '4000', City: 'Liège' }),
      aProperty({ ID: 4011, Ident: 'SK-4011', Street: 'Van Eyckstraat', HouseNumber: '3', Zip: '8310', City: 'Sint-Kruis' }),
      aProperty({ ID: 4012, Ident: 'AV-4012', Street: 'Avenue Louise', HouseNumber: '9', Zip: '1050', City: 'Bruxelles' }),
    ])
    const browser = await deskOf('agent')
    const finds = async (typed: string) => [
      ...new Set([...(await browser.html(searchFor(typed))).matchAll(/desk\/homes\/(\d+)\/"/g)].map(([, id]) => Number(id))),
    ]
    for (const typed of ['LX-4010', 'lx4010', 'LX 4010', 'Lx/4010', 'Étang 7', 'etang 7', 'rue de l’étang', "Rue de l'Etang 7"])
      expect(await finds(typed), typed).toContain(4010)
    for (const typed of [
      'SK4011',
      'van eyckstraat 3',
      'vaneyckstraat',
      'van eyck straat',
      'eyck straat',
      'eyckstraat 3',
      'sintkruis',
      'sint kruis',
      'St-Kruis',
    ])
      expect(await finds(typed), typed).toContain(4011)
    for (const typed of ['zeedijk 7', 'vanderstraat', 'XX4010', 'avenue 7']) expect(await finds(typed), typed).toEqual([])
  })

  test('an address that is searched for leads a manager to what is stored under it, with one button, and an agent not', async () => {
    const person = aPerson()
    await storeLead({ email: person.email, fields: { ...person } })
    const [manager, agent] = [await deskOf('manager'), await deskOf('agent')]
    const form = /<form action="([^"]+)" method="post"><input type="hidden" name="email" value="([^"]+)"\/><button[^>]*value="find"/
    const [, action = '', email = ''] = form.exec(await manager.html(searchFor(person.email))) ?? []
    const found = await manager.post(action, { do: 'find', email })
    expect(await manager.html(found.headers.get('Location') ?? '')).toContain(t('desk.person.kept', { email: person.email }))
    expect(await agent.html(searchFor(person.email))).not.toMatch(form)
    expect(await manager.html(searchFor(person.name))).not.toMatch(form)
  })

  test('a member who may not read leads finds the pages they may open, and no person, home or lead', async () => {
    const person = aPerson()
    await storeLead({ email: person.email, fields: { ...person } })
    await storeStaff('manager')
    const browser = await deskOf('editor')
    expect(await browser.html(searchFor(person.name))).toContain(t('desk.search.none', { words: person.name }))
    const all = await browser.html(href('deskSearch', 'nl'))
    expect(all).toContain(`<a href="${href('deskContentNew', 'nl')}"`)
    expect(all).not.toContain(href('deskCalendar', 'nl'))
    const found = await browser.html(searchFor('nieuws'))
    expect(found).toContain(`<a href="${href('deskMailings', 'nl')}" data-hit`)
    expect(found).not.toContain(`<a href="${href('deskContent', 'nl')}" data-hit`)
  })
})
