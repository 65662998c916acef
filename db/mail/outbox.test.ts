import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { memoryDatabase } from '../../tests/kit/memory-database.ts'
import * as schema from '../schema.ts'
import { dropMail, leaseMail, markFailed } from './outbox.ts'

const leaseTime = 5 * 60_000
const at = (minutes: number) => new Date(Date.parse('2026-12-01T09:00:00Z') + minutes * 60_000)

/** One mail that worker A leased and worker B has leased since, after A's lease had expired. */
async function leasedTwice() {
  const d1 = memoryDatabase()
  const db = drizzle(d1, { schema })
  await d1.exec(
    "INSERT INTO outbox (id, template, locale, recipient, data, state, due_at, created_at) VALUES ('mail', 'digest', 'nl', 'an@example.com', '{}', 'waiting', '2026-12-01T09:00:00.000Z', '2026-12-01')",
  )
  const first = await leaseMail(db, 'mail', at(0), leaseTime)
  expect(await leaseMail(db, 'mail', at(0), leaseTime)).toBeNull()
  const second = await leaseMail(db, 'mail', at(6), leaseTime)
  if (first === null || second === null) throw new Error('The mail was not leased')
  const row = () => d1.prepare('SELECT state, attempts, error FROM outbox').first()
  return { db, first, second, row }
}

test('a worker that fails after its lease has expired leaves the mail to the worker that has it now', async () => {
  const { db, first, second, row } = await leasedTwice()
  await markFailed(db, first, 'timeout', false, at(7), 0)
  expect(await row()).toEqual({ state: 'sending', attempts: 2, error: null })
  await markFailed(db, first, 'refused', true, at(7), 0)
  expect(await row()).toEqual({ state: 'sending', attempts: 2, error: null })
  await markFailed(db, second, 'timeout', false, at(7), 0)
  expect(await row()).toEqual({ state: 'waiting', attempts: 2, error: 'timeout' })
})

test('a worker whose lease has expired does not drop the mail that another has now', async () => {
  const { db, first, second, row } = await leasedTwice()
  await dropMail(db, first)
  expect(await row()).toEqual({ state: 'sending', attempts: 2, error: null })
  await dropMail(db, second)
  expect(await row()).toBeNull()
})
