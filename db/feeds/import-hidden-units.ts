import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Listing } from '../model/listings/listing.ts'
import { importRows, projects, type SecretAddress } from '../schema.ts'

/** The columns of a listing that depend on its texts and its point: card and record as JSON, the words for full-text search, and the map's. */
export interface ListingTexts {
  readonly card: string
  readonly record: string
  readonly words: string
  readonly lat: number | null
  readonly lng: number | null
  readonly cell: number | null
}

/** Removes its project's address from the texts of a unit; null if they do not contain it. */
export type HideUnit = (unit: Listing, project: SecretAddress) => ListingTexts | null

interface StagedUnit {
  readonly id: number
  readonly card: string
  readonly record: string
  readonly address: string
}

/**
 * Removes the project's address from each staged unit that hides its own, before the import applies it, so that it is never public. Idempotent.
 * @param rows SQL condition on the staged rows
 */
export async function hideStagedUnits(db: Db, rows: SQL, hideUnit: HideUnit): Promise<void> {
  const units = await db.all<StagedUnit>(sql`
    SELECT id, card, record, address FROM (
      SELECT unit.record_id AS id, unit.columns ->> 'card' AS card, unit.columns ->> 'record' AS record, unit.columns ->> 'secret' AS own,
        coalesce(staged.columns ->> 'secret', project.secret) AS address
      FROM (SELECT * FROM ${importRows} WHERE ${rows} AND columns ->> 'project_id' IS NOT NULL) AS unit
        LEFT JOIN ${importRows} AS staged ON staged.import_id = unit.import_id AND staged.kind = 'project' AND staged.record_id = unit.columns ->> 'project_id'
        LEFT JOIN ${projects} AS project ON project.id = unit.columns ->> 'project_id')
    WHERE card ->> '$.place.address' IS NULL AND address ->> '$.street' IS NOT NULL
      AND json_array(address -> '$.street', address -> '$.streets') IS NOT json_array(own -> '$.street', own -> '$.streets')`)
  for (const { id, card, record, address } of units) {
    const texts = hideUnit({ ...JSON.parse(record), ...JSON.parse(card) }, JSON.parse(address))
    if (texts === null) continue
    await db
      .update(importRows)
      .set({ columns: sql`json_set(columns, '$.card', ${texts.card}, '$.record', ${texts.record}, '$.words', ${texts.words})` })
      .where(sql`${rows} AND record_id = ${id}`)
  }
}
