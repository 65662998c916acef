import type { R2Bucket } from '@cloudflare/workers-types'

/** A bucket in memory with what it keeps, by key: the text of each file and its media type. */
export interface MemoryFiles {
  readonly files: R2Bucket
  readonly kept: Map<string, { readonly text: string; readonly type: string }>
}

interface Metadata {
  readonly httpMetadata?: { readonly contentType?: string }
}

/** An empty bucket. */
export function memoryFiles(): MemoryFiles {
  const kept: MemoryFiles['kept'] = new Map()
  const files: R2Bucket = Object.create({
    put: async (key: string, bytes: ArrayBuffer, options?: Metadata) => {
      kept.set(key, { text: new TextDecoder().decode(bytes), type: options?.httpMetadata?.contentType ?? '' })
    },
    delete: async (keys: string | readonly string[]) => {
      for (const key of [keys].flat()) kept.delete(key)
    },
  })
  return { files, kept }
}
