import { day } from './durations.ts'

/** A clock that is set back by less, as by hand, ends nothing that was just issued (ms). */
export const clockMargin = day

/**
 * Whether what ends at `until` is still open. What ends later than it can last was issued by a clock that was ahead: it would stay open for years.
 * @param until epoch milliseconds
 * @param lasts milliseconds from its issue
 */
export function isStillOpen(until: number, now: Date, lasts: number): boolean {
  const left = until - now.getTime()
  return left > 0 && left <= lasts + clockMargin
}
