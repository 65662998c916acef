import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { didChange, recordAct } from '../../desk/audit-log.ts'
import type { Actor } from '../../model/desk/audit.ts'
import { returnIdOf } from '../../model/feeds/import-return.ts'
import type { Import } from '../../model/feeds/import-run.ts'
import { importBefore, imports } from '../../schema.ts'

/** How far the return of an import is. */
export interface ReturnStanding {
  /** Whether there are records as they stood before. */
  readonly hasBefore: boolean
  /** The return; null if there is none, or one that changed nothing. */
  readonly returned: string | null
}

/** Whether an import can be returned, or was. */
export async function findReturn(db: Db, importId: string): Promise<ReturnStanding> {
  const id = returnIdOf(importId)
  const [row] = await db.all<{ hasBefore: number; returned: string | null }>(sql`
    SELECT EXISTS (SELECT 1 FROM ${importBefore} WHERE import_id = ${importId}) AS hasBefore,
      (SELECT id FROM ${imports} WHERE id = ${id} AND NOT (state IN ('refused', 'superseded') AND held IS NULL)) AS returned`)
  return { hasBefore: row?.hasBefore === 1, returned: row?.returned ?? null }
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
