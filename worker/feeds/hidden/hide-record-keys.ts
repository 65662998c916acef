import { isJsonObject } from '#db/model/site/json-object.ts'
import { plainLine } from '../values/text.ts'
import { meaningOfKey } from './address-keys.ts'
import { holdsStreet } from './street/hide-street-in-texts.ts'

/** Keys that say nothing of their value beyond what the key above them says. */
const transparent = /^(?:\d+|name|naam|nom|value|text|label|full|long|short|any|nl|fr|en|de|lb)$/i
const maxDepth = 6
const maxFound = 20

/** The streets below keys that name one, whatever their spelling and shape: 'Straat', 'Address.Street', 'Street.Name', 'Rue.0'. */
export function streetsAtKeys(record: unknown, houseNumber: string | null): readonly string[] {
  const found = new Set<string>()
  for (const each of linesIn(record, { key: '', isInAddress: false, number: null, depth: 0 })) {
    if (found.size >= maxFound) break
    found.add(each.number === null || each.number === houseNumber ? each.line : `${each.line} ${each.number}`)
  }
  return [...found]
}

interface Position {
  /** The nearest key that says something. */
  readonly key: string
  readonly isInAddress: boolean
  /** The house number in the same object. */
  readonly number: string | null
  readonly depth: number
}

function* linesIn(value: unknown, at: Position): Generator<{ readonly line: string; readonly number: string | null }> {
  if (typeof value === 'string') {
    const line = plainLine(value)
    if (isStreetLine(line, at)) yield { line, number: at.number }
  } else if (typeof value === 'object' && value !== null && at.depth <= maxDepth) {
    const number = isJsonObject(value) ? (numberIn(value) ?? at.number) : at.number
    for (const [name, each] of Object.entries(value)) {
      const { isAnother, isOfAddress, publishingAnswer } = meaningOfKey(name)
      if (isAnother || publishingAnswer !== null) continue
      const key = transparent.test(name) ? at.key : name
      yield* linesIn(each, { key, isInAddress: at.isInAddress || isOfAddress, number, depth: at.depth + 1 })
    }
  }
}

function isStreetLine(line: string, { key, isInAddress }: Position): boolean {
  if (!isInAddress || !/\p{L}{2}/u.test(line) || /@|:\/\//.test(line)) return false
  return meaningOfKey(key).isStreet || holdsStreet(line) || (meaningOfKey(key).isOfAddress && /\d/.test(line))
}

function numberIn(record: Readonly<Record<string, unknown>>): string | null {
  const values = Object.entries(record).flatMap(([name, value]) => (meaningOfKey(name).isHouseNumber ? valuesIn(value) : []))
  return values.map((value) => String(value).trim()).find((text) => /^\d/.test(text)) ?? null
}

/** A number may be in a list or an object. */
function valuesIn(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [value]
}
