import { isRecord } from '../fields.ts'
import { recordFields } from './record-fields.ts'

/** A record's values by path. */
export interface OpenRecord {
  /** The record as sent. */
  readonly raw: Readonly<Record<string, unknown>>
  /** The value of a field, trimmed when it is text; undefined when it is absent or empty. */
  get(path: string): unknown
  /** The paths that hold a value but are not fields of the format. */
  readonly unknown: readonly { readonly path: string; readonly value: unknown }[]
}

/** The objects of a record: every path that a field's path begins with. */
const parents: ReadonlySet<string> = new Set(
  [...recordFields.keys()].flatMap((path) => {
    const names = path.split('.')
    return names.slice(1).map((_, index) => names.slice(0, index + 1).join('.'))
  }),
)
const maxUnknown = 100

/** Opens a record for reading by path. Keys are matched exactly. */
export function openRecord(raw: Readonly<Record<string, unknown>>): OpenRecord {
  const values = new Map<string, unknown>()
  const unknown: { readonly path: string; readonly value: unknown }[] = []
  const walk = (object: Readonly<Record<string, unknown>>, above: string) => {
    for (const [name, given] of Object.entries(object)) {
      const path = above + name
      const value = typeof given === 'string' ? given.trim() : given
      if (value === null || value === undefined || value === '') continue
      if (recordFields.has(path)) values.set(path, value)
      else if (!parents.has(path)) unknown.push({ path: path.slice(0, 100), value })
      else if (isRecord(value)) walk(value, `${path}.`)
      // Some systems write an empty object as an empty list.
      else if (!Array.isArray(value) || value.length > 0) unknown.push({ path, value })
    }
  }
  walk(raw, '')
  return { raw, get: (path) => values.get(path), unknown: unknown.slice(0, maxUnknown) }
}
