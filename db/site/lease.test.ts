import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { memoryDatabase } from '../../tests/kit/memory-database.ts'
import { hour } from '../model/site/durations.ts'
import { hasCome, hasExpired, isOpenAt, isRecent } from './lease.ts'

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

const now = new Date('2026-12-01T09:00:00Z')
const holds = async (condition: SQL) => (await db.get<{ holds: number }>(sql`SELECT ${condition} AS holds`))?.holds === 1

test.each([
  ['2026-12-01T09:00:00.000Z', true, true, false],
  ['2026-12-01T08:59:59.999Z', true, true, false],
  ['2026-12-01T08:00:00.000Z', true, false, false],
  ['2026-12-01T09:30:00.000Z', false, true, true],
  ['2026-12-01T10:00:00.001Z', true, false, true],
  ['2026-12-02T10:00:00.000Z', true, false, true],
  ['2026-12-02T10:00:00.001Z', true, false, false],
  ['2106-02-07T06:28:16.000Z', true, false, false],
])('within an hour of nine, %s has come: %s; is recent: %s; is open: %s', async (at, come, recent, open) => {
  const moment = sql`${at}`
  expect([await holds(hasCome(moment, now, hour)), await holds(isRecent(moment, now, hour)), await holds(isOpenAt(moment, now, hour))]).toEqual([
    come,
    recent,
    open,
  ])
})
