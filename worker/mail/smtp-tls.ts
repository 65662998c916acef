import { type Dialogue, openDialogue, type Within } from './smtp-dialogue.ts'
import type { SmtpSocket } from './smtp-socket.ts'

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
