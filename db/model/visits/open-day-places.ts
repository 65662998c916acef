import type { Locale } from '#messages/locales.ts'
import type { OfficeKey } from '../agency/office.ts'
import { instantAt, wallTimeOf } from '../site/brussels-time.ts'
import { minute } from '../site/durations.ts'
import type { AppointmentState, Booking } from './appointment.ts'
import type { CalendarDay, Start } from './calendar.ts'
import { comingOpenDays, type OpenDay } from './open-day.ts'

/** How an open day takes registrations; one without terms is open to all. */
export interface OpenDayTerms {
  /** YYYY-MM-DD */
  readonly day: string
  /** HH:MM */
  readonly opens: string
  readonly closes: string
  /** Minutes of each time slot; 0: one slot for the whole open day. */
  readonly minutes: number
  /** How many people each slot takes. */
  readonly capacity: number
  /** Whether it takes registrations now. */
  readonly isOpen: boolean
  /** Incremented by each change (optimistic lock). */
  readonly version: number
}

/** A household that registered for an open day. Moments are UTC in ISO 8601. */
export interface OpenDayGuest {
  /** The id of its lead. */
  readonly id: string
  readonly listingId: number
  readonly day: string
  readonly opens: string
  readonly office: OfficeKey
  readonly organizer: string
  readonly locale: Locale
  readonly startsAt: string
  readonly endsAt: string
  readonly people: number
  readonly state: AppointmentState
  /** The number of changes so far (iCalendar SEQUENCE). */
  readonly sequence: number
  readonly changedAt: string
}

/** A registration as mails and pages show it, like a viewing. */
export function bookingOf({ day: _, opens: _opens, ...guest }: OpenDayGuest): Booking {
  return { ...guest, how: 'onSite', assignee: null }
}

/** A time for which people register. */
export interface OpenDaySlot {
  readonly day: string
  readonly opens: string
  /** HH:MM in Brussels. */
  readonly time: string
  readonly startsAt: string
  readonly endsAt: string
  readonly capacity: number
  /** The minutes that it was made with; 0: the whole open day. */
  readonly minutes: number
}

/** The most people in one registration. */
export const maxParty = 10
/** The most people in one slot. */
export const maxPlaces = 500
/** The lengths of a slot to choose from; 0: the whole open day. */
export const slotLengths = [0, 10, 15, 20, 30, 60] as const

/** The open days of a home that take registrations: those of its record with open terms, which may have moved its end. */
export function registrable(days: readonly OpenDay[] | undefined, terms: readonly OpenDayTerms[], today: string): readonly OpenDayTerms[] {
  return comingOpenDays(days, today).flatMap(({ day, from, to }) =>
    terms.filter((each) => each.isOpen && each.day === day && each.opens === from).map((each) => ({ ...each, closes: to })),
  )
}

/** The slots of an open day. A rest that is shorter than a slot is left out, but there is one slot at least. */
export function slotsOf({ day, opens, closes, minutes, capacity }: OpenDayTerms): readonly OpenDaySlot[] {
  const [from, to] = [opens, closes].map((time) => instantAt({ day, time }).getTime())
  if (from === undefined || to === undefined || to <= from) return []
  const length = minutes === 0 ? to - from : Math.min(minutes * minute, to - from)
  return Array.from({ length: Math.floor((to - from) / length) }, (_, index) => {
    const start = new Date(from + index * length)
    const endsAt = new Date(start.getTime() + length).toISOString()
    return { day, opens, time: wallTimeOf(start).time, startsAt: start.toISOString(), endsAt, capacity, minutes }
  })
}

/**
 * The slots with places left, by day.
 * @param taken the number of people by start
 * @param people how many places are needed
 */
export function freeSlots(terms: readonly OpenDayTerms[], taken: ReadonlyMap<string, number>, now: Date, people = 1): readonly CalendarDay[] {
  const days = new Map<string, Start[]>()
  for (const each of terms.flatMap(slotsOf)) {
    const left = each.capacity - (taken.get(each.startsAt) ?? 0)
    if (left < people || each.startsAt <= now.toISOString()) continue
    const { startsAt, endsAt, time } = each
    days.set(each.day, [...(days.get(each.day) ?? []), { startsAt, endsAt, time, capacity: left }])
  }
  return [...days].map(([day, starts]) => ({ day, starts }))
}
