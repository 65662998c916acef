import type { SmtpSettings } from '#worker/mail/mail-settings.ts'
import {
  type Connect,
  type Connection,
  type Dialogue,
  openConnection,
  type Security,
  TookTooLong,
  UnexpectedReply,
  type Within,
} from '#worker/mail/smtp-dialogue.ts'
import { RefusedMail } from '#worker/mail/transport.ts'

const implicitTlsPort = 465
const closingCode = 421

/** An SMTP envelope: validated addresses and the message. */
export interface Envelope {
  readonly from: string
  readonly to: string
  readonly mime: string
}

/** The connection is unusable and the message was not handed over: safe to retry over another connection. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
}

export interface SmtpSession {
  /** EHLO, STARTTLS and AUTH. */
  begin(): Promise<void>
  /** Whether the session is ready for another mail. */
  reset(): Promise<boolean>
  /**
   * Delivers one mail; `handedOver` is called once only the server's final reply is outstanding.
   * @throws RefusedMail for a permanent rejection (5xx), UnexpectedReply for a temporary one, ConnectionLost if nothing was handed over, another error if
   * the outcome is unknown
   */
  deliver(envelope: Envelope, handedOver: () => void): Promise<void>
  /** Sends QUIT without waiting for the reply. */
  end(): Promise<void>
}

/** An SMTP session (RFC 5321), encrypted unless the server is local. */
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
  // Servers limit the mails per connection by temporarily rejecting the next MAIL FROM (4xx).
  await unlessLost(dialogue.command(`MAIL FROM:<${from}>`, 2), (code) => code < 500)
  await unlessLost(refusable(dialogue.command(`RCPT TO:<${to}>`, 2), isDeadAddress))
  await unlessLost(refusable(dialogue.command('DATA', 3)))
  await dialogue.sendMessage(mime)
  handedOver()
  await refusable(finalReply(dialogue))
}

/** Skips a second 354, which some servers send late: taken for the reply to the message, it would make us send an accepted mail twice. */
async function finalReply(dialogue: Dialogue): Promise<void> {
  try {
    await dialogue.expect('the message', 2)
  } catch (error) {
    if (error instanceof UnexpectedReply && error.code === 354) return finalReply(dialogue)
    throw error
  }
}

/** A 5xx reply about the recipient or the content is permanent; one about our login or sender is not, since we can fix the configuration. */
async function refusable(reply: Promise<unknown>, isDead: (error: UnexpectedReply) => boolean = () => false): Promise<void> {
  try {
    await reply
  } catch (error) {
    const isRefused = error instanceof UnexpectedReply && error.code >= 500
    throw isRefused ? new RefusedMail(error.message, { cause: error, isDeadAddress: isDead(error) }) : error
  }
}

/**
 * Whether a reply concerns only this mail, so that the session can be reused. Not if the server closes the connection or its replies are out of step
 * with the commands.
 */
export function isAboutMail(error: unknown): boolean {
  return error instanceof RefusedMail || (error instanceof UnexpectedReply && error.code >= 400 && error.code !== closingCode)
}

/** Before the message is sent, any failure other than a reply about the mail or a timeout counts as a lost connection. */
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

/** Basic status codes: no such mailbox, moved, invalid mailbox name (RFC 5321, 4.2.3). */
const codes = new Set([550, 551, 553])
/** Enhanced status codes: bad address, mailbox disabled (RFC 3463). Not 5.7, which is about the sender, nor 5.2.2, a full mailbox. */
const enhanced = /^5\.(?:1\.\d{1,3}|2\.1)$/

/** Whether a refusal is a hard bounce. Refusals of the sender must not count, or every address on that server would be blocked. */
export function isDeadAddress({ code, message }: Pick<UnexpectedReply, 'code' | 'message'>): boolean {
  const [status] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(message) ?? []
  return status === undefined ? codes.has(code) : code >= 500 && enhanced.test(status)
}
