import { openStore } from '#db/client.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { removeEndedDays } from '#db/views/view-counting.ts'
import type { Env } from '#worker/env.ts'

/** Every five minutes: deletes salts and visitor hashes of past days, so that visitors cannot be recognised after the day ends. */
export async function sweepViews(env: Env, now: Date): Promise<void> {
  await removeEndedDays(openStore(env.DB, env.LISTINGS).primary, wallTimeOf(now).day)
}
