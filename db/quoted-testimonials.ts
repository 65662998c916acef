import type { KVNamespace } from '@cloudflare/workers-types'
import type { Store } from './client.ts'
import type { Testimonial } from './model/testimonial.ts'
import { newestTestimonials } from './testimonials.ts'

/**
 * The newest published testimonial of each language, for busy pages that quote one: an isolate caches them for a second, KV for five
 * minutes, D1 holds the record. Publishing and erasing update the cache.
 */

const key = 'testimonials:newest'
const rememberedFor = 1_000
const keptFor = 300

type Quoted = readonly Testimonial[]
interface Cached {
  readonly name: typeof key
  readonly value: Quoted
}
const isolates = new WeakMap<KVNamespace, { readonly value: Quoted; readonly until: number }>()

/** The newest of each language, the newest first. */
export async function quotedTestimonials(store: Store, now = Date.now()): Promise<Quoted> {
  const remembered = isolates.get(store.kv)
  if (remembered && now < remembered.until) return remembered.value
  const cached = await store.kv.get<Cached>(key, 'json').catch(() => null)
  return cached?.name === key ? remember(store.kv, cached.value, now) : announceTestimonials(store, now)
}

/** Reads the quotable ones from D1 and updates the cache: after a testimonial is published, refused or erased. */
export async function announceTestimonials(store: Store, now = Date.now()): Promise<Quoted> {
  const value = remember(store.kv, await newestTestimonials(store.db), now)
  await store.kv.put(key, JSON.stringify({ name: key, value } satisfies Cached), { expirationTtl: keptFor }).catch(() => undefined)
  return value
}

function remember(kv: KVNamespace, value: Quoted, now: number): Quoted {
  isolates.set(kv, { value, until: now + rememberedFor })
  return value
}
