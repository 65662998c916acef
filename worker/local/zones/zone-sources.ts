import { readFileSync } from 'node:fs'

export type CsvRow = Readonly<Record<string, string>>

/** Throws if a value is missing. */
export function field(row: CsvRow, name: string): string {
  const value = row[name]
  if (value === undefined || value === '') throw new Error(`No ${name} in ${JSON.stringify(row)}`)
  return value
}

export function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The sources have no quoted fields. */
export function readCsv(file: string): CsvRow[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  const names = head.split(',')
  return lines.map((line) => {
    const values = line.split(',')
    if (values.length !== names.length) throw new Error(`${file}: ${line}`)
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
  })
}
