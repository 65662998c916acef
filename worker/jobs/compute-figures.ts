import { openStore } from '#db/client.ts'
import { computeStatistics } from '#db/statistics.ts'
import { raisingContent } from '#db/versions.ts'
import { announceChanges } from '#worker/catalogue.ts'
import type { Env } from '#worker/env.ts'

/** Every night: computes the figures of the statistics pages and publishes them. */
export async function computeFigures(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await computeStatistics(db, now)
  await raisingContent(db)
  await announceChanges(env)
}
