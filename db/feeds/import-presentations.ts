import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Listing } from '../model/listings/listing.ts'
import { inFeed, isAsInFeed, type OwnPresentation, type PresentedPart, presentedPartOf } from '../model/listings/presentation.ts'
import { importRows, presentations, type SecretAddress } from '../schema.ts'
import type { ListingTexts } from './import-hidden-units.ts'

/** Applies the agency's own presentation of a listing to its staged row, so that an import never overwrites it. */

/** Applies the agency's presentation to the texts of a listing. @param secret the unpublished parts of its address */
export type PresentListing = (feed: Listing, own: OwnPresentation, secret: SecretAddress | null) => ListingTexts

/** SQL for the condition that a staged listing has the current presentation applied. */
export const isPresented = sql`coalesce(columns ->> 'presented', 0) = coalesce((SELECT version FROM presentations WHERE listing_id = record_id), 0)`

interface StagedRow {
  readonly id: number
  readonly card: string
  readonly record: string
  readonly secret: string | null
  readonly feed: string | null
  readonly own: string
  readonly version: number
}

/** Applies presentations to staged rows. Idempotent. @param rows SQL condition on the staged rows */
export async function presentStaged(db: Db, rows: SQL, present: PresentListing): Promise<void> {
  const staged = await db.all<StagedRow>(sql`
    SELECT record_id AS id, columns ->> 'card' AS card, columns ->> 'record' AS record, columns ->> 'secret' AS secret, columns ->> 'feed' AS feed,
      presentation.own AS own, presentation.version AS version
    FROM ${importRows} JOIN ${presentations} AS presentation ON presentation.listing_id = record_id
    WHERE ${rows} AND coalesce(columns ->> 'presented', 0) <> presentation.version`)
  for (const row of staged) {
    const own: OwnPresentation = JSON.parse(row.own)
    const before: PresentedPart | null = row.feed === null ? null : JSON.parse(row.feed)
    const listing = inFeed({ ...JSON.parse(row.record), ...JSON.parse(row.card) }, before)
    const texts = present(listing, own, row.secret === null ? null : JSON.parse(row.secret))
    const feed = isAsInFeed(own) ? null : JSON.stringify(presentedPartOf(listing))
    await db
      .update(importRows)
      .set({
        columns: sql`json_set(columns, '$.card', ${texts.card}, '$.record', ${texts.record}, '$.words', ${texts.words}, '$.lat', ${texts.lat}, '$.lng', ${texts.lng}, '$.cell', ${texts.cell}, '$.feed', ${feed}, '$.presented', ${row.version})`,
      })
      .where(sql`${rows} AND record_id = ${row.id}`)
  }
}
