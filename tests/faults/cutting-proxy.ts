import { connect, createServer, type Socket } from 'node:net'

/** What becomes of one connection to a mail server. */
export type Cut =
  /** It holds. */
  | 'none'
  /** It is cut while the mail is on its way: the server has not taken it. */
  | 'before'
  /** It is cut when the server says that it has taken the mail, before the sender hears so. */
  | 'after'
  /** Nothing goes through for a while. */
  | 'slow'

export interface CuttingProxy {
  readonly port: number
  close(): Promise<void>
}

const slowness = 40 // ms
const mailEnd = Buffer.from('\r\n.\r\n')

/** Stands between a sender of mails and their server, and cuts the line as it is told to. */
export async function openCuttingProxy(serverPort: number, cutOf: () => Cut): Promise<CuttingProxy> {
  const sockets = new Set<Socket>()
  const proxy = createServer((sender) => {
    const cut = cutOf()
    const server = connect(serverPort, '127.0.0.1')
    for (const socket of [sender, server]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        sender.destroy()
        server.destroy()
      })
    }
    let sent = Buffer.alloc(0)
    let isTaken = false
    sender.on('data', (bytes: Buffer) => {
      sent = Buffer.concat([sent, bytes])
      const isMail = sent.includes('\r\nDATA\r\n')
      if (cut === 'before' && isMail) return sender.destroy()
      isTaken = isMail && sent.indexOf(mailEnd, sent.indexOf('\r\nDATA\r\n') + 8) > 0
      const pass = () => server.write(bytes)
      if (cut === 'slow') setTimeout(pass, slowness)
      else pass()
      return undefined
    })
    server.on('data', (bytes: Buffer) => {
      if (cut === 'after' && isTaken) sender.destroy()
      else sender.write(bytes)
    })
  })
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready))
  const address = proxy.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () =>
      new Promise((done) => {
        proxy.close(() => done())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
