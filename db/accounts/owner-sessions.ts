import { and, desc, eq, lte, ne, or, sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { deviceDays, sessionTimes } from '../model/owners/owner.ts'
import { day } from '../model/site/durations.ts'
import { ownerDevices, ownerSessions } from '../schema.ts'
import { isOpenAt } from '../site/lease.ts'

/** Sessions and remembered devices of owners. Only hashes are stored; times are UTC in ISO 8601. */

interface NewSession {
  readonly hash: string
  readonly ownerId: string
  /** Browser and operating system, as readable text. */
  readonly device: string
}

function after(now: Date, time: number): string {
  return new Date(now.getTime() + time).toISOString()
}

/** The statement that begins a session. */
export function insertSession(db: Db, session: NewSession, now: Date): Statement {
  const at = now.toISOString()
  return db
    .insert(ownerSessions)
    .values({ ...session, createdAt: at, usedAt: at, idleUntil: after(now, sessionTimes.idle), endsAt: after(now, sessionTimes.absolute) })
}

/** Records a use of a session, which restarts its idle timeout. */
export async function touchSession(db: Db, hash: string, now: Date): Promise<void> {
  await db
    .update(ownerSessions)
    .set({ usedAt: now.toISOString(), idleUntil: after(now, sessionTimes.idle) })
    .where(eq(ownerSessions.hash, hash))
}

/** The statement that ends one session. */
export function endSession(db: Db, hash: string): Statement {
  return db.delete(ownerSessions).where(eq(ownerSessions.hash, hash))
}

/** The statement that ends all sessions of an account but one. @param kept null: all */
export function endOtherSessions(db: Db, ownerId: string, currentSession: string | null): Statement {
  return db.delete(ownerSessions).where(and(eq(ownerSessions.ownerId, ownerId), currentSession === null ? undefined : ne(ownerSessions.hash, currentSession)))
}

/** Ends a session identified by a prefix of its hash. */
export async function endNamedSession(db: Db, ownerId: string, name: string): Promise<void> {
  await db.delete(ownerSessions).where(and(eq(ownerSessions.ownerId, ownerId), sql`substr(${ownerSessions.hash}, 1, 16) = ${name}`))
}

/** The condition that a session has neither ended nor been idle for too long. */
export function isRunning(now: Date) {
  return and(isOpenAt(ownerSessions.idleUntil, now, sessionTimes.idle), isOpenAt(ownerSessions.endsAt, now, sessionTimes.absolute))
}

/** The query for an account's active sessions, last used first; `name` is for `endNamedSession`. */
export function selectSessions(db: Db, ownerId: string, now: Date) {
  const { hash, device, createdAt, usedAt } = ownerSessions
  return db
    .select({ hash, name: sql<string>`substr(${hash}, 1, 16)`, device, createdAt, usedAt })
    .from(ownerSessions)
    .where(and(eq(ownerSessions.ownerId, ownerId), isRunning(now)))
    .orderBy(desc(usedAt))
}

/** The remembered devices of an account. @param hashes of the device's cookie, under the current and previous keys */
export async function knownDevices(db: Db, ownerId: string, hashes: readonly string[]) {
  const [row] = await db
    .select({
      count: sql<number>`count(*)`,
      isKnown: sql<number>`coalesce(max(${ownerDevices.hash} IN (SELECT value FROM json_each(${JSON.stringify(hashes)}))), 0)`,
    })
    .from(ownerDevices)
    .where(eq(ownerDevices.ownerId, ownerId))
  return { hasOthers: (row?.count ?? 0) > 0, isKnown: row?.isKnown === 1 }
}

/** The statement that remembers a device. */
export function rememberDevice(db: Db, ownerId: string, hash: string, now: Date): Statement {
  const seenAt = now.toISOString()
  return db
    .insert(ownerDevices)
    .values({ ownerId, hash, seenAt })
    .onConflictDoUpdate({ target: [ownerDevices.ownerId, ownerDevices.hash], set: { seenAt } })
}

/** Deletes ended sessions, and devices not seen for a year. */
export async function removeEndedSessions(db: Db, now: Date): Promise<void> {
  const moment = now.toISOString()
  await db.batch([
    db.delete(ownerSessions).where(or(lte(ownerSessions.idleUntil, moment), lte(ownerSessions.endsAt, moment))),
    db.delete(ownerDevices).where(lte(ownerDevices.seenAt, after(now, -deviceDays * day))),
  ])
}
