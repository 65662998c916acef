import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { memoryDatabase } from '../../tests/kit/memory-database.ts'
import { crmNames, crms } from '../model/feeds/crm-catalogue.ts'
import * as schema from '../schema.ts'
import { crmReceipts, deskHomes } from '../schema.ts'
import { leaseReceipt, noteSite, settleReceipt, sourcesWithReceipts } from './crm-receipts.ts'

const after = (minutes: number) => new Date(Date.parse('2026-11-26T09:00:00Z') + minutes * 60_000)
const now = after(0)
const moment = now.toISOString()
const leaseTime = 3 * 60_000
const settled = { told: { state: 'published', at: moment }, version: 'v1', isOnline: true, problem: null, error: null, next: null, failures: 0 } as const

/** Homes of sources, all of them held back. */
async function aStock(...sources: readonly string[]) {
  const d1 = memoryDatabase()
  const db = drizzle(d1, { schema })
  for (const [index, source] of sources.entries()) {
    await d1
      .prepare(
        `INSERT INTO listings (id, goal, state, listed, main_type, created_at, card, record, fingerprint, place, category, source, external_id)
         VALUES (?1, 'sale', 'available', 1, 'house', '2026-11-01', '{}', '{}', '', 1, 1, ?2, ?3)`,
      )
      .bind(index + 1, source, `e${index + 1}`)
      .run()
  }
  /** Holds the homes back, or releases them. */
  const mark = () => db.run(sql`UPDATE listings SET held_state = iif(held_state IS NULL, state, NULL)`)
  await mark()
  return { db, mark }
}

test('a change while its receipt is sent stays due', async () => {
  const { db, mark } = await aStock('whise')
  const leased = await leaseReceipt(db, 'whise', now, leaseTime)
  await mark()
  if (leased) await settleReceipt(db, leased, settled)
  expect(await db.select().from(crmReceipts)).toMatchObject([{ toldState: 'published', toldVersion: 'v1', dueAt: '' }])
})

test('one receipt of a CRM is sent at a time, and the lease of a worker that died expires', async () => {
  const { db } = await aStock('whise', 'whise', 'sweepbright')
  expect(await leaseReceipt(db, 'whise', now, leaseTime)).toMatchObject({ externalId: 'e1' })
  expect(await leaseReceipt(db, 'whise', after(1), leaseTime)).toBeNull()
  expect(await leaseReceipt(db, 'sweepbright', after(1), leaseTime)).toMatchObject({ externalId: 'e3' })
  expect(await leaseReceipt(db, 'whise', after(4), leaseTime)).toMatchObject({ externalId: 'e2' })
})

test('a receipt that fails lets the others go first', async () => {
  const { db } = await aStock('whise', 'whise')
  const leased = await leaseReceipt(db, 'whise', now, leaseTime)
  if (leased) await settleReceipt(db, leased, { ...settled, next: after(2).toISOString(), failures: 1 })
  expect(await leaseReceipt(db, 'whise', after(3), leaseTime)).toMatchObject({ externalId: 'e2' })
})

test('every CRM that takes receipts is told of a home that is held back', async () => {
  const { db } = await aStock(...crmNames)
  expect(await sourcesWithReceipts(db, now)).toEqual(crmNames.filter((crm) => crms[crm].takesReceipts))
})

test('the stock shows which homes of a CRM are held back, until they are released', async () => {
  const { db, mark } = await aStock('omnicasa', 'whise', 'desk')
  const homes = db.select({ id: deskHomes.id }).from(deskHomes).where(eq(deskHomes.crm, 'held')).orderBy(deskHomes.id)
  expect(await homes).toEqual([{ id: 1 }, { id: 2 }])
  await mark()
  expect(await homes).toEqual([])
})

test('a connection is told again only after it has changed', async () => {
  const { db } = await aStock()
  await noteSite(db, 'whise', 'v1', moment)
  const leased = await leaseReceipt(db, 'whise', now, leaseTime)
  if (leased) await settleReceipt(db, leased, settled)
  await noteSite(db, 'whise', 'v1', moment)
  expect(await sourcesWithReceipts(db, now)).toEqual([])
  await noteSite(db, 'whise', 'v2', moment)
  expect(await sourcesWithReceipts(db, now)).toEqual(['whise'])
})
