import type { SmtpSettings } from '#worker/mail/mail-settings.ts'
import { composeMime, envelopeAddress } from './mime.ts'
import { ConnectionLost, type Envelope, isAboutMail, openSession, type SmtpSession } from './smtp-commands.ts'
import { type Connect, TookTooLong, type Within } from './smtp-dialogue.ts'
import type { Transport } from './transport.ts'

/** Timeouts in milliseconds; together shorter than a mail's lease, so that no other worker takes it meanwhile. */
interface Timeouts {
  /** Until a reused connection is ready for the next mail (RSET). */
  readonly reset: number
  /** Until the message is handed over. */
  readonly handover: number
  /** For the final reply. Long, since giving up early sends the mail twice. */
  readonly answer: number
}
const usualTimeouts: Timeouts = { reset: 5_000, handover: 40_000, answer: 60_000 }
const closeTimeout = 1_000
/** Timeouts per batch, which must end within a queue consumer's 15 minutes. */
const maxLate = 2

/**
 * Sends mails one by one over one connection to the agency's mail server, opened by the first mail and reopened if it is lost between mails. An
 * unreachable server fails all remaining mails of the batch at once, so that each does not time out in turn.
 */
export function smtpTransport(settings: SmtpSettings, connect: Connect, timeouts: Timeouts = usualTimeouts): Transport {
  const timer = openTimer()
  let session: SmtpSession | null = null
  let unreachable: unknown = null
  let late = 0
  const handedOver = () => timer.start(timeouts.answer)

  async function begin(): Promise<SmtpSession> {
    if (unreachable !== null) throw unreachable
    const begun = openSession(settings, connect, timer.within)
    try {
      await begun.begin()
    } catch (error) {
      unreachable = error
      await begun.end()
      throw error
    }
    return begun
  }

  async function drop(): Promise<void> {
    const dropped = session
    session = null
    await dropped?.end()
  }

  async function isReady(): Promise<boolean> {
    timer.start(timeouts.reset)
    const isReset = (await session?.reset()) ?? false
    timer.start(timeouts.handover)
    return isReset
  }

  async function deliver(envelope: Envelope): Promise<void> {
    if ((await isReady()) && session !== null) {
      const isSent = await session.deliver(envelope, handedOver).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ConnectionLost) return false
          throw error
        },
      )
      if (isSent) return
    }
    await drop()
    session = await begin()
    await session.deliver(envelope, handedOver)
  }

  return {
    async send(mail) {
      const envelope = { from: envelopeAddress(mail.from.address), to: envelopeAddress(mail.to.address), mime: composeMime(mail) }
      try {
        await deliver(envelope)
      } catch (error) {
        // After a reply about this mail the session can be reused.
        if (!isAboutMail(error)) await drop()
        if (error instanceof TookTooLong && ++late >= maxLate) unreachable = error
        throw error
      }
    },
    async close() {
      timer.start(closeTimeout)
      await drop()
    },
  }
}

/** The deadline for the current step. */
function openTimer(): { start(milliseconds: number): void; readonly within: Within } {
  let deadline = 0
  return {
    start(milliseconds) {
      deadline = Date.now() + milliseconds
    },
    async within(promise) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const expired = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new TookTooLong('SMTP: the server took too long')), Math.max(0, deadline - Date.now()))
      })
      try {
        return await Promise.race([promise, expired])
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
