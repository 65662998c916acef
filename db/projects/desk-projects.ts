import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { projects } from '../schema.ts'

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
