import { isJsonObject } from '#db/model/site/json-object.ts'
import { collectRemarks, type Given, type Read, type Remarks } from '../remarks.ts'
import { isPlaceholder, saysNothing } from '../values/nothing.ts'
import { recordFields } from './record-fields.ts'

/** A record's values by path. */
export interface OpenRecord {
  /** The record as sent. */
  readonly raw: Readonly<Record<string, unknown>>
  /** The value of a field, trimmed when it is text; undefined when it is absent, empty or says so in words. */
  get(path: string): unknown
  /** As `get`, with a way to remark on the value. */
  given(path: string): Given
  /** Reads a field; a value that is not understood gets a remark. Words for 'nothing' are left to `read`. */
  read<Value>(path: string, read: Read<Value>): Value | null
  /** The remarks on the record so far; fields that the format does not have are the first. */
  readonly remarks: Remarks
  /** What is stored with the record beside its fields, and not shown. */
  readonly kept: readonly (readonly [string, unknown])[]
}

/** The objects of a record: every path that a field's path begins with. */
const parents: ReadonlySet<string> = new Set(
  [...recordFields.keys()].flatMap((path) => {
    const names = path.split('.')
    return names.slice(1).map((_, index) => names.slice(0, index + 1).join('.'))
  }),
)

/** Opens a record for reading by path. Keys are matched exactly. */
export function openRecord(raw: Readonly<Record<string, unknown>>, kept: OpenRecord['kept'] = []): OpenRecord {
  const values = new Map<string, unknown>()
  const remarks = collectRemarks()
  const walk = (object: Readonly<Record<string, unknown>>, above: string) => {
    for (const [name, given] of Object.entries(object)) {
      const path = above + name
      const value = typeof given === 'string' ? given.trim() : given
      if (value === null || value === undefined || (typeof value === 'string' && isPlaceholder(value))) continue
      if (recordFields.has(path)) values.set(path, value)
      else if (!parents.has(path)) remarks.note(path, value, 'unknownField')
      else if (isJsonObject(value)) walk(value, `${path}.`)
      // Some systems write an empty object as an empty list.
      else if (!Array.isArray(value) || value.length > 0) remarks.note(path, value, 'unknownField')
    }
  }
  walk(raw, '')
  const get = (path: string) => {
    const value = values.get(path)
    return typeof value === 'string' && saysNothing(value) ? undefined : value
  }
  return {
    raw,
    remarks,
    kept,
    get,
    given: (path) => ({ value: get(path), note: (reason) => remarks.note(path, values.get(path), reason) }),
    read: (path, read) => (values.has(path) ? remarks.read(path, values.get(path), read) : null),
  }
}
