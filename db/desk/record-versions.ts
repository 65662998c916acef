import { and, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { versionDays } from '../model/desk/versions-retention.ts'
import { day } from '../model/site/durations.ts'
import { recordVersions, staff } from '../schema.ts'

/** Earlier versions of what is edited at the desk and has no history of its own. */

const shown = 10

type VersionedObject = (typeof recordVersions.$inferSelect)['object']

const isOf = (object: VersionedObject, id: string) => and(eq(recordVersions.object, object), eq(recordVersions.objectId, id))

/** The query for the last versions of a record before the present one, newest first; `name` is null for a deleted account. */
export function selectVersions(db: Db, object: VersionedObject, id: string) {
  const { version, savedAt, savedBy } = recordVersions
  return db
    .select({ version, savedAt, name: staff.name })
    .from(recordVersions)
    .leftJoin(staff, eq(staff.id, savedBy))
    .where(isOf(object, id))
    .orderBy(desc(version))
    .limit(shown)
}

/** The value of an earlier version, as JSON; null if there is none any more. */
export async function findVersion(db: Db, object: VersionedObject, id: string, version: number): Promise<string | null> {
  const row = await db
    .select({ value: recordVersions.value })
    .from(recordVersions)
    .where(and(isOf(object, id), eq(recordVersions.version, version)))
    .get()
  return row?.value ?? null
}

/** Deletes versions that were replaced more than a year ago. */
export async function dropOldVersions(db: Db, now: Date): Promise<void> {
  await db.delete(recordVersions).where(lt(recordVersions.replacedAt, new Date(now.getTime() - versionDays * day).toISOString()))
}
