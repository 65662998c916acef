import { UnreadableFeed } from './feed-fault.ts'
import { fieldOfHeading } from './sheets/headings.ts'
import { homeSheet } from './sheets/home-fields.ts'
import { problemOf, recordOfRow } from './sheets/row-record.ts'
import type { SheetChoices } from './sheets/sheet-kind.ts'
import { firstRow, openSheet, type SheetRow } from './sheets/sheet-rows.ts'

/**
 * CSV files of the neutral format: a header, then a row per record. The columns are named as the fields are, or as agencies name them in the four
 * languages (`sheets/`). Commands read them here; at the desk a member decides about the columns.
 */

/** A row as a record of the neutral format; `problem` says why it is invalid. */
export interface TableRow {
  readonly record: Readonly<Record<string, unknown>>
  readonly problem: string | null
}

/** A table that arrives in pieces. */
interface FeedTable {
  /** The rows that are complete with this piece. @throws UnreadableFeed for an unusable header */
  take(text: string): readonly TableRow[]
  /** The rows that the end of the file completes. @throws UnreadableFeed */
  end(): readonly TableRow[]
}

/** The columns that hold several values. */
export const listColumns: ReadonlySet<string> = new Set(['images', 'plans', 'documents', 'points_of_interest'])

/** Whether a text that is no JSON begins like a table with ids. */
export function isTable(start: string): boolean {
  const { names, isStated } = firstRow(start)
  const columns = names.map(columnOf)
  return isStated || (columns.length > 1 && (columns.includes('id') || columns.includes('reference')))
}

/** Opens a table. */
export function openTable(): FeedTable {
  const sheet = openSheet()
  let choices: SheetChoices | null = null
  const recordsOf = (rows: readonly SheetRow[], names: readonly string[]) => {
    const read = choices ?? { columns: columnsOf(names), fixed: {} }
    choices = read
    return rows.map((row) => tableRow(read, row))
  }
  return {
    take(text) {
      const rows = sheet.take(text)
      const names = sheet.header()
      return names === null ? [] : recordsOf(rows, names)
    },
    end() {
      const rows = sheet.end()
      return recordsOf(rows, sheet.header() ?? [])
    },
  }
}

/** A row as a record, by the columns of its table. */
export function tableRow(choices: SheetChoices, row: Pick<SheetRow, 'cells' | 'isOpen'>): TableRow {
  const { columns } = choices
  const record = recordOfRow(choices, listColumns, row.cells)
  const idColumn = columns.indexOf(columns.includes('id') ? 'id' : 'reference')
  const withId = columns.includes('id') ? record : { id: record.reference, ...record }
  return { record: withId, problem: problemOf(row, columns.length, row.cells[idColumn]) }
}

/** Reads a table in memory. @throws UnreadableFeed */
export function tableRows(text: string): readonly TableRow[] {
  const table = openTable()
  return [...table.take(text), ...table.end()]
}

/** The columns of a header: their ids are in a column of their own, or the references are the ids. Of two names for one field the first is meant. */
function columnsOf(names: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  const columns = names.map((name) => {
    const named = columnOf(name)
    const column = taken.has(named) && !listColumns.has(named) ? plainName(name) : named
    if (column !== '' && taken.has(column) && !listColumns.has(column)) throw new UnreadableFeed({ why: 'twice', column: name.slice(0, 60) })
    taken.add(column)
    return column
  })
  if (!taken.has('id') && !taken.has('reference')) throw new UnreadableFeed({ why: 'noId', columns: names })
  return columns
}

/** The path of a column: what its heading stands for, else the heading in small letters. */
export function columnOf(heading: string): string {
  return fieldOfHeading(homeSheet, heading) ?? plainName(heading)
}

function plainName(heading: string): string {
  return heading
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
}
