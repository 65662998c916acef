import { removeOldDigests } from '#db/alerts/digests.ts'
import { openStore } from '#db/client.ts'
import { removeOldEvents } from '#db/listings/listing-events.ts'
import { day } from '#db/model/site/durations.ts'
import type { Env } from '#worker/env.ts'

const month = 30 * day

/** Every night: deletes listing events older than a month, and their digests. */
export async function sweepDigests(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const before = new Date(now.getTime() - month).toISOString()
  await removeOldEvents(db, before)
  await removeOldDigests(db, before)
}
