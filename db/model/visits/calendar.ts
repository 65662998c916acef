import { ruleOn } from '../law/dated-rule.ts'
import { dayAfter, instantAt, wallTimeOf, weekdayOf } from '../site/brussels-time.ts'
import { hour, minute } from '../site/durations.ts'
import type { Candidates } from './agents-time.ts'
import { type CalendarRule, horizonDays, leadHours } from './calendar-rules.ts'
import { isPublicHoliday } from './public-holidays.ts'

/** An exception to the calendar rules, for a day or one start. */
export interface CalendarException {
  /** YYYY-MM-DD, Brussels time. */
  readonly day: string
  /** HH:MM of one start, possibly in addition to the rule's; null: every start of the rule on that day. */
  readonly time: string | null
  /** How many appointments may start then; 0 closes it. */
  readonly capacity: number
}

/** A time at which an appointment can begin. Moments are UTC in ISO 8601. */
export interface Start {
  readonly startsAt: string
  readonly endsAt: string
  readonly time: string
  readonly capacity: number
}

/** A day with its starts, in order. */
export interface CalendarDay {
  readonly day: string
  readonly starts: readonly Start[]
}

/** What the rules say about one start time. */
export interface StartTerms {
  readonly day: string
  readonly time: string
  readonly endsAt: string
  /** Capacity by the rule, 0 on a public holiday; null if the rule has no such start. */
  readonly regular: number | null
  /** Whether it is within the booking window and the office has a rule for that day. */
  readonly isOffered: boolean
  /** Capacity that overrides the calendar: staff may book any start. Absent for visitors. */
  readonly atMost?: number
  /** Who may be given the visit; absent for an office that goes by its calendar alone, and if staff book outside it. */
  readonly candidates?: Candidates
}

/** What an office's rules say about a start time, ignoring exceptions. */
export function startTerms(rules: readonly CalendarRule[], startsAt: Date, now: Date): StartTerms {
  const { day, time } = wallTimeOf(startsAt)
  const rule = ruleOn(rules, day)
  if (!rule) return { day, time, endsAt: startsAt.toISOString(), regular: null, isOffered: false }
  const regular = regularTimes(rule, day).includes(time) ? regularCapacity(rule, day) : null
  return { day, time, endsAt: after(startsAt, rule.minutes), regular, isOffered: isOffered(startsAt, now) }
}

/**
 * An office's starts on a day with their capacity, from the rule and its exceptions, without closed ones. An exception for a start overrides one for
 * its day, which overrides the rule and its public holidays. A time that the clocks skip is none.
 */
export function startsOn(rules: readonly CalendarRule[], day: string, exceptions: readonly CalendarException[]): readonly Start[] {
  const rule = ruleOn(rules, day)
  if (!rule) return []
  const ofDay = exceptions.filter((exception) => exception.day === day)
  const whole = ofDay.find(({ time }) => time === null)?.capacity ?? regularCapacity(rule, day)
  const capacities = new Map(regularTimes(rule, day).map((time) => [time, whole]))
  for (const { time, capacity } of ofDay) if (time !== null) capacities.set(time, capacity)
  return [...capacities]
    .filter(([, capacity]) => capacity > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([time, capacity]) => {
      const startsAt = instantAt({ day, time })
      return { startsAt: startsAt.toISOString(), endsAt: after(startsAt, rule.minutes), time, capacity }
    })
    .filter(({ startsAt, time }) => wallTimeOf(new Date(startsAt)).time === time)
}

/**
 * An office's days with free starts, from tomorrow to the horizon.
 * @param taken the number of appointments by start time
 * @param isStaffed whether the office has an agent for a start
 */
export function freeDays(
  rules: readonly CalendarRule[],
  exceptions: readonly CalendarException[],
  taken: ReadonlyMap<string, number>,
  now: Date,
  isStaffed: (start: Start) => boolean = () => true,
): readonly CalendarDay[] {
  const earliest = earliestStart(now).toISOString()
  return offeredDays(now)
    .map((day) => {
      const starts = startsOn(rules, day, exceptions)
      return {
        day,
        starts: starts.filter((start) => start.startsAt >= earliest && (taken.get(start.startsAt) ?? 0) < start.capacity && isStaffed(start)),
      }
    })
    .filter(({ starts }) => starts.length > 0)
}

/** The days in the booking window. */
export function offeredDays(now: Date): readonly string[] {
  const today = wallTimeOf(now).day
  return Array.from({ length: horizonDays }, (_, days) => dayAfter(today, days))
}

const earliestStart = (now: Date) => new Date(now.getTime() + leadHours * hour)

function isOffered(startsAt: Date, now: Date): boolean {
  const last = dayAfter(wallTimeOf(now).day, horizonDays - 1)
  return startsAt >= earliestStart(now) && wallTimeOf(startsAt).day <= last
}

function regularCapacity({ country, capacity }: CalendarRule, day: string): number {
  return isPublicHoliday(day, country) ? 0 : capacity
}

/** The times of a day of the week at which an appointment may begin so that it ends within its slot. */
function regularTimes({ week, every, minutes }: CalendarRule, day: string): readonly string[] {
  const slots = week[weekdayOf(day) - 1] ?? []
  return slots.flatMap(({ from, to }) => {
    const starts = Math.floor((minutesOf(to) - minutesOf(from) - minutes) / every) + 1
    return Array.from({ length: Math.max(0, starts) }, (_, index) => timeOf(minutesOf(from) + index * every))
  })
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function after(instant: Date, minutes: number): string {
  return new Date(instant.getTime() + minutes * minute).toISOString()
}
