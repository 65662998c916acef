import type { KVNamespace } from '@cloudflare/workers-types'
import { eq, sql } from 'drizzle-orm'
import { catalogueVersion, putInCatalogueCache, raisingVersion, throughCatalogueCache } from './catalogue.ts'
import type { Db, Store } from './client.ts'
import { type Agency, completeRecord } from './model/agency.ts'
import { agency } from './schema.ts'

/**
 * The agency's record. Changing it raises the catalogue's version, under which readers cache it: the isolate that took an import
 * shows it at once, the others within 60 s, and a warm page costs no round trip.
 */

/** What is stored: everything but the version, which is a column. */
export type AgencyRecord = Omit<Agency, 'version'>

interface Remembered {
  readonly catalogue: number
  readonly agency: Agency | null
}
const isolates = new WeakMap<KVNamespace, Remembered>()
const cacheKey = 'agency'

/** Caches the record under a catalogue version that is about to be published: a change of the stock costs no page a read of the agency. */
export async function prepareAgency(store: Store, version: number): Promise<void> {
  await putInCatalogueCache(store, version, cacheKey, await storedAgency(store.db))
}

/** The agency as readers of the catalogue see it now; null for a site without a record. */
export async function readAgency(store: Store): Promise<Agency | null> {
  const version = await catalogueVersion(store)
  const known = isolates.get(store.kv)
  if (known?.catalogue === version) return known.agency
  const read = await throughCatalogueCache(store, cacheKey, () => storedAgency(store.db))
  // An unchanged record stays the same object, under which views keep what they made of it.
  const found = read?.version === known?.agency?.version ? (known?.agency ?? null) : read && completeRecord(read)
  isolates.set(store.kv, { catalogue: version, agency: found })
  return found
}

/** The agency this isolate read last, for answers that may not wait for a database; null when it has read none. */
export function rememberedAgency(kv: KVNamespace): Agency | null {
  return isolates.get(kv)?.agency ?? null
}

/** The record in D1 itself; null when there is none. */
export async function storedAgency(db: Db): Promise<Agency | null> {
  const row = await db.select().from(agency).where(eq(agency.id, 1)).get()
  return row ? completeRecord({ ...row.record, version: row.version }) : null
}

/**
 * Replaces the record and gives the catalogue a new version.
 * @param now UTC in ISO 8601
 * @returns the new version of the catalogue, to be published
 */
export async function saveAgency(db: Db, record: AgencyRecord, now: string): Promise<number> {
  const [, raised] = await db.batch([
    db
      .insert(agency)
      .values({ id: 1, version: 1, record, changedAt: now })
      .onConflictDoUpdate({ target: agency.id, set: { record, version: sql`${agency.version} + 1`, changedAt: now } }),
    raisingVersion(db, now),
  ])
  const [row] = raised
  if (!row) throw new Error('The catalogue has no version')
  return row.version
}
