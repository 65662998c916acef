import { createId, isCuid } from '@paralleldrive/cuid2'
import { fingerprint } from '#db/model/fingerprint.ts'

/**
 * The id of one submission of a form, as the page carries it; a new one if it is not valid. It stays the same until the form is accepted, so
 * that a retry sends the same.
 */
export function submissionId(given: unknown): string {
  return typeof given === 'string' && given.length <= 32 && isCuid(given) ? given : createId()
}

/** The id of a lead: the same answers in the same submission have one id, so that a repeat is stored once. */
export function leadId(submission: unknown, content: readonly unknown[]): string {
  return `${submissionId(submission)}-${fingerprint(JSON.stringify(content)).slice(0, 12)}`
}
