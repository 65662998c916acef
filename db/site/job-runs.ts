import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { jobRuns } from '../schema.ts'

/** Notes how the cron jobs of a run have ended, by name. */
export async function noteJobRuns(db: Db, names: readonly string[], failed: readonly string[], now: Date): Promise<void> {
  const at = now.toISOString()
  const rows = JSON.stringify(names.map((name) => ({ name, doneAt: failed.includes(name) ? null : at, failedAt: failed.includes(name) ? at : null })))
  await db.run(sql`INSERT INTO ${jobRuns} (name, done_at, failed_at)
    SELECT value ->> '$.name', value ->> '$.doneAt', value ->> '$.failedAt' FROM json_each(${rows}) WHERE true
    ON CONFLICT (name) DO UPDATE SET done_at = coalesce(excluded.done_at, done_at), failed_at = coalesce(excluded.failed_at, failed_at)`)
}

/** The query for when each cron job last succeeded and last failed. */
export function selectJobRuns(db: Db) {
  return db.select().from(jobRuns)
}
