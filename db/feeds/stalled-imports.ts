import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { catalogue } from '../schema.ts'

/**
 * Raises the stock version once for an import whose sender stopped while it was being applied, so that pages show its changes so far: a withdrawal or a
 * hidden address must not wait until the import is resumed or removed.
 * @param before only imports that began to apply before this time, UTC in ISO 8601
 */
export async function raiseForStalledImports(db: Db, before: string, now: string): Promise<void> {
  await db
    .update(catalogue)
    .set({ version: sql`${catalogue.version} + 1`, changedAt: now })
    .where(sql`EXISTS (SELECT 1 FROM imports WHERE state = 'applying' AND touched_at < ${before} AND touched_at > ${catalogue.changedAt})`)
}
