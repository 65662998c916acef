import { isJsonObject } from '../site/json-object.ts'
import { UnreadableFeed } from './feed-fault.ts'
import { type TableRow, tableRows } from './feed-table.ts'
import { type ListLength, largest, rowsNumber, shortLists } from './feed-whole.ts'
import type { FeedFormat, Rejection, ShortList } from './import-run.ts'

type Kind = 'listing' | 'project'

/** Parses a feed file in memory. Commands stream larger files (worker/local). */

/** A chunk of records of one kind for the importer. Positions count from 1. */
interface FeedChunk {
  readonly kind: Kind
  readonly position: number
  readonly records: readonly unknown[]
  /** Records that could not be parsed. */
  readonly unusable?: readonly Rejection[]
}

export interface FeedLists {
  readonly format: FeedFormat
  /** `partial`: only explicit deletions are withdrawn. */
  readonly mode: 'full' | 'partial'
  /** The kinds of record it has lists of. */
  readonly kinds: readonly Kind[]
  readonly chunks: readonly FeedChunk[]
  readonly deleted: readonly string[]
  /** The lists that hold fewer records than they announce. */
  readonly short?: readonly ShortList[]
}

const maxRecords = 250
const maxLength = 500_000
const envelopes = { listing: 'getpropertylistjsonresult', project: 'getprojectlistjsonresult' } as const
/** Keys of the number of rows, in small letters. */
const rowsKeys = ['rowscount', 'rowcount'] as const
const listPaths = [[], ['items'], ['value'], ['value', 'items']] as const

/** Parses the text of a feed file, JSON or CSV. @throws UnreadableFeed, or SyntaxError for invalid JSON */
export function feedListsIn(text: string): FeedLists {
  if (!/^\s*[[{]/.test(text)) return tableLists(text)
  const lists = feedListsOf(JSON.parse(text))
  if (lists === null) throw new UnreadableFeed({ why: 'format' })
  return lists
}

export function feedListsOf(file: unknown): FeedLists | null {
  return neutralLists(file) ?? omnicasaLists(file)
}

/** A CSV file is always the full stock. */
function tableLists(text: string): FeedLists {
  return { format: 'perron', mode: 'full', kinds: ['listing', 'project'], chunks: tableChunks(tableRows(text)), deleted: [] }
}

/** The rows of a table as chunks. @param first the position of the first row */
export function tableChunks(rows: readonly TableRow[], first = 1): readonly FeedChunk[] {
  return runsOf(rows, first).flatMap(chunksOfRun)
}

interface Run {
  readonly position: number
  readonly rows: readonly TableRow[]
}

/** Splits rows, in order, into runs of valid and of invalid ones. */
function runsOf(rows: readonly TableRow[], first: number): readonly Run[] {
  const starts = rows.flatMap(({ problem }, at) => (at === 0 || (problem === null) !== (rows[at - 1]?.problem === null) ? [at] : []))
  return starts.map((start, index) => ({ position: first + start, rows: rows.slice(start, starts[index + 1]) }))
}

function chunksOfRun({ position, rows }: Run): readonly FeedChunk[] {
  if (rows[0]?.problem === null)
    return chunked(
      rows.map(({ record }) => record),
      kindOf,
      position,
    )
  return rows.map(({ record, problem }, index) => ({
    kind: kindOf(record),
    position: position + index,
    records: [],
    unusable: [{ position: position + index, id: idOf(record.id)[0] ?? null, reason: problem ?? '' }],
  }))
}

const yes = /^\s*(?:true|[1-9]\d*|yes|y|ja|j|oui|o|waar|vrai)\s*$/i

function kindOf(record: unknown): Kind {
  return isJsonObject(record) && yes.test(String(record.is_project)) ? 'project' : 'listing'
}

function neutralLists(file: unknown): FeedLists | null {
  if (!isJsonObject(file) || file.kind !== 'listings' || String(file.version) !== '1') return null
  if (file.extent !== 'full' && file.extent !== 'delta') return null
  const records = listOf(file.listings)
  if (records === null && file.extent === 'full') return null
  return {
    format: 'perron',
    mode: file.extent === 'delta' ? 'partial' : 'full',
    kinds: ['listing', 'project'],
    chunks: chunked(records ?? [], kindOf),
    deleted: (listOf(file.deleted) ?? []).flatMap((each) => idOf(isJsonObject(each) ? each.id : each)),
  }
}

function omnicasaLists(file: unknown): FeedLists | null {
  const whole = listIn(file)
  const kindIn = (record: unknown): Kind => (isJsonObject(record) && hasKey(record, 'constructions') && !hasKey(record, 'goal') ? 'project' : 'listing')
  const pages = whole?.records.flatMap(answerLists) ?? []
  const lists = whole === null ? answerLists(file) : pages.length > 0 ? pages : [{ kind: kindIn(whole.records[0]), ...whole }]
  if (lists.length === 0) return null
  const lengths: readonly ListLength[] = lists.map(({ kind, records, announced }) => ({ kind, held: records.length, announced }))
  return {
    format: 'omnicasa',
    mode: 'full',
    kinds: [...new Set(lists.map(({ kind }) => kind))],
    chunks: (['listing', 'project'] as const).flatMap((kind) => {
      const records = lists.flatMap((list) => (list.kind === kind ? list.records : []))
      return chunked(records, () => kind)
    }),
    deleted: [],
    short: shortLists(lengths),
  }
}

/** The lists of an object that holds the service's responses by name; none for any other value. */
export function answerLists(value: unknown): readonly ({ readonly kind: Kind } & AnswerList)[] {
  if (!isJsonObject(value)) return []
  return (['listing', 'project'] as const).flatMap((kind) => {
    const list = listIn(below(value, envelopes[kind]))
    return list === null ? [] : [{ kind, ...list }]
  })
}

interface AnswerList {
  readonly records: readonly unknown[]
  /** The number of rows that the answer names. */
  readonly announced: number | null
}

/** The list in a service's response; null if it has none or reports a failure. */
function listIn(answer: unknown): AnswerList | null {
  if (isJsonObject(answer) && below(answer, 'success') === false) return null
  for (const path of listPaths) {
    const above = path.map((_, length) => at(answer, path.slice(0, length)))
    const found = at(answer, path)
    if (Array.isArray(found)) return { records: found, announced: largest(above.map(rowsIn)) }
  }
  return null
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((found, key) => (isJsonObject(found) ? below(found, key) : undefined), value)
}

/** The number of rows that an object names beside its list. */
function rowsIn(value: unknown): number | null {
  return isJsonObject(value) ? largest(rowsKeys.map((key) => rowsNumber(below(value, key)))) : null
}

/** Splits records, in order, wherever the kind changes or a chunk is full. */
function chunked(records: readonly unknown[], kindOf: (record: unknown) => Kind, first = 1): readonly FeedChunk[] {
  const chunks: { kind: Kind; position: number; records: unknown[] }[] = []
  let length = 0
  for (const [index, record] of records.entries()) {
    const kind = kindOf(record)
    const last = chunks.at(-1)
    const size = JSON.stringify(record).length
    if (last?.kind === kind && last.records.length < maxRecords && length + size <= maxLength) last.records.push(record)
    else {
      chunks.push({ kind, position: first + index, records: [record] })
      length = 0
    }
    length += size
  }
  return chunks
}

function listOf(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null
}

/** The value of a key, case-insensitive. */
function below(object: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.entries(object).find(([name]) => name.toLowerCase().replaceAll('_', '') === key)?.[1]
}

function hasKey(object: Readonly<Record<string, unknown>>, key: string): boolean {
  return below(object, key) !== undefined
}

function idOf(value: unknown): readonly string[] {
  if (typeof value === 'number') return [String(value)]
  return typeof value === 'string' && value.trim() !== '' && value.length <= 200 ? [value.trim()] : []
}
