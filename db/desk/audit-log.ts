import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { type Act, type Actor, type AuditAction, type AuditObject, actorColumns, auditMonths } from '../model/desk/audit.ts'
import { day } from '../model/site/durations.ts'
import { monthsAfter } from '../model/site/months.ts'
import { auditLog, staff } from '../schema.ts'

/** The audit log of the desk. Times are UTC in ISO 8601. */

/** The statement that logs an act, for the batch that performs it. @param where condition under which the act took place, for a batch that may lose a race */
export function recordAct(db: Db, actor: Actor, { action, object, objectId, fields = [], reason = null }: Act, now: Date, where: SQL = sql`true`): Statement {
  const { actor: id, role } = actorColumns(actor)
  return db
    .insert(auditLog)
    .select(sql`SELECT NULL, ${now.toISOString()}, ${id}, ${role}, ${action}, ${object}, ${objectId}, ${JSON.stringify(fields)}, ${reason} WHERE ${where}`)
}

/** True if the previous statement of the batch changed a row. */
export const didChange = sql`changes() > 0`

export interface AuditFilter {
  readonly actor?: string | undefined
  readonly action?: AuditAction | undefined
  readonly object?: AuditObject | undefined
  readonly objectId?: string | undefined
  /** Rows older than this id. */
  readonly before?: number | undefined
}

/** Acts, newest first, with the name of who did them (null for a deleted account). Each filter has its index, so a page reads only the rows it shows. */
export function listActs(db: Db, { actor, action, object, objectId, before }: AuditFilter, limit: number) {
  return selectActs(db)
    .where(
      and(
        actor === undefined ? undefined : eq(auditLog.actor, actor),
        action === undefined ? undefined : eq(auditLog.action, action),
        object === undefined ? undefined : eq(auditLog.object, object),
        objectId === undefined ? undefined : eq(auditLog.objectId, objectId),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit)
}

/** Records of a kind that acts are about. */
export interface ActedOn {
  readonly object: AuditObject
  readonly ids: readonly string[]
}

/** Acts on any of these records, the newest first. Reads the acts of the records alone. */
export function listActsOn(db: Db, about: readonly [ActedOn, ...ActedOn[]], limit: number) {
  return selectActs(db)
    .where(or(...about.map(({ object, ids }) => and(eq(auditLog.object, object), inArray(auditLog.objectId, ids.slice(0, maxRecords))))))
    .orderBy(desc(auditLog.id))
    .limit(limit)
}

/** A statement takes a hundred values. */
const maxRecords = 40

function selectActs(db: Db) {
  const { id, at, actor, role, action, object, objectId, fields, reason } = auditLog
  return db
    .select({ id, at, actor, name: staff.name, role, action, object, objectId, fields, reason })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.actor))
}

/** Deletes acts past the retention period, with a day's margin: the table's trigger rejects deleting younger ones. */
export async function removeOldActs(db: Db, now: Date): Promise<void> {
  const end = monthsAfter(new Date(now.getTime() - day), -auditMonths)
  await db.delete(auditLog).where(lt(auditLog.at, end.toISOString()))
}
