import type { KVNamespace } from '@cloudflare/workers-types'
import { catalogueVersion } from '../catalogue.ts'
import type { Store } from '../client.ts'
import { buildIndex } from './build.ts'
import type { ListingIndex } from './listing-index.ts'
import { packIndex, unpackIndex } from './pack.ts'

/** Days are enough: a version that nobody asked for in so long is built again when somebody does. */
const keptFor = 7 * 86_400

/** One index an isolate: that of the version it reads. */
const opened = new WeakMap<KVNamespace, ListingIndex>()

/** The index of the catalogue's present version: from this isolate, else from KV, else read from the record and kept. */
export async function openIndex(store: Store): Promise<ListingIndex> {
  const version = await catalogueVersion(store)
  const known = opened.get(store.kv)
  if (known?.version === version) return known
  const cached = await store.kv.get(keyOf(version), 'arrayBuffer').catch(() => null)
  const index = cached && unpackIndex(cached, version)
  if (!index) return prepareIndex(store, version)
  opened.set(store.kv, index)
  return index
}

/** Builds the index of a version and keeps it, before anybody asks. A cache that refuses it costs time, never an answer. */
export async function prepareIndex({ db, kv }: Store, version: number): Promise<ListingIndex> {
  const index = await buildIndex(db, version)
  await kv.put(keyOf(version), packIndex(index), { expirationTtl: keptFor }).catch(() => undefined)
  opened.set(kv, index)
  return index
}

function keyOf(version: number): string {
  return `search:1:${version}`
}
