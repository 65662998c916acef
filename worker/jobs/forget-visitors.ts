import { openStore } from '#db/client.ts'
import { forgetOldVisitors } from '#db/office-decisions.ts'
import type { Env } from '#worker/env.ts'
import { erasureDate, formMonths } from '#worker/forms/retention.ts'

/** Nightly: takes visitors' names out of visits that are older than the request of a viewing is kept. */
export async function forgetVisitors(env: Env, now: Date): Promise<void> {
  await forgetOldVisitors(openStore(env.DB, env.LISTINGS).db, erasureDate(now, -formMonths.viewing).toISOString())
}
