import { isBlank } from '../site/blank.ts'

/** A record that a condition is evaluated on: field names and values of any type. */
export type Values = Readonly<Record<string, unknown>>

/** A field's value. @throws ReferenceError if the record does not have the field */
export function fieldOf(record: Values, name: string): unknown {
  if (!Object.hasOwn(record, name)) throw new ReferenceError('no such field')
  return record[name]
}

/** Truthy, but an empty array or a blank text is false. */
export function isTrue(value: unknown): boolean {
  return Boolean(value) && !isEmpty(value)
}

/** Blank as in `isBlank`, or an empty array. */
export function isEmpty(value: unknown): boolean {
  return isBlank(value) || (Array.isArray(value) && value.length === 0)
}

/** A finite number, or one written as plain decimal text; null for anything else. */
export function numberIn(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : null
}

/** A flag, or one written as true, false, 1 or 0; null for anything else. */
export function flagIn(value: unknown): boolean | null {
  const name = String(value).trim().toLowerCase()
  return name === 'true' || name === '1' ? true : name === 'false' || name === '0' ? false : null
}

/** Asserts that a value is a string. */
export function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('not a text')
  return value
}

/** Asserts that a value is neither null nor undefined. */
export function known<T>(value: T): NonNullable<T> {
  if (value === undefined || value === null) throw new TypeError('no value')
  return value
}

/** Asserts that a number is finite. */
export function finite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError('not a finite number')
  return value
}
