import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { minute } from '../model/site/durations.ts'

/** No worker of the site takes a lease for longer (ms). */
const longestLease = 10 * minute

/**
 * Whether a lease has expired, or ends so far ahead that only a wrong clock can have set it: otherwise a clock that had jumped ahead would block its row for good.
 * @param until a column with the end of the lease (ISO 8601, UTC); a row without a lease (null) has not expired
 */
export function hasExpired(until: SQLWrapper, now: Date): SQL {
  return sql`(${until} <= ${now.toISOString()} OR ${until} > ${new Date(now.getTime() + longestLease).toISOString()})`
}
