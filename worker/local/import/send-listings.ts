import { isJsonObject } from '#db/model/site/json-object.ts'
import type { RecordKind } from '#db/schema.ts'
import { readFlag } from '#worker/feeds/fields.ts'
import { type NeutralList, openNeutralOutline } from '#worker/feeds/perron/outline.ts'
import { neutralReader } from '#worker/feeds/perron/reader.ts'
import { readExternalId } from '#worker/feeds/perron/values.ts'
import { readFeedFile } from './feed-file.ts'
import { sendFeed } from './feed-sender.ts'
import type { ImportOrder, ImportTotals } from './import-order.ts'
import { readLists } from './json-lists.ts'
import { reportRejection } from './report-rejection.ts'

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

export function kindOf(record: unknown): RecordKind {
  return isJsonObject(record) && readFlag(record.is_project) === true ? 'project' : 'listing'
}
