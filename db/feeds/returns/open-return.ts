import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { didChange, recordAct } from '../../desk/audit-log.ts'
import type { Actor } from '../../model/desk/audit.ts'
import { returnIdOf } from '../../model/feeds/import-return.ts'
import type { Import } from '../../model/feeds/import-run.ts'
import { importBefore, imports } from '../../schema.ts'

/** How far the return of an import is, as columns of `imports`. */
export const returnStanding = {
  /** 1: there are records as they stood before. */
  hasBefore: sql<number>`EXISTS (SELECT 1 FROM ${importBefore} WHERE import_id = ${imports.id})`,
  /** The id of its return; null if there is none, or one that changed nothing. */
  returned: sql<
    string | null
  >`(SELECT done.id FROM ${imports} AS done WHERE done.id = ${imports.id} || 'r' AND NOT (done.state IN ('refused', 'superseded') AND done.held IS NULL))`,
}

/**
 * Opens the return of an import and logs the act, in one batch. A second click opens nothing; a return that was refused or superseded is opened again.
 * @returns the id of the return
 */
export async function openReturn(
  db: Db,
  { id: returned, source, format }: Pick<Import, 'id' | 'source' | 'format'>,
  member: Exclude<Actor, 'command'>,
  now: Date,
): Promise<string> {
  const id = returnIdOf(returned)
  const at = now.toISOString()
  await db.batch([
    db.delete(imports).where(and(eq(imports.id, id), inArray(imports.state, ['refused', 'superseded']), isNull(imports.held))),
    db
      .insert(imports)
      .values({ id, state: 'receiving', mode: 'partial', source, format, via: 'return', sentBy: member.id, startedAt: at, touchedAt: at })
      .onConflictDoNothing(),
    recordAct(db, member, { action: 'return', object: 'import', objectId: returned }, now, didChange),
  ])
  return id
}
