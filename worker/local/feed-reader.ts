import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import Assembler from 'stream-json/assembler.js'
import { parser, type Token } from 'stream-json/parser.js'
import type { RecordKind } from '#db/schema.ts'
import { isRecord, plainKey } from '#worker/feed/fields.ts'
import { RefusedFeed } from './feed-file.ts'
import { type FeedOutline, openOutline } from './feed-outline.ts'

/** Who takes what a feed holds, in the order it stands there. */
export interface FeedSink {
  /** A list begins, be it empty. */
  list(kind: RecordKind): void
  /** One record of the list; the feed waits for what is promised. */
  record(kind: RecordKind, record: unknown): Promise<void> | null
}

/**
 * Reads a feed as a stream of any size, one record in memory at a time. Throws RefusedFeed for what is no feed, is cut off, or is the
 * service's own refusal, wherever in the file that shows; what was handed over until then must come to nothing.
 */
export async function readFeed(bytes: AsyncIterable<Uint8Array>, sink: FeedSink): Promise<void> {
  const outline = openOutline()
  const lists = openLists(outline, sink)
  const tokens = new Writable({
    objectMode: true,
    highWaterMark: 4_096,
    write(token: Token, _encoding, next) {
      const waits = lists.take(token)
      if (waits) waits.then(() => next(), next)
      else next()
    },
  })
  try {
    await pipeline(bytes, parser.asStream({ packValues: true, streamValues: false }), tokens)
  } catch (error) {
    throw isOfParser(error) ? new RefusedFeed(`the file is cut off or not JSON (${error.message})`) : error
  }
  const objection = outline.objection()
  if (objection !== null) throw new RefusedFeed(objection)
}

function isOfParser(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith('Parser ')
}

/** Puts the records of the lists together; everything else goes to the outline. */
function openLists(outline: FeedOutline, sink: FeedSink) {
  let record: Assembler | null = null
  let isInList = false
  let kind: RecordKind | null = null

  const begin = (known: RecordKind) => {
    kind = known
    sink.list(known)
    return known
  }
  const emit = (value: unknown) => sink.record(kind ?? begin(kindOf(value)), value)

  return {
    take(token: Token): Promise<void> | null {
      if (record !== null) {
        record.consume(token)
        if (!record.done) return null
        const value: unknown = record.current
        record = null
        return emit(value)
      }
      if (!isInList) {
        const list = outline.take(token)
        if (list === null) return null
        isInList = true
        kind = null
        if (list !== 'unknown') begin(list)
        return null
      }
      if (token.name === 'endArray') {
        if (kind === null) begin('listing')
        isInList = false
        return null
      }
      if (token.name === 'startObject' || token.name === 'startArray') {
        record = new Assembler()
        record.consume(token)
        return null
      }
      return emit('value' in token ? token.value : null)
    },
  }
}

/** A list that does not say what it is of is of what its first record looks like. */
function kindOf(record: unknown): RecordKind {
  if (!isRecord(record)) return 'listing'
  const keys = Object.keys(record).map(plainKey)
  return keys.includes('constructions') && !keys.includes('goal') ? 'project' : 'listing'
}
