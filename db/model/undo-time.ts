/** Seconds for which a mail of the desk is held, so that what it tells can be undone. */
const undoSeconds = 10

/** When a mail that is held from now on is due. */
export function heldUntil(now: Date): Date {
  return new Date(now.getTime() + undoSeconds * 1000)
}
