import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { memoryDatabase } from '../../tests/kit/memory-database.ts'
import { hasExpired } from './lease.ts'

const db = drizzle(memoryDatabase())

test.each([
  ['2026-12-01T09:00:00.000Z', 1, 'ends now'],
  ['2026-12-01T08:59:59.999Z', 1, 'has ended'],
  ['2026-12-01T09:05:00.000Z', 0, 'another worker has it'],
  ['2026-12-01T09:10:00.001Z', 1, 'was set by a clock that is ahead'],
  ['2038-01-19T03:14:08.000Z', 1, 'was set by a clock that is years ahead'],
  [null, null, 'there is none'],
] as const)('a lease until %s has expired at nine: %s (%s)', async (until, expired, _why) => {
  const row = await db.get<{ expired: number | null }>(sql`SELECT ${hasExpired(sql`${until}`, new Date('2026-12-01T09:00:00Z'))} AS expired`)
  expect(row?.expired).toBe(expired)
})
