import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { RecordRemark, RemarkReason } from '../model/feeds/field-remark.ts'
import type { ListingCard } from '../model/listings/listing.ts'
import type { LocalizedText } from '../model/site/localized.ts'
import { importRemarks, imports, listings, projects, type RecordKind } from '../schema.ts'
import { jsonBatches } from '../site/json-batches.ts'
import { isUnderWay } from './import-staging.ts'

/**
 * Remarks about values of accepted records. The stock has the current ones of each record, an import those it made while it read records. They may hold
 * parts of an unpublished address and are for the desk and the sender only.
 */

/** Remarks kept of one import, and the fields that are counted. */
const maxOfImport = 1_000
const maxFields = 200

/** A remark and the public id of its record. */
export interface NotedRemark extends RecordRemark {
  readonly recordId: number | null
}

/** A chunk's remarks, by position; `last` is the position of its last record. */
interface ChunkRemarks {
  readonly kind: RecordKind
  readonly last: number
  readonly remarks: readonly NotedRemark[]
}

/** Counts the remarks of a chunk by field and stores them up to the import's limit. Idempotent: a resent chunk has no positions past the last counted. */
export async function noteRemarks(db: Db, importId: string, { kind, last, remarks }: ChunkRemarks): Promise<void> {
  const [first] = remarks
  if (first === undefined) return
  const path = `$.${kind}`
  const counts = new Map<string, number>()
  const numbers = new Map<number, number>()
  const parts = remarks.map(({ position, recordId, id, field, value, reason }) => {
    counts.set(field, (counts.get(field) ?? 0) + 1)
    const number = numbers.get(position) ?? 0
    numbers.set(position, number + 1)
    return JSON.stringify([position, number, recordId, id, field, value, reason])
  })
  const isFull = sql`(SELECT count(*) FROM ${importRemarks} WHERE import_id = ${importId}) >= ${maxOfImport}`
  for (const rows of jsonBatches(parts.slice(0, maxOfImport)))
    await db
      .insert(importRemarks)
      .select(sql`
        SELECT ${importId}, ${kind}, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6 FROM json_each(${rows})
        WHERE NOT ${isFull} AND ${isUnderWay(importId, 'receiving')}`)
      .onConflictDoNothing()
  const added = JSON.stringify(Object.fromEntries(counts))
  await db
    .update(imports)
    .set({
      remarks: sql`(SELECT json_group_object(field, amount) FROM (
        SELECT field, sum(amount) AS amount FROM (
          SELECT key AS field, value AS amount FROM json_each(${imports.remarks}) UNION ALL SELECT key, value FROM json_each(${added}))
        GROUP BY field ORDER BY amount DESC LIMIT ${maxFields}))`,
      remarkedTo: sql`json_set(remarked_to, ${path}, ${last})`,
    })
    .where(sql`id = ${importId} AND coalesce(remarked_to ->> ${path}, 0) < ${first.position}`)
}

/** A field and how many remarks there are on it. */
export interface FieldCount {
  readonly field: string
  readonly count: number
}

/** A remark as the desk lists it. */
export interface ListedRemark {
  readonly kind: RecordKind
  /** The public id of the record; null if it has none. */
  readonly recordId: number | null
  readonly externalId: string | null
  /** Null for one that is listed by record, not by its place in a file. */
  readonly position: number | null
  readonly field: string
  readonly value: string
  readonly reason: RemarkReason
  /** The card of the listing; null for a project, and for a record that the stock does not have. */
  readonly card: ListingCard | null
  /** The name of the project; null for a listing. */
  readonly name: LocalizedText | null
}

interface RemarkPage {
  /** Only remarks on this field; null: on any. */
  readonly field: string | null
  readonly offset: number
  readonly limit: number
}

const maxCounted = 100
const stock = { listing: listings, project: projects } as const

/** The fields of the whole stock with remarks, those with most first; at most 100. */
export async function countStockRemarks(db: Db): Promise<readonly FieldCount[]> {
  return db.all<FieldCount>(sql`
    SELECT field, count(*) AS count FROM (${ofStock}) GROUP BY field ORDER BY count DESC, field LIMIT ${maxCounted}`)
}

/** A page of the remarks of the whole stock, by record. */
export async function listStockRemarks(db: Db, { field, offset, limit }: RemarkPage): Promise<readonly ListedRemark[]> {
  const rows = await db.all<StockRemark>(sql`
    SELECT * FROM (${ofStock}) ${field === null ? sql`` : sql`WHERE field = ${field}`} ORDER BY kind, recordId, number LIMIT ${limit} OFFSET ${offset}`)
  return withNames(
    db,
    rows.map((row) => ({ ...row, position: null })),
  )
}

/** A page of the remarks of an import, by kind and position. */
export async function listImportRemarks(db: Db, importId: string, { field, offset, limit }: RemarkPage): Promise<readonly ListedRemark[]> {
  const { kind, recordId, externalId, position, number, reason, value } = importRemarks
  const rows = await db
    .select({ kind, recordId, externalId, position, field: importRemarks.field, value, reason })
    .from(importRemarks)
    .where(and(eq(importRemarks.importId, importId), field === null ? undefined : eq(importRemarks.field, field)))
    .orderBy(asc(kind), asc(position), asc(number))
    .limit(limit)
    .offset(offset)
  return withNames(db, rows)
}

type StockRemark = Omit<ListedRemark, 'position' | 'card' | 'name'>

const ofStock: SQL = sql.join(
  (['listing', 'project'] as const).map(
    (kind) => sql`
      SELECT ${kind} AS kind, stock.id AS recordId, stock.external_id AS externalId, CAST(remark.key AS INTEGER) AS number,
        remark.value ->> 'field' AS field, remark.value ->> 'value' AS value, remark.value ->> 'reason' AS reason
      FROM ${stock[kind]} AS stock CROSS JOIN json_each(stock.remarks) AS remark WHERE stock.remarks IS NOT NULL`,
  ),
  sql` UNION ALL `,
)

async function withNames(db: Db, rows: readonly Omit<ListedRemark, 'card' | 'name'>[]): Promise<readonly ListedRemark[]> {
  const ids = (requested: RecordKind) => JSON.stringify(rows.flatMap(({ kind, recordId }) => (kind === requested && recordId !== null ? [recordId] : [])))
  const among = (requested: RecordKind) => sql`${stock[requested].id} IN (SELECT value FROM json_each(${ids(requested)}))`
  const [cards, names] = await db.batch([
    db.select({ id: listings.id, card: listings.card }).from(listings).where(among('listing')),
    db.select({ id: projects.id, record: projects.record }).from(projects).where(among('project')),
  ])
  const cardOf = new Map(cards.map(({ id, card }) => [id, card]))
  const nameOf = new Map(names.map(({ id, record }) => [id, record.name]))
  return rows.map((row) => ({
    ...row,
    card: row.kind === 'listing' && row.recordId !== null ? (cardOf.get(row.recordId) ?? null) : null,
    name: row.kind === 'project' && row.recordId !== null ? (nameOf.get(row.recordId) ?? null) : null,
  }))
}
