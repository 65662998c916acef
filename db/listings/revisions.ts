import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { listings } from '../schema.ts'

/**
 * The revision of a listing is the stock version that first shows its current state. Every statement that changes a listing sets it in the same write,
 * before that version is published. Versions are monotonic, so no two published states of a listing share a revision.
 */
export const nextRevision = sql`(SELECT version + 1 FROM catalogue)`

/** The statement that bumps the revision of a project's units, for a batch that changes what their pages show of it. @param projects a query for ids */
export function revisingUnits(db: Db, projects: ReturnType<typeof sql>) {
  return db.update(listings).set({ revision: nextRevision }).where(sql`project_id IN (${projects})`)
}
