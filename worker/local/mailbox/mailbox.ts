import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { SMTPServer } from 'smtp-server'

/** The server's reply that rejects a mail. */
interface Refusal {
  readonly code: number
  readonly message: string
}

/** Whether to refuse what goes to an address: asked for each recipient, and again when the mail is there. */
type Gatekeeper = (recipient: string, at: 'recipient' | 'mail') => Refusal | null

export interface Mailbox {
  readonly port: number
  /** From here on this decides; null takes everything. */
  guard(gatekeeper: Gatekeeper | null): void
  /** The names of the mails, the oldest first. */
  names(): readonly string[]
  /** The source of a mail; null if not found. */
  read(name: string): Uint8Array | null
  /** Deletes every mail. */
  empty(): void
  close(): Promise<void>
}

const extension = '.eml'

/** A real mail server for one site on this machine: every mail becomes a file of the directory, regardless of the recipient. */
export async function openMailbox(directory: string, port = 0): Promise<Mailbox> {
  mkdirSync(directory, { recursive: true })
  let gatekeeper: Gatekeeper | null = null
  let last = 0
  const names = () =>
    readdirSync(directory)
      .filter((name) => name.endsWith(extension))
      .sort()
  const server = new SMTPServer({
    // A client on the same machine needs neither.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    banner: 'Perron local mailbox',
    onRcptTo({ address }, _session, done) {
      done(refusal(gatekeeper?.(address, 'recipient') ?? null))
    },
    async onData(stream, { envelope }, done) {
      // A connection lost in the middle of a mail stores nothing; the server stays up.
      const bytes = await gather(stream).catch(() => null)
      if (bytes === null) return done(new Error('the line was cut'))
      const refused = refusal(envelope.rcptTo.map(({ address }) => gatekeeper?.(address, 'mail') ?? null).find((each) => each !== null) ?? null)
      if (refused) return done(refused)
      last = Math.max(last + 1, Date.now())
      writeFileSync(join(directory, `${last}${extension}`), bytes)
      done()
    },
  })
  await new Promise<void>((ready, failed) => {
    server.on('error', failed)
    server.listen(port, '127.0.0.1', ready)
  })
  server.on('error', (error) => console.error('mailbox', error.message))
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    guard(next) {
      gatekeeper = next
    },
    names,
    read: (name) => (names().includes(name) ? readFileSync(join(directory, name)) : null),
    empty() {
      for (const name of names()) rmSync(join(directory, name))
    },
    close: () => new Promise((done) => server.close(done)),
  }
}

async function gather(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}

function refusal(refused: Refusal | null): (Error & { responseCode: number }) | null {
  return refused && Object.assign(new Error(refused.message), { responseCode: refused.code })
}
