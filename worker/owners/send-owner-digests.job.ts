import { openStore } from '#db/client.ts'
import { dueWeek } from '#db/model/owners/owner-digest.ts'
import { saveOwnerDigests } from '#db/owners/owner-digests.ts'
import type { Env } from '#worker/env.ts'
import { agencyOf } from '#worker/site/pages/agency.ts'
import { relayMails } from '#worker/site/queue.ts'

const maxAtOnce = 500

/** Every five minutes; on Mondays from 8:00 it sends owners the digest of the previous week. The next run continues where this one stops. */
export async function sendOwnerDigests(env: Env, now: Date): Promise<void> {
  const week = dueWeek(now)
  if (week === null) return
  const { primary } = openStore(env.DB, env.LISTINGS)
  const { email } = await agencyOf(env)
  for (;;) {
    const mails = await saveOwnerDigests(primary, week, email, now, maxAtOnce)
    await relayMails(env, mails)
    if (mails.length < maxAtOnce) return
  }
}
