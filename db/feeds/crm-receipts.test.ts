import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { memoryDatabase } from '../../tests/kit/memory-database.ts'
import * as schema from '../schema.ts'
import { crmReceipts, deskHomes } from '../schema.ts'
import { leaseReceipt, noteSite, postponeReceipts, settleReceipt, sourcesWithReceipts } from './crm-receipts.ts'
import { notingHeld } from './receipt-marks.ts'

const after = (minutes: number) => new Date(Date.parse('2026-11-26T09:00:00Z') + minutes * 60_000)
const now = after(0)
const moment = now.toISOString()
const leaseTime = 3 * 60_000
const settled = { told: { state: 'published', at: moment }, version: 'v1', isOnline: true, problem: null, error: null, next: null, failures: 0 } as const

/** Homes of sources, each marked as held back or released; `mark` marks them again. */
async function aStock(...homes: readonly (readonly [source: string, heldState: string | null])[]) {
  const d1 = memoryDatabase()
  const db = drizzle(d1, { schema })
  for (const [index, [source, heldState]] of homes.entries()) {
    await d1
      .prepare(
        `INSERT INTO listings (id, goal, state, held_state, listed, main_type, created_at, card, record, fingerprint, place, category, source, external_id)
         VALUES (?1, 'sale', 'available', ?2, 1, 'house', '2026-11-01', '{}', '{}', '', 1, 1, ?3, ?4)`,
      )
      .bind(index + 1, heldState, source, `e${index + 1}`)
      .run()
  }
  const mark = async () => {
    for (const marking of notingHeld(db, sql`SELECT id FROM listings`, moment)) await marking
  }
  await mark()
  return { db, mark }
}

test('a change while its receipt is sent stays due', async () => {
  const { db, mark } = await aStock(['whise', null])
  const leased = await leaseReceipt(db, 'whise', now, leaseTime)
  await mark()
  if (leased) await settleReceipt(db, leased, settled)
  expect(await db.select().from(crmReceipts)).toMatchObject([{ toldState: 'published', toldVersion: 'v1', dueAt: '', waitsSince: moment }])
})

test('one receipt of a CRM is sent at a time, and the lease of a worker that died expires', async () => {
  const { db } = await aStock(['whise', null], ['whise', null], ['sweepbright', null])
  expect(await leaseReceipt(db, 'whise', now, leaseTime)).toMatchObject({ externalId: 'e1' })
  expect(await leaseReceipt(db, 'whise', after(1), leaseTime)).toBeNull()
  expect(await leaseReceipt(db, 'sweepbright', after(1), leaseTime)).toMatchObject({ externalId: 'e3' })
  expect(await leaseReceipt(db, 'whise', after(4), leaseTime)).toMatchObject({ externalId: 'e2' })
})

test('a receipt that fails lets the others go first', async () => {
  const { db } = await aStock(['whise', null], ['whise', null])
  const leased = await leaseReceipt(db, 'whise', now, leaseTime)
  if (leased) await settleReceipt(db, leased, { ...settled, told: null, next: after(2).toISOString(), failures: 1 })
  expect(await leaseReceipt(db, 'whise', after(3), leaseTime)).toMatchObject({ externalId: 'e2' })
})

test('homes of a CRM that takes no receipts are never due, and those held back are noted', async () => {
  const { db } = await aStock(['omnicasa', null], ['omnicasa', 'available'], ['desk', 'available'])
  expect(await sourcesWithReceipts(db, moment)).toEqual([])
  expect(await db.select({ id: deskHomes.id, crm: deskHomes.crm }).from(deskHomes)).toEqual([
    { id: 1, crm: null },
    { id: 2, crm: 'held' },
    { id: 3, crm: null },
  ])
})

test('receipts of a CRM without a connection wait', async () => {
  const { db } = await aStock(['whise', null])
  expect(await sourcesWithReceipts(db, moment)).toEqual(['whise'])
  await postponeReceipts(db, 'whise', after(60).toISOString(), moment)
  expect([await sourcesWithReceipts(db, after(59).toISOString()), await sourcesWithReceipts(db, after(60).toISOString())]).toEqual([[], ['whise']])
})

test('a connection is told again only after it has changed', async () => {
  const { db } = await aStock()
  await noteSite(db, 'whise', 'v1', moment)
  const leased = await leaseReceipt(db, 'whise', now, leaseTime)
  if (leased) await settleReceipt(db, leased, settled)
  await noteSite(db, 'whise', 'v1', moment)
  expect(await sourcesWithReceipts(db, moment)).toEqual([])
  await noteSite(db, 'whise', 'v2', moment)
  expect(await sourcesWithReceipts(db, moment)).toEqual(['whise'])
})
