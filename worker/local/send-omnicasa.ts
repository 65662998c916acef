import type { RecordKind } from '#db/schema.ts'
import { kindOf, type OmnicasaList, openOmnicasaOutline } from '#worker/feed/omnicasa/outline.ts'
import { omnicasaReader } from '#worker/feed/omnicasa/reader.ts'
import { readFeedFile } from './feed-file.ts'
import { sendFeed } from './feed-sender.ts'
import type { Rejection } from './import-client.ts'
import type { ImportOrder, ImportTotals } from './import-order.ts'
import { readLists } from './json-lists.ts'

/** Sends a file of Omnicasa's. Positions count from 1 for each kind of record; only kinds the file has lists of are withdrawn. */
export function sendOmnicasa(order: ImportOrder): Promise<ImportTotals> {
  const report = (kind: RecordKind, { position, id, reason }: Rejection) =>
    order.report(`${kind === 'project' ? 'project ' : ''}position ${position}${id === null ? '' : `, id ${id}`}: ${reason}`)
  return sendFeed(order, { format: 'omnicasa', idOf: omnicasaReader.idOf, report }, async (sender) => {
    const kinds = new Set<RecordKind>()
    const positions = { listing: 0, project: 0 }
    let current: RecordKind | null = null
    const begin = (kind: RecordKind): RecordKind => {
      kinds.add(kind)
      return kind
    }
    await readLists<OmnicasaList>(readFeedFile(order.file), openOmnicasaOutline(), {
      begin(list) {
        current = list === 'unknown' ? null : begin(list)
      },
      entry(_list, record) {
        current ??= begin(kindOf(record))
        positions[current] += 1
        return sender.record(current, positions[current], record)
      },
      end() {
        // An empty list that does not say its kind is of properties.
        current ??= begin('listing')
      },
    })
    return { kinds: [...kinds], mode: 'full' }
  })
}
