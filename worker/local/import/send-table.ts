import { neutralReader } from '#worker/feeds/perron/reader.ts'
import { readExternalId } from '#worker/feeds/perron/values.ts'
import { readTable } from './csv-records.ts'
import { readFeedFile } from './feed-file.ts'
import { sendFeed } from './feed-sender.ts'
import type { ImportOrder, ImportTotals } from './import-order.ts'
import { reportRejection } from './report-rejection.ts'
import { kindOf } from './send-listings.ts'

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
