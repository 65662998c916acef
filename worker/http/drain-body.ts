import type { MiddlewareHandler } from 'hono'

/** Bytes of an unwanted body that are read at most: enough for a file of three times the allowed size. */
const maxDrained = 16 * 1024 * 1024
/** Read at once: by default the runtime hands over 4 KB at a time, which costs more than processing them. */
const chunkSize = 256 * 1024

/** A body in large pieces, each valid until the next one: they share one buffer. Throws where the body breaks off or is malformed. */
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
 * Reads an unwanted body to its end, or to `maxBytes`: a response sent while the client is still sending closes the connection, and the
 * client never sees it. A body that is being read elsewhere is left alone.
 */
export async function drainBody({ body }: Request, maxBytes = maxDrained): Promise<void> {
  if (body && !body.locked) await drainPieces(piecesOf(body), maxBytes)
}

/** The same for a body that is being read. */
export async function drainPieces(pieces: AsyncGenerator<Uint8Array>, maxBytes = maxDrained): Promise<void> {
  let read = 0
  try {
    for await (const piece of pieces) {
      read += piece.byteLength
      if (read > maxBytes) return
    }
  } catch {
    // The client has gone, or sent a malformed body.
  }
}

/** Reads the rest of a body that a handler left unread. */
export const drainUnread: MiddlewareHandler = async ({ req }, next) => {
  await next()
  await drainBody(req.raw)
}
