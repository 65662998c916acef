import { dayAfter, instantAt, mondayOf, wallTimeOf } from '../site/brussels-time.ts'
import { hour } from '../site/durations.ts'
import type { HomeVisit } from '../visits/home-visit.ts'
import type { CommunicationType } from './communication.ts'
import type { HomeEvent, OwnedStock } from './owned-home.ts'

/** The week covered by an owner's digest, Monday to Sunday in Brussels. Dates are YYYY-MM-DD, times UTC in ISO 8601. */
export interface DigestWeek {
  readonly first: string
  readonly last: string
  /** The Monday of the previous week, for comparison. */
  readonly before: string
  /** Start (inclusive) and end (exclusive) of the week. */
  readonly from: string
  readonly until: string
}

/** In Brussels, on Mondays. */
const timeOfDigests = '08:00'
/** Hours after which a missed digest is skipped. */
const hoursLate = 24

/** The week whose digest is due: the previous one, from Monday 8:00 to Tuesday 8:00 Brussels time; null at any other time. */
export function dueWeek(now: Date): DigestWeek | null {
  const monday = mondayOf(wallTimeOf(now).day)
  const late = now.getTime() - instantAt({ day: monday, time: timeOfDigests }).getTime()
  return late >= 0 && late < hoursLate * hour ? weekFrom(dayAfter(monday, -7)) : null
}

/** The week that begins on a Monday. */
export function weekFrom(first: string): DigestWeek {
  const beginning = (day: string) => instantAt({ day, time: '00:00' }).toISOString()
  return { first, last: dayAfter(first, 6), before: dayAfter(first, -7), from: beginning(first), until: beginning(dayAfter(first, 7)) }
}

/** The week of a moment, which is not over. */
export function runningWeek(now: Date): DigestWeek {
  return weekFrom(mondayOf(wallTimeOf(now).day))
}

/** The last week that is over. */
export function lastWeek(now: Date): DigestWeek {
  return weekFrom(runningWeek(now).before)
}

/**
 * The Mondays of the weeks that have a letter, the newest first: from the week in which a home was added to the last that is over, or to the one in
 * which it was sold or let.
 */
export function letterWeeks(now: Date, startedOn: string, closedOn: string | null): readonly string[] {
  const last = lastWeek(now)
  const newest = closedOn !== null && closedOn < last.first ? mondayOf(closedOn) : last.first
  const weeks: string[] = []
  for (let first = newest; first >= mondayOf(startedOn) && weeks.length < maxLetters; first = dayAfter(first, -7)) weeks.push(first)
  return weeks
}

/** Two years: what letters are composed from is erased after that. */
const maxLetters = 104

/** How many weeks the graph of a letter compares, its own included. */
export const weeksCompared = 8

/** The outbox payload of an owner's digest; the rest is read at send time. */
export type OwnerDigestData = {
  readonly owner: string
  /** The Monday of the week, YYYY-MM-DD. */
  readonly week: string
}

/** Views of the page of a home. */
interface WeekViews {
  readonly count: number
  /** Of the week before. */
  readonly before: number
  /** The first day that is counted; null where none is. */
  readonly since: string | null
}

/** Views in a week that begins on a Monday; null for a week that was not counted from its first day. */
interface WeekCount {
  readonly first: string
  readonly views: number | null
}

/** Views of a home on a portal, over the days for which it has delivered figures. */
export interface PortalWeek {
  readonly name: string
  readonly views: number
  /** Days of the week with a figure. */
  readonly days: number
}

/** A visit as released to the owner, and when the agency last decided on its release (null: never). */
export interface WeekVisit extends Pick<HomeVisit, 'startsAt' | 'state' | 'visitor' | 'interest' | 'feedback'> {
  readonly decidedAt: string | null
}

/** A week's released activity of an owner's home. A project includes its units. */
export interface HomeWeek {
  readonly stock: OwnedStock
  /** The day it was added to the stock, or the first day on which it was counted. */
  readonly startedOn: string
  readonly views: WeekViews
  /** The weeks up to this one, oldest first. */
  readonly weeks: readonly WeekCount[]
  readonly portals: readonly PortalWeek[]
  /** Visits in the week, in the weeks before it, and upcoming; newest first. */
  readonly visits: readonly WeekVisit[]
  readonly communications: readonly { readonly type: CommunicationType; readonly count: number }[]
  /** Oldest first. */
  readonly events: readonly HomeEvent[]
}
