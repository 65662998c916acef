import { and, desc, eq, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { staffSessionTimes } from '../model/accounts/staff.ts'
import { staffSessions } from '../schema.ts'
import { isOpenAt } from '../site/lease.ts'

/** Sessions at the desk. Only hashes are stored; times are UTC in ISO 8601. */

interface NewSession {
  readonly hash: string
  readonly staffId: string
  /** Browser and operating system, as readable text. */
  readonly device: string
}

const after = (now: Date, time: number) => new Date(now.getTime() + time).toISOString()

/** The statement that begins a session. */
export function insertStaffSession(db: Db, session: NewSession, now: Date): Statement {
  const at = now.toISOString()
  const ends = { idleUntil: after(now, staffSessionTimes.idle), endsAt: after(now, staffSessionTimes.absolute) }
  return db.insert(staffSessions).values({ ...session, createdAt: at, usedAt: at, ...ends })
}

/** Records a use of a session, which restarts its idle timeout. */
export async function touchStaffSession(db: Db, hash: string, now: Date): Promise<void> {
  const used = { usedAt: now.toISOString(), idleUntil: after(now, staffSessionTimes.idle) }
  await db.update(staffSessions).set(used).where(eq(staffSessions.hash, hash))
}

/** The statement that ends one session. */
export function endStaffSession(db: Db, hash: string): Statement {
  return db.delete(staffSessions).where(eq(staffSessions.hash, hash))
}

/** The statement that ends the sessions of an account. @param kept the hash of one to keep; null: none */
export function endStaffSessions(db: Db, staffId: string, currentSession: string | null, where: SQL = sql`true`): Statement {
  return db
    .delete(staffSessions)
    .where(and(where, eq(staffSessions.staffId, staffId), currentSession === null ? undefined : ne(staffSessions.hash, currentSession)))
}

/** The statement that ends the session identified by a prefix of its hash. */
export function endNamedStaffSession(db: Db, staffId: string, name: string): Statement {
  return db.delete(staffSessions).where(and(eq(staffSessions.staffId, staffId), sql`substr(${staffSessions.hash}, 1, 16) = ${name}`))
}

/** The condition that a session has neither ended nor been idle for too long. */
export function isRunning(now: Date) {
  return and(isOpenAt(staffSessions.idleUntil, now, staffSessionTimes.idle), isOpenAt(staffSessions.endsAt, now, staffSessionTimes.absolute))
}

/** The query for an account's active sessions, last used first; `name` is for `endNamedStaffSession`. */
export function selectStaffSessions(db: Db, staffId: string, now: Date) {
  const { hash, device, createdAt, usedAt } = staffSessions
  return db
    .select({ hash, name: sql<string>`substr(${hash}, 1, 16)`, device, createdAt, usedAt })
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), isRunning(now)))
    .orderBy(desc(usedAt))
}

/** Deletes sessions that have ended. */
export async function removeEndedStaffSessions(db: Db, now: Date): Promise<void> {
  const moment = now.toISOString()
  await db.delete(staffSessions).where(or(lte(staffSessions.idleUntil, moment), lte(staffSessions.endsAt, moment)))
}
