import { day, hour, minute } from '#db/model/site/durations.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { relativeTimeFormat } from '../site/intl.present.ts'
import { formatMoment } from '../site/number.present.ts'

/** How long ago something was, in words, up to a week; then the day and time. @param at UTC in ISO 8601 */
export function agoText(at: string, locale: Locale, now: Date): string {
  const since = Math.max(0, now.getTime() - Date.parse(at))
  if (since < minute) return translator(locale)('desk.justNow')
  if (since >= 7 * day) return formatMoment(new Date(at), locale)
  const format = relativeTimeFormat(locale)
  if (since < hour) return format.format(-Math.floor(since / minute), 'minute')
  if (since < day) return format.format(-Math.floor(since / hour), 'hour')
  return format.format(-Math.floor(since / day), 'day')
}
