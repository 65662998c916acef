import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, expect, test } from 'vitest'
import { saveLead } from '#db/leads/leads.ts'
import * as schema from '#db/schema.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { keepAlert } from '../alerts/alert-factory.ts'
import { deskOf, lendDeskSite, site } from '../desk/desk-site.ts'
import { aProperty } from '../kit/factories.ts'
import { aLead } from '../leads/lead-factory.ts'
import { storeOwner } from '../owners/owner-factory.ts'

lendDeskSite({}, (lent) => lent.importFeed([aProperty({ ID: 4001 })]).then(() => undefined))
let busyContact: string
beforeAll(async () => {
  busyContact = await storeBusyContact(23)
})

const t = translator('nl')

/** Stores a person with some of everything that the page of a contact shows. @returns the path of the page */
async function storeBusyContact(count: number): Promise<string> {
  const [name, email] = [`Tine Vermeulen${count}`, `tine${count}@example.com`]
  const lead = aLead({ email, listingId: 4001, fields: { name, email, phone: `0470 55 10 ${count + 10}` } })
  await saveLead(drizzle(site.db, { schema }), lead, [])
  const id = String(await site.db.prepare('SELECT contact FROM leads WHERE id = ?').bind(lead.id).first('contact'))
  const many = (sql: string) =>
    site.db
      .prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count}) ${sql.replaceAll('many', `many${count}-`)}`)
      .bind(id, email)
  await site.db.batch([
    many(
      "INSERT INTO leads (id, form, locale, email, listing_id, fields, consent, created_at, erase_after, state) SELECT 'many' || i, iif(i % 2, 'purchaseOffer', 'viewing'), 'nl', ?2, 4001, '{\"name\":\"Tine\"}', '{\"version\":\"1\",\"text\":\"\",\"at\":\"2026-01-01\",\"newsletter\":false}', '2026-11-' || printf('%02d', 1 + i % 28) || 'T10:00:00.000Z', '2099-01-01', 'new' FROM n WHERE ?1 <> ''",
    ),
    many(
      "INSERT INTO offers (id, listing_id, amount, received_at) SELECT 'many' || i, 4001, 380000 + i, '2026-11-01T10:00:00.000Z' FROM n WHERE i % 2 AND ?1 <> ?2",
    ),
    many(
      "INSERT INTO contact_notes (id, contact, at, actor, text, due_on, assignee) SELECT 'note-many' || i, ?1, '2026-11-01T10:00:' || printf('%02d', i % 60) || '.000Z', 'staff-agent', 'Notitie ' || i || ?2, iif(i % 3, NULL, '2026-12-01'), 'staff-agent' FROM n",
    ),
    many(
      'INSERT INTO contact_merges (id, contact, merged, at) SELECT \'merge-many\' || i, ?1, \'{"contact":{"name":"\' || ?2 || \'"},"keys":[],"leads":[],"notes":[]}\', \'2026-11-01\' FROM n',
    ),
    many(
      "INSERT INTO contact_import_rows (import, position, contact, outcome, change) SELECT 'import-many' || i, 1, ?1, 'completed', '{\"made\":0}' FROM n WHERE ?2 <> ''",
    ),
    many(
      "INSERT INTO contact_imports (id, member, file, state, row_count, terms, counts, created_at, imported_at) SELECT 'import-many' || i, 'staff-agent', 'klanten.csv', 'done', 1, '{}', '{}', '2026-11-01', '2026-11-01' FROM n WHERE ?1 <> ?2",
    ),
    many(
      "INSERT INTO testimonials (id, state, locale, name, comment, posted_at) SELECT 'many' || i, 'waiting', 'nl', 'Tine', 'Vlot verkocht', '2026-11-01T08:00:00.000Z' FROM n WHERE ?1 <> ?2",
    ),
    many(
      "INSERT INTO outbox (id, lead_id, template, locale, recipient, data, state, due_at, created_at) SELECT 'mail-many' || i, 'many' || i, 'leadReply', 'nl', ?2, '{}', 'sent', '2026-11-01', '2026-11-01' FROM n WHERE ?1 <> ''",
    ),
    many(
      "INSERT INTO contacts (id, name, locale, source, created_at, last_at) SELECT 'namesake-many' || i, (SELECT name FROM contacts WHERE id = ?1), 'nl', 'desk', '2026-01-01', '2026-01-01' FROM n WHERE ?2 <> ''",
    ),
    many(
      "INSERT INTO contact_keys (key, contact, kind, value, created_at) SELECT 'phone:many' || i, ?1, 'phone', '0488 00 00 ' || i, '2026-01-01' FROM n WHERE ?2 <> '' AND i < 6",
    ),
  ])
  await storeOwner(site.db, email, [{ kind: 'listing', id: 4001 }])
  for (let left = Math.min(count, 8); left > 0; left -= 1) await keepAlert(site, { email, goal: 'sale', search: `?priceMax=${400_000 + left}` })
  return href('deskContact', 'nl', { id })
}

test.each([4, 60])('the page of a contact with %i of everything takes three round trips and at most 200 rows', async (count) => {
  const page = await storeBusyContact(count)
  const browser = await deskOf('agent')
  await browser.html(page)
  const answer = await browser.fetch(page, { headers: { 'X-Count-Round-Trips': '1' } })
  const [trips = 0, rows = 0] = (answer.headers.get('X-Round-Trips') ?? '').split(' ').map(Number)
  const html = await answer.text()
  for (const section of ['leads', 'owner', 'testimonials', 'offers', 'alerts']) expect(html, section).toContain(`id="${section}"`)
  for (const text of ['Notitie ', 'klanten.csv', 'Vlot verkocht']) expect(html).toContain(text)
  expect([trips, rows]).toEqual([expect.toSatisfy((trips: number) => trips <= 3), expect.toSatisfy((rows: number) => rows <= 200)])
})

test.each([
  ['notes', 'desk.contact.olderNotes', /<blockquote>(Notitie \d+)/g, 23],
  ['leads', 'desk.contact.olderLeads', /class="lead-who"><a href="[^"]*(many23-\d+)\/"/g, 23],
] as const)('older %s follow page by page, each once', async (section, words, entry, count) => {
  const browser = await deskOf('agent')
  const shown: string[] = []
  let path: string | undefined = busyContact
  for (let pages = 0; path !== undefined && pages < 6; pages += 1) {
    const html: string = await browser.html(path)
    shown.push(...new Set([...html.matchAll(entry)].map(([, text = '']) => text)))
    path = new RegExp(`href="([^"]*)#${section}">${t(words)}`).exec(html)?.[1]?.replaceAll('&amp;', '&')
  }
  expect(shown).toHaveLength(count)
  expect(new Set(shown).size).toBe(count)
})
