import { minute } from '../site/durations.ts'

/** How long after a log-in its session may change how the account logs in, in milliseconds. */
const freshTime = 10 * minute

/** Whether a session began so recently that no new proof is needed; the clock that noted it may be ahead by as much. */
export function isFresh(createdAt: string, now: Date): boolean {
  return Math.abs(now.getTime() - Date.parse(createdAt)) < freshTime
}
