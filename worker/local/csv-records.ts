import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { recordFields } from '#worker/feed/perron/record-fields.ts'
import { maxEntry, tooLarge } from './entry-limit.ts'
import { RefusedFeed } from './feed-file.ts'

/** A row as a record of the neutral format; `problem` says why it cannot be used. */
export interface TableRow {
  readonly record: Readonly<Record<string, unknown>>
  readonly problem: string | null
}

interface Nested {
  [name: string]: unknown
}

/**
 * Reads a CSV file as a stream: its first row names the columns, dots nest, empty cells are absent, lists are joined by `|`. The
 * separator is `;` or `,`, whichever the header has more of. Throws RefusedFeed when the file is not UTF-8 or not CSV.
 */
export async function* readTable(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TableRow> {
  const text = decoded(bytes)
  const first = await text.next()
  const start = first.done ? '' : first.value
  const [header = ''] = start.split(/\r?\n/, 1)
  const delimiter = count(header, ';') >= count(header, ',') ? ';' : ','
  const rows = parse({ delimiter, bom: true, trim: true, relax_column_count: true, skip_empty_lines: true, max_record_size: maxEntry })
  pipeline(Readable.from(rest(start, text)), rows, () => undefined)
  let columns: readonly string[] | null = null
  try {
    for await (const row of rows) {
      const cells: readonly string[] = row
      if (columns === null) columns = readHeader(cells)
      else
        yield {
          record: nested(columns, cells),
          problem: cells.length === columns.length ? null : `${cells.length} columns where the header has ${columns.length}`,
        }
    }
  } catch (error) {
    throw error instanceof CsvError ? new RefusedFeed(explain(error)) : error
  }
}

function explain({ code, message }: CsvError): string {
  return code === 'CSV_MAX_RECORD_SIZE' ? `a row in it ${tooLarge}` : `the file is not CSV (${message})`
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
  try {
    for await (const piece of bytes) yield decoder.decode(piece, { stream: true })
    yield decoder.decode()
  } catch (error) {
    throw error instanceof TypeError ? new RefusedFeed('the file is not UTF-8') : error
  }
}

async function* rest(start: string, text: AsyncIterable<string>): AsyncGenerator<string> {
  yield start
  yield* text
}

function count(text: string, character: string): number {
  return text.split(character).length - 1
}

function readHeader(cells: readonly string[]): readonly string[] {
  const twice = cells.find((name, index) => name !== '' && cells.indexOf(name) !== index)
  if (twice !== undefined) throw new RefusedFeed(`its first row names the column "${twice.slice(0, 60)}" twice`)
  if (!cells.includes('id')) throw new RefusedFeed('its first row names no column "id"')
  return cells
}

/** The cells as an object with nested ones where names have dots. */
function nested(columns: readonly string[], cells: readonly string[]): Nested {
  const record: Nested = Object.create(null)
  for (const [index, path] of columns.entries()) {
    const cell = cells[index] ?? ''
    if (path === '' || cell === '') continue
    const names = path.split('.')
    const last = names.pop() ?? path
    let at = record
    for (const name of names) at = below(at, name)
    at[last] = isList(path) ? cell.split('|').map((entry) => entry.trim()) : cell
  }
  return record
}

function below(object: Nested, name: string): Nested {
  const known = object[name]
  if (isNested(known)) return known
  const created: Nested = Object.create(null)
  object[name] = created
  return created
}

function isNested(value: unknown): value is Nested {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isList(path: string): boolean {
  const shape = recordFields.get(path)?.shape
  return shape === 'files' || shape === 'places'
}
