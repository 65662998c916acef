import type { MiddlewareHandler } from 'hono'

/** Maximum bytes to read of an unwanted body: three times the allowed file size. */
const maxDrained = 16 * 1024 * 1024
/** Bytes per read: the runtime's default of 4 KB costs more than processing them. */
const chunkSize = 256 * 1024

/** A body in large chunks. They share one buffer, so each is only valid until the next. Throws if the body is truncated or malformed. */
export async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader({ mode: 'byob' })
  for (let buffer = new ArrayBuffer(chunkSize); ; ) {
    const { done, value } = await reader.read(new Uint8Array(buffer))
    if (done || value === undefined) return
    yield value
    buffer = value.buffer
  }
}

/**
 * Drains an unwanted body up to `maxBytes`: a response sent while the client is still sending closes the connection, and the client never sees it. A
 * body that is being read elsewhere is left alone.
 */
export async function drainBody({ body }: Request, maxBytes = maxDrained): Promise<void> {
  if (body && !body.locked) await drainPieces(piecesOf(body), maxBytes)
}

/** `drainBody` for a body that is already being read. */
export async function drainPieces(pieces: AsyncGenerator<Uint8Array>, maxBytes = maxDrained): Promise<void> {
  let read = 0
  try {
    for await (const piece of pieces) {
      read += piece.byteLength
      if (read > maxBytes) return
    }
  } catch {
    // The client has disconnected, or sent a malformed body.
  }
}

/** Drains a body that a handler left unread. */
export const drainUnread: MiddlewareHandler = async ({ req }, next) => {
  await next()
  await drainBody(req.raw)
}
