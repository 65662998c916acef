import { connect, createServer, type Socket } from 'node:net'

/** A port of 127.0.0.1 that is also opened on another address. */
export interface Forward {
  close(): Promise<void>
}

/**
 * Forwards connections to `host` to 127.0.0.1. Null if the machine does not have that address (no IPv6).
 * @throws if the port is taken there
 */
export async function forward(host: string, port: number, target: number): Promise<Forward | null> {
  const open = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (visitor) => {
    const site = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true })
    for (const [from, to] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      open.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        // After a regular end the data is still being written to the other side.
        if (!from.readableEnded) to.destroy()
      })
    }
  })
  const isOpen = await new Promise<boolean>((ready, failed) => {
    server.once('error', (error) => (isAbsent(error) ? ready(false) : failed(error)))
    server.listen({ host, port, ipv6Only: host === '::1' }, () => ready(true))
  })
  if (!isOpen) return null
  server.on('error', (error) => console.error('forward', host, error.message))
  return {
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const socket of open) socket.destroy()
      }),
  }
}

function isAbsent(error: Error): boolean {
  return 'code' in error && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')
}
