/** How many households may at most come to one visit together. */
export const mostParties = 6

/** A booking that may be of a joint visit: several households at one start of a home with one agent. */
export interface MaybeJoint {
  readonly startsAt: string
  readonly jointId: string | null
}

/** The visits among bookings: the households of a joint visit are one. */
export function visitsAmong<Booked extends MaybeJoint>(booked: readonly Booked[]): readonly Booked[] {
  const seen = new Set<string>()
  return booked.filter(({ jointId, startsAt }) => {
    const key = `${jointId} ${startsAt}`
    if (jointId === null || !seen.has(key)) {
      seen.add(key)
      return true
    }
    return false
  })
}
