import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { selectDocuments } from './documents.ts'
import type { Document } from './model/document.ts'
import type { Photo } from './model/listing.ts'
import type { Project } from './model/project.ts'
import { projects } from './schema.ts'

/** The projects on offer, newest first, at most `count`. */
export async function listProjects(db: Db, count: number): Promise<readonly Project[]> {
  const rows = await db
    .select({ record: projects.record })
    .from(projects)
    .where(sql`${projects.listed} = 1`)
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(count)
  return rows.map((row) => row.record)
}

/** A project and whether it is still on offer; null for an unknown id. */
export async function findProject(db: Db, id: number): Promise<{ readonly project: Project; readonly listed: boolean } | null> {
  const row = await db.select({ record: projects.record, listed: projects.listed }).from(projects).where(eq(projects.id, id)).get()
  return row ? { project: row.record, listed: row.listed } : null
}

/** The project of `findProject` with its documents, in one round trip; null for an unknown id. */
export async function findProjectWithDocuments(
  db: Db,
  id: number,
): Promise<{ readonly project: Project; readonly listed: boolean; readonly documents: readonly Document[] } | null> {
  const [[row], documents] = await db.batch([
    db.select({ record: projects.record, listed: projects.listed }).from(projects).where(eq(projects.id, id)),
    selectDocuments(db, { kind: 'project', id }),
  ])
  return row ? { project: row.record, listed: row.listed, documents } : null
}

/** The photographs of a project; empty if it is unknown or not on offer. */
export async function photosOfProject(db: Db, id: number): Promise<readonly Photo[]> {
  const found = await findProject(db, id)
  return found?.listed ? found.project.photos : []
}
