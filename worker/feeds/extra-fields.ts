import { isJsonObject } from '#db/model/site/json-object.ts'
import type { Cut } from './hidden/street/hide-street.ts'

const deepest = 12
const maxLength = 100_000

/**
 * Unknown fields, stored so that a later version can read them, and never shown. Canonical JSON with sorted keys, so that equal values give equal text.
 * Truncated at a maximum length and depth. Null if nothing is left.
 */
export function extraFieldsOf(rest: readonly (readonly [string, unknown])[], cut: Cut): string | null {
  const parts: string[] = []
  let length = 0
  for (const [name, value] of [...rest].sort(byName)) {
    const part = `${JSON.stringify(name)}:${JSON.stringify(copy(value, cut, 1)) ?? 'null'}`
    length += part.length
    if (length > maxLength) break
    parts.push(part)
  }
  return parts.length === 0 ? null : `{${parts.join(',')}}`
}

function copy(value: unknown, cut: Cut, depth: number): unknown {
  if (typeof value === 'string') return cut(value)
  if (depth >= deepest) return null
  if (Array.isArray(value)) return value.map((entry: unknown) => copy(entry, cut, depth + 1))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(byName)
      .map(([name, entry]) => [name, copy(entry, cut, depth + 1)]),
  )
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : one > other ? 1 : 0
}
