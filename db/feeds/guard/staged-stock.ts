import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import type { ListingCard } from '../../model/listings/listing.ts'
import { importRows, presentations, type RecordKind, type SecretAddress } from '../../schema.ts'
import { inPlace, nextCatalogue } from '../../site/next-catalogue.ts'
import type { Overlay } from '../../site/overlaid-database.ts'
import { stagedValues } from '../import-rows.ts'
import { stocks } from '../import-staging.ts'

/** A staged record that is tried before it is published. */
export interface SampledRecord {
  readonly kind: RecordKind
  readonly id: number
  readonly isNew: boolean
  /** Of a home. */
  readonly card: ListingCard | null
  /** The address that it does not publish, or not with its number; null if it publishes what it has. */
  readonly hidden: SecretAddress | null
  /** Whether the agency has a text of its own for it. */
  readonly hasOwnText: boolean
}

/** A sample of the listed records that an import adds or changes, spread over the feed. @param most of each kind */
export async function sampleStaged(db: Db, importId: string, most: Readonly<Record<RecordKind, number>>): Promise<readonly SampledRecord[]> {
  const parts = (['listing', 'project'] as const).flatMap((kind) => Array.from({ length: most[kind] }, (_, at) => ({ kind, at: at / most[kind] })))
  const last = sql`(SELECT max(position) FROM ${importRows} WHERE import_id = ${importId} AND kind = part.value ->> '$.kind')`
  const first = sql`(SELECT record_id FROM ${importRows} WHERE import_id = ${importId} AND kind = part.value ->> '$.kind' AND position >= (part.value ->> '$.at') * ${last}
    AND outcome IN ('added', 'changed') AND columns ->> 'listed' = 1 ORDER BY position LIMIT 1)`
  const address = sql`coalesce(columns ->> 'card' ->> '$.place.address', columns ->> 'record' ->> '$.place.address')`
  const rows = await db.all<{ kind: RecordKind; id: number; isNew: number; card: string | null; hidden: string | null; hasOwnText: number }>(sql`
    SELECT DISTINCT staged.kind, record_id AS id, outcome = 'added' AS isNew, columns ->> 'card' AS card, iif(${address} ->> '$.houseNumber' IS NULL, columns ->> 'secret', NULL) AS hidden,
      EXISTS (SELECT 1 FROM ${presentations} WHERE staged.kind = 'listing' AND listing_id = record_id) AS hasOwnText
    FROM (SELECT value ->> '$.kind' AS kind, ${first} AS id FROM json_each(${JSON.stringify(parts)}) AS part) AS chosen
      JOIN ${importRows} AS staged ON staged.import_id = ${importId} AND staged.kind = chosen.kind AND staged.record_id = chosen.id`)
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    isNew: row.isNew === 1,
    card: row.card === null ? null : JSON.parse(row.card),
    hidden: row.hidden === null ? null : JSON.parse(row.hidden),
    hasOwnText: row.hasOwnText === 1,
  }))
}

type RecordKey = Pick<SampledRecord, 'kind' | 'id'>

/** The stock as it would be with some staged records applied: their tables, and the catalogue at its next version. @param now UTC in ISO 8601 */
export function stagedStock(importId: string, records: readonly RecordKey[], now: string): readonly Overlay[] {
  return [
    nextCatalogue('version'),
    ...overlaysOf(records, (kind, ids) => {
      const values = sql.join([...stagedValues(kind, now)], sql`, `)
      return sql`SELECT ${values} FROM main.import_rows WHERE import_id = ${importId} AND kind = ${kind} AND record_id IN (${ids})`
    }),
  ]
}

/** The same tables as they are, read in the same way. */
export function presentStock(records: readonly RecordKey[]): readonly Overlay[] {
  return overlaysOf(records, (kind, ids) => sql`SELECT ${columnsOf(kind)} FROM ${sql.raw(`main.${kind}s`)} WHERE id IN (${ids})`)
}

function overlaysOf(records: readonly RecordKey[], chosen: (kind: RecordKind, ids: SQL) => SQL): readonly Overlay[] {
  return (['listing', 'project'] as const).flatMap((kind) => {
    const ids = sql.raw(records.flatMap((record) => (record.kind === kind ? [record.id] : [])).join(', '))
    if (records.every((record) => record.kind !== kind)) return []
    const others = sql`SELECT ${columnsOf(kind)} FROM ${sql.raw(`main.${kind}s`)} WHERE id NOT IN (${ids})`
    return [{ table: `${kind}s`, rows: inPlace(sql`${others} UNION ALL ${chosen(kind, ids)}`).replaceAll('FROM catalogue', 'FROM main.catalogue') }]
  })
}

function columnsOf(kind: RecordKind): SQL {
  return sql.raw(
    Object.values(getTableColumns(stocks[kind]))
      .map(({ name }) => name)
      .join(', '),
  )
}
