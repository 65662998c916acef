import { openStore } from '#db/client.ts'
import { removeOldSendings } from '#db/forms/rate-limits.ts'
import { removeExpiredCaptchas } from '#db/forms/spent-captchas.ts'
import type { Env } from '#worker/env.ts'

/** Nightly: deletes expired captchas and old counts of the rate limits. */
export async function sweepForms(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await removeExpiredCaptchas(db, now)
  await removeOldSendings(db, now)
}
