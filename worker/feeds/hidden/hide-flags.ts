import { isJsonObject } from '#db/model/site/json-object.ts'
import { readFlag } from '../fields.ts'
import type { Remarks } from '../remarks.ts'
import { plainKey } from '../values/plain-key.ts'
import { meaningOfKey } from './address-keys.ts'

/**
 * Every value that a record has for a field, by its path, whatever the case, spaces, hyphens and underscores of the keys: a record may say the same thing
 * twice, and differently.
 */
export function valuesAt(raw: unknown, path: string): readonly unknown[] {
  return foundAt(raw, path).map(({ value }) => value)
}

/** As `valuesAt`; a value that is neither a clear yes nor a clear no hides something, and gets a remark. */
export function flagsAt(raw: unknown, path: string, remarks: Remarks): readonly unknown[] {
  const found = foundAt(raw, path)
  for (const { path: sent, value } of found) if (strictFlag(value) === null) remarks.note(sent, value, 'notUnderstood')
  return found.map(({ value }) => value)
}

interface Found {
  readonly path: string
  readonly value: unknown
}

function foundAt(raw: unknown, path: string): readonly Found[] {
  return path.split('.').reduce<readonly Found[]>((found, name) => found.flatMap((each) => foundUnder(each, name)), [{ path: '', value: raw }])
}

function foundUnder({ path, value }: Found, name: string): readonly Found[] {
  if (!isJsonObject(value)) return []
  const requested = plainKey(name)
  return Object.keys(value).flatMap((key) =>
    plainKey(key) === requested && isGiven(value[key]) ? [{ path: path === '' ? key : `${path}.${key}`, value: value[key] }] : [],
  )
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

const maxDepth = 6

/** Whether no flag of the record, whatever its name and wherever it stands, forbids to publish the address. Those that do get a remark. */
export function allowsAddress(raw: unknown, remarks: Remarks): boolean {
  const contrary = flagsIn(raw).filter(({ value, allows }) => strictFlag(value) !== allows)
  for (const { path, value } of contrary) remarks.note(path, value, 'contradiction')
  return contrary.length === 0
}

interface AddressFlag extends Found {
  readonly allows: boolean
}

function flagsIn(value: unknown, above = '', depth = 0): readonly AddressFlag[] {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return []
  return Object.entries(value).flatMap(([name, each]) => {
    const { publishingAnswer: allows, isAnother } = meaningOfKey(name)
    const path = above + name
    if (allows !== null) return isGiven(each) ? [{ path, value: each, allows }] : []
    return isAnother ? [] : flagsIn(each, `${path}.`, depth + 1)
  })
}
