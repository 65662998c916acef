import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { rateLimits } from './schema.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** How many forms of one kind are taken from one address within these milliseconds. */
const limits = [
  { within: hour, most: 5 },
  { within: day, most: 20 },
] as const

/**
 * Counts a form that is about to be accepted, in one statement, so that no two at once are both the last one allowed. The same lead
 * counts once, however often it is sent.
 * @param sender see `senderOf`
 * @returns 'known' when this lead was counted before, 'limited' when this sender has had as many as are allowed
 */
export async function countSending(db: Db, sender: string, leadId: string, now: Date): Promise<'counted' | 'known' | 'limited'> {
  const allowed = limits.map(({ within, most }) => {
    const since = new Date(now.getTime() - within).toISOString()
    return sql`(SELECT count(*) FROM rate_limits WHERE sender = ${sender} AND accepted_at > ${since}) < ${most}`
  })
  const rows = await db.all(
    sql`INSERT INTO rate_limits (sender, lead_id, accepted_at)
        SELECT ${sender}, ${leadId}, ${now.toISOString()} WHERE ${sql.join(allowed, sql` AND `)}
        ON CONFLICT DO NOTHING
        RETURNING lead_id`,
  )
  if (rows.length > 0) return 'counted'
  const known = await db.$count(rateLimits, and(eq(rateLimits.sender, sender), eq(rateLimits.leadId, leadId)))
  return known > 0 ? 'known' : 'limited'
}

/** Takes a count back: what was counted has not been accepted after all. */
export async function uncountSending(db: Db, sender: string, leadId: string): Promise<void> {
  await db.delete(rateLimits).where(and(eq(rateLimits.sender, sender), eq(rateLimits.leadId, leadId)))
}

/** Forgets what no limit looks at any more. */
export async function removeOldSendings(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.acceptedAt, new Date(now.getTime() - day).toISOString()))
}
