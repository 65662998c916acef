import { weekDays } from '#db/model/agency/settings/field.ts'
import { mondayOf, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { minute } from '#db/model/site/durations.ts'
import { type Period, type Week, writeSlots } from '#db/model/visits/agents-time.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '../../routes.ts'
import { dayText } from '../../site/intl.present.ts'

/** An absence of a member. */
export interface AbsenceView {
  readonly id: string
  readonly text: string
  /** How many of their visits fall into it. */
  readonly visits: number
  /** The calendar of that week with their visits. */
  readonly calendar: string
}

/** A week as its form has it, by day; empty days for the office's hours. */
export function presentWeek(week: Week | null): Readonly<Record<string, string>> {
  return Object.fromEntries(weekDays.map((day, index) => [`own.week.${day}`, writeSlots(week?.[index] ?? [])]))
}

/** Presents an absence: its days, with times where it is not whole days. */
export function presentAbsence(
  { id, visits, ...period }: Period & { readonly id: string; readonly visits: number },
  member: string,
  locale: Locale,
): AbsenceView {
  const week = mondayOf(wallTimeOf(new Date(period.startsAt)).day)
  return { id, text: absenceText(period, locale), visits, calendar: `${href('deskCalendar', locale)}?${new URLSearchParams({ week, person: member })}` }
}

function absenceText({ startsAt, endsAt }: Period, locale: Locale): string {
  const t = translator(locale)
  const format = (day: string) => dayText(day, locale, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
  const start = wallTimeOf(new Date(startsAt))
  const end = wallTimeOf(new Date(endsAt))
  const isWhole = start.time === '00:00' && end.time === '00:00'
  const last = isWhole ? wallTimeOf(new Date(Date.parse(endsAt) - minute)).day : end.day
  if (isWhole) return start.day === last ? format(start.day) : t('desk.time.period', { from: format(start.day), to: format(last) })
  if (start.day === last) return `${format(start.day)}, ${start.time}\u2013${end.time}`
  return t('desk.time.period', { from: `${format(start.day)}, ${start.time}`, to: `${format(last)}, ${end.time}` })
}
