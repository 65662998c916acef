import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { maxSubjects, type SecurityCount, type SecurityKind, securityDays } from '../model/accounts/security-event.ts'
import { day } from '../model/site/durations.ts'
import { owners, securityEvents, staff } from '../schema.ts'

/** The security log. Times are UTC in ISO 8601. */

const hourOf = (at: Date) => at.toISOString().slice(0, 13)

/** The statement that adds to the counts of the present hour. */
export function countSecurityEvent(db: Db, { kind, way, subject, count }: SecurityCount, now: Date): Statement {
  const [hour, at] = [hourOf(now), now.toISOString()]
  const known = sql`EXISTS (SELECT 1 FROM security_events WHERE hour = ${hour} AND kind = ${kind} AND way = ${way} AND subject = ${subject})`
  const named = sql`(SELECT count(*) FROM (SELECT 1 FROM security_events WHERE hour = ${hour} AND kind = ${kind} LIMIT ${maxSubjects}))`
  const kept = sql`CASE WHEN ${named} < ${maxSubjects} OR ${known} THEN ${subject} ELSE '' END`
  return db
    .insert(securityEvents)
    .select(sql`SELECT NULL, ${hour}, ${kind}, ${way}, ${kept}, ${count}, ${at} WHERE true`)
    .onConflictDoUpdate({
      target: [securityEvents.hour, securityEvents.kind, securityEvents.way, securityEvents.subject],
      set: { count: sql`security_events.count + excluded.count`, lastAt: at },
    })
}

export interface SecurityFilter {
  readonly kind?: SecurityKind | undefined
  /** Rows older than this id. */
  readonly before?: number | undefined
}

/** Counts of the security log, the newest first, with the name of the account; null for any other subject. */
export function listSecurityEvents(db: Db, { kind, before }: SecurityFilter, limit: number) {
  const { id, way, subject, count, lastAt } = securityEvents
  return db
    .select({ id, kind: securityEvents.kind, way, subject, count, lastAt, name: sql<string | null>`coalesce(${staff.name}, ${owners.recipient})` })
    .from(securityEvents)
    .leftJoin(staff, eq(staff.id, subject))
    .leftJoin(owners, eq(owners.id, subject))
    .where(and(kind === undefined ? undefined : eq(securityEvents.kind, kind), before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(limit)
}

/** Deletes counts past their retention period. */
export async function removeOldSecurityEvents(db: Db, now: Date): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.hour, hourOf(new Date(now.getTime() - securityDays * day))))
}
