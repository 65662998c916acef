import { openStore } from '#db/client.ts'
import { computeHomeFigures } from '#db/owners/home-figures.ts'
import { raisingContent } from '#db/site/versions.ts'
import { computeSaleFigures } from '#db/statistics/sale-figures.ts'
import { computeStatistics } from '#db/statistics/statistics.ts'
import type { Env } from '#worker/env.ts'
import { announceChanges } from '#worker/site/catalogue.ts'

/** Every night: computes and publishes the figures of the statistics and valuation pages, and of the homes that owners follow. */
export async function computeFigures(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await computeStatistics(db, now)
  await computeSaleFigures(db, now)
  await computeHomeFigures(db, now)
  await raisingContent(db)
  await announceChanges(env)
}
