import { openStore } from '#db/client.ts'
import { beginMailing, queueSlice, settleMailing } from '#db/newsletters/mailing-recipients.ts'
import { findMailing, mailingsToSend } from '#db/newsletters/mailings.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { openMailDeps } from '#worker/mail/mail-deps.ts'
import { sendMail } from '#worker/mail/send-mail.ts'
import { relayMailing } from '#worker/site/queue.ts'

/** Mails per step: few, so that a pause takes effect soon and a step ends well within the consumer's time limit. */
const mostAtOnce = 20
/** Backpressure: unsent mails of one mailing in the outbox. During a server outage the rest waits outside it instead of using up attempts. */
const mostInOutbox = 60

/** Every five minutes: begins due mailings, and continues those with a lost queue message or due retries. */
export async function sendMailings(env: Env, now: Date): Promise<void> {
  // Without a transport a scheduled mailing does not begin; once overdue, it needs confirmation.
  if (settingsOf(env).mail.kind === 'none') return
  const { db } = openStore(env.DB, env.LISTINGS)
  const { due, sending } = await mailingsToSend(db, now)
  for (const id of due) await beginMailing(db, id, now)
  for (const id of [...due, ...sending]) await relayMailing(env, id, now, now)
}

/**
 * Sends the next mails of a mailing and queues the next step. Crash-safe: each recipient is settled through the outbox, and the next step finds those
 * without a mail there.
 */
export async function continueMailing(env: Env, id: string, now: Date): Promise<void> {
  const deps = await openMailDeps(env)
  if (deps === null) return
  const { db } = deps
  try {
    await beginMailing(db, id, now)
    if ((await findMailing(db, id))?.state !== 'sending') return
    const { mails, hasQueued } = await queueSlice(db, id, mostAtOnce, mostInOutbox, now)
    // The five-minute job retries failed mails.
    for (const mail of mails) await sendMail(mail, { ...deps, retry: async () => undefined })
    const { waiting, settled } = await settleMailing(db, id, mails, deps.clock())
    // After a full slice more mails may be due in the outbox, such as those of a resumed mailing.
    const hasMore = waiting > 0 || mails.length === mostAtOnce
    if (hasMore && (settled > 0 || (hasQueued && mails.length === 0))) await relayMailing(env, id, now, now)
  } finally {
    await deps.transport.close()
  }
}
