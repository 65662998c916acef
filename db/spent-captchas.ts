import { eq, lt } from 'drizzle-orm'
import type { Db } from './client.ts'
import { spentCaptchas } from './schema.ts'

/** A proof that somebody is no robot. Past its expiry nobody believes it, and that it was spent may be forgotten. */
export interface Proof {
  readonly id: string
  readonly expires: Date
}

/** The insert that spends a proof for a lead; it fails when the proof is spent, and whatever is in a batch with it. */
export function spending(db: Db, proof: Proof, leadId: string) {
  return db.insert(spentCaptchas).values({ id: proof.id, leadId, expiresAt: proof.expires.toISOString() })
}

/** Spends a proof for a lead that is not stored. False when it had served another. */
export async function spendProof(db: Db, proof: Proof, leadId: string): Promise<boolean> {
  await spending(db, proof, leadId).onConflictDoNothing()
  return (await spentFor(db, proof)) === leadId
}

/** Spends a proof for nothing: whoever guessed wrong does not guess again. Safe to repeat. */
export async function invalidateChallenge(db: Db, proof: Proof): Promise<void> {
  await spending(db, proof, '').onConflictDoNothing()
}

/** The lead a proof was spent for, '' when for none; null when it is still good. */
export async function spentFor(db: Db, proof: Proof): Promise<string | null> {
  const rows = await db.select({ leadId: spentCaptchas.leadId }).from(spentCaptchas).where(eq(spentCaptchas.id, proof.id))
  return rows[0]?.leadId ?? null
}

/** Forgets proofs that nobody believes any more. */
export async function removeExpiredCaptchas(db: Db, now: Date): Promise<void> {
  await db.delete(spentCaptchas).where(lt(spentCaptchas.expiresAt, now.toISOString()))
}
