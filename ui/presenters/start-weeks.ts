import { dayAfter, mondayOf, weekdayOf } from '#db/model/brussels-time.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import type { StartDayView } from './appointment.ts'
import { withFirstOfMonth } from './first-of-month.ts'

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
    label: withFirstOfMonth(
      formatOf(locale, { day: 'numeric', month: 'short' }).formatRange(noonOf(monday), noonOf(dayAfter(monday, length - 1))),
      locale,
    ).replace(/(\d(?:er|\.)?) (?=\p{L})/gu, '$1\u00a0'),
    days: Array.from({ length }, (_, index) => {
      const day = dayAfter(monday, index)
      return {
        day,
        weekday: formatOf(locale, { weekday: 'short' }).format(noonOf(day)),
        date: String(Number(day.slice(-2))),
        free: free.get(day) ?? null,
      }
    }),
  }))
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: Locale, parts: { readonly weekday?: 'short'; readonly day?: 'numeric'; readonly month?: 'short' }): Intl.DateTimeFormat {
  const key = `${locale} ${Object.keys(parts)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(languages[locale].tag, { ...parts, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}
