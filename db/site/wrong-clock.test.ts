import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { memoryDatabase } from '../../tests/kit/memory-database.ts'
import { findLink, insertLink } from '../accounts/owner-links.ts'
import { insertSession } from '../accounts/owner-sessions.ts'
import { countAttempt } from '../accounts/sign-in-failures.ts'
import { findSessionStaff } from '../accounts/staff.ts'
import { findStaffLink, insertStaffLink } from '../accounts/staff-links.ts'
import { insertStaffSession } from '../accounts/staff-sessions.ts'
import { dueAlerts } from '../alerts/digests.ts'
import { claimForm } from '../desk/desk-repeats.ts'
import { leaseReceipt, sourcesWithReceipts } from '../feeds/crm-receipts.ts'
import { lastDone } from '../feeds/sync-runs.ts'
import { countSending } from '../forms/rate-limits.ts'
import { dueMails, leaseMail } from '../mail/outbox.ts'
import { weekFrom } from '../model/owners/owner-digest.ts'
import { hour } from '../model/site/durations.ts'
import { saveOwnerDigests } from '../owners/owner-digests.ts'
import { findSessionOwner } from '../owners/owners.ts'
import * as schema from '../schema.ts'
import { hasJumpedAhead, noteJobRuns } from './job-runs.ts'

const now = new Date('2026-12-01T09:00:00Z')
/** The clock of then was right, was set back by an hour since, or was years ahead. */
const [right, hourAhead, yearsAhead] = [now, new Date(now.getTime() + hour), new Date('2038-01-19T03:14:08Z')]

/** A site with an owner, who has a home, and a manager. */
async function aSite() {
  const d1 = memoryDatabase()
  await d1.exec(`
    INSERT INTO owners (id, email, recipient, locale, password, wants_digest, created_at, changed_at)
      VALUES ('an', 'an@example.com', 'an@example.com', 'nl', 'hash', 1, '2026-01-01', '2026-01-01');
    INSERT INTO owner_homes VALUES ('an', 'property', 4001, '2026-01-01');
    INSERT INTO staff (id, email, recipient, name, locale, role, state, created_at, changed_at)
      VALUES ('mia', 'mia@example.com', 'mia@example.com', 'Mia', 'nl', 'manager', 'active', '2026-01-01', '2026-01-01')`)
  return { d1, db: drizzle(d1, { schema }) }
}

test.each([
  ['a right clock', true, right],
  ['a clock set back by an hour since', true, hourAhead],
  ['a clock years ahead', false, yearsAhead],
])('sessions and mailed links of %s work: %s', async (_, works, then) => {
  const { db } = await aSite()
  await db.batch([insertSession(db, { hash: 'o', ownerId: 'an', device: '' }, then), insertStaffSession(db, { hash: 's', staffId: 'mia', device: '' }, then)])
  const ofOwner = { id: 'l', ownerId: 'an', purpose: 'invitation', recipient: null } as const
  await db.batch([insertLink(db, ofOwner, then), insertStaffLink(db, { id: 'm', staffId: 'mia', purpose: 'invitation' }, then)])
  const found = [await findSessionOwner(db, 'o', now), await findSessionStaff(db, 's', now), await findLink(db, 'l', now), await findStaffLink(db, 'm', now)]
  expect(found.map((each) => each !== null)).toEqual([works, works, works, works])
  // A link is mailed again only if the earlier one is of a clock that was wrong.
  const [again] = await db.batch([insertLink(db, { ...ofOwner, id: 'n', unlessSince: new Date(now.getTime() - 2 * hour) }, now)])
  expect(again).toHaveLength(works ? 0 : 1)
})

test('failed log-ins and forms that a clock years ahead has counted stop no one, those of a clock set back by an hour still count', async () => {
  const { db } = await aSite()
  const waitAfter = async (account: string, then: Date) => {
    for (let failure = 0; failure < 30; failure += 1)
      await countAttempt(db, { account, client: null }, 'an@example.com', new Date(then.getTime() + failure * hour))
    return (await countAttempt(db, { account, client: null }, 'an@example.com', now)).wait
  }
  expect(await waitAfter('ahead', yearsAhead)).toBe(0)
  const sendAfter = async (sender: string, then: Date) => {
    for (const lead of ['1', '2']) await countSending(db, [sender], sender + lead, then, [{ within: 2 * hour, max: 2 }])
    return countSending(db, [sender], `${sender}3`, now, [{ within: 2 * hour, max: 2 }])
  }
  expect([await sendAfter('a', right), await sendAfter('b', hourAhead), await sendAfter('c', yearsAhead)]).toEqual(['limited', 'limited', 'counted'])
})

test('a form that was sent by a clock years ahead may be sent again, one of this moment not', async () => {
  const { db } = await aSite()
  const claimAfter = async (key: string, then: Date) => {
    await claimForm(db, { key, session: key }, then, new Date(then.getTime() - 10_000))
    return claimForm(db, { key, session: key }, now, new Date(now.getTime() - 10_000))
  }
  expect([await claimAfter('a', right), await claimAfter('b', yearsAhead)]).toEqual([false, true])
})

test.each([
  ['an hour ago', '2026-12-01T08:00:00.000Z', true],
  ['at its next attempt', '2026-12-01T15:00:00.000Z', false],
  ['when a clock was years ahead', '2038-01-19T03:14:08.000Z', true],
])('a mail that was due %s is sent now: %s', async (_, dueAt, isSent) => {
  const { d1, db } = await aSite()
  await d1.exec(`INSERT INTO outbox (id, template, locale, recipient, data, state, due_at, created_at)
    VALUES ('mail', 'lead', 'nl', 'an@example.com', '{}', 'waiting', '${dueAt}', '${dueAt}')`)
  expect(await dueMails(db, now, 5)).toEqual(isSent ? ['mail'] : [])
  expect((await leaseMail(db, 'mail', now, 1_000)) !== null).toBe(isSent)
})

test.each([
  ['an hour ago', '2026-12-01T08:00:00.000Z', true],
  ['in twelve hours, after many failures', '2026-12-01T21:00:00.000Z', false],
  ['when a clock was years ahead', '2038-01-19T03:14:08.000Z', true],
])('a receipt for a CRM that was due %s is sent now: %s', async (_, dueAt, isSent) => {
  const { d1, db } = await aSite()
  await d1.exec(`INSERT INTO crm_receipts (source, external_id, due_at) VALUES ('whise', 'e1', '${dueAt}')`)
  expect(await sourcesWithReceipts(db, now)).toEqual(isSent ? ['whise'] : [])
  expect((await leaseReceipt(db, 'whise', now, 1_000)) !== null).toBe(isSent)
})

test.each([
  ['a week late, after the clock went forward by a week', '2026-11-24T06:00:00.000Z', ['alert']],
  ['next Monday', '2026-12-07T06:00:00.000Z', []],
  ['when a clock was years ahead', '2038-01-25T06:00:00.000Z', ['alert']],
])('an alert that is due %s is checked: %j', async (_, dueAt, due) => {
  const { d1, db } = await aSite()
  await d1.exec(`INSERT INTO subscriptions (id, kind, email, recipient, locale, goal, search, rhythm, state, consent, created_at, due_at)
    VALUES ('alert', 'alert', 'an@example.com', 'an@example.com', 'nl', 'sale', '', 'weekly', 'active', '{}', '2026-01-01', '${dueAt}')`)
  expect((await dueAlerts(db, now, 0, 5)).map(({ id }) => id)).toEqual(due)
  expect((await dueAlerts(db, now, 0, 5)).map(({ id }) => id)).toEqual(due)
})

test('an owner gets the digest of a week once, also when the clock goes back by a week, and again after one that was years ahead', async () => {
  const { db } = await aSite()
  const send = (monday: string, at: Date) => saveOwnerDigests(db, weekFrom(monday), 'office@example.com', at, 5)
  expect(await send('2026-11-23', now)).toHaveLength(1)
  expect(await send('2026-11-23', now)).toHaveLength(0)
  expect(await send('2026-11-16', now)).toHaveLength(0)
  expect(await send('2038-01-11', yearsAhead)).toHaveLength(1)
  expect(await send('2026-11-23', now)).toHaveLength(0)
  expect(await send('2026-11-30', now)).toHaveLength(1)
})

test('changes are asked for since the last run whose clock was not ahead', async () => {
  const { d1, db } = await aSite()
  for (const [id, at] of [
    ['ahead', yearsAhead.toISOString()],
    ['before', '2026-12-01T08:00:00.000Z'],
  ])
    await d1.exec(`INSERT INTO sync_runs (id, source, mode, state, cursor, counts, touched_at, started_at, ended_at)
      VALUES ('${id}', 'omnicasa', 'delta', 'done', '{}', '{}', '${at}', '${at}', '${at}')`)
  expect((await lastDone(db, 'omnicasa', ['full', 'delta'], now))?.id).toBe('before')
})

test('a night is recognised whose clock has jumped ahead, although a job ran when it was years ahead', async () => {
  const { db } = await aSite()
  await noteJobRuns(db, ['sweepDigests'], [], yearsAhead)
  await noteJobRuns(db, ['rescueMails'], [], now)
  const at = (hours: number) => new Date(now.getTime() + hours * hour)
  expect([await hasJumpedAhead(db, at(1), at(1)), await hasJumpedAhead(db, at(37), at(37))]).toEqual([false, true])
})
