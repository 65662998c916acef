import type { SmtpSettings } from '#worker/mail-settings.ts'
import { isDeadAddress } from './dead-address.ts'
import { type Dialogue, TookTooLong, UnexpectedReply, type Within } from './smtp-dialogue.ts'
import type { Connect, Security } from './smtp-socket.ts'
import { type Connection, openConnection } from './smtp-tls.ts'
import { RefusedMail } from './transport.ts'

const implicitTlsPort = 465
const closingCode = 421

/** What SMTP needs of a mail: checked addresses and the message itself. */
export interface Envelope {
  readonly from: string
  readonly to: string
  readonly mime: string
}

/** The connection is unusable, and the server has not received the message: it may be sent over another connection. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
}

export interface SmtpSession {
  /** Greets, encrypts and logs in. */
  begin(): Promise<void>
  /** Whether the session is ready for another mail. */
  reset(): Promise<boolean>
  /**
   * Hands over one mail; `handedOver` is called when only the server's answer is missing. Throws RefusedMail when the server rejects it for good (5xx), an UnexpectedReply when it may take it later,
   * ConnectionLost when nothing was handed over, another error when the server may or may not have taken it.
   */
  deliver(envelope: Envelope, handedOver: () => void): Promise<void>
  /** Says goodbye without waiting for the answer. */
  end(): Promise<void>
}

/** A session with the server of the settings (RFC 5321), encrypted unless the server is on this machine. */
export function openSession(settings: SmtpSettings, connect: Connect, within: Within): SmtpSession {
  const security = securityOf(settings)
  const address = { hostname: settings.host, port: settings.port }
  const connection = openConnection(connect(address, { secureTransport: security, allowHalfOpen: false }), within)
  return {
    async begin() {
      await connection.dialogue.expect('greeting', 2)
      let extensions = await greet(connection, settings)
      if (security === 'starttls') {
        await connection.dialogue.command('STARTTLS', 2)
        connection.encrypt()
        extensions = await greet(connection, settings)
      }
      if (settings.user !== '') await logIn(connection.dialogue, extensions, settings)
    },
    reset: () =>
      connection.dialogue.command('RSET', 2).then(
        () => true,
        () => false,
      ),
    deliver: (envelope, handedOver) => deliver(connection.dialogue, envelope, handedOver),
    async end() {
      await connection.dialogue.send('QUIT').catch(() => undefined)
      connection.close()
    },
  }
}

function securityOf({ host, port }: SmtpSettings): Security {
  if (port === implicitTlsPort) return 'on'
  return isThisMachine(host) ? 'off' : 'starttls'
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '::1'
}

/** @returns the server's extensions, in capitals */
async function greet({ dialogue }: Connection, { from }: SmtpSettings): Promise<readonly string[]> {
  const { lines } = await dialogue.command(`EHLO ${from?.address.split('@')[1] ?? 'localhost'}`, 2)
  return lines.map((line) => line.toUpperCase())
}

async function logIn(dialogue: Dialogue, extensions: readonly string[], { user, password }: SmtpSettings): Promise<void> {
  const methods = extensions.find((line) => /^AUTH[ =]/.test(line)) ?? ''
  if (/\bLOGIN\b/.test(methods) && !/\bPLAIN\b/.test(methods)) {
    await dialogue.command('AUTH LOGIN', 3)
    await dialogue.send(base64(user))
    await dialogue.expect('AUTH', 3)
    await dialogue.send(base64(password))
  } else {
    await dialogue.send(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`)
  }
  await dialogue.expect('AUTH', 2)
}

async function deliver(dialogue: Dialogue, { from, to, mime }: Envelope, handedOver: () => void): Promise<void> {
  // Servers limit the mails of a connection by refusing the sender of the next one for now (4xx).
  await unlessLost(dialogue.command(`MAIL FROM:<${from}>`, 2), (code) => code < 500)
  await unlessLost(refusable(dialogue.command(`RCPT TO:<${to}>`, 2), isDeadAddress))
  await unlessLost(refusable(dialogue.command('DATA', 3)))
  await dialogue.sendMessage(mime)
  handedOver()
  await refusable(dialogue.expect('the message', 2))
}

/** A 5xx reply about the recipient or the content is permanent; one about our log-in or sender is not, as we can correct those. */
async function refusable(reply: Promise<unknown>, isDead: (error: UnexpectedReply) => boolean = () => false): Promise<void> {
  try {
    await reply
  } catch (error) {
    const isRefused = error instanceof UnexpectedReply && error.code >= 500
    throw isRefused ? new RefusedMail(error.message, { cause: error, isDeadAddress: isDead(error) }) : error
  }
}

/**
 * Whether a reply is about the mail, so that the next one may follow. A server that closes the connection, or confirms where it was asked
 * something else, is not to be talked to any more.
 */
export function isAboutMail(error: unknown): boolean {
  return error instanceof RefusedMail || (error instanceof UnexpectedReply && error.code >= 400 && error.code !== closingCode)
}

/** Before the message is sent, everything but the server's own answer to the mail, or its silence, means that the connection is lost. */
async function unlessLost(step: Promise<unknown>, isLost: (code: number) => boolean = () => false): Promise<void> {
  try {
    await step
  } catch (error) {
    const isAnswer = isAboutMail(error) && !(error instanceof UnexpectedReply && isLost(error.code))
    throw isAnswer || error instanceof TookTooLong ? error : new ConnectionLost(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
