import { sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import type { Import } from '../../model/feeds/import-run.ts'
import { importRows, listings, projects, type RecordKind, refusedRecords } from '../../schema.ts'
import { jsonBatches } from '../../site/json-batches.ts'
import { isUnchanged, stocks } from '../import-staging.ts'

/** Records that a person has refused. What comes again as it was refused leaves the home as it stands. */

/** Stands for a record that was missing from a feed. */
const absent = ''

/** Precedes the fingerprint of a record that was refused when it was new: a return has taken it off the site. */
export const arrival = 'new '

/** Refuses the staged records of some homes of a held import, and the absence of what it would withdraw as missing. */
export async function refuseRecords(
  db: Db,
  { id, source }: Pick<Import, 'id' | 'source'>,
  homes: Iterable<number>,
  missing: readonly RecordKind[],
  now: string,
): Promise<void> {
  for (const ids of jsonBatches([...homes].map(String)))
    await db.run(sql`
      INSERT OR REPLACE INTO ${refusedRecords} (source, kind, record_id, fingerprint, refused_at)
      SELECT ${source}, kind, record_id, iif(outcome = 'added', ${arrival}, '') || (columns ->> 'fingerprint'), ${now} FROM ${importRows}
      WHERE import_id = ${id} AND kind = 'listing' AND record_id IN (SELECT value FROM json_each(${ids})) AND columns IS NOT NULL`)
  for (const kind of missing) {
    const staged = sql`SELECT 1 FROM ${importRows} AS staged WHERE staged.import_id = ${id} AND staged.kind = ${kind} AND staged.record_id = stock.id`
    await db.run(sql`
      INSERT OR REPLACE INTO ${refusedRecords} (source, kind, record_id, fingerprint, refused_at)
      SELECT ${source}, ${kind}, stock.id, ${absent}, ${now} FROM ${stocks[kind]} AS stock
      WHERE stock.withdrawn_at IS NULL AND stock.source = ${source} AND NOT EXISTS (${staged}) AND NOT ${isUnchanged(sql`stock.id`, id, kind)}`)
  }
}

/** Leaves the homes whose staged record, or its absence, was refused as they stand. @returns whether there were any */
export async function leaveRefused(db: Db, { id, source }: Pick<Import, 'id' | 'source'>): Promise<boolean> {
  const [known] = await db.all(sql`SELECT 1 FROM ${refusedRecords} WHERE source = ${source} LIMIT 1`)
  if (known === undefined) return false
  const isStaged = sql`EXISTS (SELECT 1 FROM ${importRows} AS staged WHERE staged.import_id = ${id} AND staged.kind = refused_records.kind AND staged.record_id = refused_records.record_id)`
  await db.batch([
    // A home that is in the feed again may be missing again later.
    db.delete(refusedRecords).where(sql`source = ${source} AND fingerprint = ${absent} AND (${isStaged}
      OR (kind = 'listing' AND ${isUnchanged(sql`record_id`, id, 'listing')}) OR (kind = 'project' AND ${isUnchanged(sql`record_id`, id, 'project')}))`),
    db
      .update(importRows)
      .set({ outcome: 'kept', columns: null })
      .where(sql`import_id = ${id} AND outcome = 'changed' AND EXISTS (
      SELECT 1 FROM ${refusedRecords} AS refused WHERE refused.source = ${source} AND refused.kind = import_rows.kind AND refused.record_id = import_rows.record_id
        AND refused.fingerprint = import_rows.columns ->> 'fingerprint')`),
    db.delete(importRows).where(sql`import_id = ${id} AND outcome = 'added' AND EXISTS (
      SELECT 1 FROM ${refusedRecords} AS refused WHERE refused.source = ${source} AND refused.kind = import_rows.kind AND refused.record_id = import_rows.record_id
        AND refused.fingerprint = ${arrival} || (import_rows.columns ->> 'fingerprint'))`),
    db
      .insert(importRows)
      .select(sql`
      SELECT ${id}, kind, record_id, 0, 'kept', NULL FROM ${refusedRecords} WHERE source = ${source} AND fingerprint = ${absent}
        AND (EXISTS (SELECT 1 FROM ${listings} WHERE kind = 'listing' AND id = record_id AND withdrawn_at IS NULL)
          OR EXISTS (SELECT 1 FROM ${projects} WHERE kind = 'project' AND id = record_id AND withdrawn_at IS NULL))`)
      .onConflictDoNothing(),
  ])
  return true
}

/** Forgets refusals older than a given time (UTC, ISO 8601), and those of homes that are gone, unless a return took them off the site. */
export async function forgetRefusals(db: Db, before: string): Promise<void> {
  await db
    .delete(refusedRecords)
    .where(
      sql`refused_at < ${before} OR (kind = 'listing' AND substr(fingerprint, 1, ${arrival.length}) <> ${arrival} AND record_id NOT IN (SELECT id FROM ${listings} WHERE withdrawn_at IS NULL))`,
    )
}
