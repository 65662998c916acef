import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { Connect, SmtpSocket } from '#worker/mail/smtp-socket.ts'

/** The runtime's socket API over Node's sockets, always to a port of this machine; any certificate is accepted. */
export function connectLocally(port: number, asked: (security: string) => void = () => undefined): Connect {
  return (_address, { secureTransport }) => {
    asked(secureTransport)
    return wrapped(connectPlain(port, '127.0.0.1'))
  }
}

function wrapped(socket: Socket): SmtpSocket {
  const opened = new Promise<void>((done, failed) => {
    socket.once('connect', done)
    socket.once('secureConnect', done)
    socket.once('error', failed)
  })
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  return {
    readable: { getReader: () => ({ read: () => nextPiece(socket), releaseLock: () => undefined }) },
    writable: {
      getWriter: () => ({
        write: (bytes) => new Promise((done, failed) => socket.write(bytes, (error) => (error ? failed(error) : done()))),
        releaseLock: () => undefined,
      }),
    },
    opened,
    closed,
    async close() {
      socket.destroy()
    },
    startTls: () => wrapped(connectTls({ socket, rejectUnauthorized: false })),
  }
}

function nextPiece(socket: Socket): Promise<{ done: boolean; value?: Uint8Array }> {
  return new Promise((done, failed) => {
    const look = () => {
      const piece: Uint8Array | null = socket.read()
      if (piece === null && !socket.readableEnded && !socket.destroyed) return
      socket.off('readable', look).off('end', look).off('close', look).off('error', failed)
      done(piece === null ? { done: true } : { done: false, value: piece })
    }
    socket.on('readable', look).on('end', look).on('close', look).on('error', failed)
    look()
  })
}
