import { openStore } from '#db/client.ts'
import { eraseOldLooseMails } from '#db/erasure.ts'
import { eraseOldSubscriptions } from '#db/subscriptions.ts'
import type { Env } from '#worker/env.ts'

/** Every night: erases old unconfirmed and ended subscriptions, and old mails of the active ones. */
export async function sweepSubscriptions(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await eraseOldSubscriptions(db, now)
  await eraseOldLooseMails(db, now)
}
