import { hour, minute } from '../site/durations.ts'

const second = 1000

/** The pause after the first failure, the second and so on. */
const pauses = [30 * second, 2 * minute, 10 * minute, hour, 6 * hour]
const jitter = 0.2

/** Attempts before a mail is dead. */
export const maxAttempts = pauses.length + 1

/**
 * When to retry a mail after its `attempts`-th failure (from 1): after 30 s, 2 min, 10 min, 1 h and 6 h, each with up to 20 % of jitter, so
 * that mails that failed together are not retried together.
 * @param random from 0 to 1
 * @returns null when the mail is dead
 */
export function nextAttempt(attempts: number, now: Date, random: number): Date | null {
  const pause = pauses[attempts - 1]
  return pause === undefined ? null : new Date(now.getTime() + Math.round(pause * (1 + jitter * random)))
}
