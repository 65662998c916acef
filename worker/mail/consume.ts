import type { Db } from '#db/client.ts'
import { maxAttempts } from '#db/model/mail-attempts.ts'
import { dropMail, type LeasedMail, leaseMail, markFailed, markSent } from '#db/outbox.ts'
import type { RenderedMail } from './rendered-mail.ts'
import { RefusedMail, type Transport } from './transport.ts'

/** What sending a mail takes. */
export interface MailDeps {
  readonly db: Db
  readonly transport: Transport
  /** Null when there is nothing left to tell. */
  render(mail: LeasedMail): Promise<RenderedMail | null>
  /** Has the mail tried again at that moment. */
  later(id: string, at: Date): Promise<void>
  clock(): Date
  /** From 0 to 1. */
  chance(): number
}

/** Longer than a transport may take, so that no mail is in two hands. */
const leaseFor = 2 * 60 * 1000
/** Milliseconds between the tries to note that a mail has gone out. */
const pauses = [0, 50, 200, 800, 3_000]

/**
 * Sends one mail of the outbox, if it is due and nobody else has it: however often its id comes, it goes out once. Who dies between
 * handing it over and noting so leaves it to the next, who sends it again with the same Message-ID.
 */
export async function consumeMail(id: string, room: MailDeps): Promise<void> {
  const mail = await leaseMail(room.db, id, room.clock(), leaseFor)
  if (!mail) return
  try {
    if (mail.attempts > maxAttempts) throw new RefusedMail('whoever took it never came back')
    const rendered = await room.render(mail)
    if (rendered === null) return await dropMail(room.db, mail)
    await room.transport.send(rendered)
  } catch (error) {
    const next = await markFailed(room.db, mail, explain(error), error instanceof RefusedMail, room.clock(), room.chance())
    if (next) await room.later(id, next)
    else console.error('a mail is given up', id)
    return
  }
  await noteSent(room, id)
}

/** It is out of our hands: not to note that would double it, so the note is tried more than once. */
async function noteSent({ db, clock }: MailDeps, id: string): Promise<void> {
  for (const pause of pauses) {
    try {
      return await markSent(db, id, clock())
    } catch (error) {
      console.error('a mail that has gone out was not noted', id, error)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return markSent(db, id, clock())
}

function explain(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
