import type { R2Bucket } from '@cloudflare/workers-types'

/** A bucket in memory with what it keeps, by key: the text of each file and its media type. */
export interface MemoryFiles {
  readonly files: R2Bucket
  readonly objects: Map<string, { readonly text: string; readonly type: string }>
}

interface Metadata {
  readonly httpMetadata?: { readonly contentType?: string }
}

/** An empty bucket. */
export function memoryFiles(): MemoryFiles {
  const objects: MemoryFiles['objects'] = new Map()
  const files: R2Bucket = Object.create({
    put: async (key: string, bytes: ArrayBuffer, options?: Metadata) => {
      objects.set(key, { text: new TextDecoder().decode(bytes), type: options?.httpMetadata?.contentType ?? '' })
    },
    head: async (key: string) => (objects.has(key) ? { key } : null),
    delete: async (keys: string | readonly string[]) => {
      for (const key of [keys].flat()) objects.delete(key)
    },
  })
  return { files, objects }
}
