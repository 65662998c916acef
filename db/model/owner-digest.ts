import { dayAfter, instantAt, mondayOf, wallTimeOf } from './brussels-time.ts'
import type { CommunicationType } from './communication.ts'
import type { HomeVisit } from './home-visit.ts'
import type { HomeEvent, OwnedStock } from './owned-home.ts'

/** The week that an owner's digest is about, Monday to Sunday in Brussels. Days are YYYY-MM-DD, moments UTC in ISO 8601. */
export interface DigestWeek {
  readonly first: string
  readonly last: string
  /** The Monday of the week before, with which it is compared. */
  readonly before: string
  /** The moments at which the week begins and ends. */
  readonly from: string
  readonly until: string
}

/** In Brussels, on Mondays. */
const timeOfDigests = '08:00'
/** Hours after which a digest that was not sent is left out. */
const hoursLate = 24

/** The week whose digest is due at a moment: the one before, from Monday at 8:00 until Tuesday at 8:00; null at any other time. */
export function dueWeek(now: Date): DigestWeek | null {
  const monday = mondayOf(wallTimeOf(now).day)
  const late = now.getTime() - instantAt({ day: monday, time: timeOfDigests }).getTime()
  return late >= 0 && late < hoursLate * 3_600_000 ? weekFrom(dayAfter(monday, -7)) : null
}

/** The week that begins on a Monday. */
export function weekFrom(first: string): DigestWeek {
  const beginning = (day: string) => instantAt({ day, time: '00:00' }).toISOString()
  return { first, last: dayAfter(first, 6), before: dayAfter(first, -7), from: beginning(first), until: beginning(dayAfter(first, 7)) }
}

/** What the outbox keeps of an owner's digest; the rest is read when it is sent. */
export type OwnerDigestData = {
  readonly owner: string
  /** The Monday of the week, YYYY-MM-DD. */
  readonly week: string
}

/** Views of the page of a home. */
export interface WeekViews {
  readonly count: number
  /** Of the week before. */
  readonly before: number
  /** The first day that is counted; null where none is. */
  readonly since: string | null
}

/** Views of a home at a medium; only the days that it has delivered are counted. */
export interface PortalWeek {
  readonly name: string
  readonly views: number
  /** Days of the week with a figure. */
  readonly days: number
}

/** A visit as an owner may know of it, and when the agency last decided what the owner sees of it; null: never. */
export interface WeekVisit extends Pick<HomeVisit, 'startsAt' | 'state' | 'visitor' | 'interest' | 'feedback'> {
  readonly decidedAt: string | null
}

/** What happened with an owner's home in a week, as far as the agency releases it. A project counts with its units. */
export interface HomeWeek {
  readonly stock: OwnedStock
  readonly views: WeekViews
  readonly portals: readonly PortalWeek[]
  /** Of the week, of the last weeks before it, and to come; newest first. */
  readonly visits: readonly WeekVisit[]
  readonly communications: readonly { readonly type: CommunicationType; readonly count: number }[]
  /** Oldest first. */
  readonly events: readonly HomeEvent[]
}
