import { desc, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { day } from '../../model/site/durations.ts'
import { maxMissedADay, missedDays, shownFrom } from '../../model/site/redirects/missed-path.ts'
import { missedPathDays, missedPaths } from '../../schema.ts'

/** Paths that visitors asked for and did not find. */

/** Counts a request for a path; a path is new at most `maxMissedADay` times a day. */
export async function countMissedPath(db: Db, path: string, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  const isKnown = sql`EXISTS (SELECT 1 FROM missed_paths WHERE path = ${path})`
  const newToday = sql`coalesce((SELECT paths FROM missed_path_days WHERE day = ${today}), 0)`
  await db
    .insert(missedPaths)
    .select(sql`SELECT ${path}, 1, ${today} WHERE ${isKnown} OR ${newToday} < ${maxMissedADay}`)
    .onConflictDoUpdate({ target: missedPaths.path, set: { count: sql`count + 1` } })
}

/** The query for the paths that were asked for most, from `shownFrom` requests on. */
export function selectMissedPaths(db: Db, limit: number) {
  return db
    .select({ path: missedPaths.path, count: missedPaths.count })
    .from(missedPaths)
    .where(gte(missedPaths.count, sql.raw(String(shownFrom))))
    .orderBy(desc(missedPaths.count))
    .limit(limit)
}

/** Deletes the paths whose count began more than `missedDays` ago. */
export async function removeOldMissedPaths(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - missedDays * day).toISOString().slice(0, 10)
  await db.delete(missedPaths).where(lt(missedPaths.since, before))
  await db.delete(missedPathDays).where(lt(missedPathDays.day, before))
}
