/** Delay in seconds of a mail from the desk, during which its act can be undone. */
const undoSeconds = 10

/** The due time of a delayed mail. */
export function heldUntil(now: Date): Date {
  return new Date(now.getTime() + undoSeconds * 1000)
}
