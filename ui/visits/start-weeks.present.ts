import { dayAfter, mondayOf, weekdayOf } from '#db/model/site/brussels-time.ts'
import type { Locale } from '#messages/locales.ts'
import { dateFormat, noonOf, periodText } from '../site/intl.present.ts'
import type { StartDayView } from './appointment.present.ts'

/** A column of the week strip. */
export interface WeekdayView {
  /** YYYY-MM-DD. */
  readonly day: string
  /** 'Tue' and '24'. */
  readonly weekday: string
  readonly date: string
  /** Null if nothing is free. */
  readonly free: StartDayView | null
}

export interface StartWeekView {
  /** YYYY-MM-DD. */
  readonly monday: string
  /** First and last day of the strip: '23–28 Nov'. */
  readonly label: string
  readonly days: readonly WeekdayView[]
}

const friday = 5

/** Free days by week, Monday first; every week has the same columns: Monday to Friday, and the weekend as far as it is ever free. */
export function presentStartWeeks(days: readonly StartDayView[], locale: Locale): readonly StartWeekView[] {
  const free = new Map(days.map((each) => [each.day, each]))
  const length = Math.max(friday, ...days.map(({ day }) => weekdayOf(day)))
  return [...new Set(days.map(({ day }) => mondayOf(day)))].map((monday) => ({
    monday,
    label: periodText(monday, dayAfter(monday, length - 1), locale, { day: 'numeric', month: 'short' }).replace(/(\d(?:er|\.)?) (?=\p{L})/gu, '$1\u00a0'),
    days: Array.from({ length }, (_, index) => {
      const day = dayAfter(monday, index)
      return {
        day,
        weekday: dateFormat(locale, { weekday: 'short' }).format(noonOf(day)),
        date: String(Number(day.slice(-2))),
        free: free.get(day) ?? null,
      }
    }),
  }))
}
