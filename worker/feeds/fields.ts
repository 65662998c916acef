import { collectRemarks, type Given, type Read, type Remarks } from './remarks.ts'
import { isPlaceholder, saysNothing } from './values/nothing.ts'
import { plainKey } from './values/plain-key.ts'

/** Tolerant access to a record's fields: case-insensitive keys, several notations of empty values, numbers and dates as text. */
export interface Fields {
  /** The record as sent. */
  readonly raw: Readonly<Record<string, unknown>>
  /** The first non-empty value of these fields, trimmed if it is text; undefined if all are empty or say so in words. Marks the field as used. */
  take(...names: readonly string[]): unknown
  /** As `take`, with a way to remark on the value. */
  given(...names: readonly string[]): Given
  /**
   * Tries the fields in turn until `read` accepts a value, and marks only that field as used. A value that is not understood gets a remark and stays
   * among the unused fields. Words for 'nothing' are left to `read`: some facts have an answer that says so.
   */
  read<Value>(names: readonly string[], read: Read<Value>): Value | null
  /** The normalised keys of all non-empty fields. */
  keys(): readonly string[]
  /** The unused fields, under their original names. */
  rest(): [string, unknown][]
  /** The remarks on the record so far. */
  readonly remarks: Remarks
}

interface Field {
  readonly name: string
  readonly value: unknown
  used: boolean
}

/** Opens a record for reading. Of keys that differ only in case, the first non-empty one counts; another value under one of the others is remarked on. */
export function openFields(record: Readonly<Record<string, unknown>>, remarks: Remarks = collectRemarks(), above = ''): Fields {
  const fields = new Map<string, Field>()
  for (const name of Object.keys(record)) {
    const value = record[name]
    if (isEmpty(value)) continue
    const key = plainKey(name)
    const known = fields.get(key)
    if (known === undefined) fields.set(key, { name, value: typeof value === 'string' ? value.trim() : value, used: false })
    else if (JSON.stringify(known.value) !== JSON.stringify(value)) remarks.note(above + name, value, 'contradiction')
  }
  const given = (...names: readonly string[]): Given => {
    const found = names.map((name) => fields.get(plainKey(name))).find((field) => field !== undefined && !isNothing(field.value))
    if (found) found.used = true
    return { value: found?.value, note: (reason) => remarks.note(above + (found?.name ?? names[0] ?? ''), found?.value, reason) }
  }
  return {
    raw: record,
    remarks,
    take: (...names) => given(...names).value,
    given,
    read(names, read) {
      for (const name of names) {
        const field = fields.get(plainKey(name))
        const value = field ? remarks.read(above + field.name, field.value, read) : null
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

/** `''`, `null`, `'-'`, `'?'` and what programs write for null all mean that there is no value. */
function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && isPlaceholder(value))
}

function isNothing(value: unknown): boolean {
  return typeof value === 'string' && saysNothing(value)
}

const yes = new Set('true 1 1.0 1,0 yes y ja j oui o waar wahr vrai on aan an ein t ✓ ✔ ☑'.split(' '))
const no = new Set('false 0 0.0 0,0 no n nee neen non nein onwaar falsch faux off uit aus f ✗ ✘ ☐'.split(' '))

/** Parses a yes or no in any of the four languages; null if it is neither. A number above 0 is a yes, since some fields hold a count. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return value > 0 ? true : value === 0 ? false : null
  if (typeof value !== 'string') return null
  const word = value.normalize('NFKC').trim().replace(/[.!]$/, '').toLowerCase()
  return yes.has(word) ? true : no.has(word) ? false : null
}
