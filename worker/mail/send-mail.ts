import type { Db } from '#db/client.ts'
import { blockAddress } from '#db/mail/mail-blocks.ts'
import { dropMail, leaseMail, markFailed, markSent } from '#db/mail/outbox.ts'
import { maxAttempts } from '#db/model/mail/mail-attempts.ts'
import { minute } from '#db/model/site/durations.ts'
import { reportFault } from '#db/site/report-fault.ts'
import type { MailDeps } from './mail-deps.ts'
import { renderMail } from './render.ts'
import { RefusedMail } from './transport.ts'

/** Milliseconds; longer than a transport may take, so that no two workers send the same mail. */
const leaseTime = 2 * minute
/** Milliseconds between the attempts to mark a mail as sent. */
const markPauses = [0, 50, 200, 800, 3_000]

/**
 * Sends one mail of the outbox if it is due and not leased, so that a redelivered queue message has no effect. At least once: a crash between sending and
 * marking sends it again, with the same Message-ID. Throws if the mail was sent but could not be marked.
 */
export async function sendMail(id: string, deps: MailDeps): Promise<void> {
  const { db, transport, clock } = deps
  const mail = await leaseMail(db, id, clock(), leaseTime)
  if (!mail) return
  try {
    if (mail.attempts > maxAttempts) throw new RefusedMail('the lease of the last attempt expired')
    const rendered = await renderMail(mail, deps)
    if (rendered === null) return await dropMail(db, mail)
    await transport.send(rendered)
  } catch (error) {
    if (error instanceof RefusedMail && error.isDeadAddress) await blockAddress(db, mail.recipient, error.message, id, clock())
    const next = await markFailed(db, mail, messageOf(error), error instanceof RefusedMail, clock(), deps.random())
    if (next) await deps.retry(id, next)
    else reportFault(`Mail is dead: ${id}`)
    return
  }
  await markSentSurely(db, id, clock)
}

/** Retries marking, since an unmarked mail would be sent twice. */
async function markSentSurely(db: Db, id: string, clock: () => Date): Promise<void> {
  for (const pause of markPauses) {
    try {
      return await markSent(db, id, clock())
    } catch (error) {
      reportFault(`A sent mail could not be marked: ${id}`, error)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return markSent(db, id, clock())
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
