import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { ownerPasskeys, passkeyChallenges } from './schema.ts'

/** Passkeys of owners and the challenges that wait for an answer. Times are UTC in ISO 8601. */

const challengeTime = 5 * 60 * 1000

export interface NewPasskey {
  /** The credential's id, base64url. */
  readonly id: string
  readonly ownerId: string
  /** COSE key, base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  /** The device it was made on, in words. */
  readonly name: string
}

/** Keeps a challenge for five minutes. @param ownerId the account that adds a passkey; null for a log-in */
export async function keepChallenge(db: Db, challenge: string, ownerId: string | null, now: Date): Promise<void> {
  await db.insert(passkeyChallenges).values({ challenge, ownerId, expiresAt: new Date(now.getTime() + challengeTime).toISOString() })
}

/** Uses a challenge up. @returns whether it was kept for this account (null: for a log-in) and has not expired */
export async function takeChallenge(db: Db, challenge: string, ownerId: string | null, now: Date): Promise<boolean> {
  const rows = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), sql`${passkeyChallenges.ownerId} IS ${ownerId}`, gt(passkeyChallenges.expiresAt, now.toISOString())))
    .returning({ challenge: passkeyChallenges.challenge })
  return rows.length > 0
}

/** Stores a passkey; one that is known already changes nothing. */
export async function addPasskey(db: Db, passkey: NewPasskey, now: Date): Promise<void> {
  await db
    .insert(ownerPasskeys)
    .values({ ...passkey, createdAt: now.toISOString() })
    .onConflictDoNothing()
}

/** The passkey of a credential; null if it is not known. */
export async function findPasskey(db: Db, id: string) {
  return (await db.select().from(ownerPasskeys).where(eq(ownerPasskeys.id, id)).get()) ?? null
}

/** Notes the use of a passkey. */
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
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now.toISOString()))
}
