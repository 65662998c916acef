import { eq, sql } from 'drizzle-orm'
import { locales } from '#messages/locales.ts'
import type { Db, Store } from '../client.ts'
import { day } from '../model/site/durations.ts'
import { catalogue } from '../schema.ts'
import { readKv } from '../site/read-kv.ts'
import { reportFault } from '../site/report-fault.ts'
import { readVersions } from '../site/versions.ts'
import type { ListingIndex } from './listing-index.ts'
import { packIndex, unpackIndex } from './pack.ts'

/**
 * The base is an index snapshot in KV, which every isolate opens and patches with later changes. Its version is kept in D1, since KV is eventually
 * consistent. A new base is written when the changes have become many, or before KV expires the old one.
 */

/** Milliseconds to read an index of up to 25 MiB, which takes longer to build. */
const longPatience = 3_000
/** Seconds in KV, and milliseconds after which an import writes it again. */
const baseLifetime = (30 * day) / 1000
const freshFor = 7 * day
/** Of all listings: with more changes than this, opening an isolate's index is slower than reading a new base. */
const maxChanged = 0.05
const fewChanges = 500

/** The index in KV; null if KV has no index for these languages. */
export async function readBase(store: Store): Promise<ListingIndex | null> {
  const { indexBase: version = 0 } = await readVersions(store)
  if (version === 0) return null
  const packed = await readKv(store.kv, () => store.kv.get(keyOf(version), 'arrayBuffer'), longPatience)
  return packed && unpackIndex(packed, version)
}

/** Whether an index should become the base. @param changes since its own base; null if it was built from D1. @param now UTC in ISO 8601 */
export async function needsBase(db: Db, { size }: ListingIndex, changes: number | null, now: string): Promise<boolean> {
  if (changes === null || changes > Math.max(fewChanges, size * maxChanged)) return true
  const row = await db.select({ since: catalogue.indexBaseAt }).from(catalogue).where(eq(catalogue.id, 1)).get()
  return Date.parse(now) - (Date.parse(row?.since ?? '') || 0) > freshFor
}

/** Puts an index into KV and makes it the base. @param now UTC in ISO 8601. @returns false if KV rejected it; the reason is logged */
export async function writeBase({ primary, kv }: Store, index: ListingIndex, now: string): Promise<boolean> {
  const packed = packIndex(index)
  try {
    await kv.put(keyOf(index.version), packed, { expirationTtl: baseLifetime })
  } catch (error) {
    reportFault(`The search index of ${index.size} listings (${packed.byteLength} bytes) was not cached: every isolate builds its own`, error)
    return false
  }
  await primary
    .update(catalogue)
    .set({ indexBase: index.version, indexBaseAt: now })
    .where(sql`${catalogue.id} = 1 AND ${catalogue.indexBase} <= ${index.version}`)
  return true
}

/** Contains the languages, so that a deployment that adds one builds a new index. */
function keyOf(version: number): string {
  return `search:5:${locales.join(',')}:${version}`
}
