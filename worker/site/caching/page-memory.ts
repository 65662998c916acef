import type { KVNamespace } from '@cloudflare/workers-types'
import { type ByteBoundedMap, createByteBoundedMap } from '#db/model/site/byte-bounded-map.ts'
import type { Versions } from '#db/model/site/versions.ts'

/** What a page was rendered from; the page is current as long as this is unchanged. */
export interface Basis extends Versions {
  /** UTC date: cards say what is new, and when a home becomes available. */
  readonly day: string
}

/** A rendered public page. */
export interface RememberedPage {
  readonly basis: Basis
  readonly headers: Headers
  readonly tag: string
  /** When it was last known to be current, in epoch milliseconds; updated by each hit. */
  readonly confirmed: { at: number }
  readonly body: Uint8Array<ArrayBuffer>
  /** The query of the request, and the offsets in the body where links to other languages repeat it. */
  readonly query: string
  readonly echoedAt: readonly number[]
}

/** Public pages by address. */
export type PageMemory = ByteBoundedMap<RememberedPage>

const memories = new WeakMap<KVNamespace, PageMemory>()

/** The page memory of this isolate. @param limit bytes, set by the first call; 0 disables it */
export function pageMemoryOf(kv: KVNamespace, limit: number): PageMemory {
  const known = memories.get(kv)
  if (known) return known
  const memory = createByteBoundedMap<RememberedPage>(limit)
  memories.set(kv, memory)
  return memory
}

/** Bytes per entry besides the body: headers, offsets, bookkeeping. */
const overhead = 2_000

export function remember(memory: PageMemory, address: string, page: RememberedPage): void {
  memory.set(address, page, address.length * 2 + page.body.byteLength + overhead)
}
