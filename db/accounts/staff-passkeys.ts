import { and, asc, eq } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { staffPasskeys } from '../schema.ts'

/** Passkeys of the desk's accounts. Times are UTC in ISO 8601. */

export interface NewStaffPasskey {
  /** The credential's id, base64url. */
  readonly id: string
  readonly staffId: string
  /** COSE key, base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  /** The device it was created on, as readable text. */
  readonly name: string
}

/** The statement that stores a passkey. Idempotent. */
export function insertStaffPasskey(db: Db, passkey: NewStaffPasskey, now: Date): Statement {
  return db
    .insert(staffPasskeys)
    .values({ ...passkey, createdAt: now.toISOString() })
    .onConflictDoNothing()
}

/** The passkey with a credential id; null if unknown. */
export async function findStaffPasskey(db: Db, id: string) {
  return (await db.select().from(staffPasskeys).where(eq(staffPasskeys.id, id)).get()) ?? null
}

/** The statement that records a use of a passkey. */
export function noteStaffPasskey(db: Db, id: string, counter: number, now: Date): Statement {
  return db.update(staffPasskeys).set({ counter, usedAt: now.toISOString() }).where(eq(staffPasskeys.id, id))
}

/** The query for the passkeys of an account, the oldest first. */
export function selectStaffPasskeys(db: Db, staffId: string) {
  const { id, name, transports, createdAt, usedAt } = staffPasskeys
  return db.select({ id, name, transports, createdAt, usedAt }).from(staffPasskeys).where(eq(staffPasskeys.staffId, staffId)).orderBy(asc(createdAt))
}

/** The statement that removes a passkey of an account. */
export function removeStaffPasskey(db: Db, staffId: string, id: string): Statement {
  return db.delete(staffPasskeys).where(and(eq(staffPasskeys.staffId, staffId), eq(staffPasskeys.id, id)))
}
