/** Values as other windows and other systems write them: nothing is taken for what it is not. */

const maxTextLength = 20_000_000

/** A finite number, or the text of one. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** A whole number above 0, as ids are. */
export function readWhole(value: unknown): number | null {
  const number = readNumber(value)
  return number !== null && Number.isSafeInteger(number) && number > 0 ? number : null
}

/** Null when it is neither yes nor no. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (value === 1 || value === '1' || value === 'true' || value === 'True') return true
  return value === 0 || value === '0' || value === 'false' || value === 'False' ? false : null
}

/** A short text on one line; null when there is none. */
export function readLine(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return null
  const text = value.replace(/\s+/g, ' ').trim().slice(0, 120).toWellFormed()
  return text === '' || text === '-' ? null : text
}

/** An object, or the JSON of one; null for anything else. */
export function readObject(data: unknown): Readonly<Record<string, unknown>> | null {
  if (isObject(data)) return data
  if (typeof data !== 'string' || data.length > maxTextLength || !data.startsWith('{')) return null
  try {
    const parsed: unknown = JSON.parse(data)
    return isObject(parsed) ? parsed : null
  } catch {
    return null
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text that is not blank and not too long, trimmed. */
export function readText(value: unknown, maxLength: number): string | null {
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxLength ? value.trim() : null
}
