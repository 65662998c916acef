import { openStore } from '#db/client.ts'
import { removeOldSendings } from '#db/rate-limits.ts'
import { removeExpiredCaptchas } from '#db/spent-captchas.ts'
import type { Env } from '#worker/env.ts'

/** Every night: proofs nobody would believe any more, and what no limit counts any more. */
export async function sweepForms(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await removeExpiredCaptchas(db, now)
  await removeOldSendings(db, now)
}
