import { eq, lt } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { spentCaptchas } from '../schema.ts'

/** A solved captcha. Its row may be deleted once it has expired, since it is refused from then on. */
export interface Proof {
  readonly id: string
  readonly expires: Date
}

/** The statement that spends a proof for a lead; fails with its batch if the proof is already spent (primary key). */
export function insertSpentProof(db: Db, proof: Proof, leadId: string) {
  return db.insert(spentCaptchas).values({ id: proof.id, leadId, expiresAt: proof.expires.toISOString() })
}

/** The lead a proof was spent for; null if unspent. */
export async function spentFor(db: Db, proof: Proof): Promise<string | null> {
  const rows = await db.select({ leadId: spentCaptchas.leadId }).from(spentCaptchas).where(eq(spentCaptchas.id, proof.id))
  return rows[0]?.leadId ?? null
}

/** Deletes proofs that have expired. */
export async function removeExpiredCaptchas(db: Db, now: Date): Promise<void> {
  await db.delete(spentCaptchas).where(lt(spentCaptchas.expiresAt, now.toISOString()))
}
