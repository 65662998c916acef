import type { CsvRow } from '../csv-rows.ts'
import { asFile, type SheetChoices } from './sheet-kind.ts'

/** A row as a record: dots in paths nest, empty cells are absent, and `|` separates the values of a list. */

interface Nested {
  [name: string]: unknown
}

/**
 * The cells of a row as a record. Several columns of one list are joined; cells that a spreadsheet leaves out at the end are absent.
 * @param lists the paths that hold several values
 */
export function recordOfRow({ columns, fixed }: SheetChoices, lists: ReadonlySet<string>, cells: readonly string[]): Readonly<Record<string, unknown>> {
  const record: Nested = Object.create(null)
  for (const [path, value] of Object.entries(fixed)) if (value !== asFile) setAt(record, path, value)
  for (const [index, path] of columns.entries()) {
    const cell = cells[index] ?? ''
    if (path === null || path === '' || cell === '') continue
    if (lists.has(path)) setAt(record, path, (before) => [...(Array.isArray(before) ? before : []), ...valuesIn(cell)])
    else setAt(record, path, cell)
  }
  return record
}

/**
 * Why a row cannot be read; null if it can.
 * @param width the number of columns
 * @param id the cell with its id
 */
export function problemOf({ cells, isOpen }: CsvRow, width: number, id: string | undefined): string | null {
  const isUncertain = cells.length !== width || id?.includes('"') === true
  if (isOpen && isUncertain) return 'a quotation mark opens a cell and is never closed'
  const isTooLong = cells.slice(width).some((cell) => cell !== '')
  return isTooLong ? `${cells.length} columns where the header has ${width}` : null
}

/** The values of a cell, joined by `|`; web addresses may also be joined by commas, semicolons or spaces. */
export function valuesIn(cell: string): readonly string[] {
  return cell
    .split(/\||[,;\s]+(?=(?:https?:)?\/\/)/i)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

function setAt(record: Nested, path: string, value: string | ((before: unknown) => unknown)): void {
  const names = path.split('.')
  const last = names.pop() ?? path
  let at = record
  for (const name of names) at = below(at, name)
  at[last] = typeof value === 'string' ? value : value(at[last])
}

function below(object: Nested, name: string): Nested {
  const known = object[name]
  if (isNested(known)) return known
  const created: Nested = Object.create(null)
  object[name] = created
  return created
}

function isNested(value: unknown): value is Nested {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
