import { feedRulesHashes } from 'virtual:feed-rules-hash'
import type { Db } from '#db/client.ts'
import { noteRejects } from '#db/feeds/import-runs.ts'
import { type IncomingRow, type KnownRow, knownRows, maxRowLength, stageDeleted, stageRows } from '#db/feeds/import-staging.ts'
import { type NotedRemark, noteRemarks } from '#db/feeds/record-remarks.ts'
import { type ListingNames, saveListingNames } from '#db/listings/listing-names.ts'
import { assignPublicIds, type ExternalRecord, findPublicIds } from '#db/listings/public-ids.ts'
import { boundedRemarks, type FieldRemark, type RecordRemark, storedRemarks } from '#db/model/feeds/field-remark.ts'
import type { Import, Rejection } from '#db/model/feeds/import-run.ts'
import { fingerprint } from '#db/model/site/fingerprint.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import type { RecordKind } from '#db/schema.ts'
import { listingColumns, projectColumns, type RecordIdentity, type StoredColumns } from '#worker/feeds/database-row.ts'
import { type FeedReader, type KnownRecord, type Reading, type ReadOptions, type Refusal, readers } from '#worker/feeds/reader.ts'
import { typeLabel } from '#worker/feeds/values/type-label.ts'
import { type OwnPeople, openPeople } from './own-people.ts'

/** A chunk of records of one kind, the first at `position`, with those the sender could not read. */
interface Chunk {
  readonly kind: RecordKind
  readonly position: number
  readonly records: readonly unknown[]
  readonly unusable?: readonly Rejection[]
}

interface StagedChunk {
  readonly rejected: readonly Rejection[]
  /** On accepted records, those of unchanged ones included. */
  readonly remarks?: readonly RecordRemark[]
}

interface ChunkContext {
  readonly current: Import
  readonly kind: RecordKind
  readonly reader: FeedReader
  readonly options: ReadOptions
  readonly known: ReadonlyMap<number, KnownRow>
  readonly people: OwnPeople
  /** Inputs to parsing a record: the version of the rules, the salt for its displaced point, and which offices and people are the agency's own. */
  readonly rules: string
}

const repeats = 'appears twice'

/** Whether a record was rejected because the import had it already. */
export function isRepeated({ reason }: Rejection): boolean {
  return reason.includes(` ${repeats}; `)
}

/** Parses a chunk and stages the valid records. @returns the rejected ones, by position */
export async function stageRecords(db: Db, current: Import, chunk: Chunk, salt: string): Promise<StagedChunk> {
  const { kind, position, records, unusable = [] } = chunk
  const reader = readers[current.format]
  const named = [...records.flatMap((record) => idsIn(reader, kind, record)), ...unusable.flatMap(({ id }) => (id === null ? [] : [{ kind, externalId: id }]))]
  const ids = await assignPublicIds(db, current.source, named)
  const idOf = (externalId: string | null) => (externalId === null ? null : ids.of(kind, externalId))
  const own = [...records.map((record) => reader.idOf(record)), ...unusable.map(({ id }) => id)].map(idOf).filter((id) => id !== null)
  const known = await knownRows(db, current.id, kind, own)
  const people = await openPeople(db, current.source, reader, records)
  const rules = `${feedRulesHashes[current.format]}\n${fingerprint(salt)}${people.rules}`
  const context: ChunkContext = { current, kind, reader, options: { salt, publicId: ids.of, known: (id) => knownRecord(known.get(id)) }, known, people, rules }

  const rows: IncomingRow[] = []
  const names: ListingNames[] = []
  const rejected = [...unusable]
  const remarks: RecordRemark[] = []
  const noted: NotedRemark[] = []
  for (const [index, record] of records.entries()) {
    const result = readRow(context, record, position + index)
    if (!result.ok) {
      rejected.push({ position: position + index, id: reader.idOf(record), reason: result.reason })
      continue
    }
    rows.push(result.row)
    if (result.names) names.push(result.names)
    const { id: recordId, externalId, columns } = result.row
    const place = { position: position + index, id: externalId }
    remarks.push(...result.remarks.map((remark) => ({ ...place, ...remark })))
    if (columns !== 'same') noted.push(...storedRemarks(result.remarks).map((remark) => ({ ...place, recordId, ...remark })))
  }
  // An invalid record still counts as present, so that it is not withdrawn.
  for (const { id, position } of rejected) {
    const publicId = idOf(id)
    if (publicId !== null) rows.push({ id: publicId, externalId: id ?? '', position, columns: null })
  }
  rows.sort(byPosition)
  await saveListingNames(db, names)
  const duplicates = await stageRows(db, current.id, { kind, position, rows }, known)
  const twice = duplicates.map(({ externalId, position, first }) => ({
    id: externalId,
    position,
    reason: `ID ${externalId} ${repeats}; the first at position ${first} is used`,
  }))
  const all = [...rejected, ...twice].sort(byPosition)
  await noteRejects(
    db,
    current.id,
    kind,
    all.map((each) => ({ ...each, record: jsonOf(records[each.position - position]) })),
  )
  await noteRemarks(db, current.id, { kind, last: position + records.length - 1, remarks: noted })
  return { rejected: all, ...(remarks.length > 0 ? { remarks } : {}) }
}

/** A rejected record as readable JSON; null if it was not received. */
function jsonOf(record: unknown): string | null {
  return record === undefined ? null : JSON.stringify(record, null, 2)
}

function byPosition(one: { readonly position: number }, other: { readonly position: number }): number {
  return one.position - other.position
}

/** The ids in a record: its own and those it refers to. */
function idsIn(reader: FeedReader, kind: RecordKind, record: unknown): readonly ExternalRecord[] {
  const [own, project] = [reader.idOf(record), reader.projectIdOf(record)]
  return [...(own === null ? [] : [{ kind, externalId: own }]), ...(project === null ? [] : [{ kind: 'project' as const, externalId: project }])]
}

/** The remarks that were stored with a record, with the values that are not stored taken from the record as it is sent again. */
function withValues(remarks: readonly FieldRemark[], record: unknown): readonly FieldRemark[] {
  return boundedRemarks(remarks.map((remark) => (remark.value === '' ? { ...remark, value: valueAt(record, remark.field) } : remark)))
}

function valueAt(record: unknown, path: string): string {
  const value =
    isJsonObject(record) && Object.hasOwn(record, path)
      ? record[path]
      : path.split('.').reduce<unknown>((at, name) => (isJsonObject(at) ? at[name] : undefined), record)
  return typeof value === 'string' ? value.trim() : (JSON.stringify(value) ?? '')
}

type Row = { readonly ok: true; readonly row: IncomingRow; readonly names?: ListingNames; readonly remarks: readonly FieldRemark[] } | Refusal

function knownRecord(row: KnownRow | undefined): KnownRecord | null {
  return typeof row?.createdAt === 'string' ? { createdAt: row.createdAt, hadPage: row.hadPage === 1 } : null
}

/** Parses a record, unless its hash (over record, rules and salt) equals the stock's. */
function readRow(context: ChunkContext, record: unknown, position: number): Row {
  const { current, kind, reader, options, known, people, rules } = context
  const externalId = reader.idOf(record)
  const id = externalId === null ? null : options.publicId(kind, externalId)
  const recordHash = fingerprint(`${rules}\n${JSON.stringify(record)}`)
  const before = id === null ? undefined : known.get(id)
  if (id !== null && externalId !== null && before?.inStock === 1 && before.recordHash === recordHash) {
    return {
      ok: true,
      row: { id, externalId, position, columns: 'same' },
      remarks: before.remarks === null ? [] : withValues(JSON.parse(before.remarks), record),
    }
  }
  const read = reader.read(kind, record, options)
  if (!read.ok) return read
  const reading = people.apply(read, record)
  const identity = { source: current.source, externalId: externalId ?? String(reading.id), recordHash }
  const { names, ...columns } = columnsOf(reading, identity)
  if (columns.size > maxRowLength) return { ok: false, reason: 'the record is too large' }
  const row = { id: reading.id, externalId: identity.externalId, position, columns }
  return { ok: true, row, ...(names ? { names } : {}), remarks: boundedRemarks(reading.remarks) }
}

function columnsOf(reading: Reading, identity: RecordIdentity): StoredColumns & { readonly names?: ListingNames } {
  return 'listing' in reading ? listingColumns(reading, typeLabel, identity) : projectColumns(reading, identity)
}

/** Stages explicit deletions, of listings and projects unless the kind is given; unknown ids are ignored. @returns how many records will be withdrawn */
export async function stageDeletions(
  db: Db,
  { id, source }: Import,
  externalIds: readonly string[],
  kinds: readonly RecordKind[] = ['listing', 'project'],
): Promise<number> {
  const records = kinds.flatMap((kind) => externalIds.map((externalId) => ({ kind, externalId })))
  const ids = await findPublicIds(db, source, records)
  let staged = 0
  for (const kind of kinds) {
    const known = externalIds.map((externalId) => ids.of(kind, externalId)).filter((publicId) => publicId !== null)
    staged += await stageDeleted(db, id, kind, known)
  }
  return staged
}
