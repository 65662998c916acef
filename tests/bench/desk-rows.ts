import type { D1Database } from '@cloudflare/workers-types'

/** Two years of a large agency's desk. */
export const deskSizes = { leads: 100_000, visits: 6_000, owners: 2_000, messages: 3_000, mails: 40_000, acts: 100_000 } as const

const numbers = (count: number, from = 1) => `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`
/** Rows written per statement: workerd aborts one that writes all of them. */
const slice = 10_000
const slices = (count: number) => Array.from({ length: count / slice }, (_, at) => [at * slice + 1, (at + 1) * slice] as const)
const bounds = 'bounds AS (SELECT min(id) AS least, max(id) AS most FROM desk_homes)'
/** The id of a home, spread over the stock. */
const home = (number: string) => `(SELECT id FROM desk_homes WHERE id >= bounds.least + ${number} % (bounds.most - bounds.least) ORDER BY id LIMIT 1)`
const ago = (seconds: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', printf('%+d seconds', -(${seconds})))`
const twoYears = 2 * 365 * 24 * 3600

/** Fills the tables behind the desk's lists with plain SQL: importing so much would take an hour. */
export async function fillDesk(database: D1Database): Promise<void> {
  const many = (count: number, of: (first: number, last: number) => string) => slices(count).map(([first, last]) => of(first, last))
  const statements = [
    ...many(deskSizes.leads, leads),
    ...many(deskSizes.leads, texts),
    ...[events, visits, records, owners, ownedHomes, messages, writers, mails],
    ...many(deskSizes.acts, acts),
  ]
  for (const statement of statements) await database.prepare(statement).run()
}

// The last thousand leads are open. One in nine is unassigned, one in four has no office.
const leads = (first: number, last: number) => `${numbers(last, first)}, ${bounds}
  INSERT INTO leads (id, form, locale, email, listing_id, fields, consent, created_at, erase_after, number, office, phone_tail, state, is_open, assignee, remind_at)
  SELECT 'bench' || i, CASE i % 8 WHEN 0 THEN 'contact' WHEN 1 THEN 'viewing' WHEN 2 THEN 'valuation' WHEN 3 THEN 'documentRequest' ELSE 'enquiry' END,
    CASE i % 3 WHEN 0 THEN 'fr' ELSE 'nl' END, 'visitor' || (i * 7919 % 40000) || '@example.com', ${home('i * 7919')},
    json_object('firstName', 'Jan', 'lastName', 'Peeters ' || (i % 5000), 'email', 'visitor' || (i * 7919 % 40000) || '@example.com',
      'phone', '0470 ' || printf('%06d', i * 7919 % 40000), 'remark', 'Is er een garage bij de woning? ' || CASE i % 200 WHEN 0 THEN 'serre' ELSE 'tuin' END),
    '{"version":"1","text":"Ik ga akkoord.","at":"2026-01-01T00:00:00.000Z","newsletter":false}', ${ago(`(${deskSizes.leads} - i) * ${Math.floor(twoYears / deskSizes.leads)}`)}, '2099-01-01', i,
    CASE i % 4 WHEN 0 THEN 'brugge' WHEN 1 THEN 'brussel' WHEN 2 THEN 'luxembourg' END, printf('70%06d', i * 7919 % 40000),
    CASE WHEN i > ${deskSizes.leads - 1000} THEN iif(i % 2, 'new', 'open') ELSE iif(i % 5, 'done', 'declined') END, i > ${deskSizes.leads - 1000},
    CASE i % 9 WHEN 0 THEN NULL WHEN 1 THEN 'staff-agent' ELSE 'staff-manager' END, CASE WHEN i > ${deskSizes.leads - 200} AND i % 10 = 0 THEN ${ago('3600')} END
  FROM n JOIN bounds`

const texts = (first: number, last: number) => `INSERT INTO lead_texts (rowid, text)
  SELECT number, lower(email || ' ' || listing_id || ' ' || (SELECT group_concat(value, ' ') FROM json_each(fields))) FROM leads WHERE number BETWEEN ${first} AND ${last}`

const events = `INSERT INTO lead_events SELECT 'event' || number, id, created_at, 'staff-manager', 'state', 'done' FROM leads WHERE is_open = 0 AND number % 2 = 0`

const visits = `${numbers(deskSizes.visits)}
  INSERT INTO appointments (id, office, organizer, listing_id, how, locale, starts_at, ends_at, seat, state, sequence, changed_at, assignee)
  SELECT 'bench' || (i * 8 + 1), CASE i % 3 WHEN 0 THEN 'brugge' WHEN 1 THEN 'brussel' ELSE 'luxembourg' END, 'office@example.com',
    (SELECT listing_id FROM leads WHERE id = 'bench' || (i * 8 + 1)), 'onSite', 'nl', ${ago('(5800 - i) * 3600')}, ${ago('(5800 - i) * 3600 - 2700')}, i, 'confirmed', 0, '2026-01-01',
    iif(i % 2, 'staff-agent', NULL) FROM n`

const records = `INSERT INTO home_visits (id, kind, record_id, starts_at, state, interest, is_released, origin, appointment_id, created_at)
  SELECT 'visit' || id, 'listing', listing_id, starts_at, state, CASE WHEN seat % 10 THEN 'interested' END, 1, 'site', id, changed_at FROM appointments`

const owners = `${numbers(deskSizes.owners)}
  INSERT INTO owners (id, email, recipient, name, locale, created_at, changed_at)
  SELECT 'owner' || i, 'owner' || i || '@example.com', 'owner' || i || '@example.com', 'An Maes ' || i, 'nl', '2026-01-01', '2026-01-01' FROM n`

const ownedHomes = `${numbers(deskSizes.owners)}, ${bounds}
  INSERT INTO owner_homes SELECT 'owner' || i, 'listing', ${home('i * 104729')}, '2026-01-01' FROM n JOIN bounds`

// One in ten waits for an answer.
const messages = `${numbers(deskSizes.messages)}
  INSERT INTO communications (id, kind, record_id, at, type, subject, comment, status, origin, is_released, created_at)
  SELECT 'message' || i, 'listing', (SELECT record_id FROM owner_homes WHERE owner_id = 'owner' || (1 + i % ${deskSizes.owners})), ${ago('i * 7200')}, 'message',
    'Prijs', 'Kunnen we bellen?', iif(i % 10, 'done', 'open'), 'owner', 1, '2026-01-01' FROM n`

const writers = `${numbers(deskSizes.messages)} INSERT INTO owner_messages SELECT 'message' || i, 'owner' || (1 + i % ${deskSizes.owners}) FROM n`

const mails = `INSERT INTO outbox (id, lead_id, template, locale, recipient, data, state, due_at, sent_at, error, created_at)
  SELECT 'mail' || number, id, 'leadNotice', 'nl', 'office@example.com', '{}', iif(number % 40, 'sent', 'dead'), created_at, created_at, iif(number % 40, NULL, 'Refused'), created_at
  FROM leads WHERE number > ${deskSizes.leads - deskSizes.mails}`

const acts = (first: number, last: number) => `${numbers(last, first)}
  INSERT INTO audit_log (at, actor, role, action, object, object_id, fields)
  SELECT ${ago(`(${deskSizes.acts} - i) * ${Math.floor(twoYears / deskSizes.acts)}`)}, iif(i % 3, 'staff-manager', 'staff-agent'), iif(i % 3, 'manager', 'agent'),
    CASE i % 4 WHEN 0 THEN 'reply' WHEN 1 THEN 'assign' ELSE 'change' END, 'lead', 'bench' || i, '["state"]' FROM n`
