import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { type SendingLimit, sendingLimits } from '../model/forms/sending-limits.ts'
import { day } from '../model/site/durations.ts'
import { rateLimits } from '../schema.ts'
import { isRecent } from '../site/lease.ts'

/**
 * Counts a submission against the rate limits before it is accepted, in one atomic statement. Idempotent: a resubmitted lead counts once.
 * @param senders hashes of the sender under the current key and then the previous ones; counted under the first, compared with the sum of all
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
  const allowed = limits.map(
    ({ within, max }) => sql`(SELECT count(*) FROM rate_limits WHERE ${isSender} AND ${isRecent(sql`accepted_at`, now, within)}) < ${max}`,
  )
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

/** Reverts `countSending` for a form that was rejected after all. */
export async function uncountSending(db: Db, senders: readonly string[], leadId: string): Promise<void> {
  await db.delete(rateLimits).where(and(inArray(rateLimits.sender, [...senders]), eq(rateLimits.leadId, leadId)))
}

/** Deletes counts older than every rate-limit window. */
export async function removeOldSendings(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.acceptedAt, new Date(now.getTime() - day).toISOString()))
}
