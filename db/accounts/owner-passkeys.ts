import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { ownerPasskeys, spentChallenges } from '../schema.ts'

/** Passkeys of owners, and spent challenges. Times are UTC in ISO 8601. */

export interface NewPasskey {
  /** The credential's id, base64url. */
  readonly id: string
  readonly ownerId: string
  /** COSE key, base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  /** The device it was created on, as readable text. */
  readonly name: string
}

/** Spends a challenge, against replay. @param until its expiry, in epoch milliseconds @returns false if it was spent before */
export async function spendChallenge(db: Db, challenge: string, until: number): Promise<boolean> {
  const rows = await db
    .insert(spentChallenges)
    .values({ challenge, expiresAt: new Date(until).toISOString() })
    .onConflictDoNothing()
    .returning({ challenge: spentChallenges.challenge })
  return rows.length > 0
}

/** The statement that stores a passkey. Idempotent. */
export function addPasskey(db: Db, passkey: NewPasskey, now: Date): Statement {
  return db
    .insert(ownerPasskeys)
    .values({ ...passkey, createdAt: now.toISOString() })
    .onConflictDoNothing()
}

/** The passkey with a credential id; null if unknown. */
export async function findPasskey(db: Db, id: string) {
  return (await db.select().from(ownerPasskeys).where(eq(ownerPasskeys.id, id)).get()) ?? null
}

/** Records a use of a passkey. */
export async function notePasskeyUse(db: Db, id: string, counter: number, now: Date): Promise<void> {
  await db.update(ownerPasskeys).set({ counter, usedAt: now.toISOString() }).where(eq(ownerPasskeys.id, id))
}

/** The query for the passkeys of an account, the oldest first. */
export function selectPasskeys(db: Db, ownerId: string) {
  const { id, name, transports, createdAt, usedAt } = ownerPasskeys
  return db.select({ id, name, transports, createdAt, usedAt }).from(ownerPasskeys).where(eq(ownerPasskeys.ownerId, ownerId)).orderBy(asc(createdAt))
}

/** Removes a passkey of an account. */
export async function removePasskey(db: Db, ownerId: string, id: string): Promise<void> {
  await db.delete(ownerPasskeys).where(and(eq(ownerPasskeys.ownerId, ownerId), eq(ownerPasskeys.id, id)))
}

/** Deletes challenges that have expired. */
export async function removeExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(spentChallenges).where(lte(spentChallenges.expiresAt, now.toISOString()))
}
