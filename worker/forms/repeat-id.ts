import { createId, isCuid } from '@paralleldrive/cuid2'
import { fingerprint } from '#db/model/site/fingerprint.ts'

/** The submission id in a form's hidden field; a new one if it is invalid. It stays the same until the form is accepted, so that a retry reuses it. */
export function submissionId(given: unknown): string {
  return typeof given === 'string' && given.length <= 32 && isCuid(given) ? given : createId()
}

/** The idempotency key of a lead: the same answers in the same submission have the same id, so that a resubmission is stored once. */
export function leadId(submission: unknown, content: readonly unknown[]): string {
  return `${submissionId(submission)}-${fingerprint(JSON.stringify(content)).slice(0, 12)}`
}
