import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { withoutEarlierPrices } from '../../listings/listing-changes.ts'
import { returnDays } from '../../model/feeds/import-return.ts'
import { day } from '../../model/site/durations.ts'
import { importBefore, importRows, listings, projects, type RecordKind } from '../../schema.ts'

/** The records that imports change, as they stood before: written while an import is applied, so that it can be returned. */

const before: Readonly<Record<RecordKind, SQL>> = {
  listing: sql`(SELECT json_object('hash', old.record_hash, 'state', coalesce(old.held_state, old.state), 'card', old.card, 'record', old.record,
    'feed', old.feed, 'secret', old.secret, 'extra', old.extra_fields, 'remarks', old.remarks) FROM ${listings} AS old WHERE old.id = import_rows.record_id)`,
  project: sql`(SELECT json_object('hash', old.record_hash, 'listed', old.listed, 'record', old.record,
    'secret', old.secret, 'extra', old.extra_fields, 'remarks', old.remarks) FROM ${projects} AS old WHERE old.id = import_rows.record_id)`,
}

/** Whether a page shows the same: many CRMs raise the time of change of every record with every export, which must not store the whole stock. */
const showsTheSame: Readonly<Record<RecordKind, SQL>> = {
  listing: sql`EXISTS (SELECT 1 FROM ${listings} AS old WHERE old.id = import_rows.record_id AND old.secret IS import_rows.columns ->> 'secret'
    AND ${sql.raw(withoutEarlierPrices('old.card'))} = json(import_rows.columns ->> 'card')
    AND json_remove(old.record, '$.changedAt') = json_remove(import_rows.columns ->> 'record', '$.changedAt'))`,
  project: sql`0`,
}

/** Whether a staged row is of an import that applies what a held one hides (`hidesIdOf`). Any id may end in `h`. */
const isOfHides = sql`(import_id LIKE '%h' AND EXISTS (SELECT 1 FROM imports AS held WHERE held.id = substr(import_id, 1, length(import_id) - 1)))`

/**
 * The statement that stores the rows that a slice of staged rows replaces; must precede the one that copies it. What a held import hides
 * and homes entered by hand are never returned.
 * @param rows a condition on the staged rows
 */
export function storingBefore(db: Db, kind: RecordKind, rows: SQL) {
  return db
    .insert(importBefore)
    .select(sql`
      SELECT import_id, kind, record_id, columns ->> 'fingerprint', CASE outcome WHEN 'changed' THEN ${before[kind]} END FROM ${importRows}
      WHERE ${rows} AND (outcome = 'added' OR (outcome = 'changed' AND NOT ${showsTheSame[kind]})) AND NOT ${isOfHides} AND columns ->> 'source' <> 'desk'`)
    .onConflictDoNothing()
}

/** Deletes what imports can no longer be returned to. */
export async function dropOldBefore(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - returnDays * day).toISOString()
  await db.delete(importBefore).where(sql`import_id IN (SELECT id FROM imports WHERE started_at < ${since})`)
}
