import { type Dialogue, openDialogue } from './smtp-dialogue.ts'

/** What is used of the runtime's sockets (`cloudflare:sockets`). */
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
  /** The talk as it goes on now. */
  readonly dialogue: Dialogue
  /** From here on nobody listens in; what was said before counts for nothing (RFC 3207). */
  encrypt(): void
  /** Nothing waits for it. */
  close(): void
}

/** A connection and the talk over it, which may become encrypted on the way. */
export function openConnection(first: SmtpSocket): Connection {
  let socket = watched(first)
  let dialogue = openDialogue(socket)
  return {
    get dialogue() {
      return dialogue
    },
    encrypt() {
      dialogue.release()
      socket = watched(socket.startTls())
      dialogue = openDialogue(socket)
    },
    close() {
      socket.close().catch(() => undefined)
    },
  }
}

/** What becomes of a socket is told where it is read; these promises would tell it again to nobody. */
function watched(socket: SmtpSocket): SmtpSocket {
  for (const end of [socket.opened, socket.closed]) end.catch(() => undefined)
  return socket
}
