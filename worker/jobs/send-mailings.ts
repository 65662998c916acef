import { openStore } from '#db/client.ts'
import { beginMailing, settleMailing, takeSlice } from '#db/mailing-recipients.ts'
import { findMailing, mailingsToSend } from '#db/mailings.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { openMailDeps } from '#worker/mail/open-mail-deps.ts'
import { relayMailing } from '#worker/mail/relay.ts'
import { sendMail } from '#worker/mail/send-mail.ts'

/** Mails of a step: short, so that a pause is heeded and a step ends long before a queue consumer must. */
const mostAtOnce = 20
/** Mails of one mailing that may wait in the outbox: a server that takes nothing delays the rest instead of using up their attempts. */
const mostInOutbox = 60

/** Every five minutes: begins the mailings that are due and goes on with those whose message was lost, or whose mails are due again. */
export async function sendMailings(env: Env, now: Date): Promise<void> {
  // Without a transport a planned mailing is not begun; it asks later.
  if (settingsOf(env).mail.kind === 'none') return
  const { db } = openStore(env.DB, env.LISTINGS)
  const { due, sending } = await mailingsToSend(db, now)
  for (const id of due) await beginMailing(db, id, now)
  for (const id of [...due, ...sending]) await relayMailing(env, id, now, now)
}

/**
 * Sends the next mails of a mailing and queues the step after it. A step that dies loses nothing: each recipient is settled by the outbox,
 * and who has no mail there yet is found by the next one.
 */
export async function continueMailing(env: Env, id: string, now: Date): Promise<void> {
  const deps = await openMailDeps(env)
  if (deps === null) return
  const { db } = deps
  try {
    await beginMailing(db, id, now)
    if ((await findMailing(db, id))?.state !== 'sending') return
    const { mails, hasTaken } = await takeSlice(db, id, mostAtOnce, mostInOutbox, now)
    // A mail that failed is due again later; the five-minute job finds it.
    for (const mail of mails) await sendMail(mail, { ...deps, retry: async () => undefined })
    const { waiting, settled } = await settleMailing(db, id, mails, deps.clock())
    // After a full slice more mails of the outbox may be due: those of a mailing that goes on after a pause.
    const hasMore = waiting > 0 || mails.length === mostAtOnce
    if (hasMore && (settled > 0 || (hasTaken && mails.length === 0))) await relayMailing(env, id, now, now)
  } finally {
    await deps.transport.close()
  }
}
