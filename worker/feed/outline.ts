import type { Token } from 'stream-json/parser.js'

/** Reads the parts of a JSON file outside its lists of records: where the lists begin, and the file's metadata. */
export interface FileOutline<List extends string> {
  /** Takes a token outside the lists; when a list begins with it, gives its name. The outline goes on behind the list's end. */
  take(token: Token): List | null
  /** At the end of the file: why it cannot be used, or null. */
  objection(): string | null
}
