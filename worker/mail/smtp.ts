import type { SmtpSettings } from '#worker/mail-settings.ts'
import { envelopeAddress } from './mail-header.ts'
import { composeMime } from './mime.ts'
import { type Connect, type Connection, openConnection, type Security } from './smtp-connection.ts'
import { type Dialogue, UnexpectedReply } from './smtp-dialogue.ts'
import { RefusedMail, type Transport } from './transport.ts'

const implicitTlsPort = 465
/** Shorter than a lease: nobody else takes a mail while its sender may still be heard. */
const maxSessionLength = 45_000

/** Hands mails to a server of the agency's choice (RFC 5321): one connection a mail, encrypted unless the server is on this machine. */
export function smtpTransport(settings: SmtpSettings, connect: Connect): Transport {
  return {
    async send(mail) {
      const envelope = { from: envelopeAddress(mail.from.address), to: envelopeAddress(mail.to.address), mime: composeMime(mail) }
      const address = { hostname: settings.host, port: settings.port }
      const connection = openConnection(connect(address, { secureTransport: securityOf(settings), allowHalfOpen: false }))
      let timer: ReturnType<typeof setTimeout> | undefined
      const deadline = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('the server took too long')), maxSessionLength)
      })
      try {
        await Promise.race([converse(connection, settings, envelope), deadline])
      } finally {
        clearTimeout(timer)
        connection.close()
      }
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

interface Envelope {
  readonly from: string
  readonly to: string
  readonly mime: string
}

async function converse(connection: Connection, settings: SmtpSettings, { from, to, mime }: Envelope): Promise<void> {
  await connection.dialogue.expect('greeting', 2)
  let abilities = await greet(connection.dialogue, from)
  if (securityOf(settings) === 'starttls') {
    await connection.dialogue.say('STARTTLS')
    await connection.dialogue.expect('STARTTLS', 2)
    connection.encrypt()
    abilities = await greet(connection.dialogue, from)
  }
  const { dialogue } = connection
  if (settings.user !== '') await logIn(dialogue, abilities, settings)
  await dialogue.say(`MAIL FROM:<${from}>`)
  await dialogue.expect('MAIL FROM', 2)
  await dialogue.say(`RCPT TO:<${to}>`)
  await aboutThisMail(dialogue.expect('RCPT TO', 2))
  await dialogue.say('DATA')
  await aboutThisMail(dialogue.expect('DATA', 3))
  await dialogue.tell(mime)
  await aboutThisMail(dialogue.expect('the mail', 2))
  // It is theirs now, whatever becomes of the farewell.
  await dialogue.say('QUIT').catch(() => undefined)
}

/** @returns what the server can do, in capitals */
async function greet(dialogue: Dialogue, from: string): Promise<readonly string[]> {
  await dialogue.say(`EHLO ${from.split('@')[1]}`)
  return (await dialogue.expect('EHLO', 2)).lines.map((line) => line.toUpperCase())
}

async function logIn(dialogue: Dialogue, abilities: readonly string[], { user, password }: SmtpSettings): Promise<void> {
  const ways = abilities.find((line) => /^AUTH[ =]/.test(line)) ?? ''
  if (/\bLOGIN\b/.test(ways) && !/\bPLAIN\b/.test(ways)) {
    await dialogue.say('AUTH LOGIN')
    await dialogue.expect('AUTH', 3)
    await dialogue.say(base64(user))
    await dialogue.expect('AUTH', 3)
    await dialogue.say(base64(password))
  } else {
    await dialogue.say(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`)
  }
  await dialogue.expect('AUTH', 2)
}

/** A refusal for good (5xx) of the recipient or the content is the mail's own; one of our log-in or our sender is ours to mend, and passes. */
async function aboutThisMail(reply: Promise<unknown>): Promise<void> {
  try {
    await reply
  } catch (error) {
    throw error instanceof UnexpectedReply && error.code >= 500 ? new RefusedMail(error.message) : error
  }
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
