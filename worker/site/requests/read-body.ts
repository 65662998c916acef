import type { Context, MiddlewareHandler } from 'hono'

/** The bytes of a body, truncated to the limit; `isWhole` is false if it was longer. */
export interface ReadBody {
  readonly bytes: Buffer<ArrayBuffer>
  readonly isWhole: boolean
}

const firstSize = 64 * 1024
const nothing: ReadBody = { bytes: Buffer.alloc(0), isWhole: true }

/**
 * Reads a body up to `maxBytes`, with or without a Content-Length, and drains the rest. An interrupted or malformed body counts as empty, so that a
 * partial form is never treated as complete.
 */
export async function readBody({ body }: Request, maxBytes: number): Promise<ReadBody> {
  if (!body) return nothing
  const pieces = piecesOf(body)
  let bytes = Buffer.alloc(firstSize)
  let read = 0
  try {
    // Not a for-await loop, which would cancel the stream on exit.
    for (;;) {
      const { done, value } = await pieces.next()
      if (done) return { bytes: bytes.subarray(0, read), isWhole: true }
      if (read + value.length > bytes.length) bytes = grown(bytes, read + value.length)
      bytes.set(value, read)
      read += value.length
      if (read > maxBytes) break
    }
  } catch {
    return nothing
  }
  await drainPieces(pieces)
  return { bytes: bytes.subarray(0, maxBytes), isWhole: false }
}

function grown(bytes: Buffer, atLeast: number): Buffer<ArrayBuffer> {
  const larger = Buffer.alloc(Math.max(atLeast, 2 * bytes.length))
  larger.set(bytes)
  return larger
}

/** Maximum bytes to read of an unwanted body: three times the allowed file size. */
const maxDrained = 16 * 1024 * 1024
/** Bytes per read: the runtime's default of 4 KB costs more than processing them. */
const chunkSize = 256 * 1024

/** A body in large chunks. They share one buffer, so each is only valid until the next. Throws if the body is truncated or malformed. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
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
async function drainPieces(pieces: AsyncGenerator<Uint8Array>, maxBytes = maxDrained): Promise<void> {
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

/** The JSON body of a request; null if it is invalid. */
export function readJson<Site extends object>({ req }: Context<Site>): Promise<unknown> {
  return req.json().catch(() => null)
}
