import type { KVNamespace } from '@cloudflare/workers-types'
import type { Store } from '../client.ts'
import { firstNewYear } from '../model/listings/new-building.ts'
import { brusselsDay } from '../model/site/brussels-time.ts'
import { minute } from '../model/site/durations.ts'
import { type InFlight, openInFlight, shareInFlight } from '../site/in-flight.ts'
import { readVersions } from '../site/versions.ts'
import { needsBase, readBase, writeBase } from './base.ts'
import { buildIndex } from './build.ts'
import type { ListingIndex } from './listing-index.ts'
import { updateIndex } from './patch.ts'

/** The index of an isolate, for the version it reads. */
interface Opened {
  readonly index: ListingIndex
  /** Listings changed since the base in KV that it comes from; null if it was built from D1. */
  readonly changes: number | null
  /** Milliseconds since 1970. */
  readonly at: number
}

const opened = new WeakMap<KVNamespace, Opened>()

/** In-flight opens: building an index takes a second and most of the isolate's resources, so concurrent searches share one. */
const opening = new WeakMap<KVNamespace, InFlight<number, Opened>>()
const timeout = 15_000
/** Milliseconds for which a request that began before the newest version may still be answered. */
const longestRequest = minute

/** The index of the stock's version: this isolate's, brought up to date by what changed, else from KV, else built from D1. */
export async function openIndex(store: Store): Promise<ListingIndex> {
  const { stock } = await readVersions(store)
  const known = opened.get(store.kv)
  if (known && isCurrent(known, stock)) return known.index
  const { index } = await openShared(store, stock, (found) => {
    if (found.changes === null) store.defer(writeBase(store, found.index, new Date().toISOString()))
  })
  return index
}

/**
 * Opens the index of a version before it is published, and writes it to KV as the new base if many changes have accumulated.
 * @returns false if KV rejected it: searches still work, but each isolate builds its own index
 */
export async function prepareIndex(store: Store, version: number): Promise<boolean> {
  const { index, changes, at } = await openShared(store, version)
  const now = new Date().toISOString()
  if (!(await needsBase(store.db, index, changes, now))) return true
  const isWritten = await writeBase(store, index, now)
  if (isWritten) opened.set(store.kv, { index, changes: 0, at })
  return isWritten
}

/** A newer index may serve requests that began before it, but not for long: the database may have been restored to an earlier state. */
function isCurrent({ index, at }: Opened, version: number): boolean {
  return index.newSince === newSinceToday() && (index.version === version || (index.version > version && Date.now() - at < longestRequest))
}

const newSinceToday = () => firstNewYear(brusselsDay(new Date()))

/** The index with today's years of new build: one opened last year is another index now, so that what was counted in it is counted again. */
function inThisYear(index: ListingIndex): ListingIndex {
  const newSince = newSinceToday()
  return index.newSince === newSince ? index : { ...index, newSince }
}

function openShared(store: Store, version: number, onOpened: (found: Opened) => void = () => undefined): Promise<Opened> {
  const underWay: InFlight<number, Opened> = opening.get(store.kv) ?? openInFlight(store.kv)
  opening.set(store.kv, underWay)
  const load = async () => {
    const found = await findIndex(store, version)
    const meanwhile = opened.get(store.kv)
    if (!meanwhile || meanwhile.index.version <= version || !isCurrent(meanwhile, version)) opened.set(store.kv, found)
    onOpened(found)
    return found
  }
  return shareInFlight(
    underWay,
    version,
    () => {
      const loading = load()
      // The index outlives the request that asked for it first.
      store.defer(loading.catch(() => undefined))
      return loading
    },
    timeout,
  )
}

async function findIndex(store: Store, version: number): Promise<Opened> {
  const at = Date.now()
  const known = opened.get(store.kv)
  const near = known && known.index.version <= version ? known : null
  const updated = near && (await updateIndex(store.db, near.index, version))
  if (near && updated) return { index: inThisYear(updated.index), changes: near.changes === null ? null : near.changes + updated.changes, at }
  const base = await readBase(store)
  const fromBase = base && base.version <= version ? await updateIndex(store.db, base, version) : null
  return fromBase ? { changes: fromBase.changes, index: inThisYear(fromBase.index), at } : { index: await buildIndex(store.db, version), changes: null, at }
}
