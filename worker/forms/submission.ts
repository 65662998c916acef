import { createId, isCuid } from '@paralleldrive/cuid2'

/**
 * The number that names one filling in of a form, as it came back; one that is not ours is a new one. It stays the same until the form
 * is taken, so that whoever sends it again because no answer came sends the same.
 */
export function submissionOf(given: unknown): string {
  return typeof given === 'string' && given.length <= 32 && isCuid(given) ? given : createId()
}
