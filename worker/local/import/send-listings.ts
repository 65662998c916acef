import { openTable, type TableRow } from '#db/model/feeds/feed-table.ts'
import type { Rejection } from '#db/model/feeds/import-run.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import type { RecordKind } from '#db/schema.ts'
import { readFlag } from '#worker/feeds/fields.ts'
import { type NeutralList, openNeutralOutline } from '#worker/feeds/perron/outline.ts'
import { neutralReader } from '#worker/feeds/perron/reader.ts'
import { readExternalId } from '#worker/feeds/perron/values.ts'
import { asRefused, readFeedFile } from './feed-file.ts'
import { sendFeed } from './feed-sender.ts'
import type { ImportOrder, ImportTotals } from './import-order.ts'
import { readLists } from './json-lists.ts'

/** Sends a JSON file of the neutral format. Positions count all records in its list, regardless of kind. */
export function sendListings(order: ImportOrder): Promise<ImportTotals> {
  const report = reportRejection(order)
  return sendFeed(order, { format: 'perron', idOf: neutralReader.idOf, report }, async (sender) => {
    const outline = openNeutralOutline()
    let position = 0
    await readLists<NeutralList>(readFeedFile(order.file), outline, {
      begin: () => undefined,
      entry(list, value) {
        if (list === 'deleted') return sender.deleted(readExternalId(isJsonObject(value) ? value.id : value))
        position += 1
        return sender.record(kindOf(value), position, value)
      },
      end: () => undefined,
    })
    for (const key of outline.unknownKeys()) order.report(`unknown key "${key}" at the top of the file`)
    return { kinds: ['listing', 'project'], mode: outline.isDelta() ? 'partial' : 'full' }
  })
}

function kindOf(record: unknown): RecordKind {
  return isJsonObject(record) && readFlag(record.is_project) === true ? 'project' : 'listing'
}

/** Sends a CSV file of the neutral format, which is always the full stock. Positions count its rows below the header. */
export function sendTable(order: ImportOrder): Promise<ImportTotals> {
  return sendFeed(order, { format: 'perron', idOf: neutralReader.idOf, report: reportRejection(order) }, async (sender) => {
    let position = 0
    for await (const row of readTable(readFeedFile(order.file))) {
      position += 1
      const kind = kindOf(row.record)
      await (row.problem === null ? sender.record(kind, position, row.record) : sender.reject(kind, position, readExternalId(row.record.id), row.problem))
    }
    return { kinds: ['listing', 'project'], mode: 'full' }
  })
}

/** Reads a CSV file of the neutral format as a stream. Throws RefusedFeed when it is not a table with ids. */
async function* readTable(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TableRow> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const table = openTable()
  try {
    for await (const piece of bytes) yield* table.take(decoder.decode(piece, { stream: true }))
    yield* table.end()
  } catch (error) {
    throw asRefused(error)
  }
}

/** Reports a rejected record by its position in the file. */
function reportRejection(order: ImportOrder): (kind: RecordKind, rejection: Rejection) => void {
  return (_kind, { position, id, reason }) => order.report(`position ${position}${id === null ? '' : `, id ${id}`}: ${reason}`)
}
