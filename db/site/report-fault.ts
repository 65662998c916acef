import { faultText, withoutPersons } from '../model/site/fault-text.ts'

/**
 * Writes a fault to the log; nothing else of the deployed code writes there. Logs are kept and read by others, so what a person has sent is left out
 * (`db/model/site/fault-text.ts`).
 * @param what what went wrong, in a few words; may name ids and paths
 */
export function reportFault(what: string, error?: unknown): void {
  console.error(withoutPersons(what) + (error === undefined ? '' : `\n${faultText(error)}`))
}

/** The same error for a runtime that logs whatever an entry point throws. */
export function reportable(error: unknown): Error {
  const masked = new Error(faultText(error))
  masked.stack = masked.message
  return masked
}
