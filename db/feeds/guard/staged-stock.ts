import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import type { Import } from '../../model/feeds/import-run.ts'
import type { Goal, ListingCard } from '../../model/listings/listing.ts'
import { importRows, presentations, type RecordKind, type SecretAddress } from '../../schema.ts'
import { inPlace, nextCatalogue } from '../../site/next-catalogue.ts'
import type { Overlay } from '../../site/overlaid-database.ts'
import { nextRevision } from '../../site/versions.ts'
import { stagedValues, withdrawnBy, withdrawnCard } from '../import-rows.ts'
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

/** A sample of the records with a page that an import adds or changes, spread over the feed. @param most of each kind */
export async function sampleStaged(db: Db, importId: string, most: Readonly<Record<RecordKind, number>>): Promise<readonly SampledRecord[]> {
  const parts = (['listing', 'project'] as const).flatMap((kind) => Array.from({ length: most[kind] }, (_, at) => ({ kind, at: at / most[kind] })))
  const last = sql`(SELECT max(position) FROM ${importRows} WHERE import_id = ${importId} AND kind = part.value ->> '$.kind')`
  const first = sql`(SELECT record_id FROM ${importRows} WHERE import_id = ${importId} AND kind = part.value ->> '$.kind' AND position >= (part.value ->> '$.at') * ${last}
    AND outcome IN ('added', 'changed') AND (columns ->> 'listed' = 1 OR columns ->> 'state' IN ('sold', 'rented')) ORDER BY position LIMIT 1)`
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

/** A listed record that an import would withdraw. */
export interface WithdrawnRecord {
  readonly kind: RecordKind
  readonly id: number
  readonly goal: Goal | null
}

/** A sample of the listed records that an import withdraws. @param missing the kinds of which it withdraws what is missing */
export async function sampleWithdrawn(
  db: Db,
  current: Pick<Import, 'id' | 'source'>,
  missing: readonly RecordKind[],
  most: Readonly<Record<RecordKind, number>>,
): Promise<readonly WithdrawnRecord[]> {
  const found: WithdrawnRecord[] = []
  for (const kind of ['listing', 'project'] as const) {
    const goal = kind === 'listing' ? sql`stock.goal` : sql`NULL`
    for (const which of ['deleted', ...(missing.includes(kind) ? (['missing'] as const) : [])] as const) {
      const rows = sql`SELECT stock.id AS id, ${goal} AS goal ${withdrawnBy(current, kind, which)} AND stock.listed = 1 LIMIT ${most[kind]}`
      for (const row of await db.all<Omit<WithdrawnRecord, 'kind'>>(rows)) found.push({ kind, ...row })
    }
  }
  return found
}

type RecordKey = Pick<SampledRecord, 'kind' | 'id'>

/** What is tried of an import: staged records that it adds or changes, and records that it withdraws. */
interface TriedRecords {
  readonly staged: readonly RecordKey[]
  readonly withdrawn: readonly RecordKey[]
}

/** The stock as it would be with some staged records applied and some withdrawn: their tables, and the catalogue at its next version. @param now UTC in ISO 8601 */
export function stagedStock(importId: string, { staged, withdrawn }: TriedRecords, now: string): readonly Overlay[] {
  return [
    nextCatalogue('version'),
    ...overlaysOf([...staged, ...withdrawn], (kind) => {
      const values = sql.join([...stagedValues(kind, now)], sql`, `)
      const changed = sql`SELECT ${values} FROM main.import_rows WHERE import_id = ${importId} AND kind = ${kind} AND record_id IN (${idsOf(staged, kind)})`
      return sql`${changed} UNION ALL SELECT ${columnsOf(kind, withdrawnValues(now))} FROM ${tableOf(kind)} WHERE id IN (${idsOf(withdrawn, kind)})`
    }),
  ]
}

/** The same tables as they are, read in the same way. */
export function presentStock(records: readonly RecordKey[]): readonly Overlay[] {
  return overlaysOf(records, (kind) => sql`SELECT ${columnsOf(kind)} FROM ${tableOf(kind)} WHERE id IN (${idsOf(records, kind)})`)
}

/** The tables of some records, in whose place the given rows are. */
function overlaysOf(records: readonly RecordKey[], rows: (kind: RecordKind) => SQL): readonly Overlay[] {
  return (['listing', 'project'] as const).flatMap((kind) => {
    if (records.every((record) => record.kind !== kind)) return []
    const others = sql`SELECT ${columnsOf(kind)} FROM ${tableOf(kind)} WHERE id NOT IN (${idsOf(records, kind)})`
    return [{ table: `${kind}s`, rows: inMain(sql`${others} UNION ALL ${rows(kind)}`) }]
  })
}

/** The listings with other values in some columns of one of them, and the catalogue at its next version. @param values of the parameters */
export function stockWithChanged(id: number, changed: Readonly<Record<string, SQL>>, values: readonly string[]): readonly Overlay[] {
  const others = sql`SELECT ${columnsOf('listing')} FROM ${tableOf('listing')} WHERE id <> ${id}`
  const row = sql`SELECT ${columnsOf('listing', { revision: nextRevision, ...changed })} FROM ${tableOf('listing')} WHERE id = ${id}`
  return [nextCatalogue('version'), { table: 'listings', rows: inMain(sql`${others} UNION ALL ${row}`), values }]
}

function withdrawnValues(now: string): Readonly<Record<string, SQL>> {
  const values = { listed: sql`0`, withdrawn_at: sql`${now}`, remarks: sql`NULL`, picture_hosts: sql`NULL` }
  return { ...values, state: sql`'withdrawn'`, card: withdrawnCard, held_state: sql`NULL`, revision: nextRevision }
}

/** A table's own rows and columns where a query of its name stands in its place. */
function inMain(query: SQL): string {
  return inPlace(query).replaceAll('FROM catalogue', 'FROM main.catalogue')
}

const tableOf = (kind: RecordKind) => sql.raw(`main.${kind}s`)

const idsOf = (records: readonly RecordKey[], kind: RecordKind) => sql.raw(records.flatMap((record) => (record.kind === kind ? [record.id] : [])).join(', '))

/** The columns of a table in their order, some with other values. */
function columnsOf(kind: RecordKind, values: Readonly<Record<string, SQL>> = {}): SQL {
  const columns = Object.values(getTableColumns(stocks[kind])).map(({ name }) => values[name] ?? sql.raw(name))
  return sql.join(columns, sql`, `)
}
