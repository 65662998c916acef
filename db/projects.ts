import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { selectDocuments } from './documents.ts'
import type { Document } from './model/document.ts'
import type { Photo } from './model/listing.ts'
import type { LocalizedText } from './model/localized.ts'
import type { Project } from './model/project.ts'
import { withoutUnpublishedUnits } from './model/unpublished-units.ts'
import { projects } from './schema.ts'

/** Projects are read without the units whose listings are not public; a listing held back overnight is out with the next request. */

/** The listings that are units of a project, as JSON: id in the feed, reference, name of the unit, whether it is public. */
const units = sql<string>`(
  SELECT json_group_array(json_array(unit.external_id, unit.reference, json(coalesce(unit.record -> '$.facts.unit', unit.secret -> '$.unit')),
    unit.withdrawn_at IS NULL AND unit.state NOT IN ('withdrawn', 'prospective')))
  FROM listings AS unit WHERE unit.project_id = projects.id)`

type UnitRow = readonly [id: string, reference: string | null, unit: LocalizedText | string | null, isPublic: 0 | 1]

function published({ record, units: json }: { readonly record: Project; readonly units: string }): Project {
  const rows: readonly UnitRow[] = JSON.parse(json)
  const namesOf = (unit: UnitRow[2]) => (typeof unit === 'string' ? [unit] : Object.values(unit ?? {}))
  return withoutUnpublishedUnits(
    record,
    rows.map(([id, reference, unit, isPublic]) => ({ id, names: [reference ?? '', ...namesOf(unit)], isPublic: isPublic === 1 })),
  )
}

/** The projects on offer, newest first, at most `count`. */
export async function listProjects(db: Db, count: number): Promise<readonly Project[]> {
  const rows = await db
    .select({ record: projects.record, units })
    .from(projects)
    .where(sql`${projects.listed} = 1`)
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(count)
  return rows.map(published)
}

/** A project and whether it is still on offer; null for an unknown id. */
export async function findProject(db: Db, id: number): Promise<{ readonly project: Project; readonly listed: boolean } | null> {
  const row = await db.select({ record: projects.record, units, listed: projects.listed }).from(projects).where(eq(projects.id, id)).get()
  return row ? { project: published(row), listed: row.listed } : null
}

/** The project of `findProject` with its documents, in one round trip; null for an unknown id. */
export async function findProjectWithDocuments(
  db: Db,
  id: number,
): Promise<{ readonly project: Project; readonly listed: boolean; readonly documents: readonly Document[] } | null> {
  const [[row], documents] = await db.batch([
    db.select({ record: projects.record, units, listed: projects.listed }).from(projects).where(eq(projects.id, id)),
    selectDocuments(db, { kind: 'project', id }),
  ])
  return row ? { project: published(row), listed: row.listed, documents } : null
}

/** The photographs of a project; empty if it is unknown or not on offer. */
export async function photosOfProject(db: Db, id: number): Promise<readonly Photo[]> {
  const found = await findProject(db, id)
  return found?.listed ? found.project.photos : []
}
