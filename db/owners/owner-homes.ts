import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { HomeKind, OwnedHome } from '../model/owners/owner.ts'
import { listings, ownerHomes, projects } from '../schema.ts'

/** The listings and projects assigned to owners. */

/** The homes, of those given, that were never in the stock. */
export async function unknownHomes(db: Db, homes: readonly OwnedHome[]): Promise<readonly OwnedHome[]> {
  const rows = await db.all<{ kind: HomeKind; id: number }>(sql`
    SELECT json_extract(value, '$.kind') AS kind, json_extract(value, '$.id') AS id FROM json_each(${JSON.stringify(homes)}) AS home
    WHERE NOT EXISTS (SELECT 1 FROM ${listings} WHERE json_extract(home.value, '$.kind') = 'listing' AND ${listings.id} = json_extract(home.value, '$.id'))
      AND NOT EXISTS (SELECT 1 FROM ${projects} WHERE json_extract(home.value, '$.kind') = 'project' AND ${projects.id} = json_extract(home.value, '$.id'))`)
  return rows
}

/** The statement that removes homes from an account; returns a row for each it had. */
export function removeHomes(db: Db, ownerId: string, homes: readonly OwnedHome[]) {
  return db
    .delete(ownerHomes)
    .where(
      and(
        eq(ownerHomes.ownerId, ownerId),
        sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify(homes)}) WHERE json_extract(value, '$.kind') = kind AND json_extract(value, '$.id') = record_id)`,
      ),
    )
    .returning({ id: ownerHomes.recordId })
}

/** Whether a listing is a unit of one of these projects. */
export async function ownedProjectOf(db: Db, listingId: number, projectIds: readonly number[]): Promise<boolean> {
  if (projectIds.length === 0) return false
  const isUnit = and(eq(listings.id, listingId), sql`${listings.projectId} IN (SELECT value FROM json_each(${JSON.stringify(projectIds)}))`)
  return (await db.$count(listings, isUnit)) > 0
}
