import { isJsonObject } from '#db/model/site/json-object.ts'
import { readFlag } from '../fields.ts'
import { readDay, readInstant } from '../values/date.ts'
import { type Measure, readNumber } from '../values/number.ts'
import { choiceInWords } from './choice-words.ts'
import { allowedValues, type Shape } from './record-fields.ts'

/** Matches a value from a shape's fixed list, ignoring case and spaces, or the words for it in the four languages; null if it matches none. */
export function readChoice(shape: Shape, value: unknown): string | null {
  if (typeof value !== 'string') return null
  const plain = value
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return allowedValues[shape]?.find((allowed) => allowed.toLowerCase() === plain) ?? choiceInWords(shape, value)
}

/** Parses an external id: text, or a number that a spreadsheet made of it. Null if it is empty or longer than 200 characters. */
export function readExternalId(value: unknown): string | null {
  const id = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  return typeof id === 'string' && id.trim() !== '' && id.trim().length <= 200 && id.isWellFormed() ? id.trim() : null
}

/** A moment, or the first of a day written without a time. */
export function readMoment(value: unknown): string | null {
  return readInstant(value) ?? null
}

/** Whether a value may be typed for a field of this shape; `measure` is for numbers. */
export function isUsable(shape: Shape, value: unknown, measure?: Measure): boolean {
  switch (shape) {
    case 'id':
      return readExternalId(value) !== null
    case 'text':
      return typeof value === 'string' || typeof value === 'number'
    case 'words':
      return typeof value === 'string' || typeof value === 'number' || isJsonObject(value)
    case 'statement':
      return typeof value === 'string' || typeof value === 'boolean' || isJsonObject(value)
    case 'number':
      return readNumber(value, 'decimal', measure) !== null
    case 'flag':
      return readFlag(value) !== null
    case 'answer':
      return readFlag(value) !== null || readChoice(shape, value) !== null
    case 'day':
      return typeof readDay(value) === 'string'
    case 'instant':
      return readMoment(value) !== null
    case 'availability':
      return typeof value === 'string' || isJsonObject(value)
    case 'url':
      return typeof value === 'string'
    case 'files':
    case 'places':
      return Array.isArray(value) || typeof value === 'string'
    case 'openDays':
      return Array.isArray(value)
    default:
      return readChoice(shape, value) !== null
  }
}
