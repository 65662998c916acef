import { UnreadableFeed } from './feed-fault.ts'

/**
 * Rows of a CSV text (RFC 4180, with any line ends) that arrives in pieces. Programs write quotation marks that mean nothing: one inside a cell is taken
 * as it stands, and a row with one that opens a cell and never closes it is taken line by line, so that it cannot swallow the rows below.
 */

export interface CsvRow {
  readonly cells: readonly string[]
  /** Whether a quotation mark opens one of its cells and is never closed: the row was read as one line. */
  readonly isOpen: boolean
}

export type Separator = ';' | ',' | '\t'

/** Characters after which a quotation mark counts as never closed. */
const maxQuoted = 1_000_000
const maxRow = 8 * 1024 * 1024

interface ScannedRow extends CsvRow {
  /** Where the next row begins. */
  readonly next: number
}

/**
 * The row at `from`; null if it may go on beyond the text.
 * @param isEnd whether the text ends here
 * @param width the number of cells expected; null if unknown
 */
export function scanRow(text: string, from: number, separator: Separator, isEnd: boolean, width: number | null = null): ScannedRow | null {
  const cells: string[] = []
  let at = from
  let spans = false
  for (;;) {
    const start = skipBlanks(text, at, separator)
    if (start >= text.length && !isEnd) return tooLong(text, from)
    if (text[start] === '"') {
      const quoted = scanQuoted(text, start + 1, separator, isEnd)
      if (quoted === null) return tooLong(text, from)
      if (quoted === 'open') return scanLine(text, from, separator, isEnd)
      cells.push(quoted.value)
      spans ||= /[\r\n]/.test(quoted.value)
      at = quoted.next
    } else {
      const end = endOf(plainCells[separator], text, start)
      cells.push(text.slice(at, end).trim())
      at = end
    }
    if (at >= text.length && !isEnd) return tooLong(text, from)
    if (text[at] === separator) {
      at += 1
      continue
    }
    const next = lineEnd(text, at, isEnd)
    if (next === null) return null
    // Two stray marks, lines apart, look like one cell: then the first line has the right number of cells, and both together have not.
    const single = spans && width !== null && cells.length !== width ? scanLine(text, from, separator, isEnd) : null
    return single !== null && single.cells.length === width ? single : { cells, isOpen: false, next }
  }
}

function tooLong(text: string, from: number): null {
  if (text.length - from > maxRow) throw new UnreadableFeed({ why: 'longRow' })
  return null
}

/** The rest of a quoted cell: its value and where it ends; null if it may go on beyond the text, 'open' if it has no end. */
function scanQuoted(text: string, from: number, separator: Separator, isEnd: boolean): { readonly value: string; readonly next: number } | null | 'open' {
  let [value, at] = ['', from]
  for (;;) {
    const mark = text.indexOf('"', at)
    if (mark < 0) return isEnd || text.length - from > maxQuoted ? 'open' : null
    value += text.slice(at, mark)
    if (text[mark + 1] === '"') {
      value += '"'
      at = mark + 2
      continue
    }
    const after = skipBlanks(text, mark + 1, separator)
    if (after >= text.length && !isEnd) return null
    if (after >= text.length || isCellEnd(text[after], separator)) return { value, next: after }
    if (/[\r\n]/.test(value)) return 'open'
    value += '"'
    at = mark + 1
  }
}

/** A row as one line: quotation marks around a whole cell are taken away, others stay. */
function scanLine(text: string, from: number, separator: Separator, isEnd: boolean): ScannedRow | null {
  const end = endOf(line, text, from)
  if (end >= text.length && !isEnd) return tooLong(text, from)
  const cells = text
    .slice(from, end)
    .split(separator)
    .map((cell) => cell.trim().replace(/^"([^"]*)"$/, '$1'))
  const next = lineEnd(text, end, isEnd)
  return next === null ? null : { cells, isOpen: true, next }
}

function skipBlanks(text: string, from: number, separator: Separator): number {
  let at = from
  while (text[at] === ' ' || (text[at] === '\t' && separator !== '\t')) at += 1
  return at
}

const plainCells: Readonly<Record<Separator, RegExp>> = { ';': /[^;\r\n]*/y, ',': /[^,\r\n]*/y, '\t': /[^\t\r\n]*/y }
const line = /[^\r\n]*/y

/** Where the run of a sticky pattern ends. Not by `indexOf`, which would look for each end to the end of the text. */
function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return from + (pattern.exec(text)?.[0].length ?? 0)
}

function isCellEnd(character: string | undefined, separator: Separator): boolean {
  return character === separator || character === '\r' || character === '\n'
}

/** Where the line after the end of this one begins; null if that is not known yet. */
function lineEnd(text: string, at: number, isEnd: boolean): number | null {
  if (text[at] !== '\r') return Math.min(at + 1, text.length)
  if (at + 1 >= text.length && !isEnd) return null
  return text[at + 1] === '\n' ? at + 2 : at + 1
}
