/** A least-recently-used cache bounded in bytes. */
export interface ByteBoundedMap<Value> {
  get(key: string): Value | undefined
  /** Drops the least recently used values until this one fits. A value above `maxShare` is not kept, since it would evict too many others. */
  set(key: string, value: Value, bytes: number): void
  readonly bytes: number
}

/**
 * @param maxBytes total size of all values, as counted by the caller
 * @param maxShare largest share of `maxBytes` that one value may take, an eighth by default
 */
export function createByteBoundedMap<Value>(maxBytes: number, maxShare = 1 / 8): ByteBoundedMap<Value> {
  const entries = new Map<string, { readonly value: Value; readonly bytes: number }>()
  let held = 0
  const drop = (key: string) => {
    held -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  return {
    get bytes() {
      return held
    },
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      // The order of the map is the order of use.
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, bytes) {
      drop(key)
      if (bytes > maxBytes * maxShare) return
      entries.set(key, { value, bytes })
      held += bytes
      for (const oldest of entries.keys()) {
        if (held <= maxBytes) return
        drop(oldest)
      }
    },
  }
}
