import { openStore } from '#db/client.ts'
import { raiseForStalledImports } from '#db/feeds/stalled-imports.ts'
import { minute } from '#db/model/site/durations.ts'
import type { Env } from '#worker/env.ts'
import { announceChanges } from '#worker/site/catalogue.ts'

/** Idle timeout in milliseconds of an import that is being applied; a slice takes seconds. */
const gracePeriod = 5 * minute

/** Every five minutes: publishes the changes of a stalled import, and retries announcements that were cut short. */
export async function announceUntold(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await raiseForStalledImports(db, new Date(now.getTime() - gracePeriod).toISOString(), now.toISOString())
  await announceChanges(env)
}
