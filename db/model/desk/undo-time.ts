import { day } from '../site/durations.ts'

/** Delay in seconds of a mail from the desk, during which its act can be undone. */
const undoSeconds = 10

/** The due time of a delayed mail. */
export function heldUntil(now: Date): Date {
  return new Date(now.getTime() + undoSeconds * 1000)
}

/** Milliseconds for which a removed record is kept. */
const removedFor = day

/** The time, in UTC and ISO 8601, after which a record must have been removed to be restored. */
export function restorableSince(now: Date): string {
  return new Date(now.getTime() - removedFor).toISOString()
}
