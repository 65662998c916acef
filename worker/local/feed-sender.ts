import type { RecordKind } from '#db/schema.ts'
import { isRecord, openFields } from '#worker/feed/fields.ts'
import { readId } from '#worker/feed/identity.ts'
import type { FeedSink } from './feed-reader.ts'
import type { OpenImport, Rejection } from './import-client.ts'

const maxRecords = 250
const largestChunk = 500_000 // characters
const largestRecord = 2_000_000

export interface FeedSender extends FeedSink {
  /** Sends what is left and waits for all answers. */
  end(): Promise<void>
  readonly kinds: ReadonlySet<RecordKind>
}

/**
 * Sends records in chunks, one on its way while the next is read. The import is opened with the first chunk, so that a feed that is
 * refused early has touched nothing.
 */
export function openSender(importOf: () => Promise<OpenImport>, report: (kind: RecordKind, rejected: readonly Rejection[]) => void): FeedSender {
  const kinds = new Set<RecordKind>()
  const positions: Record<RecordKind, number> = { listing: 0, project: 0 }
  let chunk: { kind: RecordKind; position: number; records: string[]; unusable: Rejection[]; size: number } | null = null
  let underWay: Promise<void> = Promise.resolve()

  const flush = async () => {
    if (chunk === null) return
    const { kind, position, records, unusable } = chunk
    chunk = null
    await underWay
    const sending = importOf().then(async (open) => report(kind, await open.send(kind, position, records, unusable)))
    // Its failure surfaces where it is awaited: with the next chunk or at the end.
    sending.catch(() => undefined)
    underWay = sending
  }

  return {
    kinds,
    list(kind) {
      kinds.add(kind)
    },
    record(kind, record) {
      positions[kind] += 1
      const position = positions[kind]
      const json = asJson(record)
      const isTooLarge = json.length > largestRecord
      const fits = chunk !== null && chunk.kind === kind && !isTooLarge && chunk.unusable.length === 0 && chunk.size + json.length <= largestChunk
      const flushed = fits ? null : flush()
      chunk = fits && chunk ? chunk : { kind, position, records: [], unusable: [], size: 0 }
      if (isTooLarge) chunk.unusable.push({ position, id: idOf(record), reason: 'the record is too large or too deep' })
      else chunk.records.push(json)
      chunk.size += isTooLarge ? 0 : json.length
      return chunk.records.length >= maxRecords ? flush() : flushed
    },
    async end() {
      await flush()
      await underWay
    },
  }
}

/** What is nested deeper than JSON can be written is as good as too large. */
function asJson(record: unknown): string {
  try {
    return JSON.stringify(record)
  } catch {
    return ' '.repeat(largestRecord + 1)
  }
}

function idOf(record: unknown): number | null {
  return isRecord(record) ? readId(openFields(record).take('ID')) : null
}
