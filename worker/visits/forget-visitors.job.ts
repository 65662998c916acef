import { openStore } from '#db/client.ts'
import { formCatalogue } from '#db/model/forms/form-catalogue.ts'
import { forgetOldVisitors } from '#db/owners/office-decisions.ts'
import type { Env } from '#worker/env.ts'
import { erasureDate } from '#worker/forms/retention.ts'

/** Nightly: removes visitors' names from visits older than the retention of viewing requests. */
export async function forgetVisitors(env: Env, now: Date): Promise<void> {
  await forgetOldVisitors(openStore(env.DB, env.LISTINGS).db, erasureDate(now, -formCatalogue.viewing.months).toISOString())
}
