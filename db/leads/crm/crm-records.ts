import { and, eq } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import type { CrmName } from '../../model/feeds/crm-catalogue.ts'
import type { Goal } from '../../model/listings/listing.ts'
import { listings, projects } from '../../schema.ts'

/** What a lead is about, by the CRM's own ids; an id is null for a record of another source. */
export interface CrmRecord {
  readonly listing: string | null
  readonly project: string | null
  /** Of the home, whatever its source. */
  readonly goal: Goal | null
}

/** The CRM's ids of a home and of a project. */
export async function findCrmRecord(db: Db, crm: CrmName, listingId: number | null, projectId: number | null): Promise<CrmRecord> {
  const [[home], [project]] = await db.batch([
    db
      .select({ source: listings.source, id: listings.externalId, goal: listings.goal })
      .from(listings)
      .where(eq(listings.id, listingId ?? 0)),
    db
      .select({ id: projects.externalId })
      .from(projects)
      .where(and(eq(projects.id, projectId ?? 0), eq(projects.source, crm))),
  ])
  return { listing: (home?.source === crm && home.id) || null, project: project?.id || null, goal: home?.goal ?? null }
}
