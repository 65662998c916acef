import type { KVNamespace } from '@cloudflare/workers-types'
import { eq } from 'drizzle-orm'
import type { Db, Store } from '../client.ts'
import { type Agency, completeRecord } from '../model/agency/agency.ts'
import type { Versions } from '../model/site/versions.ts'
import { agency } from '../schema.ts'
import { cacheName, putInCache, throughCatalogueCache } from '../site/catalogue.ts'
import { readVersions } from '../site/versions.ts'

/**
 * The agency's record, cached under its version in the catalogue: the isolate that took an import shows it at once, the others within 60 s, and a
 * warm page costs no round trip.
 */

/** The stored JSON: everything but the version, which is a column. */
export type AgencyRecord = Omit<Agency, 'version'>

interface Remembered {
  /** The catalogue's version of the record; 0 if there is no record. */
  readonly version: number
  readonly agency: Agency | null
}
const isolates = new WeakMap<KVNamespace, Remembered>()
const cacheKey = 'agency'
const on = ['agency'] as const

/** Caches the record under a version that is about to be published. */
export async function prepareAgency(store: Store, versions: Versions): Promise<void> {
  await putInCache(store, cacheName(versions, on, cacheKey), await storedAgency(store.db))
}

/** The agency as readers of the catalogue see it now; null for a site without a record. */
export async function readAgency(store: Store): Promise<Agency | null> {
  const { agency: version } = await readVersions(store)
  const known = isolates.get(store.kv)
  if (known?.version === version) return known.agency
  const read = await throughCatalogueCache(store, cacheKey, () => storedAgency(store.db), { on })
  // An unchanged record stays the same object, since views cache by it.
  const found = read?.version === known?.agency?.version ? (known?.agency ?? null) : read && completeRecord(read)
  isolates.set(store.kv, { version, agency: found })
  return found
}

/** The agency this isolate read last, for responses that must not wait for the database; null before the first read. */
export function rememberedAgency(kv: KVNamespace): Agency | null {
  return isolates.get(kv)?.agency ?? null
}

/** The record in D1 itself; null if absent. */
export async function storedAgency(db: Db): Promise<Agency | null> {
  const row = await db.select().from(agency).where(eq(agency.id, 1)).get()
  return row ? completeRecord({ ...row.record, version: row.version }) : null
}

/** When the record last changed, in ISO 8601; null without a record. */
export async function agencyChangedAt(db: Db): Promise<string | null> {
  const row = await db.select({ changedAt: agency.changedAt }).from(agency).where(eq(agency.id, 1)).get()
  return row?.changedAt ?? null
}
