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

/** 'Aalst (Aalst)' → 'Aalst': the table tells namesakes apart by the zone they are in. */
export function withoutProvince(name: string): string {
  return inPrint(name.replace(/ \([^)]*\)$/, ''))
}

/** "'s Gravenbrakel" → '’s-Gravenbrakel'. */
export function inPrint(name: string): string {
  return name
    .replaceAll("'", '’')
    .replace(/^’s /i, '’s-')
    .replace(/\bIj/g, 'IJ')
    .replace(/^Kessel Lo$/, 'Kessel-Lo')
}

const small = 'aan|au|aux|bij|de|den|der|des|devant|du|en|et|het|in|la|le|les|lez|op|over|près|sous|sur|te|ten|ter|à|l|d|s|t'

/** 'Braine-L'Alleud' → 'Braine-l’Alleud': the source capitalises every word. */
export function inLowerCase(name: string): string {
  const words = new RegExp(`(?<=[- '])(?:${small})(?=[- '])`, 'gi')
  return inPrint(name.replace(words, (word) => word.toLowerCase()))
}
