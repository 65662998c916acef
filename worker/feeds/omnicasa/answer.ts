import { readFlag } from '../fields.ts'
import { readNumber } from '../values/number.ts'

const maxMessageLength = 300

/** The envelope of the service's response, besides its value, by normalised key. */
export interface Answer {
  readonly code?: unknown
  readonly message?: unknown
  readonly success?: unknown
}

/** The service's error, from its message or code; null on success. */
export function refusalIn(answer: Answer): string | null {
  const message = typeof answer.message === 'string' ? answer.message.replace(/\s+/g, ' ').trim().slice(0, maxMessageLength) : ''
  const code = readNumber(answer.code)
  const isFailure = readFlag(answer.success) === false || (code !== null && code !== 0 && message !== '')
  return isFailure ? message || `code ${code ?? 'unknown'}` : null
}
