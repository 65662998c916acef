import { RefusedFeed } from './import/feed-file.ts'

const megabyte = 1024 ** 2
/** The largest record that is read, in bytes. */
export const maxEntry = 8 * megabyte
export const tooLarge = `is over ${maxEntry / megabyte} MB, the most that is read`

/** Bytes read since the last record ended; the parser that finds the ends resets it to 0. */
export interface Meter {
  sinceEntry: number
}

/** Passes bytes through. Throws RefusedFeed after more than 8 MB without the end of a record, to bound memory use. */
export async function* measured(bytes: AsyncIterable<Uint8Array>, meter: Meter): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    meter.sinceEntry += piece.length
    if (meter.sinceEntry > maxEntry) throw new RefusedFeed(`a record in it ${tooLarge}`)
    yield piece
  }
}
