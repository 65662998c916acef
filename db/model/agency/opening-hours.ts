import { dayAfter, wallTimeOf, weekdayOf } from '../site/brussels-time.ts'
import type { LocalizedText } from '../site/localized.ts'
import type { TimeSlot } from '../visits/calendar-rules.ts'
import { isPublicHoliday } from '../visits/public-holidays.ts'

/** When an office is open, in its own local time. */
export interface OpeningHours {
  /** The slots of each day of the week, from Monday to Sunday; no slots: closed. */
  readonly week: readonly (readonly TimeSlot[])[]
  /** Days that differ from the week. */
  readonly exceptions: readonly OpeningException[]
}

interface OpeningException {
  /** Both included, YYYY-MM-DD. */
  readonly from: string
  readonly to: string
  /** Empty: closed. */
  readonly slots: readonly TimeSlot[]
  readonly note: LocalizedText | null
}

/** Whether an office is open now, and when that changes. Times are HH:MM, local time. */
export type Opening =
  | { readonly isOpen: true; readonly until: string }
  /** `opens` is null if no opening is in sight; its `day` is YYYY-MM-DD, `inDays` 0 is today. */
  | { readonly isOpen: false; readonly opens: { readonly day: string; readonly time: string; readonly inDays: number } | null }

/** The rules that decide when an office is open. */
export interface OpeningRules {
  readonly week: OpeningHours['week']
  readonly exceptions: readonly Pick<OpeningHours['exceptions'][number], 'from' | 'to' | 'slots'>[]
  /** The country whose public holidays it observes; null: none. */
  readonly holidays: 'BE' | 'LU' | null
}

/** How many days ahead to look for the next opening. */
const horizon = 30

/** Whether an office is open; an exception comes before a public holiday, and both before the day of the week. */
export function openingAt(rules: OpeningRules, now: Date): Opening {
  const { day: today, time } = wallTimeOf(now)
  const current = slotsOn(rules, today).find(({ from, to }) => from <= time && time < to)
  if (current) return { isOpen: true, until: current.to }
  for (let inDays = 0; inDays <= horizon; inDays++) {
    const day = dayAfter(today, inDays)
    const next = slotsOn(rules, day).find(({ from }) => inDays > 0 || from > time)
    if (next) return { isOpen: false, opens: { day, time: next.from, inDays } }
  }
  return { isOpen: false, opens: null }
}

function slotsOn({ week, exceptions, holidays }: OpeningRules, day: string): readonly TimeSlot[] {
  const exception = exceptions.find(({ from, to }) => from <= day && day <= to)
  if (exception) return exception.slots
  if (holidays !== null && isPublicHoliday(day, holidays)) return []
  return week[weekdayOf(day) - 1] ?? []
}
