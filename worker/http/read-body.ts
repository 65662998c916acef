import { drainFrom } from './drain-body.ts'

/** The bytes of a body; if it is longer than allowed, its beginning, and `isWhole` is false. */
export interface ReadBody {
  readonly bytes: Buffer<ArrayBuffer>
  readonly isWhole: boolean
}

const nothing: ReadBody = { bytes: Buffer.alloc(0), isWhole: true }

/**
 * Reads a body up to `maxBytes`, with or without a Content-Length, and drains what follows. A body that breaks off or is malformed counts
 * as empty: what came of it must not be taken for a complete form.
 */
export async function readBody(request: Request, maxBytes: number): Promise<ReadBody> {
  const reader = request.body?.getReader()
  if (!reader) return nothing
  const chunks: Uint8Array[] = []
  try {
    for (let read = 0; ; ) {
      const { done, value } = await reader.read()
      if (done) return { bytes: Buffer.concat(chunks), isWhole: true }
      chunks.push(value)
      read += value.byteLength
      if (read <= maxBytes) continue
      await drainFrom(reader)
      return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), isWhole: false }
    }
  } catch {
    return nothing
  }
}
