import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { Connect, SmtpSocket } from '#worker/mail/smtp-dialogue.ts'

/** The runtime's socket API over Node's sockets; always connects to a local port and accepts any certificate. */
export function connectLocally(port: number, onConnect: (security: string) => void = () => undefined): Connect {
  return (_address, { secureTransport }) => {
    onConnect(secureTransport)
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
    readable: { getReader: () => ({ read: () => nextChunk(socket), releaseLock: () => undefined }) },
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

function nextChunk(socket: Socket): Promise<{ done: boolean; value?: Uint8Array }> {
  return new Promise((done, failed) => {
    const tryRead = () => {
      const chunk: Uint8Array | null = socket.read()
      if (chunk === null && !socket.readableEnded && !socket.destroyed) return
      socket.off('readable', tryRead).off('end', tryRead).off('close', tryRead).off('error', failed)
      done(chunk === null ? { done: true } : { done: false, value: chunk })
    }
    socket.on('readable', tryRead).on('end', tryRead).on('close', tryRead).on('error', failed)
    tryRead()
  })
}
