import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from './client.ts'
import { type Act, type Actor, type AuditAction, type AuditObject, actorColumns } from './model/audit.ts'
import { auditMonths } from './model/staff.ts'
import { auditLog, staff } from './schema.ts'

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
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actor: auditLog.actor,
      name: staff.name,
      role: auditLog.role,
      action: auditLog.action,
      object: auditLog.object,
      objectId: auditLog.objectId,
      fields: auditLog.fields,
      reason: auditLog.reason,
    })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.actor))
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

/** Deletes acts past the retention period, with a day's margin: the table's trigger rejects deleting younger ones. */
export async function removeOldActs(db: Db, now: Date): Promise<void> {
  const end = new Date(now.getTime() - 24 * 60 * 60 * 1000)
  end.setUTCMonth(end.getUTCMonth() - auditMonths)
  await db.delete(auditLog).where(lt(auditLog.at, end.toISOString()))
}
