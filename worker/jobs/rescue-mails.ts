import { openStore } from '#db/client.ts'
import { dueMails } from '#db/outbox.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { relayMails } from '#worker/mail/relay.ts'

const most = 500

/** Every five minutes: mails that should have been sent by now, because a message got lost or whoever had them died, are relayed again. */
export async function rescueMails(env: Env, now: Date): Promise<void> {
  if (settingsOf(env).mail.kind === 'none') return
  const { db } = openStore(env.DB, env.LISTINGS)
  await relayMails(env, await dueMails(db, now, most))
}
