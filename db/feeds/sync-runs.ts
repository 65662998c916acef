import { and, desc, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { noSyncCounts, type SyncCounts, type SyncCursor, type SyncError, type SyncMode, type SyncRun } from '../model/feeds/sync-run.ts'
import { imports, syncRuns } from '../schema.ts'
import { hasExpired } from '../site/lease.ts'

/**
 * Runs of a CRM synchronisation; a unique index allows one active run per source. Each queue message carries its step number. A step is processed under
 * a lease, and its result is stored together with the next step's number, so a message delivered twice takes effect once. Times are UTC in ISO 8601.
 */

const { id, source, mode, state, step, attempts, counts, touchedAt, startedAt, endedAt, error, cursor, leaseUntil } = syncRuns
const shown = { id, source, mode, state, step, attempts, counts, touchedAt, startedAt, endedAt, error }

/** Begins a run. @returns false if the source already has an active run */
export async function openRun(
  db: Db,
  run: { readonly id: string; readonly source: string; readonly mode: SyncMode; readonly cursor: SyncCursor },
  now: string,
) {
  const opened = await db
    .insert(syncRuns)
    .values({ ...run, state: 'running', counts: noSyncCounts, touchedAt: now, startedAt: now })
    .onConflictDoNothing()
    .returning({ id })
  return opened.length > 0
}

export type ClaimedRun = Pick<SyncRun, 'id' | 'source' | 'mode' | 'step' | 'attempts' | 'counts' | 'startedAt'> & { readonly cursor: SyncCursor }

/** Leases a step of a run. @param until end of the lease @returns null if the step is done or leased by another consumer */
export async function claimStep(db: Db, runId: string, stepNumber: number, until: string, now: Date): Promise<ClaimedRun | null> {
  const rows = await db
    .update(syncRuns)
    .set({ leaseUntil: until, touchedAt: now.toISOString() })
    .where(and(isAt(runId, stepNumber), or(isNull(leaseUntil), hasExpired(leaseUntil, new Date(now.getTime() - 1)))))
    .returning({ id, source, mode, step, attempts, counts, startedAt, cursor })
  return rows[0] ?? null
}

/** Whether a step is still to be processed. */
export async function isOpenStep(db: Db, runId: string, stepNumber: number): Promise<boolean> {
  return (await db.select({ id }).from(syncRuns).where(isAt(runId, stepNumber))).length > 0
}

/** Stores the result of a step and advances the run. @returns false if the run has ended or advanced since */
export async function advanceRun(db: Db, run: ClaimedRun, next: { readonly cursor: SyncCursor; readonly counts: SyncCounts }, now: string): Promise<boolean> {
  const rows = await db
    .update(syncRuns)
    .set({ ...next, step: run.step + 1, attempts: 0, error: null, leaseUntil: null, touchedAt: now })
    .where(isAt(run.id, run.step))
    .returning({ id })
  return rows.length > 0
}

/** Releases the lease of a step for a retry, with the reason. */
export async function postponeStep(db: Db, run: ClaimedRun, reason: SyncError, now: string): Promise<void> {
  await db
    .update(syncRuns)
    .set({ attempts: run.attempts + 1, error: reason, leaseUntil: null, touchedAt: now })
    .where(isAt(run.id, run.step))
}

/**
 * Ends a run, as failed if the outcome has an error. It replaces the run of its mode before it if that one changed nothing and ended in the same way: as a
 * delta, or with the same error. One whose import is held stays until a person has decided. The first run of a source is kept: `firstRunAt` tells since when a source fails.
 */
export async function endRun(db: Db, runId: string, outcome: { readonly counts?: SyncCounts; readonly error: SyncError | null }, now: string): Promise<void> {
  const ending = db
    .update(syncRuns)
    .set({ ...outcome, state: outcome.error === null ? 'done' : 'failed', leaseUntil: null, touchedAt: now, endedAt: now })
    .where(and(eq(id, runId), eq(state, 'running')))
  const replaced = (column: SQL) => sql`(SELECT ${column} FROM ${syncRuns} AS run
    JOIN ${syncRuns} AS earlier ON earlier.id = (SELECT id FROM ${syncRuns} AS each
      WHERE each.source = run.source AND each.mode = run.mode AND each.started_at < run.started_at ORDER BY each.started_at DESC LIMIT 1)
    LEFT JOIN ${imports} AS made ON made.id = earlier.cursor ->> 'importId'
    WHERE run.id = ${runId} AND (run.state = 'failed' OR run.mode = 'delta') AND earlier.state = run.state AND earlier.error IS run.error
    AND EXISTS (SELECT 1 FROM ${syncRuns} AS each WHERE each.source = run.source AND each.started_at < earlier.started_at)
    AND coalesce(made.rejected, 0) = 0 AND coalesce(made.state, 'done') IN ('done', 'refused') AND made.held IS NULL
    AND (SELECT sum(value) FROM json_each(earlier.counts) WHERE key <> 'unchanged') = 0)`
  await db.batch([ending, db.delete(imports).where(sql`id = ${replaced(sql`made.id`)}`), db.delete(syncRuns).where(sql`id = ${replaced(sql`earlier.id`)}`)])
}

/** The active run of a source, with its import and the end of its lease; null if there is none. */
export async function runningRun(db: Db, of: string) {
  const [run] = await db
    .select({ ...shown, cursor, leaseUntil })
    .from(syncRuns)
    .where(and(eq(source, of), sql`state = 'running'`))
  return run ?? null
}

/** The last runs of a source, the newest first. */
export function lastRuns(db: Db, of: string, count: number) {
  return db.select(shown).from(syncRuns).where(eq(source, of)).orderBy(desc(startedAt)).limit(count)
}

/**
 * The last successful run of a source. One that began later than now had a clock that was ahead: what has changed since then would miss changes.
 * @param modes only runs in these modes
 */
export async function lastDone(db: Db, of: string, modes: readonly SyncMode[], now: Date): Promise<SyncRun | null> {
  return (await selectLastDone(db, of, modes, now))[0] ?? null
}

/** The query of `lastDone`; without a time it is whatever ran last. */
export function selectLastDone(db: Db, of: string, modes: readonly SyncMode[], now?: Date) {
  return db
    .select(shown)
    .from(syncRuns)
    .where(and(eq(source, of), eq(state, 'done'), inArray(mode, [...modes]), now && lte(startedAt, now.toISOString())))
    .orderBy(desc(startedAt))
    .limit(1)
}

/** The reason of the last run of a source that failed, or is being retried, since a given time; null if there is none. */
export async function lastError(db: Db, of: string, since: string): Promise<SyncError | null> {
  const rows = await db
    .select({ error })
    .from(syncRuns)
    .where(and(eq(source, of), gte(startedAt, since), isNotNull(error)))
    .orderBy(desc(startedAt))
    .limit(1)
  return rows[0]?.error ?? null
}

/** The time of a source's first run, successful or not; null before. */
export async function firstRunAt(db: Db, of: string): Promise<string | null> {
  const rows = await db.select({ startedAt }).from(syncRuns).where(eq(source, of)).orderBy(startedAt).limit(1)
  return rows[0]?.startedAt ?? null
}

/** Whether a source has an active import that a synchronisation did not start. @param since ignores imports that have been idle since then */
export async function isImporting(db: Db, of: string, since: string): Promise<boolean> {
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.source, of), inArray(imports.state, ['receiving', 'applying']), sql`touched_at > ${since}`))
    .limit(1)
  return rows.length > 0
}

/** Deletes runs that ended before a given time, except the last successful one per source and mode. */
export async function removeOldRuns(db: Db, before: string): Promise<void> {
  const newest = sql`SELECT max(started_at) FROM sync_runs AS other WHERE other.source = sync_runs.source AND other.mode = sync_runs.mode AND other.state = 'done'`
  await db.delete(syncRuns).where(sql`ended_at < ${before} AND started_at IS NOT (${newest})`)
}

function isAt(runId: string, stepNumber: number) {
  return and(eq(id, runId), eq(state, 'running'), eq(step, stepNumber))
}
