import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { selectDocuments } from '../files/documents.ts'
import { withTrueSizes } from '../listings/photo-sizes.ts'
import type { OfferedDocument } from '../model/files/document.ts'
import type { Photo } from '../model/listings/listing.ts'
import type { Construction, ListingOfUnit, Project } from '../model/projects/project.ts'
import { type UnitListing, withListings, withoutUnpublishedUnits } from '../model/projects/unpublished-units.ts'
import type { LocalizedText } from '../model/site/localized.ts'
import { projects } from '../schema.ts'

/** Projects, read without the units whose listings are not public: a listing that is held back is gone with the next request. */

/** For units without a link to their page. */
const noPage = sql`NULL`

/** A project's link to a unit's page. Omitted if only one of the two publishes its address, which the link would reveal. */
const pageOfUnit = sql`json(CASE WHEN unit.listed = 1
    AND (unit.card ->> '$.place.address' IS NULL) = (projects.record ->> '$.place.address' IS NULL)
  THEN json_object('id', unit.id, 'goal', unit.goal, 'type', unit.card ->> '$.type', 'typeName', json(unit.card -> '$.typeName'),
    'mainTypeName', json(unit.card -> '$.mainTypeName'), 'place', json_object('city', json(unit.card -> '$.place.city'), 'zip', unit.card ->> '$.place.zip'),
    'surfaceTerrace', unit.record ->> '$.facts.surfaceTerrace',
    'plan', json((SELECT photo.value FROM json_each(unit.record, '$.photos') AS photo WHERE photo.value ->> '$.url' LIKE '%.svg' LIMIT 1))) END)`

/** SQL for the units of a project as JSON, from their listings. A listing that is held back is `prospective`. */
const unitsWith = (page: SQL) => sql<string>`(
  SELECT json_group_array(json_array(unit.external_id, unit.reference, json(coalesce(unit.record -> '$.facts.unit', unit.secret -> '$.unit')),
    CASE WHEN unit.state IN ('sold', 'rented') THEN NULL ELSE unit.price END,
    unit.secret -> '$.street', unit.secret -> '$.streets', unit.secret ->> '$.houseNumber', unit.secret ->> '$.box',
    CASE WHEN unit.withdrawn_at IS NOT NULL OR unit.state = 'withdrawn' THEN 'gone' WHEN unit.state = 'prospective' THEN 'waiting' ELSE 'public' END, ${page}))
  FROM listings AS unit WHERE unit.project_id = projects.id)`
const units = unitsWith(noPage)
const unitsWithPages = unitsWith(pageOfUnit)

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
  page: ListingOfUnit | null,
]

function unitOf([id, reference, unit, price, street, streets, houseNumber, box, publication, page]: UnitRow): UnitListing {
  const names = [reference ?? '', ...(typeof unit === 'object' ? Object.values(unit ?? {}) : [String(unit)])]
  return { id, names, price, address: { streets: [street ?? '', ...(streets ?? [])], houseNumber, box }, publication, ...(page === null ? {} : { page }) }
}

function published({ record, units: json }: { readonly record: Project; readonly units: string }): Project {
  const rows: readonly UnitRow[] = JSON.parse(json)
  const listings = rows.map(unitOf)
  return withListings(withoutUnpublishedUnits(record, listings), listings)
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
  return toProject(await selectProject(db, id))
}

/** The query of `findProject`, for use in a batch; `toProject` reads its rows. */
export function selectProject(db: Db, id: number) {
  return db
    .select({ record: projects.record, units: units.as('units'), listed: projects.listed })
    .from(projects)
    .where(eq(projects.id, id))
}

/** The project in the rows of `selectProject`; null without one. */
export function toProject([row]: Awaited<ReturnType<typeof selectProject>>): { readonly project: Project; readonly listed: boolean } | null {
  return row === undefined ? null : { project: published(row), listed: row.listed }
}

/** `findProject` with the listings of its units, its documents and the true sizes of its photographs; null for an unknown id. */
export async function findProjectWithDocuments(
  db: Db,
  id: number,
): Promise<{ readonly project: Project; readonly listed: boolean; readonly documents: readonly OfferedDocument[] } | null> {
  const [[row], documents] = await db.batch([
    db.select({ record: projects.record, units: unitsWithPages, listed: projects.listed }).from(projects).where(eq(projects.id, id)),
    selectDocuments(db, { kind: 'project', id }),
  ])
  if (!row) return null
  const project = published(row)
  return { project: { ...project, photos: await withTrueSizes(db, project.photos) }, listed: row.listed, documents }
}

/** The units of a project that are listings on offer; empty if it is unknown or not on offer. */
export async function listUnitsOnOffer(db: Db, id: number): Promise<readonly Construction[]> {
  const row = await db.select({ record: projects.record, units: unitsWithPages, listed: projects.listed }).from(projects).where(eq(projects.id, id)).get()
  return row?.listed ? published(row).constructions.filter(({ listing, state }) => listing !== undefined && state !== 'sold') : []
}

/** The photographs of a project; empty if it is unknown or not on offer. */
export async function photosOfProject(db: Db, id: number): Promise<readonly Photo[]> {
  const found = await findProject(db, id)
  return found?.listed ? found.project.photos : []
}

/** The published projects with these ids, without their documents. */
export async function listProjectsById(db: Db, ids: readonly number[]): Promise<readonly Project[]> {
  const rows = await db
    .select({ record: projects.record, units })
    .from(projects)
    .where(sql`${projects.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
  return rows.map(published)
}

/** Projects at the desk, unpublished fields included. */

/** A project, on offer or not; null for an unknown id. */
export async function findDeskProject(db: Db, id: number) {
  return (await db.select({ record: projects.record, secret: projects.secret }).from(projects).where(eq(projects.id, id)).get()) ?? null
}

/** The projects on offer, the newest first, at most `max`, each with the keys of its documents on file. */
export async function listDeskProjects(db: Db, max: number) {
  return db
    .select({
      record: projects.record,
      onFile: sql`(SELECT json_group_array(key) FROM documents WHERE project_id = projects.id AND removed_at IS NULL)`.mapWith((keys): readonly string[] =>
        JSON.parse(String(keys)),
      ),
    })
    .from(projects)
    .where(sql`${projects.listed} = 1`)
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(max)
}
