import { openTable, type TableRow } from '#db/model/feeds/feed-table.ts'
import { asRefused } from './feed-file.ts'

/** Reads a CSV file of the neutral format as a stream. Throws RefusedFeed when it is not a table with ids. */
export async function* readTable(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TableRow> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const table = openTable()
  try {
    for await (const piece of bytes) yield* table.take(decoder.decode(piece, { stream: true }))
    yield* table.end()
  } catch (error) {
    throw asRefused(error)
  }
}
