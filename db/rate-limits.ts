import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { rateLimits } from './schema.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** How many forms of one kind are accepted from one address within these milliseconds. */
export const sendingLimits = [
  { within: hour, max: 5 },
  { within: day, max: 20 },
] as const

/** How many messages, and as many papers, are accepted from one owner: each is a mail to the agency. */
export const ownerSendingLimits = [{ within: day, max: 20 }] as const

interface SendingLimit {
  /** Milliseconds. */
  readonly within: number
  readonly max: number
}

/**
 * Counts a form before it is accepted, in one statement, so that two forms at once cannot both be the last one allowed. The same lead
 * counts once, however often it is sent.
 * @param senders the hashes of one sender, the current one first: it counts under that one, and what counted under the others counts too
 * @returns 'known' if this lead was counted before, 'limited' if the sender has reached a limit
 */
export async function countSending(
  db: Db,
  senders: readonly string[],
  leadId: string,
  now: Date,
  limits: readonly SendingLimit[] = sendingLimits,
): Promise<'counted' | 'known' | 'limited'> {
  const isSender = sql`sender IN (SELECT value FROM json_each(${JSON.stringify(senders)}))`
  const isKnown = sql`${isSender} AND lead_id = ${leadId}`
  const allowed = limits.map(({ within, max }) => {
    const since = new Date(now.getTime() - within).toISOString()
    return sql`(SELECT count(*) FROM rate_limits WHERE ${isSender} AND accepted_at > ${since}) < ${max}`
  })
  const rows = await db.all(
    sql`INSERT INTO rate_limits (sender, lead_id, accepted_at)
        SELECT ${senders[0] ?? ''}, ${leadId}, ${now.toISOString()}
        WHERE ${sql.join(allowed, sql` AND `)} AND NOT EXISTS (SELECT 1 FROM rate_limits WHERE ${isKnown})
        ON CONFLICT DO NOTHING
        RETURNING lead_id`,
  )
  if (rows.length > 0) return 'counted'
  return (await db.$count(rateLimits, isKnown)) > 0 ? 'known' : 'limited'
}

/** Takes a count back: the form was not accepted after all. */
export async function uncountSending(db: Db, senders: readonly string[], leadId: string): Promise<void> {
  await db.delete(rateLimits).where(and(inArray(rateLimits.sender, [...senders]), eq(rateLimits.leadId, leadId)))
}

/** Deletes the counts that no limit looks at any more. */
export async function removeOldSendings(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.acceptedAt, new Date(now.getTime() - day).toISOString()))
}
