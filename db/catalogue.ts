import type { KVNamespace } from '@cloudflare/workers-types'
import { eq, sql } from 'drizzle-orm'
import type { Db, Store } from './client.ts'
import { catalogue } from './schema.ts'

/**
 * The catalogue's version and the reads cached under it. D1 holds the version, KV distributes it, an isolate caches it for a second.
 * An empty, stale or failing KV costs time but never breaks a page.
 */

const versionKey = 'catalogue:version'
const rememberedFor = 1_000
const keptFor = 86_400
const maxRemembered = 200

interface Remembered {
  version: number
  until: number
  readonly reads: Map<string, unknown>
}
const isolates = new WeakMap<KVNamespace, Remembered>()

/** The catalogue version this request reads: an integer that every change of the catalogue increments. */
export async function catalogueVersion(store: Store, now = Date.now()): Promise<number> {
  const remembered = isolates.get(store.kv)
  if (remembered && now < remembered.until) return remembered.version
  const version = (await cachedVersion(store.kv)) ?? (await recordedVersion(store))
  remember(store.kv, version, now)
  return version
}

async function cachedVersion(kv: KVNamespace): Promise<number | null> {
  const text = await kv.get(versionKey).catch(() => null)
  const version = Number(text)
  return text !== null && Number.isSafeInteger(version) && version > 0 ? version : null
}

async function recordedVersion(store: Store): Promise<number> {
  const version = await versionIn(store.db)
  await store.kv.put(versionKey, String(version)).catch(() => undefined)
  return version
}

async function versionIn(db: Db): Promise<number> {
  const row = await db.select({ version: catalogue.version }).from(catalogue).where(eq(catalogue.id, 1)).get()
  return row?.version ?? 1
}

/** The version in D1 if KV has another, because the writer crashed before publishing it; null if they agree. */
export async function untoldVersion({ db, kv }: Store): Promise<number | null> {
  const [recorded, told] = [await versionIn(db), await cachedVersion(kv)]
  return told === recorded ? null : recorded
}

function remember(kv: KVNamespace, version: number, now: number): Remembered {
  const known = isolates.get(kv)
  if (known && known.version === version) {
    known.until = now + rememberedFor
    return known
  }
  const fresh: Remembered = { version, until: now + rememberedFor, reads: new Map() }
  isolates.set(kv, fresh)
  return fresh
}

/**
 * Publishes a new version: to this isolate at once, to the others through KV. KV accepts one write a second per key, so a refused
 * write is retried.
 */
export async function publishCatalogueVersion(kv: KVNamespace, version: number): Promise<void> {
  remember(kv, version, Date.now())
  for (const pause of [0, 1_100, 2_200]) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    const written = await kv.put(versionKey, String(version)).then(
      () => true,
      () => false,
    )
    if (written) return
  }
  await kv.delete(versionKey).catch(() => undefined)
}

/** The statement that increments the catalogue version, for the batch that changes what pages show. `now` is UTC in ISO 8601. */
export function raisingVersion(db: Db, now: string) {
  return db
    .update(catalogue)
    .set({ version: sql`${catalogue.version} + 1`, changedAt: now })
    .returning({ version: catalogue.version })
}

/** A cached value carries its key, so that anything else under that key is recognised and ignored. */
interface Cached<Value> {
  readonly name: string
  readonly value: Value
}

const nameOf = (version: number, key: string) => `v${version}:${key}`

/** Caches a value in KV under a version, also one that is not published yet, so that its first reader finds it. */
export async function putInCatalogueCache<Value>({ kv }: Store, version: number, key: string, value: Value): Promise<void> {
  const name = nameOf(version, key)
  await kv.put(name, JSON.stringify({ name, value } satisfies Cached<Value>), { expirationTtl: keptFor }).catch(() => undefined)
}

/** Reads through the cache: this isolate, then KV, then `load`. The value must survive JSON. */
export async function throughCatalogueCache<Value>(store: Store, key: string, load: () => Promise<Value>): Promise<Value> {
  const version = await catalogueVersion(store)
  const reads = remember(store.kv, version, Date.now()).reads
  // Only this function writes the map, and a key always has the same type.
  const known = reads.get(key) as Value | undefined
  if (known !== undefined) return known
  const name = nameOf(version, key)
  const cached = await store.kv.get<Cached<Value>>(name, 'json').catch(() => null)
  const isOurs = cached?.name === name && cached.value !== undefined
  const value = isOurs ? cached.value : await load()
  if (!isOurs) await putInCatalogueCache(store, version, key, value)
  if (reads.size >= maxRemembered) reads.delete(reads.keys().next().value ?? key)
  reads.set(key, value)
  return value
}
