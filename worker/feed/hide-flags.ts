import { isRecord, readFlag } from './fields.ts'
import { plainKey } from './plain-key.ts'

/**
 * Every value that a record has for a field, by its path, whatever the case, spaces, hyphens and underscores of the keys: a record may say the same thing
 * twice, and differently.
 */
export function valuesAt(raw: unknown, path: string): readonly unknown[] {
  return path.split('.').reduce<readonly unknown[]>((found, name) => found.flatMap((value) => valuesUnder(value, name)), [raw])
}

function valuesUnder(value: unknown, name: string): readonly unknown[] {
  if (!isRecord(value)) return []
  const wanted = plainKey(name)
  return Object.keys(value).flatMap((key) => (plainKey(key) === wanted && isGiven(value[key]) ? [value[key]] : []))
}

/** Text in which there is nothing to read means no value, as elsewhere in a record. */
function isGiven(value: unknown): boolean {
  return typeof value === 'string' ? !/^\s*[-–—]?\s*$/.test(value) : value !== null && value !== undefined
}

/**
 * Whether all of these values are clearly this answer. A contradiction is not, nor is a value that is neither yes nor no: 2, -1, 'perhaps', a list. Also
 * true where there are no values.
 */
export function allSay(answer: boolean, values: readonly unknown[]): boolean {
  return values.every((value) => strictFlag(value) === answer)
}

/** Whether there are values, all of which are clearly this answer. */
export function clearlySay(answer: boolean, values: readonly unknown[]): boolean {
  return values.length > 0 && allSay(answer, values)
}

/** `readFlag` without counts: of numbers, only 1 is a yes. */
export function strictFlag(value: unknown): boolean | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && !Number.isNaN(number) && number !== 0 && number !== 1 ? null : readFlag(value)
}
