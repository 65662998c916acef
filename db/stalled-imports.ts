import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { catalogue } from './schema.ts'

/**
 * Raises the version of the stock once for an import whose sender stopped while it was applied, so that pages show what it has changed so far:
 * a withdrawal or a hidden address must not wait for the import to be resumed or removed.
 * @param before when the import must have begun to apply, UTC in ISO 8601
 */
export async function raiseForStalledImports(db: Db, before: string, now: string): Promise<void> {
  await db
    .update(catalogue)
    .set({ version: sql`${catalogue.version} + 1`, changedAt: now })
    .where(sql`EXISTS (SELECT 1 FROM imports WHERE state = 'applying' AND touched_at < ${before} AND touched_at > ${catalogue.changedAt})`)
}
