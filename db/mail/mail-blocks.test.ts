import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { memoryDatabase } from '../../tests/kit/memory-database.ts'
import { saveChecks } from '../alerts/digests.ts'
import { weekFrom } from '../model/owners/owner-digest.ts'
import { handIn, queueSlice } from '../newsletters/mailing-recipients.ts'
import { saveOwnerDigests } from '../owners/owner-digests.ts'
import * as schema from '../schema.ts'

const now = new Date('2026-12-01T09:00:00Z')

/** Two addresses; the server of bounced@example.com has refused it for good. */
async function withBouncedAddress() {
  const d1 = memoryDatabase()
  await d1.exec("INSERT INTO mail_blocks (email, mail_id, reason, blocked_at) VALUES ('bounced@example.com', 'mail', '5.1.1 No such user', '2026-11-01')")
  return { d1, db: drizzle(d1, { schema }) }
}

const recipients = async (d1: ReturnType<typeof memoryDatabase>) => (await d1.prepare('SELECT recipient FROM outbox ORDER BY recipient').raw<[string]>()).flat()

const subscribe = (
  kind: string,
) => `INSERT INTO subscriptions (id, kind, email, recipient, locale, state, consent, goal, search, rhythm, seen_event, due_at, created_at, confirmed_at)
  SELECT '${kind}-' || value, '${kind}', value || '@example.com', value || '@example.com', 'nl', 'active', '{}', 'sale', '{}', 'daily', 1, '2026-12-01T08:00:00.000Z', '2026-01-01', '2026-01-02'
  FROM json_each('["bounced", "reached"]')`

test('the next newsletter is not addressed to an address that has bounced', async () => {
  const { d1, db } = await withBouncedAddress()
  await d1.exec(subscribe('newsletter'))
  expect(await handIn(db, { id: 'december', subjects: { nl: 'Nieuws' }, texts: { nl: 'Dag' } }, now)).toBe(1)
  await queueSlice(db, 'december', 20, 60, now)
  expect(await recipients(d1)).toEqual(['reached@example.com'])
})

test('a newsletter under way skips an address that bounces before its turn', async () => {
  const { d1, db } = await withBouncedAddress()
  await d1.exec(subscribe('newsletter'))
  await d1.exec('DELETE FROM mail_blocks')
  expect(await handIn(db, { id: 'december', subjects: { nl: 'Nieuws' }, texts: { nl: 'Dag' } }, now)).toBe(2)
  await d1.exec("INSERT INTO mail_blocks (email, mail_id, reason, blocked_at) VALUES ('bounced@example.com', 'mail', '5.1.1 No such user', '2026-12-01')")
  await queueSlice(db, 'december', 20, 60, now)
  expect(await recipients(d1)).toEqual(['reached@example.com'])
  expect(await d1.prepare("SELECT state FROM mailing_recipients WHERE email = 'bounced@example.com'").first('state')).toBe('skipped')
})

test('the next digest of an alert is not sent to an address that has bounced', async () => {
  const { d1, db } = await withBouncedAddress()
  await d1.exec(subscribe('alert'))
  const checked = ['bounced', 'reached'].map((name) => ({
    alert: { id: `alert-${name}`, goal: 'sale', search: '', rhythm: 'daily', seenEvent: 1, dueAt: '2026-12-01T08:00:00.000Z' } as const,
    ...{ seenEvent: 2, dueAt: new Date('2026-12-02T08:00:00Z'), digest: { subscription: `alert-${name}`, after: 1, last: 2, listings: [4001], total: 1 } },
  }))
  await saveChecks(db, checked, now)
  expect(await recipients(d1)).toEqual(['reached@example.com'])
  expect(await d1.prepare("SELECT seen_event FROM subscriptions WHERE id = 'alert-bounced'").first('seen_event')).toBe(2)
})

test("the next weekly digest of an owner's home is not sent to an address that has bounced", async () => {
  const { d1, db } = await withBouncedAddress()
  await d1.exec(`INSERT INTO owners (id, email, recipient, locale, wants_digest, digest_week, password, created_at, changed_at)
    SELECT value, value || '@example.com', value || '@example.com', 'nl', 1, '2026-01-05', 'hash', '2026-01-01', '2026-01-01' FROM json_each('["bounced", "reached"]')`)
  await d1.exec("INSERT INTO owner_homes (owner_id, kind, record_id, since) SELECT id, 'listing', 4001, '2026-01-01' FROM owners")
  await saveOwnerDigests(db, weekFrom('2026-11-23'), 'info@perron.example', now, 10)
  expect(await recipients(d1)).toEqual(['reached@example.com'])
})
