import { isJsonObject } from '#db/model/site/json-object.ts'

/** Readers for values from other windows and systems: null unless the value has the expected type. */

const maxJsonLength = 20_000_000

/** A finite number, or a string of one. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** A positive whole number, such as an id. */
export function readWhole(value: unknown): number | null {
  const number = readNumber(value)
  return number !== null && Number.isSafeInteger(number) && number > 0 ? number : null
}

/** A boolean, 0 or 1, or a string of one. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (value === 1 || value === '1' || value === 'true' || value === 'True') return true
  return value === 0 || value === '0' || value === 'false' || value === 'False' ? false : null
}

/** A text on one line, at most 120 characters; null if it is empty. */
export function readLine(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return null
  const text = value.replace(/\s+/g, ' ').trim().slice(0, 120).toWellFormed()
  return text === '' || text === '-' ? null : text
}

/** An object, or the JSON of one. */
export function readObject(data: unknown): Readonly<Record<string, unknown>> | null {
  if (isJsonObject(data)) return data
  if (typeof data !== 'string' || data.length > maxJsonLength || !data.startsWith('{')) return null
  try {
    const parsed: unknown = JSON.parse(data)
    return isJsonObject(parsed) ? parsed : null
  } catch {
    return null
  }
}

/** A trimmed text; null if it is blank or too long. */
export function readText(value: unknown, maxLength: number): string | null {
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxLength ? value.trim() : null
}
