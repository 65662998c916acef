import type { KVNamespace } from '@cloudflare/workers-types'
import { locales } from '#messages/locales.ts'
import { catalogueVersion } from '../catalogue.ts'
import type { Store } from '../client.ts'
import { type InFlight, shareInFlight } from '../in-flight.ts'
import { buildIndex } from './build.ts'
import type { ListingIndex } from './listing-index.ts'
import { packIndex, unpackIndex } from './pack.ts'

/** Seconds. After a week without a request, a version is built again on demand. */
const keptFor = 7 * 86_400

/** One index per isolate: that of the version it reads. */
const opened = new WeakMap<KVNamespace, ListingIndex>()

/** Building the index of 100,000 listings takes seconds and all of the isolate: searches that need it share one. */
const opening = new WeakMap<KVNamespace, InFlight<number, ListingIndex>>()
const patience = 15_000

/** The index of the catalogue's current version: from this isolate, else from KV, else built from D1 and cached. */
export async function openIndex(store: Store): Promise<ListingIndex> {
  const version = await catalogueVersion(store)
  const known = opened.get(store.kv)
  if (known?.version === version) return known
  const underWay = opening.get(store.kv) ?? new Map()
  opening.set(store.kv, underWay)
  return shareInFlight(underWay, version, () => findIndex(store, version), patience)
}

async function findIndex(store: Store, version: number): Promise<ListingIndex> {
  const cached = await store.kv.get(keyOf(version), 'arrayBuffer').catch(() => null)
  const index = cached && unpackIndex(cached, version)
  if (!index) return prepareIndex(store, version)
  opened.set(store.kv, index)
  return index
}

/** Builds and caches the index of a version before the first request. A failed cache write only costs time. */
export async function prepareIndex({ db, kv }: Store, version: number): Promise<ListingIndex> {
  const index = await buildIndex(db, version)
  await kv.put(keyOf(version), packIndex(index), { expirationTtl: keptFor }).catch(() => undefined)
  opened.set(kv, index)
  return index
}

/** Contains the languages, so that a deployment that adds one builds a new index. */
function keyOf(version: number): string {
  return `search:2:${locales.join(',')}:${version}`
}
