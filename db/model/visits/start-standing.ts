import { ruleOn } from '../law/dated-rule.ts'
import { minute } from '../site/durations.ts'
import { type CalendarException, type Start, startsOn } from './calendar.ts'
import type { CalendarRule } from './calendar-rules.ts'
import { isPublicHoliday } from './public-holidays.ts'

/**
 * The status of a start for staff, who may book any time: `free` in the office's calendar; `outside` its regular starts, with nothing else booked;
 * `closed` by a closed day or start; `taken` if its capacity (1 outside the regular starts) is used up.
 */
export type StartStanding = 'free' | 'outside' | 'closed' | 'taken'

interface StartQuestion {
  readonly day: string
  readonly time: string
  /** The number of overlapping visits of the office. */
  readonly others: number
}

/** @param exceptions of that day */
export function startStanding(rules: readonly CalendarRule[], exceptions: readonly CalendarException[], question: StartQuestion): StartStanding {
  return standingAmong(startsOn(rules, question.day, exceptions), rules, exceptions, question)
}

/** `startStanding` when the starts of the day (`startsOn`) are already computed. */
export function standingAmong(
  starts: readonly Start[],
  rules: readonly CalendarRule[],
  exceptions: readonly CalendarException[],
  { day, time, others }: StartQuestion,
): StartStanding {
  const start = starts.find((each) => each.time === time)
  if (others >= (start?.capacity ?? 1)) return 'taken'
  if (start !== undefined) return 'free'
  const isClosed = exceptions.some((each) => each.day === day && each.capacity === 0 && (each.time === null || each.time === time))
  const rule = ruleOn(rules, day)
  return isClosed || (rule !== undefined && rule !== null && isPublicHoliday(day, rule.country)) ? 'closed' : 'outside'
}

/** Minutes of a visit where the office's calendar has no rule. */
const usualMinutes = 45

/** When a visit that begins at a moment ends. UTC in ISO 8601. */
export function visitEnd(rules: readonly CalendarRule[], startsAt: string, day: string): string {
  return new Date(Date.parse(startsAt) + (ruleOn(rules, day)?.minutes ?? usualMinutes) * minute).toISOString()
}
