/** Markup by its key, at most so many bytes of it: what was not used for longest goes first. */
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
  const entries = new Map<string, string>()
  let bytes = 0
  return {
    get bytes() {
      return bytes
    },
    get(key) {
      const markup = entries.get(key)
      if (markup === undefined) return undefined
      // A Map keeps the order of insertion, so the first key is always the least recently used.
      entries.delete(key)
      entries.set(key, markup)
      return markup
    },
    set(key, markup) {
      const size = sizeOf(key, markup)
      if (size > maxBytes * maxShare) return
      const previous = entries.get(key)
      if (previous !== undefined) remove(key, previous)
      entries.set(key, markup)
      bytes += size
      for (const [oldest, oldMarkup] of entries) {
        if (bytes <= maxBytes) break
        remove(oldest, oldMarkup)
      }
    },
  }

  function remove(key: string, markup: string): void {
    entries.delete(key)
    bytes -= sizeOf(key, markup)
  }
}

function sizeOf(key: string, markup: string): number {
  return (key.length + markup.length) * bytesPerCharacter
}
