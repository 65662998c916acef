import { type CsvRow, type Separator, scanRow } from '../csv-rows.ts'

/** The rows of a table that arrives in pieces: the header first, then every row that is not empty. */

export interface SheetRow extends CsvRow {
  /** Its number in a spreadsheet program: the header's is 1, unless empty rows are above it. */
  readonly number: number
}

interface SheetReader {
  /** The names of the columns; null as long as they have not been read. */
  header(): readonly string[] | null
  /** The rows below the header that are complete with this piece. */
  take(text: string): readonly SheetRow[]
  /** The rows that the end of the file completes. */
  end(): readonly SheetRow[]
}

const separators: readonly Separator[] = [';', ',', '\t']
/** Spreadsheets tell each other the separator in a line before the header. */
const separatorLine = /^[ \t]*"?sep=(.)"?[;,\s]*$/i

/** The first row of a text, and whether its separator is stated before it. */
export function firstRow(start: string): { readonly names: readonly string[]; readonly isStated: boolean } {
  const [first = '', second = ''] = start.replace(/^\uFEFF?\s+/, '').split(/\r\n|\r|\n/, 2)
  const isStated = separatorLine.test(first)
  const header = isStated ? second : first
  return { names: header.split(separatorOf(header)).map((name) => name.replace(/^\s*"(.*)"\s*$/, '$1')), isStated }
}

/** Opens a table. Its separator is the one that its first line states, else the most frequent one of its header. */
export function openSheet(): SheetReader {
  let rest = ''
  let isStart = true
  let number = 0
  let header: { readonly names: readonly string[]; readonly separator: Separator } | null = null
  let stated: Separator | null = null

  /** The row at a place; null if the text does not hold the whole of it. */
  const rowAt = (at: number, isEnd: boolean) => {
    if (header !== null) return scanRow(rest, at, header.separator, isEnd, header.names.length)
    const [first = ''] = rest.slice(at).split(/[\r\n]/, 1)
    return scanRow(rest, at, stated ?? separatorOf(first), isEnd)
  }
  const completedRows = (isEnd: boolean): readonly SheetRow[] => {
    const rows: SheetRow[] = []
    let at = 0
    while (at < rest.length) {
      const row = rowAt(at, isEnd)
      if (row === null) break
      const text = header === null ? rest.slice(at, row.next) : ''
      at = row.next
      number += 1
      if (row.cells.every((cell) => cell === '')) continue
      if (header !== null) rows.push({ cells: row.cells, isOpen: row.isOpen, number })
      else if (stated === null && separatorLine.test(text)) {
        stated = separatorIn(text)
        number -= 1
      } else header = { names: row.cells, separator: stated ?? separatorOf(text.split(/[\r\n]/, 1)[0] ?? '') }
    }
    rest = rest.slice(at)
    return rows
  }
  return {
    header: () => header?.names ?? null,
    take(text) {
      rest += isStart ? text.replace(/^\uFEFF/, '') : text
      isStart &&= text === ''
      return completedRows(false)
    },
    end: () => completedRows(true),
  }
}

/** The separator that a line states; null for one that tables of ours do not have, where the header decides. */
function separatorIn(line: string): Separator | null {
  const [, character] = /sep=(.)/i.exec(line) ?? []
  return separators.find((separator) => separator === character) ?? null
}

/** The most frequent separator outside quotation marks; `;` if there is none. */
function separatorOf(header: string): Separator {
  const plain = header.replace(/"[^"]*"/g, '')
  const counts = separators.map((separator) => plain.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ';'
}
