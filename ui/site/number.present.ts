import { formatEuro } from '#db/model/listings/price.ts'
import { brusselsDay, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { day, hour, minute } from '#db/model/site/durations.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { withFirstOfMonth } from './first-of-month.present.ts'
import { dateFormat, dayText, noonOf, relativeTimeFormat } from './intl.present.ts'

/**
 * A number as the language writes it, '1.260' or '7,4' in Dutch and '1,260' or '7.4' in English. Thousands have a point wherever decimals have a
 * comma, French included, so that figures and prices on a page are grouped in the same way.
 * For anything but prices, which are printed the same way in all languages. Built by hand because lists print hundreds and Intl costs far more.
 */
export function formatNumber(value: number, locale: Locale, maxDecimals = 2): string {
  const rounded = Number(value.toFixed(maxDecimals))
  const { group, decimal } = separatorsOf(locale)
  const [whole = '0', decimals] = String(Math.abs(rounded)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, group)
  return `${rounded < 0 ? '-' : ''}${grouped}${decimals === undefined ? '' : decimal + decimals}`
}

interface Separators {
  readonly group: string
  readonly decimal: string
}

const separators = new Map<Locale, Separators>()

function separatorsOf(locale: Locale): Separators {
  const known = separators.get(locale)
  if (known) return known
  const parts = new Intl.NumberFormat(languages[locale].tag).formatToParts(12345.6)
  const textOf = (requested: string) => parts.find(({ type }) => type === requested)?.value ?? ''
  const decimal = textOf('decimal')
  const found = { group: decimal === ',' ? '.' : textOf('group'), decimal }
  separators.set(locale, found)
  return found
}

/** An ISO date in full, '21 november 2026', or the day of a moment in Brussels; the text itself when it is not a date. */
export function formatDay(iso: string, locale: Locale): string {
  const moment = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(iso) ? new Date(iso) : null
  const date = moment === null || Number.isNaN(moment.getTime()) ? iso.slice(0, 10) : brusselsDay(moment)
  return Number.isNaN(noonOf(date).getTime()) ? iso : dayText(date, locale, { dateStyle: 'long' })
}

/** Formats a date and time in the time zone of Belgium and Luxembourg: '22 november 2026 om 14:05'. */
export function formatMoment(moment: Date, locale: Locale): string {
  return withFirstOfMonth(dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Brussels' }).format(moment), locale)
}

/** The current date in Belgium and Luxembourg, in full. */
export function formatToday(now: Date, locale: Locale): string {
  return formatDay(now.toISOString(), locale)
}

/** An amount in euro within a sentence, where no line may end inside it. */
export function euroInText(amount: number): string {
  return unbrokenPrices(formatEuro(amount))
}

/** A text whose prices stay on one line each: a no-break space after every euro sign. */
export function unbrokenPrices(text: string): string {
  return text.replaceAll('€ ', '€\u00a0')
}

/** Keeps the day, month and year of each date in a text on one line: '27 November 2026'. */
export function unbrokenDates(text: string): string {
  return text.replace(/(?<=\d(?:\.|er)?) (\p{L}+) (?=\d{4}(?!\d))/gu, '\u00a0$1\u00a0')
}

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

/** Day and time of a moment there in a form that spreadsheets parse: '2026-11-24 10:00'. */
export function plainMoment(at: string): string {
  const { day, time } = wallTimeOf(new Date(at))
  return `${day} ${time}`
}

/** A fraction as a percentage: '12,5 %', in English '12.5%'; at most two decimals, four below one per cent. */
export function formatPercent(share: number, locale: Locale): string {
  return translator(locale)('unit.percent', { value: formatNumber(share * 100, locale, share > 0 && share < 0.01 ? 4 : 2) })
}
