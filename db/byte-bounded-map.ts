/** A map that holds values of a limited size in all, and drops those unused for longest. */
export interface ByteBoundedMap<Value> {
  get(key: string): Value | undefined
  /** A value larger than an eighth of the bound is not kept, since it would push out too many others. */
  set(key: string, value: Value, bytes: number): void
  readonly bytes: number
}

/** @param maxBytes of all values together, as their owner counts them */
export function createByteBoundedMap<Value>(maxBytes: number): ByteBoundedMap<Value> {
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
      if (bytes > maxBytes / 8) return
      entries.set(key, { value, bytes })
      held += bytes
      for (const oldest of entries.keys()) {
        if (held <= maxBytes) return
        drop(oldest)
      }
    },
  }
}
