import { ruleOn } from '../law/dated-rule.ts'
import { minute } from '../site/durations.ts'
import type { Staffing } from './agents-time.ts'
import { type CalendarException, type Start, startsOn } from './calendar.ts'
import type { CalendarRule } from './calendar-rules.ts'
import { isPublicHoliday } from './public-holidays.ts'

/**
 * The status of a start for staff, who may book any time: `free` in the office's calendar; `outside` its regular starts, with nothing else booked;
 * `closed` by a closed day or start; `taken` if its capacity (1 outside the regular starts) is used up, or all agents have another visit; `away` if no agent
 * works then.
 */
export type StartStanding = 'free' | 'outside' | 'closed' | 'taken' | 'away'

interface StartQuestion {
  readonly day: string
  readonly time: string
  /** The number of overlapping visits of the office. */
  readonly others: number
  /** Whether the office can send someone; absent if it goes by its calendar alone. */
  readonly staffing?: Staffing
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
  { day, time, others, staffing = 'free' }: StartQuestion,
): StartStanding {
  const start = starts.find((each) => each.time === time)
  if (others >= (start?.capacity ?? 1) || staffing === 'busy') return 'taken'
  if (start !== undefined && staffing === 'free') return 'free'
  const isClosed = exceptions.some((each) => each.day === day && each.capacity === 0 && (each.time === null || each.time === time))
  const rule = ruleOn(rules, day)
  if (start === undefined && (isClosed || (rule !== undefined && rule !== null && isPublicHoliday(day, rule.country)))) return 'closed'
  return staffing === 'away' ? 'away' : 'outside'
}

/** Minutes of a visit where the office's calendar has no rule. */
const usualMinutes = 45

/** When a visit that begins at a moment ends. UTC in ISO 8601. */
export function visitEnd(rules: readonly CalendarRule[], startsAt: string, day: string): string {
  return new Date(Date.parse(startsAt) + (ruleOn(rules, day)?.minutes ?? usualMinutes) * minute).toISOString()
}
