import { createByteBoundedMap } from '#db/model/byte-bounded-map.ts'

/** Markup by key, up to a number of bytes; the least recently used goes first. */
export interface MarkupCache {
  get(key: string): string | undefined
  set(key: string, markup: string): void
  /** Bytes held, counted as two for each character of key and markup: the most that V8 needs. */
  readonly bytes: number
}

const bytesPerCharacter = 2
/** Share of the cache that one entry may take: a single large one must not empty it. */
const maxShare = 1 / 32

/** A least-recently-used cache bounded in bytes. */
export function createMarkupCache(maxBytes: number): MarkupCache {
  const entries = createByteBoundedMap<string>(maxBytes, maxShare)
  return {
    get bytes() {
      return entries.bytes
    },
    get: entries.get,
    set: (key, markup) => entries.set(key, markup, sizeOf(key, markup)),
  }
}

function sizeOf(key: string, markup: string): number {
  return (key.length + markup.length) * bytesPerCharacter
}
