import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import * as schema from '#db/schema.ts'
import { memoryDatabase } from '../../tests/kit/memory-database.ts'
import { erasePerson, exportPerson } from './person.ts'

const now = new Date('2026-12-01T09:00:00Z')
const signing = { current: 'sixteen characters', previous: [] }

/** A row for the address in each table that keeps one: by table, the statement that stores it. */
const rows: Readonly<Record<string, string>> = {
  leads: `INSERT INTO leads (id, form, locale, email, fields, consent, created_at, erase_after) VALUES
    ('lead', 'contact', 'nl', 'an@example.com', '{"email":"An@example.com"}', '{}', '2026-11-01', '2028-11-01'),
    ('friend', 'sendToFriend', 'nl', 'jo@example.com', '{"friendEmail":" An@Example.com "}', '{}', '2026-11-01', '2028-11-01')`,
  lead_events: "INSERT INTO lead_events VALUES ('event', 'lead', '2026-11-02', 'staff', 'note', 'an@example.com belt morgen')",
  lead_replies: "INSERT INTO lead_replies VALUES ('reply', 'lead', 'staff', 'nl', 'Dag', 'Aan an@example.com', 'sent', '2026-11-02')",
  offers: "INSERT INTO offers (id, listing_id, amount, received_at, accepted_by) VALUES ('lead', 4001, 395000, '2026-11-01', 'an@example.com')",
  offer_events: "INSERT INTO offer_events VALUES ('step', 'lead', '2026-11-02', 'staff', 'presented', '{}', 'Aan an@example.com', 1, '{}', NULL, NULL)",
  appointments: `INSERT INTO appointments (id, office, organizer, listing_id, how, locale, starts_at, ends_at, seat, state, sequence, changed_at)
    VALUES ('lead', 'gent', 'gent@perron.example', 4001, 'onSite', 'nl', '2026-11-05', '2026-11-05', 1, 'confirmed', 0, '2026-11-01')`,
  open_day_guests: `INSERT INTO open_day_guests
    VALUES ('friend', 4001, '2026-12-05', '10:00', 'gent', 'gent@perron.example', 'nl', '2026-12-05', '2026-12-05', 2, 'confirmed', 0, '2026-11-01', NULL)`,
  home_visits: `INSERT INTO home_visits (id, kind, record_id, starts_at, visitor, state, is_released, origin, appointment_id, created_at)
    VALUES ('visit', 'listing', 4001, '2026-11-05', 'an@example.com', 'confirmed', 0, 'site', 'lead', '2026-11-01')`,
  outbox: `INSERT INTO outbox (id, lead_id, template, locale, recipient, reply_to, data, state, due_at, created_at) VALUES
    ('notice', 'lead', 'leadNotice', 'nl', 'info@perron.example', 'an@example.com', '{}', 'sent', '2026-11-01', '2026-11-01'),
    ('issue', NULL, 'newsletterIssue', 'nl', 'An@Example.com', NULL, '{}', 'sent', '2026-11-01', '2026-11-01')`,
  subscriptions: `INSERT INTO subscriptions (id, kind, email, recipient, locale, state, consent, created_at)
    VALUES ('newsletter', 'newsletter', 'an@example.com', 'An@Example.com', 'nl', 'ended', '{}', '2026-01-01')`,
  mailings:
    "INSERT INTO mailings (id, source, state, subjects, texts, created_at, changed_at) VALUES ('december', 'desk', 'sent', '{}', '{}', '2026-11-01', '2026-11-01')",
  mailing_recipients: "INSERT INTO mailing_recipients VALUES ('december', 'an@example.com', 'newsletter', 'issue', 'sent', '2026-11-01', NULL)",
  newsletter_ends: "INSERT INTO newsletter_ends VALUES ('an@example.com', '2026-11-01')",
  contact_import_rows: `INSERT INTO contact_import_rows (import, position, email_key, draft, outcome) VALUES ('i', 1, 'email:an@example.com', '{"email":"An@Example.com"}', 'new')`,
  sheets: `INSERT INTO sheets (id, kind, member, source, name, columns, row_count, created_at) VALUES ('i', 'contacts', 'staff', 'contacts', 'x.csv', '[{"heading":"E-mail","examples":["An@Example.com"]}]', 1, '2026-11-01')`,
  sheet_parts: `INSERT INTO sheet_parts VALUES ('i', 1, '[[0,"An@Example.com"]]', '2026-11-01')`,
  mail_blocks: "INSERT INTO mail_blocks VALUES ('an@example.com', '5.1.1 No such user', 'issue', '2026-11-01')",
  imports:
    "INSERT INTO imports (id, source, format, mode, state, started_at, touched_at) VALUES ('import', 'omnicasa', 'omnicasa', 'full', 'done', '2026-11-01', '2026-11-01')",
  import_rejects: `INSERT INTO import_rejects VALUES ('import', 'listing', 1, '1', 'no id', '{"Manager":"AN@example.com"}')`,
  owners: `INSERT INTO owners (id, email, recipient, locale, created_at, changed_at) VALUES ('owner', 'an@example.com', 'An@Example.com', 'nl', '2026-01-01', '2026-01-01')`,
  owner_links:
    "INSERT INTO owner_links (id, owner_id, purpose, recipient, created_at, expires_at) VALUES ('link', 'owner', 'reset', 'an@example.com', '2026-11-01', '2026-11-02')",
  removed_owners: `INSERT INTO removed_owners (id, email, removed_at, account, homes, passkeys, links, messages)
    VALUES ('removed', 'an@example.com', '2026-12-01', '{"recipient":"An@example.com"}', '[]', '[]', '[]', '[]')`,
  crm_leads:
    "INSERT INTO crm_leads (lead_id, crm, state, due_at, external_id, sent_at, created_at) VALUES ('lead', 'whise', 'sent', '2026-11-01', '7', '2026-11-01', '2026-11-01')",
  // A trigger has made the contact of the lead, with the address as its key.
  contact_keys: "UPDATE contact_keys SET value = 'An@example.com' WHERE contact = 'lead'",
  contact_notes: "INSERT INTO contact_notes VALUES ('note', 'lead', '2026-11-02', 'staff', 'Schrijft ook als an@example.com', NULL, NULL, NULL, NULL)",
  contact_merges: "INSERT INTO contact_merges VALUES ('merge', 'lead', '{\"keys\":[\"email:an@example.com\"]}', '2026-11-02')",
}
/** Tables with a column of addresses that hold none of the public: accounts of the desk, and the agency's people as a CRM names them. */
const ofStaff = ['staff', 'crm_people']

async function tables(d1: ReturnType<typeof memoryDatabase>): Promise<readonly string[]> {
  const names = await d1
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT GLOB '*_texts_*' ORDER BY name")
    .raw<[string]>()
  return names.flat()
}

/** The tables that hold the address anywhere, in any case, but for the blocks of full-text indexes, which `tests/leads/retention.test.ts` looks into. */
async function holding(d1: ReturnType<typeof memoryDatabase>, address: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const table of await tables(d1)) {
    const all = await d1.prepare(`SELECT * FROM "${table}"`).raw()
    if (JSON.stringify(all).toLowerCase().includes(address)) found.push(table)
  }
  return found
}

test('these tests store the address in every table that has a column for one', async () => {
  const d1 = memoryDatabase()
  const withColumn = await d1
    .prepare(
      "SELECT DISTINCT m.name FROM sqlite_schema AS m, pragma_table_info(m.name) AS c WHERE m.type = 'table' AND c.name IN ('email', 'recipient', 'reply_to') ORDER BY 1",
    )
    .raw<[string]>()
  expect(withColumn.flat().filter((table) => !(table in rows) && !ofStaff.includes(table))).toEqual([])
})

test('after the erasure of an address no table holds it, in any spelling', async () => {
  const d1 = memoryDatabase()
  const db = drizzle(d1, { schema })
  for (const row of Object.values(rows)) await d1.exec(row)
  expect(await holding(d1, 'an@example.com')).toEqual(
    Object.keys(rows)
      .filter((table) => !['appointments', 'crm_leads', 'open_day_guests', 'mailings', 'imports'].includes(table))
      .sort(),
  )
  const removed: string[] = []
  const files = { delete: async (keys: string | string[]) => void removed.push(...[keys].flat()) }
  const { erased } = await erasePerson({ db, files, signing, now, announce: async () => undefined }, ' An@EXAMPLE.com')
  expect(await holding(d1, 'an@example.com')).toEqual([])
  expect([erased, removed.sort()]).toEqual([4, ['cv/friend', 'cv/lead']])
  expect(await d1.prepare('SELECT count(*) AS waiting FROM crm_leads').first()).toEqual({ waiting: 0 })
  // What others sent, and the anonymised visit, stays.
  expect(await d1.prepare('SELECT (SELECT count(*) FROM import_rejects) AS rejects, (SELECT count(*) FROM home_visits) AS visits').first()).toEqual({
    rejects: 1,
    visits: 1,
  })
})

test('an export has what is kept under an address, and nothing under another', async () => {
  const d1 = memoryDatabase()
  const db = drizzle(d1, { schema })
  for (const row of Object.values(rows)) await d1.exec(row)
  const counts = (kept: object) => Object.fromEntries(Object.entries(kept).flatMap(([key, value]) => (Array.isArray(value) ? [[key, value.length]] : [])))
  expect(counts(await exportPerson({ db, signing }, 'AN@example.com '))).toEqual({
    ...{ leads: 2, appointments: 1, openDays: 1, visits: 1, mails: 1, subscriptions: 1, replies: 1, events: 1 },
    ...{ offers: 1, offerEvents: 1, mailings: 1, blocks: 1, rejects: 1, testimonials: 0, contacts: 1, uploaded: 1, newsletterEnds: 1, crmLeads: 1 },
  })
  const none = Object.values(counts(await exportPerson({ db, signing }, 'else@example.com')))
  expect(Math.max(...none.map(Number))).toBe(0)
})
