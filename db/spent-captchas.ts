import { eq, lt } from 'drizzle-orm'
import type { Db } from './client.ts'
import { spentCaptchas } from './schema.ts'

/** A solved captcha. Once it has expired it is refused anyway, so its row may go. */
export interface Proof {
  readonly id: string
  readonly expires: Date
}

/** The insert that spends a proof for a lead; if the proof is spent already, it and its batch fail. */
export function insertSpentProof(db: Db, proof: Proof, leadId: string) {
  return db.insert(spentCaptchas).values({ id: proof.id, leadId, expiresAt: proof.expires.toISOString() })
}

/** The lead a proof was spent for; null if it is not spent. */
export async function spentFor(db: Db, proof: Proof): Promise<string | null> {
  const rows = await db.select({ leadId: spentCaptchas.leadId }).from(spentCaptchas).where(eq(spentCaptchas.id, proof.id))
  return rows[0]?.leadId ?? null
}

/** Deletes proofs that have expired. */
export async function removeExpiredCaptchas(db: Db, now: Date): Promise<void> {
  await db.delete(spentCaptchas).where(lt(spentCaptchas.expiresAt, now.toISOString()))
}
