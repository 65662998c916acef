import { eraseOldSubscriptions } from '#db/alerts/subscriptions.ts'
import { openStore } from '#db/client.ts'
import { eraseOldLooseMails } from '#db/leads/erasure.ts'
import { daysKept } from '#db/model/alerts/subscription.ts'
import { day } from '#db/model/site/durations.ts'
import { eraseOldRecipients } from '#db/newsletters/mailing-recipients.ts'
import type { Env } from '#worker/env.ts'

/** Every night: erases old unconfirmed and ended subscriptions, old mails of the active ones, and recipients of old mailings. */
export async function sweepSubscriptions(env: Env, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  await eraseOldSubscriptions(db, now)
  await eraseOldLooseMails(db, now)
  await eraseOldRecipients(db, new Date(now.getTime() - daysKept * day).toISOString())
}
