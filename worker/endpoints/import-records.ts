import { mapping } from 'virtual:feed-mapping'
import type { Db } from '#db/client.ts'
import { type IncomingRow, type KnownRow, knownRows, largestRow, stageRows } from '#db/import-staging.ts'
import { type ListingNames, saveListingNames } from '#db/listing-names.ts'
import { textIn } from '#db/model/localized.ts'
import type { RecordKind } from '#db/schema.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import { listingColumns, projectColumns, type StoredColumns, type TypeLabel } from '#worker/feed/columns.ts'
import { fingerprint } from '#worker/feed/fingerprint.ts'
import { idOf, type Unreadable } from '#worker/feed/identity.ts'
import { readProject } from '#worker/feed/project.ts'
import { readProperty } from '#worker/feed/property.ts'

/** A record that was not taken, and why. */
export interface Rejection {
  readonly position: number
  readonly id: number | null
  readonly reason: string
}

/** Records of one kind as they are sent, the first at `position`, with those the sender could not send. */
export interface Chunk {
  readonly kind: RecordKind
  readonly position: number
  readonly records: readonly unknown[]
  readonly unusable?: readonly Rejection[]
}

const typeLabel: TypeLabel = (slug, name, locale) => {
  const key = `type.${slug}`
  return hasMessage(key) ? translator(locale)(key) : textIn(name, locale)
}

/** Reads a chunk and stages what can be used of it; gives the rest, in order of position. */
export async function stageRecords(db: Db, importId: string, chunk: Chunk, salt: string): Promise<readonly Rejection[]> {
  const { kind, position, records, unusable = [] } = chunk
  const rows: IncomingRow[] = []
  const names: ListingNames[] = []
  const rejected = [...unusable]
  const ids = [...records.map(idOf), ...unusable.map((each) => each.id)].filter((id) => id !== null)
  const known = await knownRows(db, importId, kind, ids)
  for (const [index, record] of records.entries()) {
    const row = sameRow(record, position + index, known) ?? readRow(kind, record, position + index, salt)
    if ('reason' in row) rejected.push({ position: row.position, id: row.id, reason: row.reason })
    else {
      rows.push(row)
      if (row.names) names.push(row.names)
    }
  }
  // A record that cannot be used is still known to be there.
  for (const { id, position } of rejected) if (id !== null) rows.push({ id, position, columns: null })
  rows.sort(byPosition)
  await saveListingNames(db, names)
  const duplicates = await stageRows(db, importId, kind, rows, known)
  const twice = duplicates.map(({ id, position, first }) => ({ id, position, reason: `ID ${id} appears twice; the first at position ${first} is used` }))
  return [...rejected, ...twice].sort(byPosition)
}

function byPosition(one: { readonly position: number }, other: { readonly position: number }): number {
  return one.position - other.position
}

/** A record the stock has word for word, read by the same rules, is not read again. Null for any other. */
function sameRow(record: unknown, position: number, known: ReadonlyMap<number, KnownRow>): (IncomingRow & { readonly names?: ListingNames }) | null {
  const id = idOf(record)
  const before = id === null ? undefined : known.get(id)
  return id !== null && before?.inStock === 1 && before.source === sourceOf(record) ? { id, position, columns: 'same' } : null
}

function sourceOf(record: unknown): string {
  return fingerprint(`${mapping}\n${JSON.stringify(record)}`)
}

function readRow(kind: RecordKind, record: unknown, position: number, salt: string): (IncomingRow & { readonly names?: ListingNames }) | Rejection {
  const row = kind === 'listing' ? propertyRow(record, position, salt) : projectRow(record, position, salt)
  if (!row.ok) return row
  return row.columns.size <= largestRow ? row : { position, id: row.id, reason: 'the record is too large' }
}

type Row = { readonly ok: true; readonly id: number; readonly position: number; readonly columns: StoredColumns; readonly names?: ListingNames } | Unreadable

function propertyRow(record: unknown, position: number, salt: string): Row {
  const reading = readProperty(record, position, { salt })
  if (!reading.ok) return reading
  const { names, ...columns } = listingColumns(reading, typeLabel, sourceOf(record))
  return { ok: true, id: reading.id, position, columns, names }
}

function projectRow(record: unknown, position: number, salt: string): Row {
  const reading = readProject(record, position, { salt })
  return reading.ok ? { ok: true, id: reading.id, position, columns: projectColumns(reading, sourceOf(record)) } : reading
}
