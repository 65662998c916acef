import { openStore } from '#db/client.ts'
import { dropOldVersions } from '#db/desk/record-versions.ts'
import { forgetRefusals } from '#db/feeds/guard/refused-records.ts'
import { removeOldImports } from '#db/feeds/import-runs.ts'
import { dropOldHeld, endStaleImports } from '#db/feeds/imports.ts'
import { dropOldBefore } from '#db/feeds/returns/import-before.ts'
import { removeOldSheets } from '#db/feeds/sheets.ts'
import { removeOldChanges } from '#db/listings/listing-changes.ts'
import { removeUnusedNames } from '#db/listings/listing-names.ts'
import { previewDays, runDays } from '#db/model/feeds/import-run.ts'
import { day } from '#db/model/site/durations.ts'
import type { Env } from '#worker/env.ts'
import { announceChanges } from '#worker/site/catalogue.ts'

/** Nightly: ends stale imports, and deletes old ones, what they replaced, uploaded files, unused names, and changes and versions older than a year. */
export async function sweepImports(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const yesterday = new Date(now.getTime() - day).toISOString()
  const version = await endStaleImports(db, yesterday, now.toISOString())
  if (version !== null) await announceChanges(env)
  await dropOldHeld(db, yesterday, new Date(now.getTime() - previewDays * day).toISOString())
  await removeOldSheets(db, now)
  await dropOldBefore(db, now)
  await dropOldVersions(db, now)
  await forgetRefusals(db, new Date(now.getTime() - runDays * day).toISOString())
  await removeOldImports(db, new Date(now.getTime() - runDays * day).toISOString())
  await removeUnusedNames(db)
  await removeOldChanges(db, now)
}
