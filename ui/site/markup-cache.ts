import { createByteBoundedMap } from '#db/model/site/byte-bounded-map.ts'
import { fingerprint } from '#db/model/site/fingerprint.ts'

/** Rendered HTML. Its UTF-8 bytes and their hash are computed on the first call. */
export interface Markup {
  readonly text: string
  /** Whether many pages have it for as long as the isolate lives: remembered pages refer to its bytes instead of copying them. */
  readonly isShared: boolean
  bytes(): Uint8Array
  /** 128 bits, not cryptographic. */
  hash(): string
}

/** Markup by key, up to a number of bytes; the least recently used goes first. */
export interface MarkupCache {
  get(key: string): Markup | undefined
  set(key: string, markup: Markup): void
  /** Bytes held, counted as two for each character of the key and four for each of the markup: the most that V8 needs, and its bytes in UTF-8. */
  readonly bytes: number
}

const bytesPerCharacter = 2
/** Share of the cache that one entry may take: a single large one must not empty it. */
const maxShare = 1 / 32

const encoder = new TextEncoder()

export function markupOf(text: string, isShared = false): Markup {
  let encoded: Uint8Array | null = null
  let hashed: string | null = null
  return {
    text,
    isShared,
    bytes() {
      encoded ??= encoder.encode(text)
      return encoded
    },
    hash() {
      hashed ??= fingerprint(text)
      return hashed
    },
  }
}

/** A least-recently-used cache bounded in bytes. */
export function createMarkupCache(maxBytes: number): MarkupCache {
  const entries = createByteBoundedMap<Markup>(maxBytes, maxShare)
  return {
    get bytes() {
      return entries.bytes
    },
    get: entries.get,
    set: (key, markup) => entries.set(key, markup, sizeOf(key, markup)),
  }
}

function sizeOf(key: string, { text }: Markup): number {
  return (key.length + 2 * text.length) * bytesPerCharacter
}
