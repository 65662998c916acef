import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { day, minute } from '../model/site/durations.ts'
import { clockMargin } from '../model/site/wrong-clock.ts'

/** No worker of the site takes a lease for longer (ms). */
const longestLease = 10 * minute
/** Nothing that is retried waits for longer (ms). */
const longestPause = 2 * day

/**
 * Whether a lease has expired, or ends so far ahead that only a wrong clock can have set it: otherwise a clock that had jumped ahead would block its row for good.
 * @param until a column with the end of the lease (ISO 8601, UTC); a row without a lease (null) has not expired
 */
export function hasExpired(until: SQLWrapper, now: Date): SQL {
  return hasCome(until, now, longestLease)
}

/**
 * Whether the time has come, or lies so far ahead that only a wrong clock can have set it.
 * @param furthest milliseconds; no clock that is right sets it further ahead
 */
export function hasCome(at: SQLWrapper, now: Date, furthest = longestPause): SQL {
  return sql`(${at} <= ${now.toISOString()} OR ${at} > ${ahead(now, furthest)})`
}

/**
 * Whether what ends at a time is still open, and was not issued by a clock that was ahead (`isStillOpen`).
 * @param lasts milliseconds from its issue
 */
export function isOpenAt(until: SQLWrapper, now: Date, lasts: number): SQL {
  return sql`(${until} > ${now.toISOString()} AND ${until} <= ${ahead(now, lasts + clockMargin)})`
}

/** Whether something happened within a period until now; a clock that is ahead may have noted it for later, which does not count for longer than the period. */
export function isRecent(at: SQLWrapper, now: Date, within: number): SQL {
  return sql`(${at} > ${ahead(now, -within)} AND ${at} <= ${ahead(now, within)})`
}

const ahead = (now: Date, time: number) => new Date(now.getTime() + time).toISOString()
