import { memoize } from './memoize.ts'

/** Tolerant access to a record's fields: case-insensitive keys, several notations of empty values, numbers and dates as text. */
export interface Fields {
  /** The record as sent. */
  readonly raw: Readonly<Record<string, unknown>>
  /** The first non-empty value of these fields, trimmed if it is text; undefined if all are empty. Marks the field as used. */
  take(...names: readonly string[]): unknown
  /** Like `take`, but tries the names in turn until `read` accepts a value, and marks only that field as used. */
  read<Value>(names: readonly string[], read: (value: unknown) => Value | null): Value | null
  /** The normalised keys of all non-empty fields. */
  keys(): readonly string[]
  /** The unused fields, under their original names. */
  rest(): [string, unknown][]
}

interface Field {
  readonly name: string
  readonly value: unknown
  used: boolean
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Opens a record for reading. Of keys that differ only in case, the first non-empty one counts. */
export function openFields(record: Readonly<Record<string, unknown>>): Fields {
  const fields = new Map<string, Field>()
  for (const name of Object.keys(record)) {
    const value = record[name]
    if (isEmpty(value)) continue
    const key = plainKey(name)
    if (!fields.has(key)) fields.set(key, { name, value: typeof value === 'string' ? value.trim() : value, used: false })
  }
  return {
    raw: record,
    take(...names) {
      const found = names.map((name) => fields.get(plainKey(name))).find((field) => field !== undefined)
      if (found) found.used = true
      return found?.value
    },
    read(names, read) {
      for (const name of names) {
        const field = fields.get(plainKey(name))
        const value = field ? read(field.value) : null
        if (!field || value === null) continue
        field.used = true
        return value
      }
      return null
    },
    keys: () => [...fields.keys()],
    rest: () => [...fields.values()].filter((field) => !field.used).map(({ name, value }) => [name, value]),
  }
}

/** `''`, `null` and `'-'` all mean that there is no value. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return /^\s*[-–—]?\s*$/.test(value)
  return value === null || value === undefined
}

/** Names are compared without case, spaces, hyphens and underscores. */
export const plainKey = memoize((name) => name.toLowerCase().replace(/[\s_-]+/g, ''))

const yes = new Set(['true', '1', 'yes', 'y', 'ja', 'j', 'oui', 'o', 'waar', 'vrai'])
const no = new Set(['false', '0', 'no', 'n', 'nee', 'neen', 'non', 'nein', 'onwaar', 'faux'])

/** Parses a yes or no; null if it is neither. A number above 0 is a yes, since some fields hold a count. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return value > 0 ? true : value === 0 ? false : null
  if (typeof value !== 'string') return null
  const word = value.trim().toLowerCase()
  return yes.has(word) ? true : no.has(word) ? false : null
}
