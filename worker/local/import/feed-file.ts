import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { UnreadableFeed } from '#db/model/feeds/feed-fault.ts'
import { openFeedText } from '#db/model/feeds/feed-text.ts'

/** An invalid file; the command prints the message. */
export class RefusedFeed extends Error {
  /** Why the site holds it for a person to decide; null if it does not. */
  readonly held: Held | null

  constructor(message: string, held: Held | null = null) {
    super(message)
    this.held = held
  }
}

/** What an import is held for. `isJudged`: for what it would change, not because it would withdraw too much. */
export interface Held {
  readonly reasons: readonly string[]
  readonly isJudged: boolean
}

const pieceSize = 64 * 1024
const gigabyte = 1024 ** 3
/** Of an unpacked file; 100,000 listings with long texts in four languages are about 1 GB. */
const maxFile = 2 * gigabyte

/**
 * The text of a feed file as UTF-8, unpacked when it is gzip by its first bytes, regardless of its name. Throws RefusedFeed when the file cannot be
 * read or decoded, or unpacks to more than `max` bytes, 2 GB.
 */
export async function* readFeedFile(path: string, max = maxFile): AsyncGenerator<Uint8Array> {
  const file = await unpacked(path)
  const text = openFeedText()
  const encoder = new TextEncoder()
  let read = 0
  try {
    for await (const bytes of file) {
      read += bytes.length
      if (read > max) throw new RefusedFeed(`the file unpacks to more than ${max / gigabyte} GB, the most that is read`)
      const decoded = text.decode(bytes)
      if (decoded !== '') yield encoder.encode(decoded)
    }
    yield encoder.encode(text.end())
  } catch (error) {
    throw error instanceof RefusedFeed ? error : new RefusedFeed(explain(error))
  }
}

/** Passes on an error; one that is about the file's content becomes a RefusedFeed. */
export function asRefused(error: unknown): unknown {
  return error instanceof UnreadableFeed ? new RefusedFeed(error.message) : error
}

async function unpacked(path: string): Promise<Readable> {
  const [first, second] = await firstBytes(path)
  const file = createReadStream(path, { highWaterMark: pieceSize })
  if (first !== 0x1f || second !== 0x8b) return file
  const gunzip = createGunzip({ chunkSize: pieceSize })
  file.on('error', (error) => gunzip.destroy(error))
  return file.pipe(gunzip)
}

async function firstBytes(path: string): Promise<Uint8Array> {
  try {
    await using file = await open(path)
    const { buffer, bytesRead } = await file.read(new Uint8Array(2), 0, 2, 0)
    if (bytesRead === 0) throw new RefusedFeed('the file is empty')
    return buffer.subarray(0, bytesRead)
  } catch (error) {
    throw error instanceof RefusedFeed ? error : new RefusedFeed(`the file cannot be read: ${explain(error)}`)
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/unexpected end of file/i.test(error.message)) return 'the compressed file is cut off'
  return code.startsWith('Z_') ? `the compressed file is damaged (${error.message})` : error.message
}
