import type { MiddlewareHandler } from 'hono'

/** Bytes of an unwanted body that are read at most: enough for a file of twice the allowed size. */
const maxDrained = 24 * 1024 * 1024

/**
 * Reads an unwanted body to its end, or to `maxBytes`: a response sent while the client is still sending closes the connection, and the
 * client never sees it. A body that is being read elsewhere is left alone.
 */
export async function drainBody({ body }: Request, maxBytes = maxDrained): Promise<void> {
  if (body && !body.locked) await drainFrom(body.getReader(), maxBytes)
}

/** The same for a body that is being read. One that breaks off is at its end. */
export async function drainFrom(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes = maxDrained): Promise<void> {
  try {
    for (let read = 0; read <= maxBytes; ) {
      const { done, value } = await reader.read()
      if (done) return
      read += value.byteLength
    }
  } catch {
    // The client has gone.
  }
}

/** Reads what a handler left unread of a body. */
export const drainUnread: MiddlewareHandler = async ({ req }, next) => {
  await next()
  await drainBody(req.raw)
}
