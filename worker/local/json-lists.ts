import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import Assembler from 'stream-json/assembler.js'
import { parser, type Token } from 'stream-json/parser.js'
import type { FileOutline } from '#worker/feed/outline.ts'
import { RefusedFeed } from './feed-file.ts'

/** What takes the lists of a file, in the order they stand there. */
export interface ListSink<List extends string> {
  /** A list begins, be it empty. */
  begin(list: List): void
  /** One entry of the list; reading waits for what is promised. */
  entry(list: List, value: unknown): Promise<void> | null
  end(list: List): void
}

/**
 * Reads the lists of a JSON file as a stream, one entry in memory at a time. Throws RefusedFeed when the file is not JSON, is cut off, or
 * its outline objects; what was handed over until then must be discarded.
 */
export async function readLists<List extends string>(bytes: AsyncIterable<Uint8Array>, outline: FileOutline<List>, sink: ListSink<List>): Promise<void> {
  const lists = followLists(outline, sink)
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

/** Assembles the entries of the lists; everything else goes to the outline. */
function followLists<List extends string>(outline: FileOutline<List>, sink: ListSink<List>) {
  let assembler: Assembler | null = null
  let list: List | null = null

  return {
    take(token: Token): Promise<void> | null {
      if (list === null) {
        list = outline.take(token)
        if (list !== null) sink.begin(list)
        return null
      }
      if (assembler !== null) {
        assembler.consume(token)
        if (!assembler.done) return null
        const value: unknown = assembler.current
        assembler = null
        return sink.entry(list, value)
      }
      if (token.name === 'endArray') {
        sink.end(list)
        list = null
        return null
      }
      if (token.name === 'startObject' || token.name === 'startArray') {
        assembler = new Assembler()
        assembler.consume(token)
        return null
      }
      return sink.entry(list, 'value' in token ? token.value : null)
    },
  }
}
