import type { SmtpSocket } from './smtp-connection.ts'

export interface Reply {
  readonly code: number
  readonly lines: readonly string[]
}

/** What a server said where something else was needed. */
export class UnexpectedReply extends Error {
  override name = 'UnexpectedReply'
  readonly code: number
  constructor(command: string, reply: Reply) {
    super(`${command}: ${reply.lines.join(' ')}`)
    this.code = reply.code
  }
}

const maxLineLength = 4_096
const maxLines = 100

/** The talk with a server over one socket: a command, then its reply. */
export function openDialogue(socket: SmtpSocket) {
  const reader = socket.readable.getReader()
  const writer = socket.writable.getWriter()
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let heard = ''

  async function readReply(): Promise<Reply> {
    const lines: string[] = []
    for (;;) {
      const end = heard.indexOf('\n')
      if (end < 0) {
        const { value, done } = await reader.read()
        if (done) throw new Error('the server hung up')
        heard += decoder.decode(value, { stream: true })
        if (heard.length > maxLineLength && !heard.includes('\n')) throw new Error('the server says too much')
        continue
      }
      const line = heard.slice(0, end).replace(/\r$/, '')
      heard = heard.slice(end + 1)
      const [, code, more, text = ''] = /^(\d{3})([ -]?)(.*)$/.exec(line) ?? []
      if (code === undefined) throw new Error('the server does not speak SMTP')
      if (lines.push(text) > maxLines) throw new Error('the server says too much')
      if (more !== '-') return { code: Number(code), lines }
    }
  }

  return {
    /** Waits for what the server says; `about` is what it was asked, as a error may tell it. */
    async expect(about: string, first: number): Promise<Reply> {
      const reply = await readReply()
      if (Math.floor(reply.code / 100) !== first) throw new UnexpectedReply(about, reply)
      return reply
    },
    async say(line: string): Promise<void> {
      await writer.write(encoder.encode(`${line}\r\n`))
    },
    /** A mail, its lines that begin with a dot told from its end. */
    async tell(mail: string): Promise<void> {
      await writer.write(encoder.encode(`${mail.replace(/^\./gm, '..')}${mail.endsWith('\r\n') ? '' : '\r\n'}.\r\n`))
    },
    /** Lets go of the socket. */
    release(): void {
      reader.releaseLock()
      writer.releaseLock()
    },
  }
}

export type Dialogue = ReturnType<typeof openDialogue>
