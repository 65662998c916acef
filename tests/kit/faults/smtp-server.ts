import { createServer, type Socket } from 'node:net'

/** Where a server may fail: at a command, at the end of the message, or when confirming an accepted one. */
export type Step = 'greeting' | 'EHLO' | 'RSET' | 'MAIL' | 'RCPT' | 'DATA' | 'message' | 'accepted'
/** Closes the connection, keeps silent, sends the regular reply in an odd way, or replies with this text instead. */
export type SmtpFault = 'close' | 'silence' | OddReply | `${number}${' ' | '-'}${string}` | 'garbage' | null
type OddReply = keyof typeof oddReplies

/** Ways to send a regular reply, as writes. */
const oddReplies = {
  late: (reply: string) => ['', reply],
  'in pieces': (reply: string) => [...reply],
  twice: (reply: string) => [reply + reply],
  'twice, the second late': (reply: string) => [reply, reply],
  'in many lines': (reply: string) => [`${`${reply.slice(0, 3)}-${'x'.repeat(1_000)}\r\n`.repeat(20)}${reply}`],
  'in one long line': (reply: string) => [`${reply.trimEnd()} ${'x'.repeat(4_000)}\r\n`],
  endlessly: (reply: string) => [`${reply.trimEnd()} ${'x'.repeat(20_000)}`],
} as const

function isOdd(fault: SmtpFault): fault is OddReply {
  return fault !== null && fault in oddReplies
}

const pause = 20 // ms between two writes

export interface SmtpServer extends AsyncDisposable {
  readonly port: number
  /** The ids of the accepted messages, in order. */
  readonly accepted: readonly string[]
  /** How many connections were opened. */
  connections(): number
  /** The commands of all connections, without EHLO. */
  readonly commands: readonly string[]
}

/** A plain SMTP server with injected faults. @param faultAt called at each step, with the recipient once known */
export async function openSmtpServer(faultAt: (step: Step, recipient: string) => SmtpFault = () => null): Promise<SmtpServer> {
  const accepted: string[] = []
  const commands: string[] = []
  const sockets = new Set<Socket>()
  let connections = 0

  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    connections += 1
    let recipient = ''
    let received = ''
    let isMessage = false

    /** Replies, or fails; returns whether the reply was the regular one. */
    function answer(step: Step, reply: string): boolean {
      const fault = faultAt(step, recipient)
      if (isOdd(fault)) void writeAll(oddReplies[fault](`${reply}\r\n`))
      else if (fault === 'close') socket.destroy()
      else if (fault !== 'silence') socket.write(`${fault ?? reply}\r\n`)
      return fault === null || isOdd(fault)
    }

    async function writeAll(pieces: readonly string[]): Promise<void> {
      for (const piece of pieces) {
        if (socket.destroyed) return
        socket.write(piece)
        await new Promise((resolve) => setTimeout(resolve, pieces.length > 2 ? 1 : pause))
      }
    }

    function command(line: string): void {
      const verb = line.slice(0, 4).toUpperCase()
      if (verb !== 'EHLO') commands.push(verb)
      if (verb === 'EHLO') answer('EHLO', '250 hello')
      else if (verb === 'RSET') answer('RSET', '250 ok')
      else if (verb === 'MAIL') answer('MAIL', '250 ok')
      else if (verb === 'RCPT') {
        recipient = /<(.*)>/.exec(line)?.[1] ?? ''
        answer('RCPT', '250 ok')
      } else if (verb === 'DATA') isMessage = answer('DATA', '354 go on')
      else if (verb === 'QUIT') socket.end('221 bye\r\n')
      else socket.write('500 what?\r\n')
    }

    function message(text: string): void {
      isMessage = false
      const fault = faultAt('message', recipient)
      if (fault === 'close') socket.destroy()
      else if (fault === 'silence') return
      else if (fault !== null) socket.write(`${fault}\r\n`)
      else {
        accepted.push(/^Message-ID: <(.*)@/m.exec(text)?.[1] ?? '')
        answer('accepted', '250 accepted')
      }
    }

    socket.on('data', (bytes) => {
      received += bytes.toString('latin1')
      for (;;) {
        const mark = isMessage ? '\r\n.\r\n' : '\r\n'
        const end = received.indexOf(mark)
        if (end < 0 || socket.destroyed) return
        const piece = received.slice(0, end)
        received = received.slice(end + mark.length)
        if (isMessage) message(piece)
        else command(piece)
      }
    })
    answer('greeting', '220 ready')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    accepted,
    commands,
    connections: () => connections,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
