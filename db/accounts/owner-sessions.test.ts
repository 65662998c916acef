import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { memoryDatabase } from '../../tests/kit/memory-database.ts'
import * as schema from '../schema.ts'
import { selectSessions } from './owner-sessions.ts'

test('only sessions that are neither idle too long nor too old are listed, the one used last first', async () => {
  const d1 = memoryDatabase()
  await d1.exec(
    "INSERT INTO owners (id, email, recipient, locale, created_at, changed_at) VALUES ('an', 'an@example.com', 'an@example.com', 'nl', '2026-01-01', '2026-01-01')",
  )
  const [past, soon, later] = ['2026-12-01T08:00:00.000Z', '2026-12-01T10:00:00.000Z', '2026-12-02T10:00:00.000Z']
  for (const [hash, usedAt, idleUntil, endsAt] of [
    ['idle', '2026-12-01T07:00:00.000Z', past, later],
    ['old', '2026-12-01T07:00:00.000Z', later, past],
    ['earlier', '2026-12-01T07:00:00.000Z', soon, later],
    ['now', '2026-12-01T08:59:00.000Z', soon, soon],
  ]) {
    await d1.prepare("INSERT INTO owner_sessions VALUES (?, 'an', 'Firefox', '2026-11-01', ?, ?, ?)").bind(hash, usedAt, idleUntil, endsAt).run()
  }
  const sessions = await selectSessions(drizzle(d1, { schema }), 'an', new Date('2026-12-01T09:00:00Z'))
  expect(sessions.map(({ hash }) => hash)).toEqual(['now', 'earlier'])
})
