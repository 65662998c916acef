/** Why a feed file cannot be used at all. */
export type FeedFault =
  | { readonly why: 'utf16' }
  /** A workbook of a spreadsheet program, not a table as text. */
  | { readonly why: 'workbook' }
  /** Partly UTF-8 and partly not. */
  | { readonly why: 'mixed' }
  /** Neither UTF-8 nor Windows-1252. */
  | { readonly why: 'encoding' }
  /** No format that the site knows. */
  | { readonly why: 'format' }
  /** A table without a column for the ids; the names of those it has. */
  | { readonly why: 'noId'; readonly columns: readonly string[] }
  | { readonly why: 'twice'; readonly column: string }
  /** The file is larger than is read. */
  | { readonly why: 'tooLarge' }
  /** A row of a table is longer than is read. */
  | { readonly why: 'longRow' }

/** A feed file that cannot be used; the message is for the sender of a command, in English. */
export class UnreadableFeed extends Error {
  readonly fault: FeedFault

  constructor(fault: FeedFault) {
    super(textOf(fault))
    this.fault = fault
  }
}

const maxNames = 30

function textOf(fault: FeedFault): string {
  switch (fault.why) {
    case 'utf16':
      return 'the file is UTF-16; it must be UTF-8'
    case 'workbook':
      return 'the file is a workbook; it must be saved as CSV'
    case 'mixed':
      return 'the file is partly UTF-8 and partly in another encoding; it must be UTF-8'
    case 'encoding':
      return 'the file is neither UTF-8 nor Windows-1252; it must be UTF-8'
    case 'format':
      return 'no list of records was found in it'
    case 'noId':
      return `its first row names no column "id"; the columns found are ${columnNames(fault.columns)}`
    case 'twice':
      return `its first row names the column "${fault.column}" twice`
    case 'tooLarge':
      return 'the file is larger than is read'
    case 'longRow':
      return 'a row in it is over 8 MB, the most that is read'
  }
}

/** The names of columns as a sentence takes them: at most 30, each cut. */
export function columnNames(names: readonly string[]): string {
  const quoted = names
    .filter((name) => name !== '')
    .slice(0, maxNames)
    .map((name) => `"${name.slice(0, 40)}"`)
  return quoted.length === 0 ? '""' : quoted.join(', ') + (names.length > maxNames ? ', …' : '')
}
