import { drainPieces, piecesOf } from './drain-body.ts'

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
