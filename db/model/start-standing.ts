import { type CalendarException, startsOn } from './calendar.ts'
import type { CalendarRule } from './calendar-rules.ts'
import { ruleOn } from './dated-rule.ts'
import { isPublicHoliday } from './public-holidays.ts'

/**
 * How a start stands for the agency's own people, who may set any: `free` in the office's calendar, `outside` its starts with nothing else then,
 * `closed` on a day or at a start that is closed, `taken` by as many visits as the calendar allows, or by one where it has no start.
 */
export type StartStanding = 'free' | 'outside' | 'closed' | 'taken'

interface StartQuestion {
  readonly day: string
  readonly time: string
  /** How many other visits of the office go on then. */
  readonly others: number
}

/** @param exceptions those of the day */
export function startStanding(rules: readonly CalendarRule[], exceptions: readonly CalendarException[], { day, time, others }: StartQuestion): StartStanding {
  const start = startsOn(rules, day, exceptions).find((each) => each.time === time)
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
  return new Date(Date.parse(startsAt) + (ruleOn(rules, day)?.minutes ?? usualMinutes) * 60_000).toISOString()
}
