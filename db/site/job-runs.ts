import { lte, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { hour } from '../model/site/durations.ts'
import { jobRuns } from '../schema.ts'

/** Notes how the cron jobs of a run have ended, by name. */
export async function noteJobRuns(db: Db, names: readonly string[], failed: readonly string[], now: Date): Promise<void> {
  const at = now.toISOString()
  const rows = JSON.stringify(names.map((name) => ({ name, doneAt: failed.includes(name) ? null : at, failedAt: failed.includes(name) ? at : null })))
  await db.run(sql`INSERT INTO ${jobRuns} (name, done_at, failed_at)
    SELECT value ->> '$.name', value ->> '$.doneAt', value ->> '$.failedAt' FROM json_each(${rows}) WHERE true
    ON CONFLICT (name) DO UPDATE SET done_at = coalesce(excluded.done_at, done_at), failed_at = coalesce(excluded.failed_at, failed_at)`)
}

/** Between two runs of any job at most five minutes pass, unless the site stood still: then those come first. */
const longestPause = 36 * hour

/**
 * Whether the clock is more than a day ahead of the last job that has run: of a machine whose clock is wrong, which must erase nothing. A site that stood still
 * is not meant: its jobs of every minute run before those of the night.
 * @param clock the machine's: jobs that are run for another time on purpose are not stopped
 */
export async function hasJumpedAhead(db: Db, now: Date, clock: Date): Promise<boolean> {
  if (Math.abs(now.getTime() - clock.getTime()) > hour) return false
  const last = await db
    .select({ at: sql<string | null>`max(${jobRuns.doneAt})` })
    .from(jobRuns)
    .where(lte(jobRuns.doneAt, now.toISOString()))
    .get()
  return last?.at != null && now.getTime() - Date.parse(last.at) > longestPause
}

/** The query for when each cron job last succeeded and last failed. */
export function selectJobRuns(db: Db) {
  return db.select().from(jobRuns)
}
