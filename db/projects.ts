import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { selectDocuments } from './documents.ts'
import type { Document } from './model/document.ts'
import type { Photo } from './model/listing.ts'
import type { LocalizedText } from './model/localized.ts'
import type { Project } from './model/project.ts'
import { type UnitListing, withoutUnpublishedUnits } from './model/unpublished-units.ts'
import { projects } from './schema.ts'

/** Projects are read without the units whose listings are not public; a listing held back overnight is out with the next request. */

/** The listings that are units of a project, as JSON. A held-back listing is `prospective`. */
const units = sql<string>`(
  SELECT json_group_array(json_array(unit.external_id, unit.reference, json(coalesce(unit.record -> '$.facts.unit', unit.secret -> '$.unit')),
    CASE WHEN unit.state IN ('sold', 'rented') THEN NULL ELSE unit.price END,
    unit.secret -> '$.street', unit.secret -> '$.streets', unit.secret ->> '$.houseNumber', unit.secret ->> '$.box',
    CASE WHEN unit.withdrawn_at IS NOT NULL OR unit.state = 'withdrawn' THEN 'gone' WHEN unit.state = 'prospective' THEN 'waiting' ELSE 'public' END))
  FROM listings AS unit WHERE unit.project_id = projects.id)`

type UnitRow = readonly [
  id: string,
  reference: string | null,
  unit: LocalizedText | string | number | null,
  price: number | null,
  street: string | null,
  streets: readonly string[] | null,
  houseNumber: string | null,
  box: string | null,
  publication: UnitListing['publication'],
]

function unitOf([id, reference, unit, price, street, streets, houseNumber, box, publication]: UnitRow): UnitListing {
  const names = [reference ?? '', ...(typeof unit === 'object' ? Object.values(unit ?? {}) : [String(unit)])]
  return { id, names, price, address: { streets: [street ?? '', ...(streets ?? [])], houseNumber, box }, publication }
}

function published({ record, units: json }: { readonly record: Project; readonly units: string }): Project {
  const rows: readonly UnitRow[] = JSON.parse(json)
  return withoutUnpublishedUnits(record, rows.map(unitOf))
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

/** The projects among these ids as they are published, without their documents. */
export async function listProjectsById(db: Db, ids: readonly number[]): Promise<readonly Project[]> {
  const rows = await db
    .select({ record: projects.record, units })
    .from(projects)
    .where(sql`${projects.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
  return rows.map(published)
}
