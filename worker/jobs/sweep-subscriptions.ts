import { openStore } from '#db/client.ts'
import { eraseOldLooseMails } from '#db/leads/erasure.ts'
import { eraseOldRecipients } from '#db/mailing-recipients.ts'
import { day } from '#db/model/site/durations.ts'
import { daysKept } from '#db/model/subscription.ts'
import { eraseOldSubscriptions } from '#db/subscriptions.ts'
import type { Env } from '#worker/env.ts'

/** Every night: erases old unconfirmed and ended subscriptions, old mails of the active ones, and recipients of old mailings. */
export async function sweepSubscriptions(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await eraseOldSubscriptions(db, now)
  await eraseOldLooseMails(db, now)
  await eraseOldRecipients(db, new Date(now.getTime() - daysKept * day).toISOString())
}
