import { openStore } from '#db/client.ts'
import { removeStaleImports } from '#db/imports.ts'
import { removeUnusedNames } from '#db/listing-names.ts'
import { announceChanges } from '#worker/catalogue.ts'
import type { Env } from '#worker/env.ts'

const day = 24 * 60 * 60 * 1000

/** Every night: removes imports that never finished, and names that no listing uses any more. */
export async function sweepImports(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const version = await removeStaleImports(db, new Date(now.getTime() - day).toISOString(), now.toISOString())
  if (version !== null) await announceChanges(env)
  await removeUnusedNames(db)
}
