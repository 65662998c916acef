const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** How long to wait after the first failure, the second and so on. */
const pauses = [30 * second, 2 * minute, 10 * minute, hour, 6 * hour]
const jitter = 0.2

/** How often a mail is tried before it is given up. */
export const maxAttempts = pauses.length + 1

/**
 * When to try a mail again that has failed for the `attempts`-th time (from 1): after 30 s, 2 min, 10 min, 1 h and 6 h, each up to a
 * fifth longer, so that mails that failed together do not come back together.
 * @param chance from 0 to 1
 * @returns null when it is given up
 */
export function nextAttempt(attempts: number, now: Date, chance: number): Date | null {
  const pause = pauses[attempts - 1]
  return pause === undefined ? null : new Date(now.getTime() + Math.round(pause * (1 + jitter * chance)))
}
