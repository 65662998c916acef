import { eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { catalogue } from '../schema.ts'
import { buildIndexOf } from './build.ts'
import type { ListingIndex } from './listing-index.ts'
import { patchIndex } from './patch.ts'

/** With more changes than this, rebuilding is cheaper than patching. */
const maxChanges = 20_000

/** An index with the changes since an earlier version, and how many those were. */
export interface Updated {
  readonly index: ListingIndex
  readonly changes: number
}

/**
 * Patches an index to a later version from the listings with a newer revision, one row read per change. They include rows of an import under way, which
 * are read again with the version that publishes them. Null if the index must be rebuilt: too many changes, or changed names that it sorts by.
 */
export async function updateIndex(db: Db, index: ListingIndex, version: number): Promise<Updated | null> {
  if (index.version === version) return { index, changes: 0 }
  const [[row], rows] = await db.batch([
    db.select({ names: catalogue.namesRevision }).from(catalogue).where(eq(catalogue.id, 1)),
    db
      .select({ id: sql<number>`id` })
      .from(sql`listings INDEXED BY listings_by_revision`)
      .where(sql`revision > ${index.version}`)
      .limit(maxChanges + 1),
  ])
  if ((row?.names ?? 0) > index.version || rows.length > maxChanges) return null
  const ids = rows.map(({ id }) => id)
  return { index: patchIndex(index, version, new Set(ids), await buildIndexOf(db, ids)), changes: ids.length }
}
