import { answerLists } from '#db/model/feeds/feed-lists.ts'
import { type ListLength, shortLists } from '#db/model/feeds/feed-whole.ts'
import type { Rejection } from '#db/model/feeds/import-run.ts'
import type { RecordKind } from '#db/schema.ts'
import { kindOf, type OmnicasaList, openOmnicasaOutline } from '#worker/feeds/omnicasa/outline.ts'
import { omnicasaReader } from '#worker/feeds/omnicasa/reader.ts'
import { readFeedFile } from './feed-file.ts'
import { sendFeed } from './feed-sender.ts'
import type { ImportOrder, ImportTotals } from './import-order.ts'
import { readLists } from './json-lists.ts'

/** Sends a file of Omnicasa's. Positions count from 1 for each kind of record; only kinds the file has lists of are withdrawn. */
export function sendOmnicasa(order: ImportOrder): Promise<ImportTotals> {
  const report = (kind: RecordKind, { position, id, reason }: Rejection) =>
    order.report(`${kind === 'project' ? 'project ' : ''}position ${position}${id === null ? '' : `, id ${id}`}: ${reason}`)
  return sendFeed(order, { format: 'omnicasa', idOf: omnicasaReader.idOf, report }, async (sender) => {
    const kinds = new Set<RecordKind>()
    const positions = { listing: 0, project: 0 }
    const lengths: ListLength[] = []
    const outline = openOmnicasaOutline()
    /** The kind of the list that does not name its own. */
    let unnamed: RecordKind = 'listing'
    let current: RecordKind | null = null
    const begin = (kind: RecordKind): RecordKind => {
      kinds.add(kind)
      return kind
    }
    const take = (kind: RecordKind, record: unknown) => {
      positions[kind] += 1
      return sender.record(kind, positions[kind], record)
    }
    /** Some files list the answers themselves, one for each page. */
    const sendPages = async (pages: ReturnType<typeof answerLists>) => {
      for (const { kind, records, announced } of pages) {
        current = begin(kind)
        lengths.push({ kind, held: 0, announced })
        for (const record of records) await take(kind, record)
      }
    }
    await readLists<OmnicasaList>(readFeedFile(order.file), outline, {
      begin(list) {
        current = list === 'unknown' ? null : begin(list)
      },
      entry(_list, record) {
        const pages = answerLists(record)
        if (pages.length > 0) return sendPages(pages)
        current ??= begin(kindOf(record))
        return take(current, record)
      },
      end() {
        // An empty list that does not say its kind is of properties.
        current ??= begin('listing')
        unnamed = current
      },
    })
    for (const [list, announced] of outline.announced()) lengths.push({ kind: list === 'unknown' ? unnamed : list, held: 0, announced })
    const held = (['listing', 'project'] as const).map((kind) => ({ kind, held: positions[kind], announced: null }))
    return { kinds: [...kinds], mode: 'full', short: shortLists([...lengths, ...held]) }
  })
}
