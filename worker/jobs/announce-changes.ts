import { openStore } from '#db/client.ts'
import { raiseForStalledImports } from '#db/stalled-imports.ts'
import { announceChanges } from '#worker/catalogue.ts'
import type { Env } from '#worker/env.ts'

/** Milliseconds after which an import that is still being applied counts as stopped. Its slices take seconds. */
const patience = 5 * 60 * 1000

/** Every five minutes: shows what a stopped import has changed, and announces changes whose announcement was cut short. */
export async function announceUntold(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await raiseForStalledImports(db, new Date(now.getTime() - patience).toISOString(), now.toISOString())
  await announceChanges(env)
}
