import { connect, createServer, type Socket } from 'node:net'

/** What happens to one connection to a mail server. */
export type Cut =
  /** It stays open. */
  | 'none'
  /** It is cut during the message: the server has not accepted it. */
  | 'before'
  /** It is cut when the server accepts the message, before the client sees the reply. */
  | 'after'
  /** Data is delayed. */
  | 'slow'

export interface CuttingProxy {
  readonly port: number
  close(): Promise<void>
}

const delay = 40 // ms
const mailEnd = Buffer.from('\r\n.\r\n')

/** A proxy between a mail client and its server that cuts connections on demand. */
export async function openCuttingProxy(serverPort: number, cutOf: () => Cut): Promise<CuttingProxy> {
  const sockets = new Set<Socket>()
  // Without delay, since a reply that waits for an acknowledgement takes 40 ms.
  const proxy = createServer({ noDelay: true }, (sender) => {
    const cut = cutOf()
    const server = connect({ port: serverPort, host: '127.0.0.1', noDelay: true })
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
    let isAccepted = false
    sender.on('data', (bytes: Buffer) => {
      sent = Buffer.concat([sent, bytes])
      const isMail = sent.includes('\r\nDATA\r\n')
      if (cut === 'before' && isMail) return sender.destroy()
      isAccepted = isMail && sent.indexOf(mailEnd, sent.indexOf('\r\nDATA\r\n') + 8) > 0
      const pass = () => server.write(bytes)
      if (cut === 'slow') setTimeout(pass, delay)
      else pass()
      return undefined
    })
    server.on('data', (bytes: Buffer) => {
      if (cut === 'after' && isAccepted) sender.destroy()
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
