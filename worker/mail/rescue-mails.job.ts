import { openStore } from '#db/client.ts'
import { dueMails } from '#db/mail/outbox.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { relayMails } from '#worker/site/queue.ts'

const max = 500

/** Every five minutes: requeues due mails: retries, lost queue messages and expired leases. */
export async function rescueMails(env: Env, now: Date): Promise<void> {
  if (settingsOf(env).mail.kind === 'none') return
  const { db } = openStore(env.DB, env.LISTINGS)
  await relayMails(env, await dueMails(db, now, max))
}
