import { day, hour } from '../site/durations.ts'

/** Rate limits per kind of form and IP address. */
export const sendingLimits = [
  { within: hour, max: 5 },
  { within: day, max: 20 },
] as const

/** Days that a sender's count is kept: the nightly job deletes it after the day it applies to. */
export const daysOfSenders = 2

/** Rate limits per owner, for messages and documents separately: each is a mail to the agency. */
export const ownerSendingLimits = [{ within: day, max: 20 }] as const

export interface SendingLimit {
  /** Milliseconds. */
  readonly within: number
  readonly max: number
}
