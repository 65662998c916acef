import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/** What waits at the desk. Counts stop at 100: beyond that the number tells nobody more. */

export interface DueCounts {
  /** Mails that could not be delivered. */
  readonly deadMails: number
  /** Testimonials to be judged. */
  readonly testimonials: number
  /** Leads of the last day. */
  readonly newLeads: number
  /** Confirmed viewings of the day. */
  readonly viewings: number
}

/** Counts what waits, in one query. @param day the bounds of the day in question, UTC in ISO 8601 */
export async function countDue(db: Db, now: Date, day: { readonly from: string; readonly to: string }): Promise<DueCounts> {
  const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000).toISOString()
  const [counts] = await db.all<DueCounts>(sql`SELECT
    (SELECT count(*) FROM (SELECT 1 FROM outbox WHERE state = 'dead' LIMIT 100)) AS deadMails,
    (SELECT count(*) FROM (SELECT 1 FROM testimonials WHERE state = 'waiting' LIMIT 100)) AS testimonials,
    (SELECT count(*) FROM (SELECT 1 FROM leads WHERE created_at > ${yesterday} LIMIT 100)) AS newLeads,
    (SELECT count(*) FROM (SELECT 1 FROM appointments WHERE state = 'confirmed' AND starts_at >= ${day.from} AND starts_at < ${day.to} LIMIT 100)) AS viewings`)
  if (counts === undefined) throw new Error('a count returned no row')
  return counts
}
