import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { withFirstOfMonth } from './first-of-month.present.ts'

/** Formatters of `Intl` in the languages of the site. They are cached: creating one costs as much as the rest of a day of the calendar. */

function cached<Format>(create: (tag: string) => Format): (locale: Locale) => Format {
  const formats = new Map<Locale, Format>()
  return (locale) => {
    const format = formats.get(locale) ?? create(languages[locale].tag)
    formats.set(locale, format)
    return format
  }
}

/** Lists: 'Dutch, French and English'. */
export const listFormat = cached((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))
/** Names of countries by their ISO 3166-1 code. */
export const countryNames = cached((tag) => new Intl.DisplayNames([tag], { type: 'region' }))
/** Names of languages by their code. */
const namesOfLanguages = cached((tag) => new Intl.DisplayNames([tag], { type: 'language' }))
/** How long ago: '2 hours ago', 'yesterday'. */
export const relativeTimeFormat = cached((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** @param options in UTC unless they name a time zone: days are formatted at noon UTC */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(languages[locale].tag, { timeZone: 'UTC', ...options })
  dateFormats.set(key, format)
  return format
}

/** A day in words. @param day YYYY-MM-DD */
export function dayText(day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return withFirstOfMonth(dateFormat(locale, options).format(noonOf(day)), locale)
}

/** A typed date in words: 'Thursday, 10 December 2026'; empty until it is one. @param date YYYY-MM-DD */
export function dateInWords(date: string, locale: Locale): string {
  const isDate = /^[12]\d{3}-\d\d-\d\d$/.test(date) && !Number.isNaN(noonOf(date).getTime())
  return isDate ? dayText(date, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }) : ''
}

/** A period in words, as short as the language writes it: '23 – 29 November 2026'. @param first YYYY-MM-DD @param last YYYY-MM-DD */
export function periodText(first: string, last: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return withFirstOfMonth(dateFormat(locale, options).formatRange(noonOf(first), noonOf(last)), locale)
}

/** Noon UTC, which is the same day in Belgium and Luxembourg. @param day YYYY-MM-DD */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

/** A text with a capital as its first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Languages by their names in the page's language: 'Dutch, French and English'; empty for none. */
export function languageNames(languages: readonly Locale[], locale: Locale): string {
  return listFormat(locale).format(languages.map((each) => namesOfLanguages(locale).of(each) ?? each))
}
