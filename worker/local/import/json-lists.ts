import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import Assembler from 'stream-json/assembler.js'
import { parser, type Token } from 'stream-json/parser.js'
import type { FileOutline } from '#worker/feeds/outline.ts'
import { type Meter, measured } from '../entry-limit.ts'
import { RefusedFeed } from './feed-file.ts'

const maxEntries = 500_000
/** Levels of objects and arrays in an entry. */
const maxDepth = 200

/** An entry that is nested too deeply; `value` is the entry with the deeper parts left out. */
export class DeepEntry {
  readonly value: unknown

  constructor(value: unknown) {
    this.value = value
  }
}

/** Receives the lists of a file, in their order. */
export interface ListSink<List extends string> {
  /** A list begins; it may be empty. */
  begin(list: List): void
  /** One entry of the list, or a DeepEntry; reading waits for the promise. */
  entry(list: List, value: unknown): Promise<void> | null
  end(list: List): void
}

/**
 * Reads the lists of a JSON file as a stream, one entry in memory at a time. Throws RefusedFeed when the file is not JSON, is cut off,
 * has an entry over 8 MB or more than 500,000 of them, or its outline objects; what was handed over until then must be discarded.
 */
export async function readLists<List extends string>(bytes: AsyncIterable<Uint8Array>, outline: FileOutline<List>, sink: ListSink<List>): Promise<void> {
  const meter: Meter = { sinceEntry: 0 }
  const lists = followLists(outline, sink, meter)
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
    await pipeline(measured(bytes, meter), parser.asStream({ packValues: true, streamValues: false }), tokens)
  } catch (error) {
    throw isOfParser(error) ? new RefusedFeed(`the file is cut off or not JSON (${error.message})`) : error
  }
  const objection = outline.objection()
  if (objection !== null) throw new RefusedFeed(objection)
}

function isOfParser(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith('Parser ')
}

/** Assembles the entries of the lists; everything else goes to the outline. */
function followLists<List extends string>(outline: FileOutline<List>, sink: ListSink<List>, meter: Meter) {
  let entry: OpenEntry | null = null
  let list: List | null = null
  let entries = 0
  const hand = (to: List, value: unknown) => {
    meter.sinceEntry = 0
    entries += 1
    if (entries > maxEntries) throw new RefusedFeed(`it has more than ${maxEntries} records, the most that is read`)
    return sink.entry(to, value)
  }

  return {
    take(token: Token): Promise<void> | null {
      if (list === null) {
        list = outline.take(token)
        if (list !== null) sink.begin(list)
        return null
      }
      if (entry === null && token.name === 'endArray') {
        sink.end(list)
        list = null
        return null
      }
      if (entry === null && token.name !== 'startObject' && token.name !== 'startArray') return hand(list, 'value' in token ? token.value : null)
      entry ??= openEntry()
      entry.take(token)
      if (!entry.isWhole()) return null
      const value = entry.value()
      entry = null
      return hand(list, value)
    },
  }
}

type OpenEntry = ReturnType<typeof openEntry>

/** Assembles one object or array; values nested too deeply become null. */
function openEntry() {
  const assembler = new Assembler()
  let depth = 0
  let isDeep = false

  return {
    take(token: Token): void {
      const isStart = token.name === 'startObject' || token.name === 'startArray'
      if (isStart) depth += 1
      if (depth <= maxDepth) assembler.consume(token)
      else if (isStart && depth === maxDepth + 1) assembler.consume({ name: 'nullValue', value: null })
      if (depth > maxDepth) isDeep = true
      if (token.name === 'endObject' || token.name === 'endArray') depth -= 1
    },
    isWhole: () => assembler.done,
    value: (): unknown => (isDeep ? new DeepEntry(assembler.current) : assembler.current),
  }
}
