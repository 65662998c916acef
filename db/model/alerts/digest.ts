import { brusselsOffset } from '../site/brussels-time.ts'
import { hour } from '../site/durations.ts'
import type { Rhythm } from './subscription.ts'

/** What the outbox keeps of a digest: listings and events. Everything else is read when it is sent. */
export type DigestData = {
  readonly subscription: string
  /** The events after this id … */
  readonly after: number
  /** … up to and including this one. */
  readonly last: number
  /** Matching listings, the latest change first: more than a mail shows, as some may be gone when it is sent. */
  readonly listings: readonly number[]
  /** How many listings match in all. */
  readonly total: number
}

/** Listings shown in a digest. */
export const maxInDigest = 20
/** Listings kept to choose them from. */
export const maxInReserve = 60

/** In Brussels; never skipped or repeated by daylight saving, which changes the clocks at 2 and 3 in the morning. */
const hourOfDigests = 7
const monday = 1

/**
 * When the next check of an alert is due: 'instant' at once, 'daily' at the next 7:00, 'weekly' at 7:00 on the next Monday, Brussels time.
 * Always later than `now`, except for 'instant'.
 */
export function nextDigest(rhythm: Rhythm, now: Date): Date {
  if (rhythm === 'instant') return now
  const today = new Date(now.getTime() + brusselsOffset(now.getTime()))
  for (let ahead = 0; ; ahead += 1) {
    const local = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + ahead, hourOfDigests)
    const moment = new Date(local - brusselsOffset(local - hour))
    const fits = rhythm === 'daily' || new Date(local).getUTCDay() === monday
    if (fits && moment.getTime() > now.getTime()) return moment
  }
}
