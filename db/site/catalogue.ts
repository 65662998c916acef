import type { KVNamespace } from '@cloudflare/workers-types'
import type { Store } from '../client.ts'
import { type ByteBoundedMap, createByteBoundedMap } from '../model/site/byte-bounded-map.ts'
import type { Versions } from '../model/site/versions.ts'
import { type InFlight, openInFlight, shareInFlight } from './in-flight.ts'
import { readKv } from './read-kv.ts'
import { readVersions } from './versions.ts'

/**
 * Reads of the catalogue, cached under the versions they depend on. Cached values are immutable and a new version uses new keys, so KV's eventual
 * consistency does no harm: an empty, stale or failing KV costs time but never breaks a page.
 */

const daySeconds = 86_400
/** Bytes of JSON kept per isolate, which has 128 MB; parsed, it takes about three times as much. */
const maxRemembered = 6 * 1024 * 1024
/** Milliseconds a request waits for another request's load, which never settles if that request was dropped. */
const timeout = 5_000

interface Memory {
  readonly values: ByteBoundedMap<unknown>
  readonly underWay: InFlight<string, unknown>
}
const isolates = new WeakMap<KVNamespace, Memory>()

function memoryOf(kv: KVNamespace): Memory {
  const known = isolates.get(kv)
  if (known) return known
  const memory: Memory = { values: createByteBoundedMap(maxRemembered), underWay: openInFlight(kv) }
  isolates.set(kv, memory)
  return memory
}

/** A separately versioned part of the catalogue. */
export type Part = Exclude<keyof Versions, 'indexBase'>
const letters: Readonly<Record<Part, string>> = { stock: 'v', agency: 'a', content: 'c' }

/** The cache key of a value, with the versions of the parts it depends on: `v12:stock`, `v12c3:property-page:7`. */
export function cacheName(versions: Versions, parts: readonly Part[], key: string): string {
  return `${parts.map((part) => letters[part] + versions[part]).join('')}:${key}`
}

interface Dependence<Value> extends Keeping<Value> {
  /** The parts of the catalogue that a value depends on; the stock by default. */
  readonly on?: readonly Part[]
}

interface Keeping<Value> {
  /** Seconds in KV, a day by default. */
  readonly cacheSeconds?: number
  /** Whether to write a loaded value to KV; by default any but null. Requests may contain arbitrary ids and filters, and each write is billed. */
  readonly isWorthKeeping?: (value: Value) => boolean
  /** Whether a loaded value belongs under its key; if not, it is not cached. */
  readonly isAsNamed?: (value: Value) => boolean
}

/**
 * Reads through the cache: this isolate, then KV, then `load`. Concurrent requests share one load.
 * @param load must return a value that survives JSON
 */
export async function throughCatalogueCache<Value>(
  store: Store,
  key: string,
  load: () => Promise<Value>,
  { on = ['stock'], ...keeping }: Dependence<Value> = {},
): Promise<Value> {
  return throughCache(store, cacheName(await readVersions(store), on, key), load, keeping)
}

/** Reads through the cache under a key that contains everything the value depends on. */
export async function throughCache<Value>(store: Store, name: string, load: () => Promise<Value>, keeping: Keeping<Value> = {}): Promise<Value> {
  const { values, underWay } = memoryOf(store.kv)
  // One key always has one type.
  const known = values.get(name) as Value | undefined
  if (known !== undefined) return known
  const read = () => {
    const reading = readValue(store, name, load, keeping)
    // Requests that share it need it even if this one is dropped.
    store.defer(reading.catch(() => undefined))
    return reading
  }
  return shareInFlight(underWay as InFlight<string, Value>, name, read, timeout)
}

async function readValue<Value>(
  store: Store,
  name: string,
  load: () => Promise<Value>,
  { cacheSeconds = daySeconds, isWorthKeeping = (value) => value !== null, isAsNamed = () => true }: Keeping<Value>,
): Promise<Value> {
  const { values } = memoryOf(store.kv)
  const text = await readKv(store.kv, () => store.kv.get(name, 'text'))
  const cached = text === null ? null : valueIn<Value>(text, name)
  if (cached && text !== null) {
    values.set(name, cached.value, text.length)
    return cached.value
  }
  const value = await load()
  if (!isAsNamed(value)) return value
  const written = textOf(name, value)
  values.set(name, value, written.length)
  if (isWorthKeeping(value)) store.defer(put(store.kv, name, written, cacheSeconds))
  return value
}

/** Warms the cache: stores a value under a key that is not yet in use, so that its first reader finds it. */
export async function putInCache<Value>({ kv }: Store, name: string, value: Value): Promise<void> {
  await put(kv, name, textOf(name, value), daySeconds)
}

/** A cached value carries its key, so that foreign data under that key is recognised and ignored. */
interface Cached<Value> {
  readonly name: string
  readonly value: Value
}

function textOf<Value>(name: string, value: Value): string {
  return JSON.stringify({ name, value } satisfies Cached<Value>)
}

function valueIn<Value>(text: string, name: string): Cached<Value> | null {
  try {
    const cached: Cached<Value> | null = JSON.parse(text)
    return cached?.name === name && cached.value !== undefined ? cached : null
  } catch {
    return null
  }
}

async function put(kv: KVNamespace, name: string, text: string, cacheSeconds: number): Promise<void> {
  await kv.put(name, text, { expirationTtl: cacheSeconds }).catch(() => undefined)
}
