import { isBlank } from '../site/visible-text.ts'

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
  const name = typeof value === 'string' ? value.trim().toLowerCase() : String(typeof value === 'boolean' || typeof value === 'number' ? value : null)
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

type Comparison = (left: unknown, right: unknown) => boolean

/** Every comparison by each of its names, in lower case. */
export const comparisons: ReadonlyMap<string, Comparison> = new Map([
  ...named<Comparison>(['==', '=', 'eq'], isSame),
  ...named<Comparison>(['!=', '<>', 'ne'], (left, right) => !isSame(left, right)),
  ...named<Comparison>(['==='], (left, right) => left === right),
  ...named<Comparison>(['!=='], (left, right) => left !== right),
  ...named<Comparison>(['>', 'gt'], (left, right) => order(left, right) > 0),
  ...named<Comparison>(['>=', 'gte'], (left, right) => order(left, right) >= 0),
  ...named<Comparison>(['<', 'lt'], (left, right) => order(left, right) < 0),
  ...named<Comparison>(['<=', 'lte'], (left, right) => order(left, right) <= 0),
  ...named<Comparison>(['contains'], contains),
  ...named<Comparison>(['in'], (left, right) => listOf(right).some((item) => isSame(left, item))),
])

function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left === 'boolean' || typeof right === 'boolean') return flagIn(left) !== null && flagIn(left) === flagIn(right)
  if (typeof left === 'number' || typeof right === 'number') return numberIn(left) !== null && numberIn(left) === numberIn(right)
  return (left ?? null) === null && (right ?? null) === null
}

/** Negative, positive or 0 as `left` is less than, greater than or equal to `right`; NaN, for which every comparison is false, when they cannot be ordered. */
function order(left: unknown, right: unknown): number {
  const [one, other] = [numberIn(left), numberIn(right)]
  if (one !== null && other !== null) return one - other
  if (typeof left !== 'string' || typeof right !== 'string') return Number.NaN
  return left < right ? -1 : left > right ? 1 : 0
}

function contains(whole: unknown, part: unknown): boolean {
  if (Array.isArray(whole)) return whole.some((item) => isSame(item, part))
  return typeof whole === 'string' && !isBlank(part) && whole.includes(String(part))
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  const items = textOf(value).replace(/^\s*\[|\]\s*$/g, '')
  return items.split(/[,;]/).map((item) => item.trim().replace(/^(["'])(.*)\1$/, '$2'))
}

/** One value under several names, as entries of a map. */
export function named<T>(names: readonly string[], value: T): [string, T][] {
  return names.map((name) => [name, value])
}
