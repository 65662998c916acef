import { isBlank } from '../site/blank.ts'
import { flagIn, numberIn, textOf } from './condition-values.ts'

export type Comparison = (left: unknown, right: unknown) => boolean

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
