import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'

/** A number the Belgian way, in every language: 1.260 or 7,4; at most two decimals. */
export function formatNumber(value: number): string {
  const rounded = Math.round(value * 100) / 100
  const [whole = '0', decimals] = String(Math.abs(rounded)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.')
  return `${rounded < 0 ? '-' : ''}${grouped}${decimals === undefined ? '' : `,${decimals}`}`
}

/** A share as a percentage, in every language alike: 12,5 % or 0,1652 %; at most two decimals, four below one per cent. */
export function formatPercent(share: number): string {
  const places = share > 0 && share < 0.01 ? 4 : 2
  return `${Number((share * 100).toFixed(places))
    .toString()
    .replace('.', ',')}\u00a0%`
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** A day in full, '21 november 2026', from an ISO date; the text itself when it is none. */
export function formatDay(iso: string, locale: Locale): string {
  const day = new Date(`${iso.slice(0, 10)}T12:00:00Z`)
  if (Number.isNaN(day.getTime())) return iso
  const format = dateFormats.get(locale) ?? new Intl.DateTimeFormat(languages[locale].tag, { dateStyle: 'long', timeZone: 'UTC' })
  dateFormats.set(locale, format)
  return format.format(day)
}

const clockFormats = new Map<string, Intl.DateTimeFormat>()

/** The day it is in Belgium and Luxembourg, in full. */
export function formatToday(now: Date, locale: Locale): string {
  const format = clockFormats.get(locale) ?? new Intl.DateTimeFormat(languages[locale].tag, { dateStyle: 'long', timeZone: 'Europe/Brussels' })
  clockFormats.set(locale, format)
  return format.format(now)
}
