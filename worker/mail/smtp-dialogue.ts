interface Reply {
  readonly code: number
  readonly lines: readonly string[]
}

/** A reply with an unexpected code. */
export class UnexpectedReply extends Error {
  override name = 'UnexpectedReply'
  readonly code: number
  constructor(command: string, reply: Reply) {
    super(`${command}: ${reply.lines.join(' ')}`)
    this.code = reply.code
  }
}

/** The server did not answer in time. */
export class TookTooLong extends Error {
  override name = 'TookTooLong'
}

const maxLineLength = 4_096
const maxLines = 100

/** Settles with the promise, or rejects with TookTooLong. */
export type Within = <T>(promise: Promise<T>) => Promise<T>

export interface Dialogue {
  /** Sends a command and reads its reply, whose code must have this first digit. */
  command(line: string, first: number): Promise<Reply>
  /** Reads a reply. @param about the name used in errors, since the command may contain a password */
  expect(about: string, first: number): Promise<Reply>
  send(line: string): Promise<void>
  /** Sends a message and the terminating line, with dot-stuffing (RFC 5321, 4.5.2). */
  sendMessage(message: string): Promise<void>
  /** Releases the socket, for the upgrade to TLS. */
  release(): void
}

/** Commands and replies over one socket. */
function openDialogue(socket: SmtpSocket, within: Within): Dialogue {
  const reader = socket.readable.getReader()
  const writer = socket.writable.getWriter()
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let received = ''

  async function readLine(): Promise<string> {
    for (;;) {
      const end = received.indexOf('\n')
      if (end >= 0) {
        const line = received.slice(0, end).replace(/\r$/, '')
        received = received.slice(end + 1)
        return line
      }
      if (received.length > maxLineLength) throw new Error('SMTP: the reply is too long')
      const { value, done } = await within(reader.read())
      if (done) throw new Error('SMTP: the server closed the connection')
      received += decoder.decode(value, { stream: true })
    }
  }

  async function readReply(): Promise<Reply> {
    const lines: string[] = []
    for (;;) {
      const [, code, more, text = ''] = /^([2-5]\d\d)([ -]?)(.*)$/.exec(await readLine()) ?? []
      if (code === undefined) throw new Error('SMTP: this is not a reply')
      if (lines.push(text) > maxLines) throw new Error('SMTP: the reply is too long')
      if (more !== '-') return { code: Number(code), lines }
    }
  }

  /** Rejects an unsolicited reply, which would be mistaken for the reply to the next command. */
  async function ask(text: string): Promise<void> {
    if (received !== '') throw new Error(`SMTP: a reply too many: ${received.slice(0, 200)}`)
    await within(writer.write(encoder.encode(text)))
  }

  const dialogue: Dialogue = {
    async command(line, first) {
      await dialogue.send(line)
      return dialogue.expect(line.split(/[ :]/, 1)[0] ?? '', first)
    },
    async expect(about, first) {
      const reply = await readReply()
      if (Math.floor(reply.code / 100) !== first) throw new UnexpectedReply(about, reply)
      return reply
    },
    send: (line) => ask(`${line}\r\n`),
    sendMessage: (message) => ask(`${message.replace(/^\./gm, '..')}${message.endsWith('\r\n') ? '' : '\r\n'}.\r\n`),
    release() {
      reader.releaseLock()
      writer.releaseLock()
    },
  }
  return dialogue
}

/** The part of the runtime's socket API (`cloudflare:sockets`) that SMTP needs. */
export interface SmtpSocket {
  readonly readable: {
    getReader(): { read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>; releaseLock(): void }
  }
  readonly writable: {
    getWriter(): { write(bytes: Uint8Array): Promise<void>; releaseLock(): void }
  }
  readonly opened: Promise<unknown>
  readonly closed: Promise<void>
  close(): Promise<void>
  startTls(): SmtpSocket
}

export type Security = 'on' | 'starttls' | 'off'
export type Connect = (address: { hostname: string; port: number }, options: { secureTransport: Security; allowHalfOpen: boolean }) => SmtpSocket

export interface Connection {
  /** The dialogue over the current socket, which `encrypt` replaces. */
  readonly dialogue: Dialogue
  /** Upgrades to TLS. Discard what the server announced before and repeat EHLO (RFC 3207). */
  encrypt(): void
  /** Does not wait for the socket to close. */
  close(): void
}

/** A connection that can be upgraded to TLS (STARTTLS). */
export function openConnection(first: SmtpSocket, within: Within): Connection {
  let socket = withoutRejections(first)
  let dialogue = openDialogue(socket, within)
  return {
    get dialogue() {
      return dialogue
    },
    encrypt() {
      dialogue.release()
      socket = withoutRejections(socket.startTls())
      dialogue = openDialogue(socket, within)
    },
    close() {
      socket.close().catch(() => undefined)
    },
  }
}

/** Marks these promises as handled, since reading and writing report the same errors. */
function withoutRejections(socket: SmtpSocket): SmtpSocket {
  for (const promise of [socket.opened, socket.closed]) promise.catch(() => undefined)
  return socket
}
