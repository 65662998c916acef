import type { KVNamespace } from '@cloudflare/workers-types'
import { locales } from '#messages/locales.ts'
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

/**
 * Takes the index over from the version before, of which the new one has changed nothing that is searched: reading the whole stock anew
 * for every document would cost more than the document. Where there is none, it is built for whoever searches next.
 */
export async function carryIndex({ kv }: Store, version: number): Promise<void> {
  const before = opened.get(kv)
  const cached = before?.version === version - 1 ? null : await kv.get(keyOf(version - 1), 'arrayBuffer').catch(() => null)
  const known = before?.version === version - 1 ? before : cached && unpackIndex(cached, version - 1)
  if (!known) return
  const index = { ...known, version }
  await kv.put(keyOf(version), packIndex(index), { expirationTtl: keptFor }).catch(() => undefined)
  opened.set(kv, index)
}

/** With the languages it sorts in: a deployment that adds one builds an index that has it. */
function keyOf(version: number): string {
  return `search:2:${locales.join(',')}:${version}`
}
