import type { SmtpSettings } from '#worker/mail-settings.ts'
import { envelopeAddress } from './mail-header.ts'
import { composeMime } from './mime.ts'
import { ConnectionLost, type Envelope, openSession, type SmtpSession } from './smtp-commands.ts'
import { UnexpectedReply, type Within } from './smtp-dialogue.ts'
import type { Connect } from './smtp-socket.ts'
import { RefusedMail, type Transport } from './transport.ts'

/** Milliseconds a mail may take, shorter than its lease: no other worker takes it while this one may still be sending it. */
const timeout = 45_000
const closeTimeout = 1_000

/**
 * Sends mails one after the other over one connection to the agency's mail server. The connection opens with the first mail; one that is
 * lost between mails is replaced. A server that cannot be reached fails all the mails of the batch, so that they do not wait in turn.
 */
export function smtpTransport(settings: SmtpSettings, connect: Connect): Transport {
  const timer = openTimer()
  let session: SmtpSession | null = null
  let unreachable: unknown = null

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

  async function deliver(envelope: Envelope): Promise<void> {
    if (session !== null && (await session.reset())) {
      const isSent = await session.deliver(envelope).then(
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
    await session.deliver(envelope)
  }

  return {
    async send(mail) {
      const envelope = { from: envelopeAddress(mail.from.address), to: envelopeAddress(mail.to.address), mime: composeMime(mail) }
      timer.start(timeout)
      try {
        await deliver(envelope)
      } catch (error) {
        // After an answer about this mail the session is good for the next one.
        if (!(error instanceof RefusedMail || error instanceof UnexpectedReply)) await drop()
        throw error
      }
    },
    async close() {
      timer.start(closeTimeout)
      await drop()
    },
  }
}

/** One deadline for everything a mail has to wait for. */
function openTimer(): { start(milliseconds: number): void; readonly within: Within } {
  let deadline = 0
  return {
    start(milliseconds) {
      deadline = Date.now() + milliseconds
    },
    async within(promise) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const expired = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('SMTP: the server took too long')), Math.max(0, deadline - Date.now()))
      })
      try {
        return await Promise.race([promise, expired])
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
