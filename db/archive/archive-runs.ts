import { and, asc, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { archiveParts, archiveRuns } from '../schema.ts'
import { hasExpired } from '../site/lease.ts'

/** Runs that read the site into an archive, or take one back: one at a time, step by step. */

export type ArchiveRun = typeof archiveRuns.$inferSelect

/** Milliseconds for which a worker has a step; longer than any step takes. */
const lease = 180_000

/** The run that reads the site, or takes an archive back; null if there is none. */
export async function findRunUnderWay(db: Db): Promise<ArchiveRun | null> {
  return (await db.select().from(archiveRuns).where(sql`${archiveRuns.state} IN ('reading', 'restoring')`).get()) ?? null
}

/** Whether the site takes an archive back: no job runs meanwhile. */
export async function isRestoring(db: Db): Promise<boolean> {
  return (await db.select({ id: archiveRuns.id }).from(archiveRuns).where(eq(archiveRuns.state, 'restoring')).get()) !== undefined
}

/** The newest archives, whole or failed, the newest first. */
export function selectArchives(db: Db, most: number) {
  return db.select().from(archiveRuns).where(ne(archiveRuns.state, 'restoring')).orderBy(desc(archiveRuns.startedAt)).limit(most)
}

/** Whether the last proof of an archive found nothing wrong. */
export async function isProved(db: Db, id: string): Promise<boolean> {
  const run = await db.select({ provedAt: archiveRuns.provedAt, proof: archiveRuns.proof }).from(archiveRuns).where(eq(archiveRuns.id, id)).get()
  return run !== undefined && run.provedAt !== null && run.proof === null
}

/** Begins a run unless one is under way. @returns whether it began */
export async function beginRun(db: Db, id: string, state: 'reading' | 'restoring', recipient: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const began = await db.all(sql`INSERT INTO ${archiveRuns} (id, state, public_key, started_at)
    SELECT ${id}, ${state}, ${recipient}, ${at} WHERE NOT EXISTS (SELECT 1 FROM ${archiveRuns} WHERE state IN ('reading', 'restoring')) RETURNING id`)
  return began.length > 0
}

/** Makes a run one that began just now: who began it earlier is recognised by the former time. */
export async function beginAgain(db: Db, id: string, now: string): Promise<void> {
  await db.update(archiveRuns).set({ startedAt: now }).where(eq(archiveRuns.id, id))
}

/** Leases the next step of a run. @returns whether this worker has it */
export async function leaseStep(db: Db, { id, step }: Pick<ArchiveRun, 'id' | 'step'>, now: Date): Promise<boolean> {
  const leased = await db
    .update(archiveRuns)
    .set({ leasedUntil: new Date(now.getTime() + lease).toISOString() })
    .where(and(eq(archiveRuns.id, id), eq(archiveRuns.step, step), eq(archiveRuns.state, 'reading'), hasExpired(archiveRuns.leasedUntil, now)))
    .returning({ id: archiveRuns.id })
  return leased.length > 0
}

/** Stores what a step has done and frees the run for the next: both or neither. A step that was done already changes nothing. */
export async function endStep(db: Db, { id, step }: Pick<ArchiveRun, 'id' | 'step'>, part: string): Promise<void> {
  await db.batch([
    db.insert(archiveParts).values({ run: id, step, part }).onConflictDoNothing(),
    db
      .update(archiveRuns)
      .set({ step: step + 1, leasedUntil: '' })
      .where(and(eq(archiveRuns.id, id), eq(archiveRuns.step, step))),
  ])
}

/** What the steps of a run have stored, in order. */
export async function readParts(db: Db, id: string): Promise<readonly string[]> {
  const rows = await db.select({ part: archiveParts.part }).from(archiveParts).where(eq(archiveParts.run, id)).orderBy(asc(archiveParts.step))
  return rows.map(({ part }) => part)
}

/** Ends a run with what it has found, and forgets its parts. */
export async function endRun(db: Db, id: string, result: Partial<Omit<ArchiveRun, 'id'>>): Promise<void> {
  await db.batch([db.update(archiveRuns).set(result).where(eq(archiveRuns.id, id)), db.delete(archiveParts).where(eq(archiveParts.run, id))])
}

/** Forgets runs that began before a day. */
export async function removeOldArchiveRuns(db: Db, before: string): Promise<void> {
  await db.delete(archiveRuns).where(and(lt(archiveRuns.startedAt, before), ne(archiveRuns.state, 'restoring')))
}

/** Ends a restore: jobs run again. */
export async function endRestore(db: Db): Promise<void> {
  await db.delete(archiveRuns).where(eq(archiveRuns.state, 'restoring'))
}
