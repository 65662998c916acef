import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { headerFault, recordOfRow, separatorOf, type TableRow } from '#db/model/feed-table.ts'
import { maxEntry, tooLarge } from './entry-limit.ts'
import { RefusedFeed } from './feed-file.ts'

/**
 * Reads a CSV file as a stream: its first row names the columns, dots nest, empty cells are absent, lists are joined by `|`. The
 * separator is `;` or `,`, whichever the header has more of. Throws RefusedFeed when the file is not UTF-8 or not CSV.
 */
export async function* readTable(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TableRow> {
  const text = decoded(bytes)
  const first = await text.next()
  const start = first.done ? '' : first.value
  const [header = ''] = start.split(/\r?\n/, 1)
  const rows = parse({ delimiter: separatorOf(header), bom: true, trim: true, relax_column_count: true, skip_empty_lines: true, max_record_size: maxEntry })
  pipeline(Readable.from(rest(start, text)), rows, () => undefined)
  let columns: readonly string[] | null = null
  try {
    for await (const row of rows) {
      const cells: readonly string[] = row
      if (columns === null) columns = readHeader(cells)
      else yield recordOfRow(columns, cells)
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

function readHeader(cells: readonly string[]): readonly string[] {
  const fault = headerFault(cells)
  if (fault !== null) throw new RefusedFeed(fault)
  return cells
}
