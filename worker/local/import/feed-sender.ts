import type { FeedFormat, ImportMode, Rejection, ShortList } from '#db/model/feeds/import-run.ts'
import type { RecordKind } from '#db/schema.ts'
import { RefusedFeed } from './feed-file.ts'
import { type OpenImport, openImport } from './import-client.ts'
import type { ImportOrder, ImportTotals } from './import-order.ts'
import { remarkInWords, remarkOnShortList } from './import-report.ts'
import { DeepEntry } from './json-lists.ts'

const maxRecords = 250
const maxDeleted = 1_000
const maxChunkLength = 500_000 // characters
const maxRecordLength = 2_000_000

/** How the records of a format are sent. */
export interface FeedRoute {
  readonly format: FeedFormat
  /** The id of a record too large to send, for the report. */
  readonly idOf: (record: unknown) => string | null
  readonly report: (kind: RecordKind, rejection: Rejection) => void
}

/** The summary of a file, known once it has been read. */
export interface FileSummary {
  /** The kinds that the file has lists of: absent records are withdrawn only for these. */
  readonly kinds: readonly RecordKind[]
  readonly mode: ImportMode
  /** The lists that hold fewer records than they name. */
  readonly short?: readonly ShortList[]
}

export interface FeedSender {
  /** Takes one record; the reader waits for the promise. Positions of one kind rise. */
  record(kind: RecordKind, position: number, record: unknown): Promise<void> | null
  /** Reports a record that could not be read from the file, and why. */
  reject(kind: RecordKind, position: number, id: string | null, reason: string): Promise<void> | null
  /** Takes the id of a record that the source has deleted. */
  deleted(id: string | null): Promise<void> | null
}

interface Chunk {
  readonly kind: RecordKind
  readonly position: number
  readonly records: string[]
  readonly unusable: Rejection[]
  size: number
}

/**
 * Sends the records from `read` in chunks, one in flight while the next is read, and finishes the import. The import is opened with the first chunk, so
 * that a file rejected early has no effect; if reading fails it is discarded.
 */
export async function sendFeed(order: ImportOrder, route: FeedRoute, read: (sender: FeedSender) => Promise<FileSummary>): Promise<ImportTotals> {
  let rejected = 0
  const imports: Promise<OpenImport>[] = []
  const currentImport = () => {
    const current = imports[0] ?? order.target().then((target) => openImport(target, { format: route.format, source: order.source }))
    imports[0] = current
    return current
  }
  let chunk: Chunk | null = null
  let deleted: string[] = []
  let underWay: Promise<void> = Promise.resolve()

  const send = async (work: () => Promise<void>) => {
    await underWay
    const sending = work()
    // Its failure surfaces where it is awaited: with the next chunk or at the end.
    sending.catch(() => undefined)
    underWay = sending
  }
  const flush = async () => {
    if (chunk === null) return
    const { kind, position, records, unusable } = chunk
    chunk = null
    await send(async () => {
      const answer = await (await currentImport()).send(kind, position, records, unusable)
      rejected += answer.rejected.length
      for (const rejection of answer.rejected) route.report(kind, rejection)
      for (const remark of answer.remarks ?? []) order.remark(remarkInWords(remark))
    })
  }
  const flushDeleted = async () => {
    const ids = deleted
    deleted = []
    if (ids.length > 0) await send(async () => (await currentImport()).remove(ids))
  }
  const sender: FeedSender = {
    record(kind, position, record) {
      if (record instanceof DeepEntry) return sender.reject(kind, position, route.idOf(record.value), 'the record is nested too deeply')
      const json = JSON.stringify(record)
      if (json.length > maxRecordLength) return sender.reject(kind, position, route.idOf(record), 'the record is over 2 MB')
      const fits =
        chunk?.kind === kind && chunk.unusable.length === 0 && chunk.position + chunk.records.length === position && chunk.size + json.length <= maxChunkLength
      const flushed = fits ? null : flush()
      const current = fits && chunk ? chunk : { kind, position, records: [], unusable: [], size: 0 }
      current.records.push(json)
      current.size += json.length
      chunk = current
      return current.records.length >= maxRecords ? flush() : flushed
    },
    reject(kind, position, id, reason) {
      const flushed = flush()
      chunk = { kind, position, records: [], unusable: [{ position, id, reason }], size: 0 }
      return flushed
    },
    deleted(id) {
      if (id === null || order.partial) return null
      deleted.push(id)
      return deleted.length >= maxDeleted ? flushDeleted() : null
    },
  }

  try {
    const { kinds, mode: stated, short = [] } = await read(sender)
    await flush()
    await flushDeleted()
    await underWay
    const mode = order.partial ? 'partial' : stated
    const { counts, warnings, pictureHosts } = await (await currentImport()).finish({ kinds, mode, force: order.force, short })
    if (mode === 'partial') for (const list of short) order.remark(remarkOnShortList(list))
    for (const warning of warnings) order.report(`warning: ${warning}`)
    return { ...counts, rejected, pictureHosts }
  } catch (error) {
    const isHeld = error instanceof RefusedFeed && error.held !== null
    if (!isHeld) for (const current of imports) await (await current.catch(() => null))?.discard()
    throw error
  }
}
