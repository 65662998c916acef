import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { listings } from './schema.ts'

/**
 * The revision of a listing is the version of the stock that first shows it as it is. A statement that changes a listing sets it in the same
 * write, before that version is published; versions only grow, so no revision is used for two states of a published listing.
 */
export const nextRevision = sql`(SELECT version + 1 FROM catalogue)`

/** The statement that gives the units of a project a new revision, for the batch that changes what their pages show of it. @param projects a query for ids */
export function revisingUnits(db: Db, projects: ReturnType<typeof sql>) {
  return db.update(listings).set({ revision: nextRevision }).where(sql`project_id IN (${projects})`)
}
