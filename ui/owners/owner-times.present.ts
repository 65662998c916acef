import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import type { Locale } from '#messages/locales.ts'
import { formatDay } from '../site/number.present.ts'

/** The day of a moment on clocks in Belgium and Luxembourg, in full. */
export function dayTextOf(at: string, locale: Locale): string {
  return formatDay(wallTimeOf(new Date(at)).day, locale)
}

/** Day and time of a moment there in a form that spreadsheets parse: '2026-11-24 10:00'. */
export function plainMoment(at: string): string {
  const { day, time } = wallTimeOf(new Date(at))
  return `${day} ${time}`
}
