import type { DigestWeek, HomeWeek, WeekVisit } from '#db/model/owners/owner-digest.ts'
import { day } from '#db/model/site/durations.ts'

/** The visits of a week by outcome, upcoming ones, and those whose feedback the agency released in that week. */
export interface WeekVisits {
  readonly done: readonly WeekVisit[]
  readonly cancelled: readonly WeekVisit[]
  readonly missed: readonly WeekVisit[]
  /** The next first; none in a letter of long ago, when others were. */
  readonly planned: readonly WeekVisit[]
  readonly withFeedback: readonly WeekVisit[]
}

/** @param at the time from which visits are upcoming, UTC in ISO 8601 */
export function weekVisits(visits: readonly WeekVisit[], period: DigestWeek, at: string): WeekVisits {
  const { from, until } = period
  const isInWeek = (moment: string) => moment >= from && moment < until
  const inState = (requested: WeekVisit['state']) => visits.filter(({ state, startsAt }) => state === requested && isInWeek(startsAt) && startsAt <= at)
  // On a cancelled visit the agency's words say why.
  const hasFeedback = ({ state, interest, feedback }: WeekVisit) => state !== 'cancelled' && (interest !== null || feedback !== null)
  return {
    done: inState('confirmed'),
    cancelled: visits.filter(({ state, startsAt }) => state === 'cancelled' && isInWeek(startsAt)),
    missed: inState('missed'),
    planned: isLatest(period, at) ? visits.filter(({ state, startsAt }) => state === 'confirmed' && startsAt > at).toReversed() : [],
    withFeedback: visits.filter((visit) => hasFeedback(visit) && isInWeek(visit.decidedAt ?? visit.startsAt)),
  }
}

/** Whether a week is the last or the running one at a moment. */
export function isLatest({ until }: DigestWeek, at: string): boolean {
  return Date.parse(at) < Date.parse(until) + 7 * day
}

/** Whether a week has nothing to tell. */
export function isUneventful({ views, events, communications }: HomeWeek, { done, cancelled, missed, withFeedback }: WeekVisits): boolean {
  return [done, cancelled, missed, withFeedback, events, communications].every((each) => each.length === 0) && views.count === 0
}
