/** CSV files of the neutral format: a header, then a row per record. Dots in column names nest; `|` separates list values. */

/** A row as a record of the neutral format; `problem` says why it is invalid. */
export interface TableRow {
  readonly record: Readonly<Record<string, unknown>>
  readonly problem: string | null
}

interface Nested {
  [name: string]: unknown
}

/** The columns that hold several values. */
export const listColumns: ReadonlySet<string> = new Set(['images', 'plans', 'documents', 'points_of_interest'])

/** The separator of a table: `;` or `,`, whichever is more frequent in the header. */
export function separatorOf(header: string): ';' | ',' {
  return header.split(';').length >= header.split(',').length ? ';' : ','
}

/** Why a header is invalid; null if it is valid. */
export function headerFault(names: readonly string[]): string | null {
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index)
  if (twice !== undefined) return `its first row names the column "${twice.slice(0, 60)}" twice`
  return names.includes('id') ? null : 'its first row names no column "id"'
}

/** The cells of a row as a record; empty ones are absent. */
export function recordOfRow(columns: readonly string[], cells: readonly string[]): TableRow {
  const record: Nested = Object.create(null)
  for (const [index, path] of columns.entries()) {
    const cell = cells[index] ?? ''
    if (path === '' || cell === '') continue
    const names = path.split('.')
    const last = names.pop() ?? path
    let at = record
    for (const name of names) at = below(at, name)
    at[last] = listColumns.has(path) ? cell.split('|').map((entry) => entry.trim()) : cell
  }
  return { record, problem: cells.length === columns.length ? null : `${cells.length} columns where the header has ${columns.length}` }
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

/** Parses a table in memory; null if it is not a table or has no ids. Commands stream larger ones (worker/local). */
export function tableRows(text: string): readonly TableRow[] | null {
  const [header = ''] = text.split(/\r?\n/, 1)
  const rows = cellsOf(text, separatorOf(header))
  const [columns, ...lines] = rows ?? []
  if (columns === undefined || headerFault(columns) !== null) return null
  return lines.map((cells) => recordOfRow(columns, cells))
}

const cellPatterns = {
  ';': /[ \t]*(?:"([^"]*(?:""[^"]*)*)"[ \t]*|([^;\r\n"]*))(;|\r?\n|\r|$)/y,
  ',': /[ \t]*(?:"([^"]*(?:""[^"]*)*)"[ \t]*|([^,\r\n"]*))(,|\r?\n|\r|$)/y,
} as const

/** The cells of a CSV text by row (RFC 4180), without empty rows; null for a misplaced quote. */
function cellsOf(text: string, separator: ';' | ','): readonly (readonly string[])[] | null {
  const pattern = new RegExp(cellPatterns[separator])
  const rows: string[][] = []
  let row: string[] = []
  for (;;) {
    const found = pattern.exec(text)
    if (found === null) return null
    const [, quoted, plain = '', end] = found
    row.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'))
    if (end === separator) continue
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
    if (end === '') return rows
  }
}
