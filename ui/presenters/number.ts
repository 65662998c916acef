import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'

/** A number in nl-BE format in all languages: 1.260 or 7,4; at most two decimals. */
export function formatNumber(value: number): string {
  const rounded = Math.round(value * 100) / 100
  const [whole = '0', decimals] = String(Math.abs(rounded)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.')
  return `${rounded < 0 ? '-' : ''}${grouped}${decimals === undefined ? '' : `,${decimals}`}`
}

/** A fraction as a percentage, the same in all languages: 12,5 % or 0,1652 %; at most two decimals, four below one per cent. */
export function formatPercent(share: number): string {
  const places = share > 0 && share < 0.01 ? 4 : 2
  return `${Number((share * 100).toFixed(places))
    .toString()
    .replace('.', ',')}\u00a0%`
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** An ISO date in full, '21 november 2026'; the text itself when it is not a date. */
export function formatDay(iso: string, locale: Locale): string {
  const day = new Date(`${iso.slice(0, 10)}T12:00:00Z`)
  if (Number.isNaN(day.getTime())) return iso
  const format = dateFormats.get(locale) ?? new Intl.DateTimeFormat(languages[locale].tag, { dateStyle: 'long', timeZone: 'UTC' })
  dateFormats.set(locale, format)
  return format.format(day)
}

const clockFormats = new Map<string, Intl.DateTimeFormat>()

/** The current date in Belgium and Luxembourg, in full. */
export function formatToday(now: Date, locale: Locale): string {
  const format = clockFormats.get(locale) ?? new Intl.DateTimeFormat(languages[locale].tag, { dateStyle: 'long', timeZone: 'Europe/Brussels' })
  clockFormats.set(locale, format)
  return format.format(now)
}
