import { RefusedFeed } from './feed-file.ts'

const megabyte = 1024 ** 2
/** The largest record that is read, in bytes. */
export const maxEntry = 8 * megabyte
export const tooLarge = `is over ${maxEntry / megabyte} MB, the most that is read`

/** Bytes read since the last record ended; the parser that finds the ends resets it to 0. */
export interface Meter {
  sinceEntry: number
}

/** Passes bytes on. Throws RefusedFeed when more than 8 MB go by without the end of a record: a single one would fill the memory. */
export async function* measured(bytes: AsyncIterable<Uint8Array>, meter: Meter): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    meter.sinceEntry += piece.length
    if (meter.sinceEntry > maxEntry) throw new RefusedFeed(`a record in it ${tooLarge}`)
    yield piece
  }
}
