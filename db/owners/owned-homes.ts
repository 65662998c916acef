import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Home } from '../model/listings/listing.ts'
import { listings } from '../schema.ts'

/** SQL for the ids of all listings that owners follow, units of their projects included. */
export const followedListings = sql`SELECT record_id FROM owner_homes WHERE kind = 'listing'
  UNION SELECT unit.id FROM listings AS unit WHERE unit.project_id IS NOT NULL AND unit.project_id IN (SELECT record_id FROM owner_homes WHERE kind = 'project')`

/** A listing of a source that an owner follows in the portal. */
export interface OwnedListing {
  readonly id: number
  /** Its id at the source. */
  readonly externalId: string
}

/** The listings of a source that owners follow, directly or through a project, after an id, in order. */
export async function ownedListings(db: Db, source: string, after: number, count: number): Promise<readonly OwnedListing[]> {
  return db.all<OwnedListing>(sql`
    SELECT listing.id AS id, listing.external_id AS externalId FROM (
      SELECT record_id AS id FROM owner_homes WHERE kind = 'listing' AND record_id > ${after}
      UNION
      SELECT unit.id FROM owner_homes AS owned CROSS JOIN ${listings} AS unit ON unit.project_id = owned.record_id
      WHERE owned.kind = 'project' AND unit.project_id IS NOT NULL AND unit.id > ${after}
    ) AS owned
    CROSS JOIN ${listings} AS listing ON listing.id = owned.id AND listing.source = ${source}
    ORDER BY listing.id LIMIT ${count}`)
}

/** The homes, of those given, that are in the stock, withdrawn ones included. */
export async function knownHomes(db: Db, homes: readonly Home[]): Promise<ReadonlySet<string>> {
  const rows = await db.all<{ key: string }>(sql`
    SELECT requested.value AS key FROM json_each(${JSON.stringify(homes.map(homeKey))}) AS requested
    WHERE (requested.value LIKE 'listing/%' AND EXISTS (SELECT 1 FROM listings WHERE id = CAST(substr(requested.value, 9) AS INTEGER)))
      OR (requested.value LIKE 'project/%' AND EXISTS (SELECT 1 FROM projects WHERE id = CAST(substr(requested.value, 9) AS INTEGER)))`)
  return new Set(rows.map(({ key }) => key))
}

/** The key of a home in `knownHomes`. */
export function homeKey({ kind, id }: Home): string {
  return `${kind}/${id}`
}
