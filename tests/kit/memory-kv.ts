import type { KVNamespace } from '@cloudflare/workers-types'

/** A KV namespace in memory, for rules that keep texts or bytes in one. Each is a separate isolate. */
export interface MemoryKv {
  readonly kv: KVNamespace
  /** Its values by name. */
  readonly entries: Map<string, string | ArrayBuffer>
  /** The seconds for which it keeps them, by name. */
  readonly lifetimes: Map<string, number | undefined>
}

/** An empty namespace, or one that shares the values of another. */
export function memoryKv(entries: MemoryKv['entries'] = new Map()): MemoryKv {
  const lifetimes: MemoryKv['lifetimes'] = new Map()
  const kv: KVNamespace = Object.create({
    get: async (name: string, as?: string) => {
      const value = entries.get(name) ?? null
      return value instanceof ArrayBuffer && as !== 'arrayBuffer' ? new TextDecoder().decode(value) : value
    },
    put: async (name: string, value: string | ArrayBuffer, options?: { readonly expirationTtl?: number }) => {
      lifetimes.set(name, options?.expirationTtl)
      entries.set(name, value)
    },
    delete: async (name: string) => void entries.delete(name),
  })
  return { kv, entries, lifetimes }
}
