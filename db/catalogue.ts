import type { KVNamespace } from '@cloudflare/workers-types'
import type { Store } from './client.ts'
import { type InFlight, openInFlight, shareInFlight } from './in-flight.ts'
import { type ByteBoundedMap, createByteBoundedMap } from './model/byte-bounded-map.ts'
import type { Versions } from './model/versions.ts'
import { readKv } from './read-kv.ts'
import { readVersions } from './versions.ts'

/**
 * Reads of the catalogue, cached under the versions they depend on. A cached value never changes, so KV may be as late as it likes: a new
 * version has new names. An empty, stale or failing KV costs time but never breaks a page.
 */

/** Seconds. */
const day = 86_400
/** Of JSON in an isolate, which has 128 MB; as objects it is about three times as much. */
const maxRemembered = 6 * 1024 * 1024
/** A load whose request was dropped never ends; another request waits for it this long, in milliseconds. */
const patience = 5_000

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

/** A part of what pages show; each has its own version. */
export type Part = Exclude<keyof Versions, 'indexBase'>
const letters: Readonly<Record<Part, string>> = { stock: 'v', agency: 'a', content: 'c' }

/** The name a value has in the cache, with the versions of the parts it depends on: `v12:stock`, `v12c3:property-page:7`. */
export function cacheName(versions: Versions, parts: readonly Part[], key: string): string {
  return `${parts.map((part) => letters[part] + versions[part]).join('')}:${key}`
}

interface Dependence<Value> extends Keeping<Value> {
  /** The parts of the catalogue that a value shows; the stock by default. */
  readonly on?: readonly Part[]
}

interface Keeping<Value> {
  /** Seconds in KV, a day by default. */
  readonly keptFor?: number
  /**
   * Whether a loaded value goes to KV; by default any value but null does. Requests can contain any ids and filters, and each write costs.
   */
  readonly isWorthKeeping?: (value: Value) => boolean
  /** Whether a loaded value matches its name; any other value is not cached. */
  readonly isAsNamed?: (value: Value) => boolean
}

/**
 * Reads through the cache: this isolate, then KV, then `load`; requests at once share one load.
 * @param load its value must survive JSON
 */
export async function throughCatalogueCache<Value>(
  store: Store,
  key: string,
  load: () => Promise<Value>,
  { on = ['stock'], ...keeping }: Dependence<Value> = {},
): Promise<Value> {
  return throughCache(store, cacheName(await readVersions(store), on, key), load, keeping)
}

/** Reads through the cache under a name that says all the value depends on. */
export async function throughCache<Value>(store: Store, name: string, load: () => Promise<Value>, keeping: Keeping<Value> = {}): Promise<Value> {
  const { values, underWay } = memoryOf(store.kv)
  // A name always has the same type, and a value is its own load's.
  const known = values.get(name) as Value | undefined
  if (known !== undefined) return known
  const read = () => {
    const reading = readValue(store, name, load, keeping)
    // Requests that share it need it even if this one is dropped.
    store.defer(reading.catch(() => undefined))
    return reading
  }
  return shareInFlight(underWay as InFlight<string, Value>, name, read, patience)
}

async function readValue<Value>(
  store: Store,
  name: string,
  load: () => Promise<Value>,
  { keptFor = day, isWorthKeeping = (value) => value !== null, isAsNamed = () => true }: Keeping<Value>,
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
  if (isWorthKeeping(value)) store.defer(put(store.kv, name, written, keptFor))
  return value
}

/** Caches a value under a name that is not in use yet, so that its first reader finds it. */
export async function putInCache<Value>({ kv }: Store, name: string, value: Value): Promise<void> {
  await put(kv, name, textOf(name, value), day)
}

/** A cached value carries its name, so that anything else under that name is recognised and ignored. */
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

async function put(kv: KVNamespace, name: string, text: string, keptFor: number): Promise<void> {
  await kv.put(name, text, { expirationTtl: keptFor }).catch(() => undefined)
}
