import { readFlag } from '../fields.ts'
import { readNumber } from '../number.ts'

const maxMessageLength = 300

/** What an answer of the service says beside its value, by plain key. */
export interface Answer {
  readonly code?: unknown
  readonly message?: unknown
  readonly success?: unknown
}

/** Why the service refused, by its message or its code; null if it did not. */
export function refusalIn(answer: Answer): string | null {
  const message = typeof answer.message === 'string' ? answer.message.replace(/\s+/g, ' ').trim().slice(0, maxMessageLength) : ''
  const code = readNumber(answer.code)
  const isFailure = readFlag(answer.success) === false || (code !== null && code !== 0 && message !== '')
  return isFailure ? message || `code ${code ?? 'unknown'}` : null
}
