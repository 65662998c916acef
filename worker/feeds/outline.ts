import type { Token } from 'stream-json/parser.js'

/** Streaming reader of a JSON file's structure outside its lists of records: where lists begin, and the metadata. */
export interface FileOutline<List extends string> {
  /** Consumes a token outside the lists; returns the name of a list that begins with it. Resumes after the end of that list. */
  take(token: Token): List | null
  /** At the end of the file: why it is invalid, or null. */
  objection(): string | null
}
