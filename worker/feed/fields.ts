import { memoize } from './memoize.ts'

/** The values of one record: keys match in any casing, empty values may be written in several ways, numbers and dates may be text. */
export interface Fields {
  /** The value of the first of these fields that is not empty, trimmed if it is text; undefined if all are empty. The field counts as used. */
  take(...names: readonly string[]): unknown
  /** As `take`, but used only when `read` makes something of it; the names are tried in turn until it does. */
  read<Value>(names: readonly string[], read: (value: unknown) => Value | null): Value | null
  /** The plain keys of all fields that hold something. */
  keys(): readonly string[]
  /** The fields not used, under the names they came with. */
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

/** Opens a record for reading. Of two keys that differ in casing only, the first that holds something counts. */
export function openFields(record: Readonly<Record<string, unknown>>): Fields {
  const fields = new Map<string, Field>()
  for (const name of Object.keys(record)) {
    const value = record[name]
    if (isEmpty(value)) continue
    const key = plainKey(name)
    if (!fields.has(key)) fields.set(key, { name, value: typeof value === 'string' ? value.trim() : value, used: false })
  }
  return {
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

/** Null when it is neither yes nor no. A number above 0 is a yes, since some fields hold a count. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return value > 0 ? true : value === 0 ? false : null
  if (typeof value !== 'string') return null
  const word = value.trim().toLowerCase()
  return yes.has(word) ? true : no.has(word) ? false : null
}
